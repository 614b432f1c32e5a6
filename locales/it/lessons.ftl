# Le lezioni: il riquadro al tavolo e come arrivarci. Quello che dice una lezione sta accanto a lei, in lessons/.

lesson-learn = Impara: { $lesson }
lesson-panel = Lezione
lesson-step = Passo { $step } di { $steps }
lesson-rule = Regola { $rule }
lesson-skip = Salta la lezione
lesson-play-on = Continua a giocare
lesson-kindly = Si può fare, ma la lezione chiede prima altro. Fai ciò che è illuminato, oppure salta la lezione e gioca come vuoi.
lesson-others = Rispondono gli altri…
