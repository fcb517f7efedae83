package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/render/motion"
	"gulch/scenes/table"
)

// moveResult is the result of a move: its events with their positions, the events as redacted for
// an observer, and the positions before and after the move.
type moveResult struct {
	from, after engine.State
	move        engine.Move
	told        []engine.Told
	events      []engine.Event
}

// playMove plays move m and all forced moves after it on a copy of position s. It returns the
// result as seen by the observer, or an error if the rules refuse a move.
func (x observer) playMove(game engine.Game, s engine.State, m engine.Move) (c moveResult, err error) {
	c.from, c.move = s, m
	if c.after, err = copyState(game, s); err != nil {
		return c, err
	}
	collect := engine.Collect(c.after, &c.told)
	tell := func(e engine.Event) {
		collect(e)
		c.events = append(c.events, e.For(x.eyes()))
	}
	if err := c.after.Play(m, tell); err != nil {
		return c, fmt.Errorf("%s: the move %q is in Moves, but Play refuses it: %w", x.name, s.Notation(m), err)
	}
	_, err = engine.PlayForced(c.after, nil, tell)
	return c, err
}

// playMoves plays the same move in the two positions a and b, and returns both results.
func (x observer) playMoves(game engine.Game, a, b engine.State, m engine.Move) (one, two moveResult, err error) {
	if one, err = x.playMove(game, a, m); err == nil {
		two, err = x.playMove(game, b, m)
	}
	return one, two, err
}

// resultTexts returns everything that a table shows and plays for a result, as seen by the
// observer. It has one line for each event: log line, sounds, remarks, mark on the charts, dice,
// and durations of animations. The last line contains the captions of the story, and the coach's
// explanation of the move if another seat made it.
func (x observer) resultTexts(c moveResult) (lines []string) {
	x.shown(c.from)
	var coach string
	if turn := c.from.Turn(); !x.eyes().Has(turn) {
		move, why := table.ExplainBotMove(x.play, c.from, c.move, x.eyes())
		coach = fmt.Sprintf("; coach %q, %q", move, why)
	}
	table.NotifyAllShown(x.play, c.after) // the state is after the move, the board before it, as during animations
	var captions string
	for _, pic := range table.StoryPictures(x.play, c.told) {
		captions += fmt.Sprintf("; %s %s, weight %d", pic.Icon, pic.Caption, pic.Weight)
	}
	var log logLine
	for i, e := range c.events {
		mark, weight := x.play.ChartMark(e)
		all := fmt.Sprintf("line %s; %s; mark %s %d; dice %v; motions", log.line(x.play, e),
			soundsAndRemarks(x.play, e), mark, weight, x.play.Dice(e))
		show := table.Animate(x.play, c.told[i])
		var moving motion.Timeline
		for _, a := range show.Animations() {
			all += fmt.Sprintf(" %.0f ms, next %.0f, %v;", a.Length, a.Next, a.Carries)
			moving.Add(*a)
		}
		lines = append(lines, all+" "+show.NoAnimationReason())
		moving.SkipAll()
		show.EnsureApplied()
	}
	return append(lines, "story"+captions+coach)
}

// soundsAndRemarks returns as text the sounds and the bots' remarks for an event, which everybody
// in the room can hear or see.
func soundsAndRemarks(play table.GameUI, e engine.Event) string {
	return fmt.Sprintf("sounds %v; remarks %v", play.Cues(e, nil), play.Moments(e, nil))
}

// logLine holds the events whose lines are merged into the last line of a log.
type logLine []engine.Event

// join merges event e, which has a log line of its own, into the last line of the log, and returns
// the merged line. If the event cannot be merged, join returns "" and starts a new line with e.
func (l *logLine) join(play table.GameUI, e engine.Event) (icon, line string) {
	if n := len(*l); n > 0 && ((*l)[n-1].Seat == e.Seat && (*l)[n-1].Other == e.Other || play.JoinsSeats(e)) {
		if icon, line = play.MergedLine(append(*l, e)); line != "" {
			*l = append(*l, e)
			return icon, line
		}
	}
	*l = logLine{e}
	return "", ""
}

