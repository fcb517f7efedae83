package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/sierrawest"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLostGoodsAreSaid checks in played games of each mode that the log says which goods a seat
// cannot take because of a limit or an empty supply, and that a preview says it before the move. An
// icon that fills up the bullets loses none.
func TestLostGoodsAreSaid(t *testing.T) {
	seen, previewed, reloads := 0, 0, 0
	for seed := range uint64(24) {
		seats := tabletest.Bots(2 + int(seed)%3)
		setup := match.Setup{Seats: seats, Seed: seed,
			Options: engine.Options{"mode": []string{"apple_hill", "outlaws_outposts"}[seed%2]}}
		m, err := match.New(rules.Game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		b := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			x := s.Policy(&rng)
			next, told, seat := new(rules.State), []engine.Event(nil), s.Turn()
			s.CopyTo(next)
			if err := next.Play(x, func(e engine.Event) { told = append(told, e) }); err != nil {
				t.Fatal(err)
			}
			for i, e := range told {
				if e.Kind == rules.EventWalked && rules.IconIn(e) == rules.IconReload && rules.UsesIn(e) {
					reloads++
				}
				if e.Kind != rules.EventExcess {
					continue
				}
				if walk := told[max(i-2, 0)]; walk.Kind == rules.EventWalked && rules.IconIn(walk) == rules.IconReload {
					t.Errorf("seed %d: bullets are lost where the ammo is only filled up: %+v", seed, e)
				}
				seen++
				if _, line := b.Line(e); line == "" {
					t.Errorf("seed %d: the log does not say that %+v is lost", seed, e)
				} else if i == 0 && e.Seat == seat && previewed < 20 {
					table.RevealSeats(b, engine.SeatsOf(seat))
					table.ShowPosition(b, s, window, area)
					if lines := table.PreviewMoves(b, s, x).Lines; len(lines) == 0 {
						t.Errorf("seed %d: the preview of %s does not say %q", seed, b.MoveWords(x), line)
					}
					if said := b.EventOutcome(e); (seat == b.Viewer) != strings.HasPrefix(said, "You can't take ") {
						t.Errorf("the preview of a move of seat %d says %q to seat %d", seat, said, b.Viewer)
					}
					previewed++
				}
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 || reloads == 0 {
		t.Errorf("goods were lost %d times and ammo was filled up %d times: try more seeds", seen, reloads)
	}
}
