package westernlegends

import (
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
)

// TestEventsTellWhatTheyCannotPlace checks in played games that for each token and each bandit of
// an event card there is an event of the game: the piece comes, or the event says why it does not.
// It checks the same for the groups of players that an event card names, and for the players whom
// effects are aimed at.
func TestEventsTellWhatTheyCannotPlace(t *testing.T) {
	seen := map[Failure]int{}
	aimed, robbed := 0, 0
	for seed := range uint64(testscale.Of(30, 300)) {
		s, err := Game.New(2+int(seed)%5, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*State)
		rng := engine.NewRand(seed)
		for range 6000 {
			moves := state.Moves(nil)
			if len(moves) == 0 {
				break
			}
			m := beginnersMove(state, moves, &rng)
			var told []engine.Event
			if err := state.Play(m, func(e engine.Event) { told = append(told, e) }); err != nil {
				t.Fatal(err)
			}
			for i, e := range told {
				switch {
				case e.Kind == EventEvent:
					checkPlacements(t, box.event[EventIn(e)].then, told[i:])
				case e.Kind == EventNoEffect:
					seen[FailureIn(e)]++
				case e.Kind == EventTargeted:
					if aimed++; m.Kind == KindPlayer && e.Other != eventSeat(PlayerOf(m)) {
						t.Errorf("seed %d: %+v does not name the target of %+v", seed, e, m)
					}
				case (e.Kind == EventMoney || e.Kind == EventNuggets) && ChangeIn(e) < 0 &&
					WhyIn(e).Cause().Kind == CauseRobbery && !state.opts.mib:
					if robbed++; e.Other == engine.NoSeat || e.Other == e.Seat {
						t.Errorf("seed %d: the loss %+v does not name who gets it", seed, e)
					}
				}
			}
		}
	}
	if aimed == 0 || robbed == 0 {
		t.Errorf("%d effects had a target, and %d players were robbed: try more seeds", aimed, robbed)
	}
	for _, f := range []Failure{FailOccupied, FailHideouts, FailNobody, FailWounds} {
		if seen[f] == 0 {
			t.Errorf("no effect failed for reason %d: try more seeds; seen %v", f, seen)
		}
	}
}

// checkPlacements checks that told, the events from that of an event card on, has an answer for
// each piece that its effects place. then holds the effects. It stops at the first effect that asks
// a player something.
func checkPlacements(t *testing.T, then block, told []engine.Event) {
	t.Helper()
	answers := func(is func(e engine.Event) bool) bool {
		for _, e := range told {
			if is(e) {
				return true
			}
		}
		return false
	}
	for _, in := range box.code[then.start:then.end] {
		switch in.do {
		case doSheriff:
			return
		case doPlace:
			for _, x := range in.at {
				if !answers(func(e engine.Event) bool {
					return (e.Kind == EventToken || e.Kind == EventNoEffect) && SpaceIn(e) == x
				}) {
					t.Errorf("nothing says what becomes of the token at %s", x.Info().Name)
				}
			}
		case doHighRoller:
			if !answers(func(e engine.Event) bool { return e.Kind == EventRoller || e.Kind == EventNoEffect }) {
				t.Errorf("nothing says what becomes of the high roller")
			}
		case doBandits:
			if !answers(func(e engine.Event) bool { return e.Kind == EventBandit || e.Kind == EventNoEffect }) {
				t.Errorf("nothing says what becomes of the bandits")
			}
		}
	}
}
