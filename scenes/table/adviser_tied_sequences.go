package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/ui"
	"gulch/scenes/coach"
)

// tiedSequence is a sequence of several moves that a node plays, or offers as one of several ways,
// and that is as good as the best choice although it does not begin like it: another target of the
// same walk, for instance, or moves that the best play makes later.
type tiedSequence struct {
	name     string // what the list of the coach calls it
	moves    []engine.Move
	reorders bool // it only changes the order of the best play
}

// verdict returns the coach's verdict on the sequence.
func (x tiedSequence) verdict() coach.Verdict {
	if x.reorders {
		return coach.Best
	}
	return coach.Good
}

// beginsLikeBestPlay reports whether a sequence of moves begins with the first move of the coach's
// line.
func (a *adviser) beginsLikeBestPlay(moves []engine.Move) bool {
	line := a.coach.Line()
	return len(line) > 0 && a.coach.Equivalent(line[0], moves[0])
}

// tiesOtherPlay reports whether a tied sequence is another choice than the best play, and not only
// another order of it.
func (a *adviser) tiesOtherPlay() bool {
	return slices.ContainsFunc(a.tiedSequences(), func(x tiedSequence) bool { return !x.reorders })
}

// tiedNodes are the tied sequences of the nodes of a decision, by the search that found them.
type tiedNodes struct {
	of  *coach.Coach
	all []tiedSequence
}

// tiedSequences returns the tied sequences of the nodes that are shown for the current search.
func (a *adviser) tiedSequences() []tiedSequence {
	if a.ties.of != a.coach {
		return nil
	}
	return a.ties.all
}

// findTiedSequences finds the tied sequences of nodes. What a node offers after a press counts as
// well, so that its verdict stays the same when the player opens it.
func (a *adviser) findTiedSequences(nodes []ui.Node) {
	a.ties = tiedNodes{of: a.coach}
	for i := range nodes {
		n := &nodes[i]
		if !n.Enabled() || n.Role == "text" {
			continue
		}
		ways := a.plays.ways[n.ID]
		if next := a.plays.sequences[n.ID]; len(ways) == 0 && next != nil && n.Role == "move" {
			ways = []func() MoveSequence{next}
		}
		for _, way := range ways {
			moves := a.session.Match.PlayAhead(way(), maxSequence)
			v := a.sequenceVerdict(moves)
			if len(moves) < 2 || v != coach.Best && v != coach.Good || v == coach.Best && a.beginsLikeBestPlay(moves) {
				continue
			}
			listed := func(x choice) bool { return slices.Equal(x.moves, moves) }
			if slices.ContainsFunc(a.rows(), listed) {
				continue
			}
			known := func(x tiedSequence) bool { return slices.Equal(x.moves, moves) }
			if name := a.plays.nameOf(n); name != "" && !slices.ContainsFunc(a.ties.all, known) {
				a.ties.all = append(a.ties.all, tiedSequence{name, moves, v == coach.Best})
			}
		}
	}
}

// withTiedSequences returns the lines of the coach's panel, all, with one for each tied sequence
// that none of them names. They come after the lines about moves that are as good.
func (a *adviser) withTiedSequences(all []listedMove) []listedMove {
	named := map[string]bool{}
	for _, x := range all {
		named[a.moveName(x)] = true
	}
	at := slices.IndexFunc(all, func(x listedMove) bool { return x.verdict > coach.Good })
	if at < 0 {
		at = len(all)
	}
	for _, x := range a.tiedSequences() {
		if !named[x.name] {
			named[x.name] = true
			line := listedMove{moves: x.moves, verdict: a.shownVerdict(x.verdict()), name: x.name}
			all = slices.Insert(all, at, line)
			at++
		}
	}
	return all
}
