package table

import (
	"cmp"
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
	"gulch/scenes/coach"
)

// Selection is what a player has selected of a sequence of moves that is played as a whole, such as
// a plan for workers.
type Selection struct {
	Moves []engine.Move               // the moves that are selected so far, in any order
	Parts []engine.Kind               // the kinds of moves that can be selected
	Fits  func(move engine.Move) bool // reports whether a move of these kinds can be added now
	// Change returns the words for what has to change so that a move that does not fit can be
	// added. spare are the selected moves that are not wanted.
	Change func(move engine.Move, spare []engine.Move) string
	// AsGood reports whether a selected move does as well as one that the coach proposes, for
	// instance because another worker does the same there; nil if none does.
	AsGood func(proposed, selected engine.Move) bool
	Finish engine.Move // the move that ends the sequence, or one of those that are selected
	// Whole plays what is selected, and ends the sequence; nil if the selection is not complete
	Whole func() MoveSequence
}

// compare compares the selection with a line of moves: missing are the moves of the line that are
// not selected, and spare the selected moves that are not in it. Moves of other kinds in the line
// do not count, nor do moves for which one that does as well is selected.
func (x *Selection) compare(line []engine.Move) (missing, spare []engine.Move) {
	spare = slices.Clone(x.Moves)
	for _, m := range line {
		if !slices.Contains(x.Parts, m.Kind) {
			continue
		}
		if i := slices.Index(spare, m); i >= 0 {
			spare = slices.Delete(spare, i, i+1)
		} else {
			missing = append(missing, m)
		}
	}
	if x.AsGood == nil {
		return missing, spare
	}
	missing = slices.DeleteFunc(missing, func(m engine.Move) bool {
		i := slices.IndexFunc(spare, func(s engine.Move) bool { return x.AsGood(m, s) })
		if i >= 0 {
			spare = slices.Delete(spare, i, i+1)
		}
		return i >= 0
	})
	return missing, spare
}

// toSelect returns what the coach proposes while the player selects several moves: the move that
// ends the sequence if that is the best now; otherwise the moves of its line that can be added to
// the selection; if there are none and the selection is worse than the line, the moves for which it
// has to change; and else the move that ends the sequence. ok is false if the player does not
// select several moves now, or if the coach has no line yet.
func (a *adviser) toSelect() (rest []engine.Move, ok bool) {
	chosen := a.selecting()
	if chosen == nil {
		return nil, false
	}
	missing, _ := chosen.compare(a.coach.Line())
	for _, m := range missing {
		if chosen.Fits(m) {
			rest = append(rest, m)
		}
	}
	switch v := a.finishVerdict(chosen); {
	case v == coach.Best:
	case len(rest) > 0:
		return rest, true
	case len(missing) > 0 && v != coach.Good:
		return missing, true
	}
	return []engine.Move{chosen.Finish}, true
}

// selecting returns what the player has selected of a sequence, nil if the player selects none or
// the coach has no line for it.
func (a *adviser) selecting() *Selection {
	if !a.done() || len(a.coach.Line()) == 0 {
		return nil
	}
	return a.gameUI.Selection()
}

// finishVerdict returns the coach's verdict on ending the sequence with what is selected. A
// selection that lacks nothing of the coach's line is the best one, unless the search rates it
// worse.
func (a *adviser) finishVerdict(chosen *Selection) coach.Verdict {
	if chosen.Whole == nil {
		return coach.Unjudged
	}
	if a.finish.of != a.coach || !slices.Equal(a.finish.moves, chosen.Moves) {
		a.finish = ratedSelection{a.coach, slices.Clone(chosen.Moves), a.rate(chosen.Whole())}
	}
	v := a.finish.verdict
	if missing, _ := chosen.compare(a.coach.Line()); len(missing) == 0 && v == coach.Unjudged {
		return coach.Best
	}
	return v
}

// ratedSelection is the verdict of a search on selected moves.
type ratedSelection struct {
	of      *coach.Coach
	moves   []engine.Move
	verdict coach.Verdict
}

// changeWords returns the words for what has to change in the selection for move m of the coach's
// line, "" if nothing has to change.
func (a *adviser) changeWords(m engine.Move) string {
	chosen := a.selecting()
	if chosen == nil || !slices.Contains(chosen.Parts, m.Kind) || chosen.Fits(m) {
		return ""
	}
	_, spare := chosen.compare(a.coach.Line())
	return chosen.Change(m, spare)
}

