package boomtown

import (
	"reflect"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"
)

// Every event either has motions or is listed as still, with a reason.
func TestEveryEventMoves(t *testing.T) {
	for k := rules.EventTurn; k <= rules.EventGameOver; k++ {
		_, moves := animators[k]
		why, silent := still[k]
		if moves == silent || silent && why == "" {
			t.Errorf("event %d: motions %v, listed as still %v %q", k, moves, silent, why)
		}
	}
}

// longest is how long a motion may last, in milliseconds.
const longest = 1200

// The motions of whole games are short, and lead the picture to where the state is.
func TestBeatsLeadToTheState(t *testing.T) {
	d, err := stage.NewDirector()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, []engine.Game{rules.Game}, store.NewMemory(nil))
	for seed := range uint64(6) {
		seats := make([]match.Seat, 3+seed%3)
		for i := range seats {
			seats[i].Name, seats[i].Bot = "Seat", "easy"
		}
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		shown, want := New(h, seats), New(h, seats)
		for _, b := range []*Table{shown, want} {
			b.Sync(m.State())
			b.Layout(ui.NewLayout(1280, 720), geom.R(26, 56, 934, 648))
		}
		c := engine.NewChance(seed, 2)
		for !m.Over() {
			legal := m.Legal()
			events, err := m.Play(legal[c.Below(len(legal))])
			if err != nil {
				t.Fatal(err)
			}
			var line motion.Timeline
			for _, e := range events {
				shown.Animate(e, func(b motion.Animation) {
					if b.Length > longest {
						t.Errorf("event %d lasts %.0f ms", e.Kind, b.Length)
					}
					line.Add(b)
				})
			}
			line.Skip()
			want.Sync(m.State())
			if m.Over() {
				want.pic.first = shown.pic.first // nobody opens another turn
			}
			agree(t, &shown.pic, &want.pic)
			shown.Sync(m.State())
		}
	}
}

// agree compares what two pictures show of the things on the table.
func agree(t *testing.T, got, want *picture) {
	t.Helper()
	for _, c := range []struct {
		what      string
		got, want any
	}{
		{"gold", got.gold, want.gold}, {"mines", got.mines, want.mines}, {"kept cards", got.kept, want.kept},
		{"mayors", got.mayor, want.mayor}, {"veins", got.veined, want.veined}, {"governors", got.governor, want.governor},
		{"deck", got.deck, want.deck}, {"first player", got.first, want.first}, {"saloons", len(got.saloons), len(want.saloons)},
		{"removed cards", len(got.removed), len(want.removed)},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Fatalf("%s: the motions show %v, the state has %v", c.what, c.got, c.want)
		}
	}
}
