package narrowgauge_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
)

// TestPlayPreviews takes screenshots while a card is laid: the preview on the map and on the
// panels, and the move itself.
func TestPlayPreviews(t *testing.T) {
	record := waitingIn(t, rules.PhaseFirstCard, nil, 24, func(s *rules.State) bool {
		for _, m := range s.Moves(nil) {
			if v := s.Preview(m); v.Bonus > 0 && v.Penalty > 0 {
				return true
			}
		}
		return false
	})
	app := resume(t, record)
	app.WaitScene("narrowgauge/first_card")
	m, _, err := match.Resume(func(string) (engine.Game, error) { return rules.Game, nil }, record, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := m.State().(*rules.State)
	i := slices.IndexFunc(m.Legal(), func(m engine.Move) bool {
		v := s.Preview(m)
		return v.Bonus > 0 &&
			v.Penalty > 0
	})
	move := m.Legal()[i]
	chooseCard(t, app, rules.CardOf(move), rules.HowOf(move))
	app.Move(5, 5)
	app.Tick(20)
	app.Shot("gauge-chosen.png")
	app.Hover(app.Target(s.Notation(move)).Center())
	app.Tick(40)
	app.Shot("gauge-ghost.png")
	app.Key(ebiten.KeyC)
	app.Hover(app.Target(s.Notation(move)).Center())
	for range 5 {
		app.Wheel(0, 0)
	}
	app.Tick(20)
	app.Shot("gauge-names.png")
	app.Key(ebiten.KeyC)
	app.ClickTarget(s.Notation(move))
	for i := range 16 {
		app.Tick(9)
		app.Shot(fmt.Sprintf("gauge-strip-%02d.png", i))
	}
}
