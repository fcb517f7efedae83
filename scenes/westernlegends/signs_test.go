package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// Every sign says beside its name what it costs or brings, or what it wants where it is dark.
func TestSignsSayTheirNotes(t *testing.T) {
	app, hung := tabletest.App(t, rules.Game), map[string]bool{}
	window, area := tabletest.Wide()
	for seed := range uint64(6) {
		seats := tabletest.Bots(4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := New(app, seats)
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 1200; {
			s := m.State().(*rules.State)
			if s.Phase() == rules.PhaseAct {
				table.Reveal(play, engine.SeatsOf(m.Turn()))
				table.Show(play, s, window, area)
				all := play.signs(table.NewAsk(play, s, m.Legal()))
				play.at.hang(len(all))
				for i, x := range all {
					key := x.label + ": " + x.note
					if hung[key] {
						continue
					}
					hung[key] = true
					n := ui.Node{Rect: play.at.sign(i, max(len(all), play.leastSigns()))}
					var said []string
					pen := new(paint.Trace).Pen(app.Kit, 1280, 720, window.View)
					pen.Wrote = func(w paint.Written) { said = append(said, w.Text) }
					drawSign(pen, &n, ui.Feel{}, x, false)
					if x.note != "" && !slices.Contains(said, x.note) && (x.brief == "" || !slices.Contains(said, x.brief)) {
						t.Errorf("%q says no note, %q or %q: %q, %.0f wide", x.label, x.note, x.brief, said, n.Rect.W)
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(hung) < 20 {
		t.Errorf("only %d signs", len(hung))
	}
}

// A revel that counts on cards which make it cheaper does not name a price that its player cannot pay.
func TestRevelOnCardsNamesNoPrice(t *testing.T) {
	var most, money int
	m := sought(t, 4, func(m *match.Match, s *rules.State) bool {
		most = 0
		for _, x := range m.Legal() {
			if x.Kind == rules.KindRevel {
				most = max(most, int(x.A))
			}
		}
		if most > 0 {
			money = int(table.ReadBoard(New(nil, m.Seats()), s).(*rules.Board).Of[0].Money)
		}
		return most > 0 && most*revelCosts > money
	})
	s := m.State().(*rules.State)
	play, _ := laid(t, s)
	for _, x := range play.signs(table.NewAsk(play, s, m.Legal())) {
		if x.move.Kind == rules.KindRevel && strings.Contains(x.note, "$") {
			t.Errorf("with $%d a revel for %d points says %q", money, most, x.note)
		}
	}
}
