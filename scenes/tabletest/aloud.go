package tabletest

import (
	"fmt"

	"gulch/engine"
	"gulch/scenes/table"
)

// beside is another person at the screen of the one who decides, whom n picks: what he notices is what the other one is shown.
func (p position) beside(n int) looker { return looker{p, p.another(n)} }

// aloud compares what somebody else notices who sits at the same screen as the one who decides: whether a decision is answered unasked,
// what is heard, and the lines of what is no secret, which the log has before it is told anew for the next person. It returns the first
// thing that hangs on what he may not know.
func aloud(game table.Game, x looker, seed uint64) (string, error) {
	if x.knows == x.viewer {
		return "", nil // nobody else plays
	}
	a, b, moves, err := x.pair(game.Rules, seed)
	if err != nil {
		return "", err
	}
	hangs := func(what, one, other string) string {
		return fmt.Sprintf("%s: %s hangs on what seat %d may not know, who may sit at the same screen:\n%s", x.name, what, x.knows,
			difference(one, other))
	}
	if one, other := x.unasked(a), x.unasked(b); one != other && a.Phase() == b.Phase() {
		return hangs("what Ordered answers", one, other), nil
	}
	for _, m := range moves {
		one, two, err := x.courses(game.Rules, a, b, m)
		if err != nil {
			return "", err
		}
		told, other := x.overheard(one), x.overheard(two)
		for i := range min(len(told), len(other)) {
			if x.redacted(one.events[i]) != x.redacted(two.events[i]) {
				break
			}
			if told[i] != other[i] {
				return hangs(fmt.Sprintf("what is heard of %q", a.Notation(m)), told[i], other[i]), nil
			}
		}
	}
	return "", nil
}

// unasked is what is answered in a position without asking who decides.
func (x looker) unasked(s engine.State) string {
	m, ok := x.shown(s).play.Ordered(s)
	if !ok {
		return "nothing"
	}
	return s.Notation(m)
}

// redacted is an event as the other person may know it.
func (x looker) redacted(e engine.Event) engine.Event { return e.For(engine.SeatsOf(x.knows)) }

// overheard is what the other person notices of the events of a course.
func (x looker) overheard(c course) (lines []string) {
	x.shown(c.from)
	table.Settle(x.play, c.after)
	board := table.BoardOf(x.play)
	for _, e := range c.events {
		all := noise(x.play, e)
		if !e.Secret {
			icon, line := x.play.Line(e)
			all += "; line " + icon + " " + line
		}
		lines = append(lines, all)
		board.Apply(e)
	}
	return lines
}
