package tabletest

import (
	"fmt"
	"math/rand/v2"
	"reflect"

	"gulch/engine"
	"gulch/scenes/table"
)

// observer is a person who looks at a position. The table shows the view of seat position.viewer,
// or that of a spectator if it is NoSeat. infoSeat is the seat whose information the checks use: a
// position that this seat cannot distinguish must show the observer the same.
type observer struct {
	position
	infoSeat engine.Seat
}

// indistinguishable returns a position that the observer cannot distinguish from its own, sampled
// by Determinize. A spectator knows less than every seat. For a spectator it therefore samples the
// secrets of two seats one after the other, so that no secret stays as it is.
func (x observer) indistinguishable(game engine.Game, seed uint64) (engine.State, error) {
	t, err := x.twin(game, x.infoSeat, seed)
	if err == nil && x.viewer == engine.NoSeat {
		next := (int(x.infoSeat) + 1) % t.Seats()
		t.Determinize(engine.Seat(next), rand.New(rand.NewPCG(seed, 10)))
	}
	return t, err
}

// observers returns two observers: one at the seat to move and, depending on n, one at another seat
// or a spectator.
func (p position) observers(n int) []observer {
	all := p.allObservers(n)
	if n%2 == 0 && len(all) > 2 {
		return all[:2]
	}
	return append(all[:1], all[len(all)-1])
}

// spectator returns an observer that is a spectator. Its infoSeat, whose information state the
// checks use, is a seat selected by n: every seat knows at least what a spectator knows.
func (p position) spectator(n int) observer {
	return observer{p.viewedBy(engine.NoSeat), p.otherSeat(n / 2)}
}

// allObservers returns three observers: one at the seat to move, one at another seat selected by n
// if there is one, and a spectator.
func (p position) allObservers(n int) []observer {
	turn, other := p.state.Turn(), p.otherSeat(n/2)
	all := []observer{{p, turn}}
	if other != turn {
		all = append(all, observer{p.viewedBy(other), other})
	}
	return append(all, p.spectator(n))
}

// otherSeat returns a seat other than the one to move, selected by n. In a game with one seat it
// returns that seat.
func (p position) otherSeat(n int) engine.Seat {
	seats := p.state.Seats()
	return engine.Seat((int(p.state.Turn()) + 1 + n%max(seats-1, 1)) % seats)
}

// leakedSecrets returns a message for everything that a table shows, in a position and after a
// move, that depends on information hidden from the observer. Afterwards the table shows p again.
func leakedSecrets(game table.Game, p position) (wrong []string) {
	defer func() { p.shown(p.state) }()
	n := rand.New(rand.NewPCG(uint64(len(p.legal)), uint64(p.legal[0].A))).IntN(64) // arbitrary, but reproducible
	look := func(listen comparison, x observer, pairs int) {
		for pair := range pairs {
			why, err := listen(game, x, uint64(n+pair*pairSeedStep))
			if err != nil {
				why = err.Error()
			}
			if why != "" {
				wrong = append(wrong, why)
				break
			}
		}
	}
	for _, x := range p.observers(n) {
		look(compareTexts, x, p.comparisons)
		look(compareMoveResults, x, p.comparisons)
		look(checkIndistinguishableMoves, x, 1)
	}
	if p.nth&(p.nth-1) == 0 { // this check is slow and finds less and less; a spectator knows least, so it finds most
		look(compareUndealtSecrets, p.spectator(n), 1)
	}
	look(compareNoticedByOthers, p.neighbour(n), 1)
	return wrong
}

// comparison is a function that compares what an observer is shown in two positions or after two
// moves that the observer cannot distinguish. seed selects the positions and moves. It returns a
// message about the first difference, "" if there is none.
type comparison func(game table.Game, x observer, seed uint64) (string, error)

// pairSeedStep is the difference between the seeds of two consecutive comparisons. It is larger
// than any seed offset within a comparison, so no seed is used twice.
const pairSeedStep = 1000

// compareTexts compares the texts of the position of observer x with those of another position that
// x cannot distinguish from it. seed selects the other position. The result is a message about the
// first difference, "" if there is none.
func compareTexts(game table.Game, x observer, seed uint64) (string, error) {
	twin, err := x.indistinguishable(game.Rules, seed)
	if err != nil {
		return "", err
	}
	return x.textDifference(twin), nil
}

// textDifference compares the texts of the observer's position with those of position twin and
// returns a message about the first difference, "" if there is none.
func (x observer) textDifference(twin engine.State) string {
	told := tableTexts(x.shown(x.state))
	other := tableTexts(x.shown(twin))
	for i, line := range told {
		if i >= len(other) || other[i] != line {
			return fmt.Sprintf("%s: what the table shows to %s depends on information hidden from it. Expected the "+
				"same texts in two positions that it cannot tell apart, got:\n%s\nIn the table's code for that text, "+
				"read the Board, which has only what its viewer may see, instead of "+
				"the State.", x.name, x.viewerName(), difference(line, at(other, i)))
		}
	}
	return ""
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "nothing"
}

// difference returns two lines with the parts of a and b around the first difference between them,
// from 40 bytes before it.
func difference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(i-40, 0)
	for from > 0 && a[from]&0xC0 == 0x80 {
		from--
	}
	return "  …" + a[from:] + "\n  …" + b[min(from, len(b)):]
}

// boardOf returns the current board of a game UI as a value that can be compared by ==.
func boardOf(play table.GameUI) any { return reflect.ValueOf(table.BoardOf(play)).Elem().Interface() }
