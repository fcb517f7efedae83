package engine

// Refusal is the error of an illegal move: a [Failure] with the number of the rule that forbids the
// move. The user interface translates it, highlights the cards that it mentions and links to the
// rule. About holds amounts as integers, seats as [Seat], and cards, towns, spaces and so on as
// values of the game's own types, which are [Titled].
type Refusal struct {
	Rule string // number of the rule, "R17"; "" if no rule forbids it explicitly
	Failure
}

// Titled is a part of a game with a name that players read, such as a card or a town. Title returns
// the English name; the user interface looks up the translation.
type Titled interface{ Title() string }

// Name is a Titled for parts of a game that have no type of their own. Its value is the English
// name.
type Name string

// Title returns the English name.
func (n Name) Title() string { return string(n) }

// Refuse returns a Refusal with the number of the rule that forbids the move, and a text. about are
// the values for the text's formatting verbs, such as %d.
func Refuse(rule, text string, about ...any) *Refusal {
	return &Refusal{Rule: rule, Failure: Failure{text, about}}
}

// By converts the Failure to a Refusal of a game setup that the rule with the given number forbids.
// Translators still find the text among the errors (Errorf), and not among the refusals of illegal
// moves (Refuse).
func (f *Failure) By(rule string) *Refusal { return &Refusal{Rule: rule, Failure: *f} }
