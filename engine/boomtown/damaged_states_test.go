package boomtown

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/gametest"
)

// placing is a position with a card of each kind that can be placed or kept, as JSON.
const placing = `{
	"players": 3, "turn": 4, "phase": "pick", "actor": 0, "winner": 0, "pick_order": [0, 1, 2],
	"mines": [["sn02", "sn03"], ["cj04"], []], "kept": [[], ["telegraph_1"], []], "mayors": {"san_narciso": 0},
	"saloons": [{"card": "saloon_1", "owner": 2, "town": "dry_gulch", "girls": "saloon_girls_1"}],
	"veins": {"cj04": "new_vein_1"}, "governor": {"town": "san_narciso", "card": "governor_1"},
	"row": ["cc03", "holdup_1", "dg05"], "deck": ["cm03", "cm04", "cm05"]
}`

// position loads a position from a JSON document. Before that, texts in the document are replaced:
// replace lists pairs of an old and a new text.
func position(t *testing.T, document string, replace ...string) *State {
	t.Helper()
	s, err := Game.Load([]byte(strings.NewReplacer(replace...).Replace(document)))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// cardOf returns the card with the given ID. If there is none, the test fails.
func cardOf(t *testing.T, id string) Card {
	t.Helper()
	c, err := ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestCheckRefusesDamagedStates checks that Check finds violations of invariants that a loaded
// document cannot cause.
func TestCheckRefusesDamagedStates(t *testing.T) {
	saloon, telegraph := cardOf(t, "saloon_1").bit(), cardOf(t, "telegraph_1").bit()
	gametest.DamagedStates(t, position(t, placing), map[string]func(s *State){
		"I1: card cc03 is in two places":     func(s *State) { s.mines[0] |= s.row[0].bit() },
		"is nowhere":                         func(s *State) { s.removed &^= s.removed.First().bit() },
		"is not in the deck":                 func(s *State) { s.returned = s.removed.First().bit() },
		"I3: seat 1 has -1 gold":             func(s *State) { s.gold[1] = -1 },
		"which is not open":                  func(s *State) { s.placed &^= saloon; s.removed |= saloon },
		"is no card to be placed":            func(s *State) { s.kept[1] = 0; s.placed |= telegraph },
		"do not agree with the cards placed": func(s *State) { s.tokens[0]++ },
		"nobody is to be asked here":         func(s *State) { s.asking = s.everybody() },
		"seat 1 is not the next to pick":     func(s *State) { s.actor = 1 },
	})
}

// TestAuditorRefusesEvents checks that the auditor finds violations of the invariants about the
// course of a game.
func TestAuditorRefusesEvents(t *testing.T) {
	s, err := Game.New(4, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	first := s.(*State).first
	dangerous := int16(box.dangerous.First())
	var picks []engine.Event // all seats take a card
	for p := range engine.Seat(4) {
		picks = append(picks, engine.Event{Kind: EventRevealed, A: int16(p), B: int16(p), C: 10})
	}
	for p := range engine.Seat(4) {
		picks = append(picks, engine.Event{Kind: EventTaken, Seat: p, A: int16(p), B: 0})
	}
	type lists = map[string][]engine.Event
	gametest.RefusedEvents(t, Game, s, lists{
		"I13: turn 2 follows turn 0":               {{Kind: EventTurn, A: 2, B: 9}},
		"a bid of 2 after one of 2":                {{Kind: EventBid, A: 2}, {Kind: EventBid, Seat: 1, A: 2}},
		"seat 0 is asked after it has passed":      {{Kind: EventPass}, {Kind: EventPass}},
		"3 arrive at seat 1, but 0 were passed on": {{Kind: EventShare, Seat: 1, A: 3, B: 2, C: 1}},
		"the bank takes a share with 4 players":    {{Kind: EventBankShare, Seat: 1}},
		"5 bids and passes for a price of 0": {{Kind: EventPass}, {Kind: EventPass, Seat: 1},
			{Kind: EventPass, Seat: 2}, {Kind: EventWon, Seat: 3}, {Kind: EventPass},
			{Kind: EventPass, Seat: 1}, {Kind: EventWon, Seat: 3}},
		"seat 2 keeps 1 of 4 and passes 3 on":  {{Kind: EventWon, A: 4}, {Kind: EventShare, Seat: 2, A: 4, B: 1, C: 3}},
		"R71: seat 0 with 10 gold pays 9 of 3": {{Kind: EventShark, Other: engine.NoSeat, A: 3, B: 9}},
		"R32: seat 1 gets a fee":               {{Kind: EventFee, Other: 1, A: 1, B: 1}},
		"I12: seat 0 picks twice":              append(picks[:5:5], engine.Event{Kind: EventTaken, A: 1}),
		"is removed twice":                     {{Kind: EventRemoved, A: 1}, {Kind: EventRemoved, A: 1}},
		"goes back to the supply":              {{Kind: EventMayor, Seat: engine.NoSeat, Other: 0}},
		"the game is over after 0 turns":       {{Kind: EventGameOver}},
		"R63: ":                                {{Kind: EventRolled, Seat: (first + 1) % 4, A: 1, B: 2}},
		"0 of 4 seats have picked":             {{Kind: EventRolled, Seat: first, A: 1, B: 2}},
		"4 gold of the price reach nobody": append(picks[:8:8], engine.Event{Kind: EventWon, A: 4},
			engine.Event{Kind: EventRolled, Seat: first, A: 1, B: 2}),
		"produces twice or not for its owner": {{Kind: EventProduced, A: 0, B: 1}},
		"produce on one roll": {{Kind: EventMine, A: 0}, {Kind: EventMine, A: 1},
			{Kind: EventProduced, A: 0, B: 1}, {Kind: EventProduced, A: 1, B: 1}},
		"I2: ": {{Kind: EventCoach, A: 3}},
	})
	gametest.RefusedEvents(t, Game, position(t, placing), lists{
		"produces on a total of 12": {{Kind: EventRolled, A: 6, B: 6}, {Kind: EventMine, A: dangerous},
			{Kind: EventProduced, A: dangerous, B: 1}},
		"I16: seat 0 still has a dangerous mine after a total of 12": {{Kind: EventRolled, A: 6, B: 6},
			{Kind: EventMine, A: dangerous}, {Kind: EventTurn, A: 5, B: 9}},
	})
}

func TestWrongNotation(t *testing.T) {
	s := position(t, placing)
	gametest.RefusedNotation(t, s, map[string]string{
		"bid": "0 words follow instead of 1", "bid 3 4": "2 words follow instead of 1", "bid x": `"x" is not a number`,
		"bid 99999": "is not a number that fits here", "take xx": `no card "xx"`,
	})
	if got := s.Notation(engine.Move{A: 1, B: 2, C: 3}); got != "move 0 1 2 3" {
		t.Errorf("Notation of an invalid move is %q, want the numbers", got)
	}
}

// TestRefusedTargets checks the refusals of moves whose target is a card of a wrong kind.
func TestRefusedTargets(t *testing.T) {
	own := []string{`"owner": 2`, `"owner": 0`, `"holdup_1", "dg05"`, `"holdup_1"`}
	vein := position(t, placing, append(own, `"pick", "actor"`, `"place_vein", "resolving": "new_vein_1", "actor"`,
		`"veins": {"cj04": "new_vein_1"},`, "")...)
	girls := position(t, placing, append(own, `"pick", "actor"`,
		`"place_girls", "resolving": "saloon_girls_1", "actor"`,
		`, "girls": "saloon_girls_1"`, "")...)
	for _, c := range []struct {
		s    *State
		kind engine.Kind
		card string
		want string
	}{
		{vein, KindAttach, "saloon_1", "it isn't a mine"},
		{vein, KindAttach, "cj04", "it isn't your mine"},
		{vein, KindAttach, "cc03", "no player has it"},
		{girls, KindHire, "cj04", "it isn't your saloon"},
	} {
		err := c.s.Play(engine.Move{Kind: c.kind, A: int16(cardOf(t, c.card))}, nil)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("a move of kind %d with %s returns %v, want %q", c.kind, c.card, err, c.want)
		}
	}
}

// TestValuesOutOfRange checks that numbers which are no card, town or kind still have a name.
func TestValuesOutOfRange(t *testing.T) {
	if info := Card(maxCards).Info(); info.Card != NoCard || info.Town != NoTown {
		t.Errorf("Info of an invalid card is %+v, want NoCard and NoTown", info)
	}
	if got := NoTown.String() + ", " + NoKind.String(); got != "no town, no kind" {
		t.Errorf("the names are %q", got)
	}
	if NoTown.Mines() != 0 || CardKind(kindCount).Cards() != 0 {
		t.Error("an invalid town has mines, or an invalid kind has cards")
	}
}
