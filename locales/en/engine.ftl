# Words that every game shares.

list-two = { $first } and { $rest }
list-more = { $first }, { $rest }
