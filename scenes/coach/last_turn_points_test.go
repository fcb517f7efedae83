package coach

import (
	"testing"

	"gulch/engine"
	"gulch/engine/sierrawest"
	"gulch/engine/testscale"
)

// TestLastTurnIsAboutPoints checks that in the last round of Sierra West the coach tells moves
// apart by points: it calls no move best or as good that surely leads to a score which is three
// points lower than another move can reach. Ending the turn early is such a move.
func TestLastTurnIsAboutPoints(t *testing.T) {
	const clear = 3
	compared, wrong := 0, 0
	for _, seed := range []uint64{9, 3, 12, 17}[:testscale.Of(2, 4)] {
		forLastTurns(t, seed, func(s *sierrawest.State, n uint64) {
			points, exact, most := map[engine.Move]int{}, map[engine.Move]bool{}, -1000
			legal := s.Moves(nil)
			for _, m := range legal {
				points[m], exact[m] = mostPoints(s, m)
				most = max(most, points[m])
			}
			c := judgedWith(t, s, 61+n, 2500, nil)
			for _, m := range legal {
				if !exact[m] || points[m] > most-clear {
					continue
				}
				compared++
				if v := c.Verdict(m); v <= Good {
					wrong++
					t.Errorf("game %d, decision %d: %s leads to at most %d points, another move to %d, but its verdict is %d", seed,
						n, s.Notation(m), points[m], most, v)
				}
			}
		})
	}
	if t.Logf("%d of %d moves that lose %d points are called best or as good", wrong, compared, clear); compared < 20 {
		t.Errorf("only %d moves lose %d points: the test has checked too little", compared, clear)
	}
}

// mostPoints returns the highest score that the active seat can reach in its turn after move m. It
// is exact unless something may be revealed on the way, or if there are too many ways to go on; the
// score can then be reached, but perhaps a higher one, too.
func mostPoints(from *sierrawest.State, m engine.Move) (most int, exact bool) {
	const limit = 4000
	seat := from.Turn()
	most, exact = -1000, true
	first := *from
	if first.Play(m, nil) != nil {
		return most, false
	}
	seen := map[sierrawest.State]bool{first: true}
	for open := []sierrawest.State{first}; len(open) > 0; {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		most = max(most, at.Score(seat))
		if at.Turn() != seat || at.Phase() == sierrawest.PhasePlan {
			continue
		}
		for _, x := range at.Moves(nil) {
			after, revealed := at, false
			if x.Kind == sierrawest.KindEndTurn ||
				after.Play(x, func(e engine.Event) { revealed = revealed || e.Reveals }) != nil || seen[after] {
				continue
			}
			if seen[after] = true; revealed || len(seen) > limit {
				exact = false
				continue
			}
			open = append(open, after)
		}
	}
	return most, exact
}

// forLastTurns plays a game of Sierra West by the bots' policy and calls check for positions of the
// last round in which a seat moves its pioneers.
func forLastTurns(t *testing.T, seed uint64, check func(s *sierrawest.State, n uint64)) {
	t.Helper()
	mode := sierrawest.Mode(seed % 4).String()
	made, err := sierrawest.Game.New(2+int(seed%3), engine.Options{"mode": mode}, 900+seed)
	if err != nil {
		t.Fatal(err)
	}
	s := made.(*sierrawest.State)
	rng := engine.NewRand(seed)
	for n := uint64(0); ; n++ {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(moves) == 0 {
			return
		}
		if s.EndRound() > 0 && s.Round() >= s.EndRound() && s.Phase() == sierrawest.PhasePioneer && n%3 == 0 {
			check(s, n)
		}
		move := s.Policy(&rng)
		if seed%2 > 0 && n%3 == 0 && s.Turn() == 1 { // one-sided games, in which the coach may count points
			move = moves[rng.Below(len(moves))]
		}
		if err := s.Play(move, nil); err != nil {
			t.Fatal(err)
		}
	}
}
