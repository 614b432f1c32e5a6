# Le parole che tutti i giochi hanno in comune.

list-two = { $first } e { $rest }
list-more = { $first }, { $rest }
