package engine

// Refusal is the error of an illegal move: a [Failure] with the number of the rule that forbids the
// move. The user interface translates it, highlights the cards that it mentions and links to the
// rule. About holds amounts as integers, seats as [Seat], and cards, towns, spaces and so on as
// values of the game's own types, which are [Titled].
type Refusal struct {
	Rule string // number of the rule, "R17"; "" if no rule forbids it explicitly
	Failure
}

// Titled is something with a name that players read: a card, a town. Title returns the English
// name; the user interface looks up the translation.
type Titled interface{ Title() string }

// Name is a Titled for things without a type of their own that is Titled.
type Name string

// Title returns the English name.
func (n Name) Title() string { return string(n) }

// Refuse returns a Refusal with the number of the rule that forbids the move, the text and the
// values about.
func Refuse(rule, text string, about ...any) *Refusal {
	return &Refusal{Rule: rule, Failure: Failure{text, about}}
}

// By converts the Failure to a Refusal of a game setup that the given rule forbids. The text stays
// in the same translation catalogue.
func (f *Failure) By(rule string) *Refusal { return &Refusal{Rule: rule, Failure: *f} }
