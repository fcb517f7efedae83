package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gulch/engine"
	"gulch/scenes/table"
)

// openDecisionFaults returns a message if something is wrong with the decision in p as one that
// people at one screen make in front of each other (see [engine.DecidesOpenly]). In two positions
// that some seat cannot tell apart, the same decisions must be open, with the same moves, and the
// table must show the same. Each of these moves must be legal in the real position, and a press
// must play it. Afterwards the table shows p again.
func openDecisionFaults(game table.Game, p position) []string {
	if p.state.Seats() < 2 {
		return nil
	}
	defer func() { p.shown(p.state) }()
	why, err := openFault(game.Rules, p, rand.New(rand.NewPCG(uint64(p.nth), 0x0b)))
	if err != nil {
		why = err.Error()
	}
	if why == "" {
		return nil
	}
	return []string{p.name + ": " + why}
}

// openFault returns what is wrong with an open decision, or with the decision whether it is one;
// "" if nothing is.
func openFault(game engine.Game, p position, r *rand.Rand) (string, error) {
	is := engine.OpenDecision(p.state)
	for seat := range engine.Seat(p.state.Seats()) {
		twin, err := p.twin(game, seat, r.Uint64())
		if err != nil {
			return "", err
		}
		if twin.Turn() != p.state.Turn() || twin.Phase() != p.state.Phase() {
			continue // Determinize samples which seats have decided in secret
		}
		if engine.OpenDecision(twin) != is {
			return fmt.Sprintf("whether the decision is open depends on information hidden from seat %d", seat), nil
		}
		if !is || seat == p.state.Turn() {
			continue
		}
		one, other := p.laidOpen(p.state), p.laidOpen(twin)
		if !slices.Equal(one.legal, other.legal) {
			return fmt.Sprintf("in two positions that seat %d cannot tell apart, different moves are open: %v and %v",
				seat, one.legal, other.legal), nil
		}
		a, b := tableTexts(p.laidOpen(p.state)), tableTexts(p.laidOpen(twin))
		for i, line := range a {
			if i >= len(b) || b[i] != line {
				return fmt.Sprintf("what the table shows to everybody depends on information hidden from seat %d:\n%s",
					seat, difference(line, at(b, i))), nil
			}
		}
	}
	if !is {
		return "", nil
	}
	q := p.laidOpen(p.state)
	if len(q.legal) == 0 {
		return "an open decision has no open move", nil
	}
	for _, m := range q.legal {
		if !slices.Contains(p.legal, m) {
			return fmt.Sprintf("the open move %q is not legal in the real position", q.state.Notation(m)), nil
		}
	}
	if left := unreachableMoves(q); len(left) > 0 {
		return fmt.Sprintf("no press plays the open move %q", q.state.Notation(left[0])), nil
	}
	return "", nil
}

// laidOpen makes the game UI show state s to everybody, at an open decision, and returns p with the
// position that the UI knows and its legal moves.
func (p position) laidOpen(s engine.State) position {
	table.RevealSeats(p.play, 0)
	window, area := WideWindow()
	table.ShowPosition(p.play, s, window, area)
	p.state = engine.Covered(s)
	p.legal = p.state.Moves(nil)
	table.NotifyAllShown(p.play, p.state)
	return p
}
