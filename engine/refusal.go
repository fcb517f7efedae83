package engine

// Refusal says why a move is not legal: a [Failure] with the rule that speaks against it. Scenes put it into the player's
// language, show the cards it is about and lead to the rule. About holds amounts as integers, seats as [Seat], and cards,
// towns, spaces and the like as values of the game's own types, which are [Titled].
type Refusal struct {
	Rule string // the number of the rule, "R17"; "" where there is only sense
	Failure
}

// Titled is something with a name that players read: a card, a town. The name is English; whoever shows it looks up
// its translation.
type Titled interface{ Title() string }

// Name is the English name of something whose type alone does not know it.
type Name string

// Title returns the name.
func (n Name) Title() string { return string(n) }

// Refuse returns the refusal of a move by a rule.
func Refuse(rule, text string, about ...any) *Refusal {
	return &Refusal{Rule: rule, Failure: Failure{text, about}}
}

// By returns the failure as the refusal of a setup by a rule. Its text stays in the catalogue of errors.
func (f *Failure) By(rule string) *Refusal { return &Refusal{Rule: rule, Failure: *f} }
