package table

import (
	"slices"

	"gulch/engine"
)

// A table answers some decisions without asking the person: one press plays a sequence of moves,
// and [GameUI.PreparedAnswer] passes where nothing can be done. That must never take a choice away.
// Therefore a game lists all such answers in one place ([GameUI.Unasked]), each with the rule and
// with the way in which the person can answer differently. Package tabletest plays games and checks
// that no other decision is answered without asking, and that each other answer can be given.

// Unasked describes decisions that a table answers without asking the person who decides.
type Unasked struct {
	Rule   string // number of the rule by which there is a decision, for instance "R31"
	Reason string // why the person is not asked, in one sentence
	// Phases are the phases of the decisions, and Kinds the kinds of moves that answer them; empty
	// for all.
	Phases []engine.Phase
	Kinds  []engine.Kind
	// Only limits the entry to some decisions and answers; nil for all with these phases and kinds.
	Only      func(s engine.State, m engine.Move) bool
	Otherwise Otherwise // how the person can answer differently
	Switch    string    // ID of the control by which the answer is turned on and off, for [BySwitch]
}

// Otherwise is the way in which a person can give another answer than the one that a table gives.
type Otherwise int

// There is no other answer, or they are all the same to the person; other presses in the decision
// in which the sequence begins lead to the other answers; the person has given the answer in
// advance with a control, and can take it back.
const (
	NoChoice Otherwise = iota
	ByPress
	BySwitch
)

// Covers reports whether u describes that move m answers the decision of s.
func (u Unasked) Covers(s engine.State, m engine.Move) bool {
	return (len(u.Phases) == 0 || slices.Contains(u.Phases, s.Phase())) &&
		(len(u.Kinds) == 0 || slices.Contains(u.Kinds, m.Kind)) && (u.Only == nil || u.Only(s, m))
}
