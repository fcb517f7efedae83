package match

import (
	"math"
	"slices"

	"gulch/engine"
)

// maxHalvings is the maximum number of halvings in a record: no search has 2^30 iterations.
const maxHalvings = 30

// searchCutoffs records the decisions of bots whose searches were cut off before their budget was
// used up.
type searchCutoffs struct {
	fromHeader [][]int        // counts from the header, see Record.SearchCutoffs
	notes      map[int]cutoff // by the index of the decision
	pending    bool           // whether the last note is about the next decision
}

// cutoff is one decision whose search was cut off.
type cutoff struct {
	seat     engine.Seat
	halvings int // of the search budget
}

// note records that the search for the next decision, with index at, was cut off.
func (h *searchCutoffs) note(at int, n cutoff) {
	if h.notes == nil {
		h.notes = map[int]cutoff{}
	}
	h.notes[at], h.pending = n, true
}

// decisionMade is called after the decision with index at was made. It deletes the note of an
// earlier decision at that index, unless the same decision was made again by redo.
func (h *searchCutoffs) decisionMade(at int, again bool) {
	if !h.pending && !again {
		delete(h.notes, at)
	}
	h.pending = false
}

// counts returns the counts of the decisions in entries plus those of the header, in the form of
// Record.SearchCutoffs; nil if no search was cut off.
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

// clampCutoffs truncates counts read from a record to the given number of seats and to valid
// values.
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

// NoteCutoff notes in the record that the bot that decides next could not finish its search: its
// budget was halved that many times (rounded; 0 is not noted).
func (m *Match) NoteCutoff(halvings float64) {
	n := cutoff{m.Turn(), min(int(math.Round(halvings)), maxHalvings)}
	if m.Over() || n.halvings <= 0 {
		return
	}
	m.cutoffs.note(m.timeline.at, n)
	m.save(m.text.cutoff(n))
}

// SearchCutoffs returns how many decisions of a seat were made with a search budget that was halved
// i times, for each i; element 0 counts the decisions with the full budget. It is nil for a seat
// whose searches were never cut off.
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
