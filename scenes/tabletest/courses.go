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

// course is what follows on a move: the events as who looks is told them, and the position after them.
type course struct {
	from, after engine.State
	events      []engine.Event
}

// course plays a move on a copy of a position.
func (x looker) course(game engine.Game, s engine.State, m engine.Move) (c course, err error) {
	c.from = s
	if c.after, err = copied(game, s); err != nil {
		return c, err
	}
	tell := func(e engine.Event) { c.events = append(c.events, e.For(x.eyes())) }
	if err := c.after.Play(m, tell); err != nil {
		return c, fmt.Errorf("%s: %q is listed but refused: %w", x.name, s.Notation(m), err)
	}
	_, err = engine.Settle(c.after, nil, tell)
	return c, err
}

// courses plays a move in two positions.
func (x looker) courses(game engine.Game, a, b engine.State, m engine.Move) (one, two course, err error) {
	if one, err = x.course(game, a, m); err == nil {
		two, err = x.course(game, b, m)
	}
	return one, two, err
}

// heard is what a table says of a course to who looks: of each event by itself, and the captions of the story that it makes.
func (x looker) heard(c course) (lines []string) {
	x.shown(c.from)
	table.Settle(x.play, c.after) // the state is ahead, the board stands as before
	var captions string
	for _, pic := range table.Tell(x.play, c.events) {
		captions += fmt.Sprintf("; %s %s, weight %d", pic.Icon, pic.Caption, pic.Weight)
	}
	var log logLine
	for _, e := range c.events {
		mark, weight := x.play.Mark(e)
		all := fmt.Sprintf("line %s; %s; mark %s %d; dice %v; motions", log.line(x.play, e), noise(x.play, e), mark, weight, x.play.Dice(e))
		show := table.Animate(x.play, e)
		var moving motion.Timeline
		for _, a := range show.Animations() {
			all += fmt.Sprintf(" %.0f ms, next %.0f, %v;", a.Length, a.Next, a.Carries)
			moving.Add(*a)
		}
		lines = append(lines, all+" "+show.Why())
		moving.Skip()
		show.Complete()
	}
	return append(lines, "story"+captions)
}

// noise is what is heard of an event in the whole room: sounds and what bots say.
func noise(play table.Play, e engine.Event) string {
	return fmt.Sprintf("sounds %v; remarks %v", play.Cues(e, nil), play.Moments(e, nil))
}

// logLine are the events of the last line of a log.
type logLine []engine.Event

// join takes an event that has a line of its own into the last line and returns that as it stands then; "" where it begins another.
func (l *logLine) join(play table.Play, e engine.Event) (icon, line string) {
	if n := len(*l); n > 0 && (*l)[n-1].Seat == e.Seat && (*l)[n-1].Other == e.Other {
		if icon, line = play.Joined(append(*l, e)); line != "" {
			*l = append(*l, e)
			return icon, line
		}
	}
	*l = logLine{e}
	return "", ""
}

// line is the line of an event in the log, and what it is joined to.
func (l *logLine) line(play table.Play, e engine.Event) string {
	icon, line := play.Line(e)
	if line == "" {
		return icon
	}
	if sign, joined := l.join(play, e); joined != "" {
		line += " / " + sign + " " + joined
	}
	return icon + " " + line
}

// parts returns what is wrong where two courses are told differently, "" where they are told alike. moves says what was played.
func (x looker) parts(one, two course, moves string) string {
	told, other := x.heard(one), x.heard(two)
	for i := range told {
		if told[i] != other[i] {
			return fmt.Sprintf("%s: what %s is told of %s hangs on what it may not know:\n%s\nRead the Board and the event in place "+
				"of the State.", x.name, x.who(), moves, difference(told[i], other[i]))
		}
	}
	return ""
}

// pair returns two positions that who looks cannot tell apart and from which the same chance follows, and some of the moves that
// are legal in both. Those of another seat's hand seldom are, so that of some positions the one is taken that has most of them.
func (x looker) pair(game engine.Game, seed uint64) (a, b engine.State, both []engine.Move, err error) {
	if a, err = x.alike(game, seed+1); err != nil {
		return nil, nil, nil, err
	}
	legal := a.Moves(nil)
	for i := uint64(0); i < mostDeals && len(both) < min(len(legal), enoughShared); i++ {
		other, err := x.alike(game, seed+2+i*dealsApart)
		if err != nil {
			return nil, nil, nil, err
		}
		if common := shared(legal, other.Moves(nil)); b == nil || len(common) > len(both) {
			b, both = other, common
		}
	}
	audit.ShareChance(a, b)
	return a, b, some(both, mostMurmurs, rand.New(rand.NewPCG(seed, 7))), nil
}

// mostDeals is how many positions are asked for the moves that they share with another, until they share enough, and dealsApart how
// far their seeds lie apart.
const (
	mostDeals    = 4
	enoughShared = 2 * mostMurmurs
	dealsApart   = 100
)

// shared lists the moves of one list that are in another.
func shared(a, b []engine.Move) (both []engine.Move) {
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

// mostMurmurs is how many moves are tried at a position.
const mostMurmurs = 2

// some draws so many of a list at most, which it changes.
func some[T any](all []T, most int, r *rand.Rand) []T {
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:min(len(all), most)]
}

// murmur plays a move in two positions that who looks cannot tell apart and from which the same chance follows. Where the same
// events are told, it returns the first thing that a table says of them in one only: a line of the log, a remark, a sound, a
// mark on the charts, how long something moves, a picture of a story.
func murmur(game table.Game, x looker, seed uint64) (string, error) {
	a, b, moves, err := x.pair(game.Rules, seed)
	if err != nil {
		return "", err
	}
	for _, m := range moves {
		one, two, err := x.courses(game.Rules, a, b, m)
		if err != nil {
			return "", err
		}
		if !slices.Equal(one.events, two.events) {
			continue // they tell the positions apart
		}
		if why := x.parts(one, two, fmt.Sprintf("%q", a.Notation(m))); why != "" {
			return why, nil
		}
	}
	return "", nil
}