// line returns the log line of an event. If it can be merged with the line before it, the merged
// line follows after a slash.
func (l *logLine) line(play table.GameUI, e engine.Event) string {
	icon, line := play.Line(e)
	if line == "" {
		return icon
	}
	if sign, joined := l.join(play, e); joined != "" {
		line += " / " + sign + " " + joined
	}
	return icon + " " + line
}

// resultDifference compares the texts that the observer is shown for the results one and two, and
// returns a message about the first difference, "" if there is none. The parameter moves names the
// moves in the message: the notation of one move in quotes, or two joined by "and of".
func (x observer) resultDifference(one, two moveResult, moves string) string {
	told, other := x.resultTexts(one), x.resultTexts(two)
	for i := range told {
		if told[i] != other[i] {
			return fmt.Sprintf("%s: what the table shows to %s of the move %s depends on information hidden from it. "+
				"Expected the same for equal events in two positions that it cannot tell apart, got:\n%s\nIn the "+
				"table's method for that text, sound or animation, read the Board and the event instead of "+
				"the State.", x.name, x.viewerName(), moves, difference(told[i],
				other[i]))
		}
	}
	return ""
}

// indistinguishablePair returns two positions, a and b, that the observer cannot distinguish and
// that have the same future random results. both has some moves that are legal in both. The moves
// of another seat often depend on its hidden hand. So it samples several positions for b and takes
// the one that shares the most legal moves with a. seed determines all samples.
func (x observer) indistinguishablePair(game engine.Game, seed uint64) (a, b engine.State, both []engine.Move,
	err error) {
	if a, err = x.indistinguishable(game, seed+1); err != nil {
		return nil, nil, nil, err
	}
	legal := a.Moves(nil)
	for i := uint64(0); i < maxSamples && len(both) < min(len(legal), enoughSharedMoves); i++ {
		other, err := x.indistinguishable(game, seed+2+i*sampleSeedStep)
		if err != nil {
			return nil, nil, nil, err
		}
		if common := sharedMoves(legal, other.Moves(nil)); b == nil || len(common) > len(both) {
			b, both = other, common
		}
	}
	audit.CopyChance(a, b)
	return a, b, sample(both, movesPerPair, rand.New(rand.NewPCG(seed, 7))), nil
}

// Limits for sampling a second position that shares moves with the first: at most maxSamples
// samples are tried, until enoughSharedMoves moves are shared. The seeds of consecutive samples
// differ by sampleSeedStep.
const (
	maxSamples        = 4
	enoughSharedMoves = 2 * movesPerPair
	sampleSeedStep    = 100
)

// sharedMoves returns the moves of a that are also in b.
func sharedMoves(a, b []engine.Move) (both []engine.Move) {
	in := make(map[engine.Move]bool, len(b))
	for _, m := range b {
		in[m] = true
	}
	for _, m := range a {
		if in[m] {
			both = append(both, m)
		}
	}
	return both
}

// movesPerPair is how many moves are compared in each pair of positions that an observer cannot
// distinguish.
const movesPerPair = 2

// sample shuffles the list all in place, and returns its first elements. most is the maximum number
// of elements to return.
func sample[T any](all []T, most int, r *rand.Rand) []T {
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:min(len(all), most)]
}

// compareMoveResults plays moves in two positions that the observer x cannot distinguish and that
// have the same future random results. seed selects the positions and the moves. If the redacted
// events of a move are equal, everything that the table shows for them must be equal: log lines,
// remarks, sounds, marks on charts, durations of animations, pictures of stories. The result is a
// message about the first difference, "" if there is none.
func compareMoveResults(game table.Game, x observer, seed uint64) (string, error) {
	a, b, moves, err := x.indistinguishablePair(game.Rules, seed)
	if err != nil {
		return "", err
	}
	for _, m := range moves {
		one, two, err := x.playMoves(game.Rules, a, b, m)
		if err != nil {
			return "", err
		}
		if !slices.Equal(one.events, two.events) {
			continue // the observer can distinguish the positions by the events
		}
		if why := x.resultDifference(one, two, fmt.Sprintf("%q", a.Notation(m))); why != "" {
			return why, nil
		}
	}
	return "", nil
}
