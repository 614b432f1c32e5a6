# Lessons: the panel at the table and the way there. What a lesson itself says stands beside it, in lessons/.

lesson-learn = Learn: { $lesson }
lesson-panel = Lesson
lesson-step = Step { $step } of { $steps }
lesson-rule = Rule { $rule }
lesson-skip = Skip the lesson
lesson-play-on = Play on
lesson-kindly = That is allowed, but the lesson wants something else first. Do what is lit, or skip the lesson and play as you like.
lesson-others = The others answer…
