package dakota

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// decisionIn plays random games of two seats and returns the position at the first decision of
// phase p.
func decisionIn(t *testing.T, p engine.Phase) *State {
	t.Helper()
	for seed := range uint64(40) {
		s, err := Game.New(2, nil, seed)
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewChance(seed, 1)
		for {
			legal, err := engine.PlayForced(s, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if s.Phase() == p {
				return s.(*State)
			}
			if len(legal) == 0 {
				break
			}
			if err := s.Play(gametest.PickByPolicy(s, legal, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no game has a decision in phase %s", phaseNames[p])
	return nil
}

// TestCheckRefusesDamagedStates checks that State.Check reports violated invariants. It damages
// states directly, because most of these invariants cannot be broken by a JSON document.
func TestCheckRefusesDamagedStates(t *testing.T) {
	leaf := func(s *State) cell {
		leaves := s.mine[0].leaves
		c, _ := leaves.take()
		return c
	}
	gametest.DamagedStates(t, decisionIn(t, PhaseHighNoon), map[string]func(s *State){
		"I1: there are ":                   func(s *State) { s.pool[0]++ },
		"I2: there are ":                   func(s *State) { s.player[0].free[Miner]++ },
		"I5: there are ":                   func(s *State) { s.bag[0]++ },
		"I6: there are ":                   func(s *State) { s.discard[firstHand]++ },
		"I7: there are ":                   func(s *State) { s.supply[House]++ },
		"I8: seat 1 has -1 dollars":        func(s *State) { s.player[1].money = -1 },
		"not the 0 counted":                func(s *State) { s.player[0].built = 0 },
		"I12: seat 0 has acquired":         func(s *State) { s.player[0].acquired = 200 },
		"I12: seat 0 has hired 1":          func(s *State) { s.player[0].hires = 1 },
		"seat 0 cannot know that seat 0":   func(s *State) { s.player[0].known[0] = 1 },
		"I8: the shortage of":              func(s *State) { s.shortage[0] = 99 },
		"I9: mine of seat 0: ":             func(s *State) { s.mine[0].depth++ },
		"distances of neighbours of":       func(s *State) { s.mine[0].dist[leaf(s)] += 5 },
		"is a leaf exactly if":             func(s *State) { s.mine[0].leaves = cellSet{} },
		"I11: the player order is no":      func(s *State) { s.order[1] = s.order[0] },
		"I17: the day is 99":               func(s *State) { s.day = 99 },
		"I18: the last-day flag is true":   func(s *State) { s.lastDay = true },
		"or day 0 is in progress":          func(s *State) { s.day = 0 },
		"does not occur in stage":          func(s *State) { s.stage = stageNight },
		"exactly as long as the game":      func(s *State) { s.actor = nobody },
		"where the stage has come to":      func(s *State) { s.at = 1 - s.at },
		"the actor has passed":             func(s *State) { s.passed = s.passed.With(s.actor) },
		"asked about exactly when bail is": func(s *State) { s.jailSlot = 1 },
		"in the morning only":              func(s *State) { s.eventAt = 1 },
		"nobody is exploring":              func(s *State) { s.explore.draws = 2 },
		"nobody is about to be arrested":   func(s *State) { s.duty = Miner },
		"nobody is planning":               func(s *State) { s.planRank = 1 },
		"nobody is at work":                func(s *State) { s.work.roll = 1 },
		"it is not evening":                func(s *State) { s.actions = 1 },
		"cards are looked at with": func(s *State) {
			s.seen[0] = s.deck[s.deckSize-1]
			s.seenSize++
			s.deckSize--
		},
		"an attack goes on exactly": func(s *State) {
			s.phase = PhaseAttackCounter
			s.attack.attacker = s.order[s.at]
		},
		"it is not the attacker's turn": func(s *State) {
			s.phase = PhaseAttackCounter
			s.attack.attacker = 1 - s.order[s.at]
		},
		"the attacker has passed": func(s *State) {
			s.phase, s.attack.attacker = PhaseAttackCounter, s.order[s.at]
			s.passed = s.passed.With(s.attack.attacker)
		},
		"is pending for seat 0": func(s *State) {
			p := &s.player[0]
			c := s.deck[s.deckSize-1]
			for i, other := range s.deck[:s.deckSize] {
				if !other.IsEvent() {
					s.deck[i], c = c, other
					break
				}
			}
			s.deckSize--
			p.pending[p.pendingSize] = c
			p.pendingSize++
		},
	})
	gametest.DamagedStates(t, decisionIn(t, PhasePlan), map[string]func(s *State){
		"the actor has a plan already": func(s *State) { s.planned = s.planned.With(s.actor) },
		"nobody of the kind to be": func(s *State) {
			s.me().used[planOrder[s.planRank]] += s.me().free[planOrder[s.planRank]]
			s.me().free[planOrder[s.planRank]] = 0
		},
	})
	gametest.DamagedStates(t, decisionIn(t, PhaseEvening), map[string]func(s *State){
		"the number of actions left does not fit": func(s *State) { s.actions = 99 },
		"no cart is being unloaded":               func(s *State) { s.crew.left = 1 },
	})
	gametest.DamagedStates(t, decisionIn(t, PhaseExploreTile), map[string]func(s *State){
		"there is no such exploration":     func(s *State) { s.explore.draws = 1 },
		"no tiles are shown before a bag":  func(s *State) { s.phase = PhaseExploreBag },
		"cannot have been drawn together":  func(s *State) { s.explore.offered = 1<<TileKinds - 1 },
		"tile and cell are chosen in this": func(s *State) { s.explore.site = 1 },
	})
	gametest.DamagedStates(t, decisionIn(t, PhaseJob), map[string]func(s *State){
		"nobody does a job there": func(s *State) { s.work.roll = 1 },
	})
}

func TestCheckRefusesDamagedAttacks(t *testing.T) {
	s := decisionIn(t, PhaseAttackResponse)
	gametest.DamagedStates(t, s, map[string]func(s *State){
		"that is no attack":              func(s *State) { s.attack.target = s.attack.attacker },
		"the wrong side of the attack":   func(s *State) { s.actor = s.attack.attacker },
		"committed workers does not fit": func(s *State) { s.attack.count++ },
		"arrest and raid belong to":      func(s *State) { s.attack.steals = 1 },
		"this attack aims at nothing": func(s *State) {
			s.phase, s.actor = PhaseAttackAim, s.attack.attacker
			s.swapAttack(BetterOffer)
			s.attack.count = 0
		},
	})
}

// TestImpossibleDocumentsAreRefused checks that loading refuses documents that are made by changing
// one field of a position during an attack.
func TestImpossibleDocumentsAreRefused(t *testing.T) {
	s := decisionIn(t, PhaseAttackResponse)
	text, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	list := func(what string, n int) string { return "[" + strings.Repeat(what+", ", n-1) + what + "]" }
	attack := fmt.Sprintf(`{"card": %q, "attacker": %d, "target": %d, `, s.attack.card, s.attack.attacker,
		s.attack.target)
	gametest.RefusedDocuments(t, Game, text, map[string]string{
		"aim: \"x y z\" is not what":           `{"attack": ` + attack + `"aim": "x y z"}}`,
		"at most 2 workers are committed":      `{"attack": ` + attack + `"committed": ` + list(`"miner"`, 9) + `}}`,
		"arrest and raid belong to their":      `{"attack": ` + attack[:len(attack)-2] + `, "arrested": "miner"}}`,
		"there are not so many cards or tiles": `{"deck": ` + list(`"fever"`, 99) + `}`,
		"there are not so many events": `{"towns": {"` + seatName(0) + `": {"pending": ` +
			list(`"fever"`, 99) + `}}}`,
		"at most 3 cards are seen": `{"seen": ` + list(`"fever"`, 9) + `}`,
	})
}

// TestRefusedMoves checks the reasons for refusing moves that occur only in rare positions.
func TestRefusedMoves(t *testing.T) {
	for _, c := range []struct {
		phase  engine.Phase
		move   string
		change func(s *State)
		want   string
	}{
		{PhaseLodging, "dismiss miner", func(s *State) { s.me().free = [WorkerKinds]uint8{} }, "You can't send anyone away: all your workers have beds."},
		{PhaseExplorers, "survey", func(s *State) { s.me().money, s.me().free[Prospector] = 0, 1 },
			fmt.Sprintf("You can't search a bag: it costs $%d and you have $0.", box.k.SurveyorFee)},
		{PhaseExplorers, "send miner", func(s *State) { s.me().money, s.me().explorers = 0, 0 }, fmt.Sprintf(
			"You can't send an explorer: the wage is $%d and you have $0.", box.k.ExplorerWages[0])},
	} {
		s := decisionIn(t, c.phase)
		c.change(s)
		m, err := s.Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(m, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("after the change %q returns %v, want %q", c.move, err, c.want)
		}
	}
}

// swapAttack replaces the card of the attack in progress by card c, which must be in the deck or
// discarded.
func (s *State) swapAttack(c Card) {
	was := s.attack.card
	for i, other := range s.deck[:s.deckSize] {
		if other == c {
			s.deck[i], s.attack.card = was, c
			return
		}
	}
	if s.discard[c] > 0 {
		s.discard[c]--
		s.discard[was]++
		s.attack.card = c
	}
}

func TestAuditorRefusesClearedLastDay(t *testing.T) {
	last, err := Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	before := engine.Clone(last)
	last.(*State).lastDay = true
	a := Game.(engine.Audited).Audit(before)
	if err := a.Moved(last); err != nil {
		t.Errorf("the auditor refuses the beginning of the last day: %v", err)
	}
	if err := a.Moved(before); err == nil || err.Error() != "I18: the last-day flag was cleared" {
		t.Errorf("the auditor returns %v for a day after the last one", err)
	}
}

func TestWrongNotation(t *testing.T) {
	s := decisionIn(t, PhaseHighNoon)
	for kind := engine.Kind(1); kind < kindEnd; kind++ {
		v := verbs[kind]
		want := map[string]string{v.word + " a b c d e": "is"}
		switch v.is[0] {
		case opCell:
			want[v.word+" 99 99"], want[v.word+" x 1"] = "99 99 lies outside of the mine", `"x" is not a number`
		case opSlot:
			want[v.word+" slot_99"], want[v.word] = `"slot_99" is not known`, "something is missing"
		case opWorker, opTile, opCard, opBuilding, opResource:
			want[v.word+" nonsense"], want[v.word] = `"nonsense" is not known`, "something is missing"
		}
		gametest.RefusedNotation(t, s, want)
	}
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}
