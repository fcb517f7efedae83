package engine

import "fmt"

// Refusal says why a move is not legal. It is a value, not a sentence: scenes put it into the player's language, show
// the cards it is about and lead to the rule.
//
// Text is an English sentence with the verbs of package fmt, which is also its key in the catalogues of translations.
// About holds what stands for the verbs, in their order: amounts as integers, seats as [Seat], and cards, towns,
// spaces and the like as values of the game's own types, which are [Titled].
type Refusal struct {
	Rule  string // the number of the rule that speaks against it, "R17"; "" where there is only sense
	Text  string
	About []any
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
	return &Refusal{Rule: rule, Text: text, About: about}
}

// Error returns the sentence in English.
func (r *Refusal) Error() string {
	if len(r.About) == 0 {
		return r.Text
	}
	args := make([]any, len(r.About))
	for i, a := range r.About {
		args[i] = a
		if t, ok := a.(Titled); ok {
			args[i] = t.Title()
		}
	}
	return fmt.Sprintf(r.Text, args...)
}

// Message returns the sentence's key and what its verbs stand for, for translators.
func (r *Refusal) Message() (text string, about []any) { return r.Text, r.About }
