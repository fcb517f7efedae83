package teach

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"

	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/srs"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// TestSolvedLateReplacesMiss checks that a position solved after several tries is recorded as
// solved late instead of missed, and that a right first answer stays recorded as right.
func TestSolvedLateReplacesMiss(t *testing.T) {
	for name, c := range map[string]struct {
		tries []bool
		want  string
	}{
		"at once": {[]bool{true}, "2"}, "later": {[]bool{false, false, true}, "1"},
		"never": {[]bool{false, false}, "0"}, "twice": {[]bool{true, true}, "2"},
	} {
		d, err := stage.NewSceneStack()
		if err != nil {
			t.Fatal(err)
		}
		h := stage.NewApp(d, games.All(), store.NewMemory(nil))
		p := h.NewPerson("Ada", "")
		h.Settings.People = []stage.Person{{Name: "Ada", ID: p.ID}}
		turn := &reviewSession{app: h, cards: []srs.Card{{Key: srs.PuzzleKey("boomtown", "x")}}}
		for i, found := range c.tries {
			turn.record(found, i+1)
		}
		kept := h.Facts(p.ID, srs.Answers)
		if len(kept) != 1 {
			t.Errorf("%s: %d answers are recorded, want 1", name, len(kept))
		}
		for _, a := range kept {
			if string(a) != c.want {
				t.Errorf("%s: the recorded answer is %s, want %s", name, a, c.want)
			}
		}
	}
}

// reviewed starts a session with the given positions, in this order, and returns it. The keys of
// the positions are 0, 1 and so on. school returns the school of the game with the given ID.
func reviewed(h *stage.App, school func(game string) *School, all ...srs.Position) *reviewSession {
	turn := &reviewSession{app: h, school: school, at: -1}
	for i, p := range all {
		key := fmt.Sprint(i)
		h.StorePosition(key, p)
		turn.cards = append(turn.cards, srs.Card{Key: key, Position: p})
	}
	turn.next()
	return turn
}

// earlierMistake returns the practice position for the first decision of a game.
func earlierMistake(t *testing.T, h *stage.App, m *match.Match) srs.Position {
	t.Helper()
	_, p, err := h.PositionOf(m.Record(), review.Mistake{At: 0, Played: worseNugget, Good: []string{betterNugget},
		BestChance: 0.5, PlayedChance: 0.4})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestReviewOfMistakes checks a session with mistakes from earlier games: the answers are recorded,
// a position can be starred or removed, and the session ends with a summary.
func TestReviewOfMistakes(t *testing.T) {
	h, s := classroom(t)
	me, _ := h.CurrentPerson()
	p := earlierMistake(t, h, finishedNuggets(t, string(me.ID), worseNugget))
	turn := reviewed(h, func(string) *School { return s }, p, p, p, p)
	settle(t, h)
	if got := h.Top().(*mistake).head(); got != "Position 1 of 4" {
		t.Errorf("the heading is %q, want \"Position 1 of 4\"", got)
	}
	offers(t, h, []string{"show", "out"}, "all", "next")
	press(t, h, betterNugget) // right at once
	offers(t, h, []string{"out", "star", "next"}, "branch", "keep", "retry")
	press(t, h, "star")
	press(t, h, "next")
	press(t, h, worseNugget) // late
	offers(t, h, []string{"show", "out", "retry"}, "all", "star")
	press(t, h, "retry")
	press(t, h, betterNugget)
	press(t, h, "next")
	press(t, h, "show") // missed
	h.Top().(*mistake).of.backToList()
	if name := h.Top().Name(); name != "bottom" {
		t.Errorf("the list of a session leads to %s, want the title", name)
	}
	turn.next()
	settle(t, h)
	press(t, h, "out")
	if name := h.Top().Name(); name != "bottom" {
		t.Errorf("after the last position %s is on top, want the title", name)
	}
	answers := map[string]string{}
	for key, a := range h.Facts(me.ID, srs.Answers) {
		answers[key[:1]] = string(a)
	}
	want := map[string]string{"0": fmt.Sprint(int(srs.Right)), "1": fmt.Sprint(int(srs.Late)),
		"2": fmt.Sprint(int(srs.Missed))}
	if !maps.Equal(answers, want) {
		t.Errorf("the recorded answers are %v, want %v", answers, want)
	}
	deck, _ := h.PracticeDeck()
	starred, _ := deck.Find("0")
	removed, _ := deck.Find("3")
	if !starred.Star || !removed.Removed || removed.Record != "" || turn.solvedFirst != 1 {
		t.Errorf("position 0 %+v, 3 %+v, %d solved at once; want a star, removed without a record, and 1", starred,
			removed, turn.solvedFirst)
	}
}

// TestUnusablePositionsAreRemoved checks that positions that cannot be set up any more are removed
// from the player's practice, and that the session goes on with the others.
func TestUnusablePositionsAreRemoved(t *testing.T) {
	h, s := classroom(t)
	m := finishedNuggets(t, "", worseNugget)
	fine := earlierMistake(t, h, m)
	change := func(f func(p *srs.Position)) srs.Position {
		p := fine
		p.Good = slices.Clone(p.Good)
		f(&p)
		return p
	}
	s.Drill = &Drill{Game: s.Game.Info().ID,
		Puzzles: []Puzzle{{ID: "over", Best: []string{"dig"}, State: stateOf(t, m)}}}
	school := func(game string) *School {
		if game != s.Game.Info().ID {
			return &School{}
		}
		return s
	}
	turn := reviewed(h, school,
		change(func(p *srs.Position) { p.Game = "whist" }),
		change(func(p *srs.Position) { p.Record = "gulch:1:nonsense:end" }),
		change(func(p *srs.Position) { p.Good[0] = "take a rest" }),
		change(func(p *srs.Position) { p.Record, p.Puzzle = "", "gone" }),
		change(func(p *srs.Position) { p.Record, p.Puzzle = "", "over" }),
		change(func(p *srs.Position) { p.Record = foreignRecord(t, m) }),
		fine)
	if turn.at != 6 || h.Top().Name() != "mistake/1" {
		t.Fatalf("position %d is open in the scene %s, want the last one", turn.at, h.Top().Name())
	}
	deck, _ := h.PracticeDeck()
	for i := range turn.cards {
		if c, ok := deck.Find(fmt.Sprint(i)); !ok || c.Removed != (i < 6) {
			t.Errorf("position %d: found %v, removed %v; want only the last one kept", i, ok, c.Removed)
		}
	}
}

// stateOf returns the current position of a match as JSON.
func stateOf(t *testing.T, m *match.Match) []byte {
	t.Helper()
	text, err := json.Marshal(m.State())
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// foreignRecord returns the exported record of a match, changed to a game that the app lacks.
func foreignRecord(t *testing.T, m *match.Match) string {
	t.Helper()
	r := m.Record()
	r.Game = "whist"
	text, err := r.Export()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// startOf returns the position of Nuggets at the first decision of finishedNuggets, as JSON.
func startOf(t *testing.T) []byte {
	t.Helper()
	r, err := finishedNuggets(t, "").Replay()
	if err != nil || r.Seek(0) != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(r.State())
	if err != nil {
		t.Fatal(err)
	}
	return text
}
