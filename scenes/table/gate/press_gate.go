// Package gate decides what comes between a press and its effect on the match: nothing, a reason
// why the press has no effect, or a question that the player must answer first.
//
// A [Press] goes through a list of checks in a fixed order. Each [Check] is for certain kinds of
// presses and returns a [Verdict]. The first verdict other than [Pass] decides. Package table keeps
// the list in one place, press_checks.go; this package contains no check about a game or a screen.
package gate

import "gulch/engine"

// Kind is a kind of press, or a set of kinds that are combined by |.
type Kind uint8

// The kinds of presses.
const (
	Move     Kind = 1 << iota // plays one move
	Sequence                  // plays several moves
	Plan                      // plays several moves that the player has selected in several presses
	Undo                      // takes back the last move or sequence
	Redo                      // plays again what was taken back
	GoBack                    // takes back everything after a line of the log

	Moves = Move | Sequence | Plan // presses that play moves
)

// Press is a press that changes the position of the match if all checks let it pass.
type Press struct {
	Kind Kind
	Node string      // ID of the pressed node, which shows why the press has no effect
	Move engine.Move // the move, or the first of several moves; the zero Move for other kinds
	// Whole are all moves of a press of kind Sequence, as far as the player can foresee them.
	Whole  []engine.Move
	Undoes int    // number of decisions that a press of kind GoBack takes back
	Do     func() // carries out the press, without checks
}

// Check is one reason to stop a press or to ask a question about it.
type Check struct {
	Name string
	For  Kind // the kinds of presses that the check is for
	Test func(Press) Verdict
}

// Verdict is the result of a check.
type Verdict struct {
	outcome  outcome
	question Question
}

type outcome uint8

const (
	passes outcome = iota
	stops
	waits
	acts
	asks
)

// Verdicts without a question. Stop ends a press without effect; the check has shown the reason, if
// there is one to show. Wait keeps the press until [Gate.Resume]. Act carries out the press without
// the checks that follow.
var (
	Pass = Verdict{}
	Stop = Verdict{outcome: stops}
	Wait = Verdict{outcome: waits}
	Act  = Verdict{outcome: acts}
)

// Ask returns the verdict that the player must answer q before the press takes effect.
func Ask(q Question) Verdict { return Verdict{asks, q} }

// Question is a question about a press. A Modal question is a dialog that shows Text, Yes and No;
// use it for presses that make no move, such as undo. Any other question is about a move and is
// shown with the decision, where it stays until the player answers it, presses something else, or
// the position changes. A second press of the same move answers it with yes.
type Question struct {
	Text   func() string
	Spoken string // text for screen readers
	Modal  bool
	// Labels of the answers of a modal question.
	Yes, No string

	Press    Press   // the press that the question is about; set by the gate
	Check    string  // name of the check that asks; set by the gate
	decision int     // number of decisions made before the press
	since    float64 // time in ms when it was asked
}

// Host provides what a gate needs of its table.
type Host struct {
	Clock    func() float64  // returns a time in milliseconds
	Decision func() int      // returns the number of decisions made so far
	Show     func(*Question) // shows a question that has just been asked
}

// Gate applies checks to presses, and holds the question that waits for an answer.
type Gate struct {
	Host    Host      // may be empty if no check asks a question
	Checks  []Check   // in their order; without checks, every press passes
	pending *Question // the question that waits for an answer, nil for none; never a modal one
	waiting *Press    // the press that waits for Resume, nil for none
}

// Press carries out p unless a check prevents it. A press that waits for [Gate.Resume] is
// forgotten.
func (g *Gate) Press(p Press) {
	g.waiting = nil
	for i := range g.Checks {
		c := &g.Checks[i]
		if c.For&p.Kind == 0 {
			continue
		}
		switch v := c.Test(p); v.outcome {
		case stops:
			return
		case waits:
			g.waiting = &p
			return
		case acts:
			p.Do()
			return
		case asks:
			g.ask(v.question, p, c.Name)
			return
		}
	}
	p.Do()
}

// ask shows question q about press p; check is the name of the check that asks.
func (g *Gate) ask(q Question, p Press, check string) {
	q.Press, q.Check, q.decision, q.since = p, check, g.Host.Decision(), g.Host.Clock()
	if !q.Modal {
		g.pending = &q
	}
	g.Host.Show(&q)
}

// Pending returns the question that waits for an answer with the current decision, nil for none.
func (g *Gate) Pending() *Question {
	if g.pending == nil || g.pending.decision != g.Host.Decision() {
		return nil
	}
	return g.pending
}

// Drop discards the question that waits for an answer.
func (g *Gate) Drop() { g.pending = nil }

// Answer answers the pending question with yes: it carries out the press that the question is
// about. It does nothing if there is no question.
func (g *Gate) Answer() {
	if q := g.Pending(); q != nil {
		g.Drop()
		q.Press.Do()
	}
}

// doubleClickTime is the time in milliseconds in which a second press does not answer a question,
// because it may be the second half of a double click.
const doubleClickTime = 300

// JustAsked reports whether the pending question was asked so recently that a press may be the
// second half of a double click.
func (g *Gate) JustAsked() bool {
	q := g.Pending()
	return q != nil && g.Host.Clock()-q.since < doubleClickTime
}

// Repeated is a [Check.Test]: a press of the move that the pending question is about answers the
// question, unless it is the second half of a double click. A press of another move discards the
// question.
func (g *Gate) Repeated(p Press) Verdict {
	switch q := g.Pending(); {
	case q == nil || q.Press.Move != p.Move:
		g.Drop()
		return Pass
	case g.JustAsked():
		return Stop
	}
	return Act
}

// Waiting reports whether a press waits for [Gate.Resume].
func (g *Gate) Waiting() bool { return g.waiting != nil }

// StopWaiting discards the press that waits.
func (g *Gate) StopWaiting() { g.waiting = nil }

// Resume repeats the press that waits, if there is one, with all checks.
func (g *Gate) Resume() {
	if p := g.waiting; p != nil {
		g.Press(*p)
	}
}
