package narrowgauge_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/narrowgauge"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

// ways maps the ID of a button that turns or changes a card to the bit that it sets in field C of
// the move.
var ways = map[string]int16{"turn": rules.Turned, "mirror": rules.Mirrored, "blast": rules.Blasted}

// chooseCard presses card c and the buttons that set its orientation. how contains the orientation,
// as the bits of field C of a move. chooseCard returns the card and the orientation that are
// selected in the app afterwards.
func chooseCard(t *testing.T, app *drive.App, c rules.Card, how int16) (rules.Card, int16) {
	t.Helper()
	if target := app.Target("card " + c.String()); !target.Chosen {
		app.ClickTarget(target.ID)
	}
	for id, bit := range ways {
		if bit == rules.Turned {
			continue
		}
		now := app.Snapshot()
		if target, ok := now.Find(id); ok && target.Chosen != (how&bit != 0) {
			app.ClickTarget(id)
		}
	}
	// The legal moves that can be pressed now show whether the card is turned.
	for range 2 {
		want := fmt.Sprintf("play %s ", c)
		if slices.ContainsFunc(app.Snapshot().Targets, func(x probe.Target) bool {
			return strings.HasPrefix(x.ID, want) && strings.Contains(x.ID, " turned") == (how&rules.Turned != 0)
		}) {
			break
		}
		app.ClickTarget("turn")
	}
	return c, how
}

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
