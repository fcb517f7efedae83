package narrowgauge

import (
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// firstDecision returns the position of the first decision of a new game.
func firstDecision(t *testing.T, options engine.Options) *State {
	t.Helper()
	s, err := Game.New(Seats, options, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// TestCheckRefusesDamagedStates checks that Check finds violations of invariants that a loaded
// document can hardly cause.
func TestCheckRefusesDamagedStates(t *testing.T) {
	city := components.cityAt[0]
	gametest.DamagedStates(t, firstDecision(t, nil), map[string]func(s *State){
		"the discard pile is not the set": func(s *State) { s.discarded = 1 },
		"stands there": func(s *State) {
			s.rules |= ruleFaceDownMarkets
			s.faceDown = 1 << components.space[city].City
			s.net[0].add(city)
		},
		"face_down: tiles lie face up":              func(s *State) { s.faceDown = 1 },
		"the Yard of black is not in its Network":   func(s *State) { s.net[0] = Spaces{} },
		"the spaces do not count the Locomotives":   func(s *State) { s.cell[0]++ },
		"invariant 6: seat 1 has $-1":               func(s *State) { s.cash[1] = -1 },
		"invariant 2: supply 99":                    func(s *State) { s.supply[0] = 99 },
		"invariant 14: a contract is in two places": func(s *State) { s.owned[0] |= s.shown },
		"although they are dealt":                   func(s *State) { s.rules |= ruleRandomOrder },
		"contracts are shown": func(s *State) {
			for _, k := range s.pile[:s.pileSize] {
				s.shown |= k.bit()
			}
			s.pileSize = 0
		},
		"bids that differ need no coin": func(s *State) {
			s.phase, s.actor, s.bids = PhaseCoin, 0, [Seats]int16{1, 2}
		},
		"a bid is more than the cash": func(s *State) { s.actor, s.bids[0] = 1, s.cash[0]+1 },
	})
	gametest.DamagedStates(t, firstDecision(t, engine.Options{"random_turn_order": "on"}), map[string]func(s *State){
		"keeps a contract that it was not dealt": func(s *State) {
			s.actor = 1
			for k := range Contract(ContractCount) {
				if k != s.dealt[0][0] && k != s.dealt[0][1] {
					s.kept[0] = k
				}
			}
		},
		"a dealt contract is in two places":  func(s *State) { s.dealt[1] = s.dealt[0] },
		"a seat was not dealt two contracts": func(s *State) { s.dealt[1][0] = NoContract },
		"do not fit the seat that decides":   func(s *State) { s.kept[0] = s.dealt[0][0] },
	})
}

// TestAuditorRefusesEvents checks that the auditor finds violations of the invariants about the
// course of a game.
func TestAuditorRefusesEvents(t *testing.T) {
	s, err := Game.New(Seats, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	yard := components.yardAt[0]
	city := components.cityAt[0]
	type list = []engine.Event
	turn := func(n int16) list { // a turn of seat 0 that ends with a dark token
		return list{{Kind: EventTurn, A: n, B: 9}, {Kind: EventTrack, A: 0}, {Kind: EventTrack, A: 1},
			{Kind: EventPlaced, A: 0, B: int16(city), C: 1, D: 1}, {Kind: EventToken, A: 1},
			{Kind: EventDrawn, Redacted: true}, {Kind: EventDrawn, Redacted: true}, {Kind: EventTurnEnd}}
	}
	again := turn(2)
	again[3].B = int16(components.cityAt[1])
	gametest.RefusedEvents(t, Game, s, map[string]list{
		"is shown twice":                     {{Kind: EventShown, A: 0}, {Kind: EventShown, A: 0}},
		"seat 0 gets two contracts":          {{Kind: EventContract, A: 0}, {Kind: EventContract, A: 1}},
		"turns dark after 0 cards":           {{Kind: EventToken, A: 1}},
		"two majorities of black":            {{Kind: EventMajority, A: 0, D: 1}, {Kind: EventMajority, A: 0, D: 1}},
		"turn 2 of seat 0 follows turn 0":    {{Kind: EventTurn, A: 2}},
		"is dark after two turns":            append(turn(1), again...),
		"cards after its refill":             {{Kind: EventTurn, A: 1}, {Kind: EventTrack, A: 0}, {Kind: EventTurnEnd}},
		"a Locomotive of black is placed on": {{Kind: EventPlaced, A: 0, B: int16(yard)}},
		"invariant 8: the":                   {{Kind: EventDie, A: 0, B: 0, C: 1}},
		"certificates taken in round 1":      {{Kind: EventDividends, A: 1}},
		"the game ends after 0 turns":        {{Kind: EventGameOver}},
		"the marker of black is at 5":        {{Kind: EventConnected, A: 0, B: int16(city), C: 5}},
	})
}

func TestWrongNotation(t *testing.T) {
	s := firstDecision(t, nil)
	gametest.RefusedNotation(t, s, map[string]string{
		"bid": "0 words follow instead of 1", "bid x": `"x" is not a number that fits here`,
		"play t01": "a card and a space must follow", "play t99 b4": `no track card "t99"`,
		"play t01 z1": `no space "z1"`, "play t01 b4 turned turned": `"turned" does not belong here`,
		"refill t01 t01": "t01 is named twice", "refill t99": `no track card "t99"`,
		"share grey": `no company "grey"`, "contract oh": `no contract "oh"`,
	})
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}

// TestValuesOutOfRange checks that numbers which are no component still have a name.
func TestValuesOutOfRange(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{NoCompany.Info().ID, "no company"}, {NoCommodity.Info().ID, "no commodity"}, {NoCard.Info().ID, "no card"},
		{NoSpace.Info().ID, "no space"}, {NoContract.Info().ID, "no contract"},
	} {
		if c.got != c.want {
			t.Errorf("the name of an invalid value is %q, want %q", c.got, c.want)
		}
	}
}
