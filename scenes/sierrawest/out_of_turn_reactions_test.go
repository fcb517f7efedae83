package sierrawest

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/scenario"
	rules "gulch/engine/sierrawest"
	"gulch/engine/testscale"
	"gulch/scenes/tabletest"
)

// TestQuestionsMatter checks the field Matters that Reaction returns, for reactions of every kind.
// If it is false, the answer must change neither points nor ranks. If an answer brings points at
// once, it must be true.
func TestQuestionsMatter(t *testing.T) {
	asked := map[string]int{}
	for seed := range uint64(testscale.Of(24, 200)) {
		seats := 1 + int(seed/4)%4
		b := New(tabletest.App(t, rules.Game), tabletest.Bots(seats))
		m, err := match.New(rules.Game, match.Setup{Seats: tabletest.Bots(seats), Seed: seed,
			Options: engine.Options{"mode": rules.Mode(seed % 4).String()}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			if q := b.Reaction(m.State()); q.Kind != "" {
				asked[q.Kind]++
				compareAnswers(t, m.State().(*rules.State), q.Kind, q.Matters)
			}
			move := m.State().(engine.Heuristics).Policy(&rng)
			if rng.Below(3) == 0 {
				move = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("asked: %v", asked)
	for _, kind := range (&Table{}).Reactions() {
		if asked[kind.ID] == 0 {
			t.Errorf("no question of kind %q occurred", kind.ID)
		}
	}
}

// compareAnswers compares the points of the seat to move after each answer to the decision in s.
// They may differ only if matters, the value that Reaction returned, is true. kind is the kind of
// reaction, for messages.
func compareAnswers(t *testing.T, s *rules.State, kind string, matters bool) {
	t.Helper()
	p := s.Turn()
	no := *s
	_ = no.Play(rules.Decline(), nil)
	for _, m := range s.Moves(nil) {
		if m.Kind != rules.KindReact {
			continue
		}
		yes := *s
		_ = yes.Play(m, nil)
		if more := yes.Score(p) > no.Score(p); more && !matters || !more && kind != askStore {
			t.Fatalf("a question of kind %q changes points: %v; Reaction reports that it matters: %v", kind, more,
				matters)
		}
		if !matters && s.EndRound() > 0 && s.Round() < s.EndRound() {
			t.Fatalf("Reaction reports that a question of kind %q does not matter although turns are left", kind)
		}
	}
}

// TestGoodsMatterWhileTheyCount checks that a reaction for goods from the General Store does not
// matter to a seat that has had its last turn, unless the goods could decide a tie.
func TestGoodsMatterWhileTheyCount(t *testing.T) {
	const last = `{"phase": "pioneer", "active": 0, "start_seat": 1, "round": 4, "end_round": %d, "mountain": [], "unseen": null,
		"row": ["or_1", "or_2", "or_3", "or_4", "or_5", "or_6"], "slots": {"left": "ah_14", "top": "st_2", "right": "st_3"},
		"market": {"general_store": 1}, "apples": {"green": 2, "red": 2}, "seats": {
			"0": {"pioneers": {"green": "green_5", "tan": "ready"}, "hand": [], "draw": null, "discard": [], "claimed": ["ah_14"]},
			"1": {"pioneers": {"tan": "general_store"}, "cabins": ["general_store"]%s}}}`
	for _, x := range []struct {
		what    string
		end     int
		cards   string
		matters bool
	}{
		{"a turn is left", 5, "", true},
		{"all is over and others have more cards", 4, "", false},
		{"a tie could come", 4, `, "draw": null, "claimed": ["ah_01"]`, true},
	} {
		state, err := scenario.Start(rules.Game, scenario.Setup{Seats: 2, Seed: 1},
			[]byte(fmt.Sprintf(last, x.end, x.cards)))
		if err != nil {
			t.Fatal(x.what, err)
		}
		s := state.(*rules.State)
		move, err := s.Parse("summit green left pay green 2 red 2")
		if err == nil {
			err = s.Play(move, nil)
		}
		if err != nil {
			t.Fatal(x.what, err)
		}
		q := newTestTable(t, 2).Reaction(s)
		if q.Kind != askStore || q.Matters != x.matters {
			t.Errorf("in a position where %s the question is %+v", x.what, q)
		}
		compareAnswers(t, s, q.Kind, q.Matters)
	}
}
