package narrowgauge

import (
	"testing"

	"gulch/engine"
)

// TestDominatingMoves plays random games and carries out both moves of each pair of which one is
// said to be surely at least as good. Of two plays, the better one must lead to the same position
// with more Flip Contracts ready; of two choices of a Contract, to the same with one Contract more.
func TestDominatingMoves(t *testing.T) {
	var _ engine.Dominance = (*State)(nil)
	pairs := map[engine.Kind]int{}
	walk(t, 160, func(s *State, legal []engine.Move) {
		for _, a := range legal {
			for _, b := range legal {
				if a == b || !s.Dominates(a, b) {
					continue
				}
				pairs[a.Kind]++
				if a.Kind == KindRefill {
					checkHandIsDone(t, s)
					break
				}
				checkDiffersInReadyContracts(t, s, a, b)
			}
		}
	})
	for _, kind := range []engine.Kind{KindPlay, KindContract, KindRefill} {
		if pairs[kind] == 0 {
			t.Errorf("no pair of moves of kind %d", kind)
		}
	}
}

// checkDiffersInReadyContracts checks that moves a and b leave the same position, except that move
// a leaves the seat to move more ready Flip Contracts or takes one from the face-up Contracts.
func checkDiffersInReadyContracts(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	p := s.Turn()
	better, worse := *s, *s
	if better.Play(a, nil) != nil || worse.Play(b, nil) != nil {
		t.Fatalf("%s or %s is not legal", s.Notation(a), s.Notation(b))
	}
	more, less := better.ready(p), worse.ready(p)
	if a.Kind == KindContract {
		more, less = better.owned[p], worse.owned[p]
	}
	if more&less != less || more == less {
		t.Errorf("%s leaves the Contracts %v and %s leaves %v", s.Notation(a), more, s.Notation(b), less)
	}
	for _, x := range []*State{&better, &worse} {
		x.used, x.shown, x.owned[p] = 0, 0, 0
		if s.LastHand() {
			x.hands[p], x.discarded, x.discard, x.discardSize = 0, 0, [CardCount]Card{}, 0
		}
		if a.Kind == KindContract {
			x.phase, x.actor = 0, 0 // a seat that can afford no Contract that is left does not decide
		}
	}
	if better != worse {
		t.Errorf("%s and %s differ in more than Contracts", s.Notation(a), s.Notation(b))
	}
}

// TestContractThatOnlyAddsDominatesNone checks for each Contract whether it is said to be at least
// as good as none: all are, except Market Brokers, whose owner cannot decline its additional space.
func TestContractThatOnlyAddsDominatesNone(t *testing.T) {
	s := firstDecision(t, nil)
	for k := range Contract(ContractCount) {
		take := chooseContract(int(k))
		if got, want := s.Dominates(take, PassContract()), k != MarketBrokers; got != want {
			t.Errorf("%s dominates no Contract: %v, want %v", s.Notation(take), got, want)
		}
		if s.Dominates(PassContract(), take) {
			t.Errorf("no Contract dominates %s", s.Notation(take))
		}
	}
}

// TestAdditionalSpaceCanHelpTheRival checks the reason why Market Brokers is not surely better than
// no Contract: a die that the additional space pushes past the center divide is worth more to the
// rival who pulls it back.
func TestAdditionalSpaceCanHelpTheRival(t *testing.T) {
	const mine, theirs = 1, -1
	pays := func(steps int) int { // what the rival is paid in the end
		d := die{at: -2, value: 1}
		d.move(mine, steps)
		d.move(theirs, 3)
		return int(-d.at) * int(d.value)
	}
	if without, with := pays(1), pays(2); with <= without {
		t.Errorf("the die pays the rival $%d without the additional space and $%d with it", without, with)
	}
}

// checkHandIsDone checks that the seat to move plays no card after position s.
func checkHandIsDone(t *testing.T, s *State) {
	t.Helper()
	p := s.Turn()
	after := *s
	for {
		legal, err := engine.PlayForced(&after, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(legal) == 0 {
			return
		}
		if after.actor == p && after.phase != PhaseRefill {
			t.Fatalf("after a refill without effect, the seat decides in phase %s", phaseNames[after.phase])
		}
		if err := after.Play(legal[0], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// TestMirroredStraightCardIsDominated checks that a straight card is at least as good as the same
// card mirrored, and not the other way round, and that mirroring a bent card is not compared.
func TestMirroredStraightCardIsDominated(t *testing.T) {
	s := firstDecision(t, nil)
	s.phase, s.actor, s.building = PhaseFirstCard, 0, Black
	straight, bent := Card(4), Card(10) // t05 Tangent, t11 Valley Bend
	for _, x := range []struct {
		card Card
		want bool
	}{{straight, true}, {bent, false}} {
		for from := range Space(SpaceCount) {
			plain, mirror := PlayTrack(x.card, from, 0), PlayTrack(x.card, from, Mirrored)
			shape := components.geometry.shape[x.card]
			if !components.geometry.origins[shape[0]][s.yard[Black]].Has(from) {
				continue
			}
			if got := s.Dominates(plain, mirror); got != x.want {
				t.Errorf("%s dominates %s: %v, want %v", s.Notation(plain), s.Notation(mirror), got, x.want)
			}
			if s.Dominates(mirror, plain) {
				t.Errorf("%s dominates %s", s.Notation(mirror), s.Notation(plain))
			}
		}
	}
}
