package table

import (
	"slices"

	"gulch/engine"
	"gulch/scenes/coach"
)

// Selection is what a player has selected of a sequence of moves that is played as a whole, such as
// a plan for workers.
type Selection struct {
	Moves []engine.Move               // the moves that are selected so far, in any order
	Fits  func(move engine.Move) bool // reports whether a move can be added
}

// toSelect returns the moves of the coach's line that the player has not selected yet. ok is false
// if the player does not select several moves now, or if the coach has no line yet.
func (a *adviser) toSelect() (rest []engine.Move, ok bool) {
	if !a.done() {
		return nil, false
	}
	chosen := a.gameUI.Selection()
	if chosen == nil {
		return nil, false
	}
	for _, m := range a.coach.Line() {
		if i := slices.Index(chosen.Moves, m); i >= 0 {
			chosen.Moves = slices.Delete(slices.Clone(chosen.Moves), i, i+1)
		} else {
			rest = append(rest, m)
		}
	}
	rest = slices.DeleteFunc(rest, func(m engine.Move) bool { return !chosen.Fits(m) })
	return rest, len(rest) > 0
}

// isToSelect reports whether the node with this ID selects a move that the coach proposes to add.
func (a *adviser) isToSelect(id string) bool {
	m, known := a.plays.moves[id]
	rest, ok := a.toSelect()
	return known && ok && slices.Contains(rest, m)
}

// listedMove is a line of the coach's panel.
type listedMove struct {
	move    engine.Move
	share   float64 // length of the bar as a fraction of the row
	verdict coach.Verdict
}

// listed returns the lines of the coach's panel: the best moves or, while the player selects
// several moves, the rest of those that the coach proposes.
func (a *adviser) listed() (all []listedMove) {
	if rest, ok := a.toSelect(); ok {
		for _, m := range rest[:min(len(rest), mostCoachRows)] {
			all = append(all, listedMove{m, 1, coach.Best})
		}
		return all
	}
	for _, o := range a.choices() {
		if len(all) == mostCoachRows {
			break
		}
		all = append(all, listedMove{o.Move, o.Share, a.shownVerdict(a.moveVerdict(o.Move))})
	}
	fallingBars(all, a.coach.Opinions()[0].Share)
	return all
}

// fallingBars makes no bar longer than one above it: a search may have looked more often at a move
// that turned out to be worse. A move as good as the best one, whose share is best, gets as long a
// bar.
func fallingBars(all []listedMove, best float64) {
	for i := range all {
		x := &all[i]
		if x.verdict == coach.Close {
			x.share = best
		}
		if i > 0 {
			x.share = min(x.share, all[i-1].share)
		}
	}
}
