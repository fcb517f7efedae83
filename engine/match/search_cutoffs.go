package match

import (
	"math"
	"slices"

	"gulch/engine"
)

// maxHalvings is the maximum number of halvings of a search budget that a record may contain: no
// search has 2^30 iterations.
const maxHalvings = 30

// searchCutoffs records which decisions of bots were made by searches that were cut off before
// their budget was used up.
type searchCutoffs struct {
	fromHeader [][]int        // numbers of cutoffs that the header of the record lists, see Record.SearchCutoffs
	notes      map[int]cutoff // cutoffs of the decisions that were cut off, by the index of the decision
	pending    bool           // whether the last entry in notes is about a decision that has not been made yet
}

// cutoff describes a search that was cut off before its budget was used up: the seat that decided,
// and how much was cut off.
type cutoff struct {
	seat     engine.Seat
	halvings int // number of times that the search budget was halved for the decision
}

// note records n, the cutoff of the search for the next decision. at is the index of that decision.
func (h *searchCutoffs) note(at int, n cutoff) {
	if h.notes == nil {
		h.notes = map[int]cutoff{}
	}
	h.notes[at], h.pending = n, true
}

// decisionMade must be called after a decision was made; at is its index. It deletes an older note
// about another decision with that index. If again is true, redo has made the same decision again,
// and its note is kept.
func (h *searchCutoffs) decisionMade(at int, again bool) {
	if !h.pending && !again {
		delete(h.notes, at)
	}
	h.pending = false
}

// counts returns the numbers of cutoffs by seat and halvings, as in Record.SearchCutoffs. It counts
// the decisions in entries and those listed in the header. It returns nil if no search was cut off.
func (h *searchCutoffs) counts(entries []Entry) [][]int {
	var out [][]int
	for _, counts := range h.fromHeader {
		out = append(out, slices.Clone(counts))
	}
	for at, n := range h.notes {
		if at >= len(entries) || entries[at].Seat != n.seat {
			continue
		}
		out = grow(out, int(n.seat))
		out[n.seat] = grow(out[n.seat], n.halvings)
		out[n.seat][n.halvings]++
	}
	return out
}

// grow returns the list, extended with zero values if needed so that index is valid.
func grow[T any](list []T, index int) []T {
	return append(list, make([]T, max(0, index+1-len(list)))...)
}

// clampCutoffs returns counts, which was read from a record and has the form of
// Record.SearchCutoffs, without the seats and numbers of halvings that cannot occur. seats is the
// number of seats. Counts below 0 or above maxLines are set to the nearest of these limits.
func clampCutoffs(counts [][]int, seats int) [][]int {
	counts = counts[:min(len(counts), seats)]
	for i, list := range counts {
		counts[i] = list[:min(len(list), maxHalvings+1)]
		for j, n := range counts[i] {
			counts[i][j] = min(max(0, n), maxLines)
		}
	}
	return counts
}

// NoteCutoff notes in the record that the bot that decides next could not finish its search.
// halvings says how often its search budget had to be halved; it is rounded, and 0 is not noted.
func (m *Match) NoteCutoff(halvings float64) {
	n := cutoff{m.Turn(), min(int(math.Round(halvings)), maxHalvings)}
	if m.Over() || n.halvings <= 0 {
		return
	}
	m.cutoffs.note(m.timeline.at, n)
	m.save(m.text.cutoff(n))
}

// SearchCutoffs returns how many decisions of a seat were made with a search budget that was halved
// i times; i is the index in the result. The element with index 0 counts the decisions with the
// full budget. The result is nil for a seat whose searches were never cut off.
func (m *Match) SearchCutoffs(seat engine.Seat) []int {
	r := m.timeline.record(m.timeline.at)
	all := m.cutoffs.counts(r.Entries)
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