// partVerdict returns the verdict on the moves that the coach proposes to add to the selection: the
// best ones, or only as good as to end the sequence now.
func (a *adviser) partVerdict(chosen *Selection) coach.Verdict {
	if a.finishVerdict(chosen) == coach.Good {
		return coach.Good
	}
	return coach.Best
}

// isPart reports whether the player selects moves like m one by one.
func (a *adviser) isPart(m engine.Move) bool {
	chosen := a.selecting()
	return chosen != nil && slices.Contains(chosen.Parts, m.Kind)
}

// isToSelect reports whether the node with this ID selects a move that the coach proposes to add.
func (a *adviser) isToSelect(id string) bool {
	m, known := a.plays.moves[id]
	rest, ok := a.toSelect()
	return known && ok && slices.Contains(rest, m)
}

// listedMove is a line of the coach's panel.
type listedMove struct {
	moves   []engine.Move // the move, or the moves of one choice
	verdict coach.Verdict
	name    string // the words for it, "" for those of moves, see nameOf
}

// moveName returns the words for a line of the coach's panel.
func (a *adviser) moveName(x listedMove) string {
	return cmp.Or(x.name, a.nameOf(x.moves))
}

// listed returns the lines of the coach's panel: the best choices or, while the player selects
// several moves, the rest of those that the coach proposes.
func (a *adviser) listed() (all []listedMove) {
	if rest, ok := a.toSelect(); ok {
		return a.listedParts(rest)
	}
	all, _ = a.listedChoices()
	return all
}

// listedChoices returns the lines of the coach's panel for the best choices, and how many choices
// that are as good as these have no line. Two choices with the same name, such as going to a cabin
// at once or after the free spaces before it, have one line, about the better one.
func (a *adviser) listedChoices() (all []listedMove, more int) {
	var ranges []engine.Move // the moves that a line with a range of amounts names
	named := map[string]bool{}
	for _, x := range a.rows() {
		v := a.shownVerdict(x.verdict)
		if len(all) >= mostCoachRows && v > coach.Good {
			break
		}
		if slices.Contains(ranges, x.Move) {
			continue
		}
		same, _ := a.rangeOf(x.Move)
		ranges = append(ranges, same...)
		line := a.betterNode(listedMove{moves: x.moves, verdict: v})
		if name := a.moveName(line); !named[name] {
			named[name] = true
			all = append(all, line)
		}
	}
	slices.SortStableFunc(all, func(x, y listedMove) int { return int(x.verdict) - int(y.verdict) })
	all = a.withTiedSequences(all)
	shown := min(len(all), mostCoachRows)
	for _, x := range all[shown:] {
		if x.verdict == coach.Good {
			more++
		}
	}
	return all[:shown], more
}

// betterNode returns line as it is, or a line about the sequence of moves of a node with the same
// name, if the coach rates that better: then the board shows its verdict.
func (a *adviser) betterNode(line listedMove) listedMove {
	name := a.moveName(line)
	for i := range a.Root.Nodes {
		n := &a.Root.Nodes[i]
		if n.Role != "move" || a.plays.sequences[n.ID] == nil || a.plays.ways[n.ID] != nil ||
			a.plays.nameOf(n) != name {
			continue
		}
		v, moves := a.rating(n)
		if v = a.shownVerdict(v); v != coach.Unjudged && v < line.verdict {
			line.moves, line.verdict, line.name = moves, v, name
		}
	}
	return line
}

// listedParts returns the lines of the coach's panel for what toSelect has returned. If it is as
// good to end the sequence now, there is a line for that, too. A move that is to be made several
// times has one line.
func (a *adviser) listedParts(rest []engine.Move) (all []listedMove) {
	chosen := a.selecting()
	if rest[0] == chosen.Finish {
		v := a.finishVerdict(chosen)
		if v == coach.Unjudged {
			v = coach.Best
		}
		return []listedMove{{moves: []engine.Move{chosen.Finish}, verdict: a.shownVerdict(v)}}
	}
	most, part := mostCoachRows, a.partVerdict(chosen)
	if part == coach.Good {
		most--
	}
	shown := a.shownVerdict(part)
	for i, m := range rest {
		if len(all) == most || slices.Contains(rest[:i], m) {
			continue
		}
		line, times := listedMove{moves: []engine.Move{m}, verdict: shown}, 0
		for _, x := range rest[i:] {
			if x == m {
				times++
			}
		}
		if times > 1 {
			line.name = i18n.T("%s (%d times)", a.coachMoveName(m), times)
		}
		all = append(all, line)
	}
	if most < mostCoachRows {
		all = append(all, listedMove{moves: []engine.Move{chosen.Finish}, verdict: shown})
	}
	return all
}
