package tabletest

import (
	"fmt"

	"gulch/engine"
	"gulch/scenes/table"
)

// neighbour returns an observer for another person at the same screen; n selects the seat of that
// person. The table shows the view of the seat that decides, and the other person notices part of
// it.
func (p position) neighbour(n int) observer { return observer{p, p.otherSeat(n)} }

// compareNoticedByOthers compares what x, another person at the same screen, notices in two
// positions that this person cannot distinguish. The person notices whether a decision is made
// automatically, hears sounds, sees remarks, and sees the log lines of public events, because these
// are shown before the log is redacted for the next person. seed selects the positions and the
// moves. The result is a message about the first difference, "" if there is none.
func compareNoticedByOthers(game table.Game, x observer, seed uint64) (string, error) {
	if x.infoSeat == x.viewer {
		return "", nil // a game for one player
	}
	a, b, moves, err := x.indistinguishablePair(game.Rules, seed)
	if err != nil {
		return "", err
	}
	hangs := func(what, one, other string) string {
		return fmt.Sprintf("%s: %s depends on information hidden from seat %d, whose player may be at the same "+
			"screen. Expected the same in two positions that this seat cannot tell apart, got:\n%s\nRead only what "+
			"everybody may know there, or mark the event as Secret.",
			x.name, what, x.infoSeat, difference(one, other))
	}
	if one, other := x.standingOrder(a), x.standingOrder(b); one != other && a.Phase() == b.Phase() {
		return hangs("the move that the table's PreparedAnswer makes without asking", one, other), nil
	}
	for _, m := range moves {
		one, two, err := x.playMoves(game.Rules, a, b, m)
		if err != nil {
			return "", err
		}
		told, other := x.noticedByOthers(one), x.noticedByOthers(two)
		for i := range min(len(told), len(other)) {
			if x.redacted(one.told[i]) != x.redacted(two.told[i]) {
				break
			}
			if told[i] != other[i] {
				return hangs(fmt.Sprintf("what the whole room notices of the move %q (sounds, remarks, log)",
					a.Notation(m)), told[i], other[i]), nil
			}
		}
	}
	return "", nil
}

// standingOrder returns the notation of the move that [table.Questions.PreparedAnswer] returns for
// position s, which the table plays without asking the player; "nothing" if it returns none.
func (x observer) standingOrder(s engine.State) string {
	m, ok := x.shown(s).play.PreparedAnswer(s)
	if !ok {
		return "nothing"
	}
	return s.Notation(m)
}

// redacted returns event e as the other person, the observer, may see it.
func (x observer) redacted(e engine.Told) engine.Event { return e.For(engine.SeatsOf(x.infoSeat)) }

// noticedByOthers returns a line for each event of result c. It says what the other person notices
// of the event.
func (x observer) noticedByOthers(c moveResult) (lines []string) {
	x.shown(c.from)
	table.NotifyAllShown(x.play, c.after)
	board := table.BoardOf(x.play)
	for _, told := range c.told {
		e := told.For(x.eyes())
		all := soundsAndRemarks(x.play, e)
		if !e.Secret {
			icon, line := x.play.Line(e)
			all += "; line " + icon + " " + line
		}
		lines = append(lines, all)
		engine.Follow(board, told, x.eyes())
	}
	return lines
}
