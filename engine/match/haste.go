package match

import (
	"math"
	"slices"

	"gulch/engine"
)

// mostHaste is how many halvings a decision is made with at most: no search has 2 to the power of 30 iterations.
const mostHaste = 30

// haste is how bots had to decide before their searches were over.
type haste struct {
	before [][]int       // what the header says, see Record.Haste
	notes  map[int]hurry // by the number of the decision
	noted  bool          // the last note is of the decision that comes next
}

// hurry is such a decision.
type hurry struct {
	seat     engine.Seat
	halvings int // of the budget
}

// note keeps that a seat hurries with the decision that comes next.
func (h *haste) note(at int, n hurry) {
	if h.notes == nil {
		h.notes = map[int]hurry{}
	}
	h.notes[at], h.noted = n, true
}

// decided takes in that a decision was made. What was noted of an earlier one at that place holds no more, unless it is that one, made
// again.
func (h *haste) decided(at int, again bool) {
	if !h.noted && !again {
		delete(h.notes, at)
	}
	h.noted = false
}

// counts returns what holds for the decisions that stand, as Record.Haste has it; nil where nobody has hurried.
func (h *haste) counts(entries []Entry) [][]int {
	var out [][]int
	for _, counts := range h.before {
		out = append(out, slices.Clone(counts))
	}
	for at, n := range h.notes {
		if at >= len(entries) || entries[at].Seat != n.seat {
			continue
		}
		out = lengthen(out, int(n.seat))
		out[n.seat] = lengthen(out[n.seat], n.halvings)
		out[n.seat][n.halvings]++
	}
	return out
}

// lengthen returns a list that has something at an index.
func lengthen[T any](list []T, index int) []T {
	return append(list, make([]T, max(0, index+1-len(list)))...)
}

// heldHaste brings counts to what a record of so many seats can have.
func heldHaste(counts [][]int, seats int) [][]int {
	counts = counts[:min(len(counts), seats)]
	for i, list := range counts {
		counts[i] = list[:min(len(list), mostHaste+1)]
		for j, n := range counts[i] {
			counts[i][j] = min(max(0, n), maxLines)
		}
	}
	return counts
}

// Hurried notes in the record that the bot which decides now could not search to the end: its budget was halved so many times.
func (m *Match) Hurried(halvings float64) {
	n := hurry{m.Turn(), min(int(math.Round(halvings)), mostHaste)}
	if m.Over() || n.halvings <= 0 {
		return
	}
	m.haste.note(m.tape.at, n)
	m.save(m.text.haste(n))
}

// Haste returns how many decisions of a seat were made with its budget halved so many times, the first being those for which it had
// all of it. It is nil for a seat that never hurried.
func (m *Match) Haste(seat engine.Seat) []int {
	r := m.tape.record(m.tape.at)
	all := m.haste.counts(r.Entries)
	if seat < 0 || int(seat) >= len(all) || len(all[seat]) < 2 {
		return nil
	}
	out := all[seat]
	out[0] = 0
	for _, e := range r.Entries {
		if e.Seat == seat {
			out[0]++
		}
	}
	for _, n := range out[1:] {
		out[0] -= n
	}
	out[0] = max(0, out[0])
	return out
}
