package westernlegends

import (
	"slices"
	"testing"

	"gulch/engine"
)

// TestDominatingMoves plays random games and carries out both moves of each pair of which one is
// said to be surely at least as good: a reaction that changes no fight costs a card for the same
// result, and neither an effect that does nothing to its target, nor the end of a turn instead of
// work, nor an income beyond the limit, nor an idle act leaves the player more. A choice of cards
// leaves at least as many and as high ones, and a chase ends in a fight.
func TestDominatingMoves(t *testing.T) {
	var _ engine.Dominance = (*State)(nil)
	reactions, targets, gains, goals, idle, cards, chases, rides := 0, 0, 0, 0, 0, 0, 0, 0
	for seed := range uint64(200) {
		state, err := Game.New(3+int(seed%4), engine.Options{"ante_up": []string{"on", "off"}[seed%2]}, seed)
		if err != nil {
			t.Fatal(err)
		}
		s, rng, other := state.(*State), engine.NewRand(seed), engine.NewRand(seed+1)
		for range 2500 {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(legal) == 0 {
				break
			}
			for _, a := range legal {
				for _, b := range legal {
					switch {
					case a == b || !s.Dominates(a, b):
					case a.Kind == KindStep || s.Chase() > 0:
						chases++
						checkChase(t, s, a, b)
					case a.Kind == KindPass:
						reactions++
						checkIdleReaction(t, s, b)
					case a.Kind == KindCompleteGoal:
						goals++
						checkGoalIsFree(t, s, a, b)
					case b.Kind == KindFrontier && a.Kind == b.Kind, b.Kind == KindDiscard, b.Kind == KindPlay,
						b.Kind == KindCard && a.Kind == b.Kind && CardOf(a)/4 == CardOf(b)/4:
						cards++
						checkKeepsNoLess(t, s, a, b)
					case a.Kind == KindMove && b.Kind == KindCard && s.ChaseOf(CardOf(b)) > 0 && !s.isIdle(b):
						rides++
						checkRideReplaces(t, s, b)
					case b.Kind != KindEndTurn && s.top().op == askAct:
						idle++
						checkIdleAct(t, s, b, &other)
					case a.Kind == KindWork || a.Kind == KindIncome:
						gains++
						checkLeavesNoLess(t, s, a, b)
					default:
						targets++
						checkIdleTarget(t, s, a, b)
					}
				}
			}
			m := legal[rng.Below(len(legal))]
			if rng.Below(3) > 0 {
				m = s.Policy(&rng)
			}
			if err := s.Play(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d reactions, %d targets, %d gains, %d goals, %d idle acts, %d choices of cards, %d chases, %d rides", reactions,
		targets, gains, goals, idle, cards, chases, rides)
	if min(reactions, targets, gains, goals, idle, cards, chases, rides) == 0 {
		t.Error("no pair of each kind")
	}
}

// checkIdleReaction checks that use, a reaction, costs a card and leaves the fight with the winner
// that it has after a pass, also if the player uses all other reactions too.
func checkIdleReaction(t *testing.T, s *State, use engine.Move) {
	t.Helper()
	p := s.Turn()
	passed, used := *s, *s
	winner := []int{}
	for _, x := range []*State{&passed, &used} {
		won := -1
		for first := true; won < 0; first = false {
			m := x.Moves(nil)[0]
			switch op := x.top().op; {
			case op == askReact && x == &used && first:
				m = use
			case op == askReact && (x == &passed || x.top().seat != p):
				m = engine.Move{Kind: KindPass}
			}
			err := x.Play(m, func(e engine.Event) {
				if e.Kind == EventFightWon && won < 0 {
					won = SideIn(e)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		winner = append(winner, won)
	}
	if winner[0] != winner[1] {
		t.Errorf("%s changes the winner of the fight", s.Notation(use))
	}
	if !s.p[p].hand.Has(Card(SourceOf(use))) {
		t.Errorf("%s costs no card", s.Notation(use))
	}
}

// checkChase checks that move a of a chase, a target or a step, can lead to a fight with the prey.
// The same must hold for b if it is a step, and must not hold if it is a target.
func checkChase(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	if !leadsToFight(t, s, a) || leadsToFight(t, s, b) != (b.Kind == KindStep) {
		t.Errorf("of %s and %s, one leads to a fight that it should not lead to, or does not lead to one",
			s.Notation(a), s.Notation(b))
	}
}

// checkRideReplaces checks that no chase by move m leads to a fight, nor to a space that a Move
// action does not reach.
func checkRideReplaces(t *testing.T, s *State, m engine.Move) {
	t.Helper()
	reach, _ := s.RideReach()
	p, from := s.Turn(), s.p[s.Turn()].space
	var follow func(x *State)
	follow = func(x *State) {
		if x.depth > 0 && x.top().op == askFight {
			t.Errorf("%s leads to a fight", s.Notation(m))
		}
		if at := x.p[p].space; at != from && !reach.Has(at) {
			t.Errorf("a ride does not reach space %s, %s does", box.space[at].ID, s.Notation(m))
		}
		if x.depth == 0 || x.top().op != askTarget && x.top().op != askBonusStep {
			return
		}
		for _, next := range x.Moves(nil) {
			after := *x
			if err := after.Play(next, nil); err != nil {
				t.Fatal(err)
			}
			follow(&after)
		}
	}
	after := *s
	if err := after.Play(m, nil); err != nil {
		t.Fatal(err)
	}
	follow(&after)
}

// leadsToFight reports whether a chase can end in a fight with the prey if it goes on with move m.
func leadsToFight(t *testing.T, s *State, m engine.Move) bool {
	t.Helper()
	x := *s
	if err := x.Play(m, nil); err != nil {
		t.Fatal(err)
	}
	if x.Turn() != s.Turn() || x.depth == 0 || x.top().op != askBonusStep {
		return x.depth > 0 && x.top().op == askFight
	}
	return slices.ContainsFunc(x.Moves(nil), func(m engine.Move) bool { return leadsToFight(t, &x, m) })
}

// checkIdleTarget checks that aiming the current effect with move b does nothing to any seat, while
// move a takes nothing from the player who aims.
func checkIdleTarget(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	_, idle := checkLeavesNoLess(t, s, a, b)
	if q := PlayerOf(b); q != ManInBlack && idle.p[q] != s.p[q] {
		t.Errorf("%s changes what its target has", s.Notation(b))
	}
}

// checkLeavesNoLess checks that move a leaves the seat to move no less than move b. It returns the
// positions after the moves and the forced moves that follow.
func checkLeavesNoLess(t *testing.T, s *State, a, b engine.Move) (better, worse State) {
	t.Helper()
	p := s.Turn()
	better, worse = *s, *s
	end := engine.Move{Kind: KindEndTurn}
	playOn := func(x *State, m engine.Move) (legal []engine.Move) {
		if err := x.Play(m, nil); err != nil {
			t.Fatal(err)
		}
		legal, err := engine.PlayForced(x, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		return legal
	}
	legal := playOn(&better, a)
	switch {
	case b != end:
		playOn(&worse, b)
	case better.Turn() == p && slices.Contains(legal, end): // what the end of the turn brings comes after both
		playOn(&better, end)
		playOn(&worse, end)
	}
	if better.Turn() != worse.Turn() || better.depth > 0 && worse.depth > 0 && better.top().op != worse.top().op {
		return better, worse // something else is decided before all that a move brings has come
	}
	one, other := &better.p[p], &worse.p[p]
	if one.lp < other.lp || one.money < other.money || one.hand.Len() < other.hand.Len() || one.wounds > other.wounds {
		t.Errorf("%s leaves the player less than %s", s.Notation(a), s.Notation(b))
	}
	return better, worse
}

// checkGoalIsFree checks that act b, or to pass, is still legal after the goal of move a has been
// completed, with any tokens.
func checkGoalIsFree(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	after := *s
	if err := after.Play(a, nil); err != nil {
		t.Fatal(err)
	}
	for after.depth > 0 && after.top().op == askLegend {
		if err := after.Play(after.Moves(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	if after.Turn() != s.Turn() {
		return // the turn ends by itself, as by b
	}
	if op := after.top().op; op == s.top().op && !slices.Contains(after.Moves(nil), b) {
		t.Errorf("after %s, %s is not legal any more", s.Notation(a), s.Notation(b))
	}
}

// checkKeepsNoLess checks that move a leaves at least as many cards in the hand of the seat to move
// as move b, and none that is lower: in a fight, it may be the higher card that is played if the
// others are of no use any more.
func checkKeepsNoLess(t *testing.T, s *State, a, b engine.Move) {
	t.Helper()
	p := s.Turn()
	left := func(m engine.Move) (ranks []int) {
		cards := CardSet(0)
		switch m.Kind {
		case KindFrontier:
			cards, _ = unpackCards(m)
		default:
			cards = CardOf(m).bit()
		}
		for c := range (s.p[p].hand &^ cards).All() {
			ranks = append(ranks, c.Value())
		}
		slices.Reverse(ranks)
		return ranks
	}
	one, other := left(a), left(b)
	if len(one) < len(other) {
		t.Errorf("%s leaves fewer cards than %s", s.Notation(a), s.Notation(b))
		return
	}
	if b.Kind == KindPlay && s.lastActionDone(p) && !s.anyCardWins(p) {
		one, other = other, one
	}
	for i := range other {
		if one[i] < other[i] {
			t.Errorf("%s leaves a lower card than %s", s.Notation(a), s.Notation(b))
		}
	}
}

// checkIdleAct checks that move m, an act that is said to be idle, gives the active player nothing
// besides what the end of the turn brings, however the player makes it.
func checkIdleAct(t *testing.T, s *State, m engine.Move, w *engine.Rand) {
	t.Helper()
	p, x, without := s.Turn(), *s, *s
	if err := x.Play(m, nil); err != nil {
		t.Fatal(err)
	}
	for x.depth > 0 && x.Turn() == p && (x.top().op == askSheriffStep || x.top().op == askStep) {
		legal := x.Moves(nil)
		if err := x.Play(legal[w.Below(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.actions == 1 {
		if err := without.Play(engine.Move{Kind: KindEndTurn}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if x.Turn() != without.Turn() {
		return // a decision of somebody else is still open
	}
	was, now := &without.p[p], &x.p[p]
	if now.lp > was.lp || now.mp > was.mp || now.wp > was.wp || now.gp > was.gp || now.nuggets > was.nuggets ||
		now.wounds < was.wounds || now.discs < was.discs || now.money/moneyPerLP > was.money/moneyPerLP ||
		now.tokens != was.tokens {
		t.Errorf("%s, which is said to be idle, gives the player something", s.Notation(m))
	}
}

// TestCardsToKeep checks which of two cards is said to be no worse to keep.
func TestCardsToKeep(t *testing.T) {
	for _, c := range []struct {
		name         string
		better, than string
		change       func(pl *player)
		want         bool
	}{
		{"a queen and a nine", "pk_qd", "pk_9c", nil, true},
		{"a queen and an eight", "pk_qd", "pk_8c", nil, true},
		{"a nine and a queen", "pk_9c", "pk_qd", nil, false},
		{"two cards with the same effect", "pk_4s", "pk_4c", nil, true},
		{"Getaway and Saddle Up of a neutral player", "pk_jc", "pk_3h", nil, true},
		{"Getaway and Second Wind of a neutral player", "pk_jc", "pk_7h", nil, false},
		{"Getaway and Second Wind of a Wanted player", "pk_jc", "pk_7h", func(pl *player) { pl.wp = 1 }, true},
		{"an eight and a seven with a far more useful effect", "pk_8s", "pk_7h", nil, false},
	} {
		state, err := Game.New(3, engine.Options{"alt_poker": "on"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		if c.change != nil {
			c.change(&s.p[0])
		}
		if got := s.keepsNoLess(0, cardCalled(t, c.better), cardCalled(t, c.than)); got != c.want {
			t.Errorf("%s: the first is no worse to keep: %t, expected %t", c.name, got, c.want)
		}
	}
}

// TestCardsOfSureFights checks which cards are said to be no worse to play: the low ones against a
// player without cards, the high ones in a fight after which the hand is worth nothing.
func TestCardsOfSureFights(t *testing.T) {
	state, err := Game.New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := *state.(*State)
	low, high, noon := cardCalled(t, "pk_8d"), cardCalled(t, "pk_jc"), cardCalled(t, "pk_as")
	s.fighting, s.active, s.actions = 1, 0, 1
	s.bouts[0] = bout{side: [2]engine.Seat{0, 1}, dealer: engine.NoSeat}
	s.p[0].hand, s.p[1].hand = low.bit()|high.bit()|noon.bit(), 0
	if !s.playDominates(0, low, high) || s.playDominates(0, high, low) || s.playDominates(0, low, noon) {
		t.Error("against a player without cards, the low card isn't the better one to play, or High Noon is worse than it")
	}
	s.p[1].hand = cardCalled(t, "pk_2c").bit()
	if s.playDominates(0, low, high) || s.playDominates(0, high, low) {
		t.Error("a card is said to be no worse to play in a fight that can be lost")
	}
	s.lastRound, s.actions = s.round, 0
	if !s.playDominates(0, high, low) || s.playDominates(0, low, high) || s.playDominates(0, high, noon) {
		t.Error("in the last fight, the high card isn't the better one to play, or High Noon is worse than it")
	}
}

// cardCalled returns the poker card with an ID.
func cardCalled(t *testing.T, id string) Card {
	t.Helper()
	for c := range Card(deckSize) {
		if box.poker[c].id == id {
			return c
		}
	}
	t.Fatalf("no card %s", id)
	return NoCard
}
