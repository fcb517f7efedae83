//go:build !js

package scenes_test

import (
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/store"
	"gulch/scenes/table"
)

// TestMoveTextsAtTheirPosition checks that results, log and replay compute the texts of moves and
// events at the position to which they belong: each legal move must have the same text after the
// game as during it.
func TestMoveTextsAtTheirPosition(t *testing.T) {
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			m := seated(t, g.Rules, audit.Plan{Seats: seats, Seed: 11}, 1, 1, false)
			if testing.Short() && seats > info.MinSeats {
				continue
			}
			t.Run(info.ID, func(t *testing.T) { wordsAtPositions(t, g, m) })
		}
	}
}

func wordsAtPositions(t *testing.T, g table.Game, m *match.Match) {
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, []engine.Game{g.Rules}, store.NewMemory(nil))
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	over, now := g.New(h, m.Seats()), g.New(h, m.Seats())
	for _, p := range []table.GameUI{over, now} {
		table.RevealSeats(p, engine.AllSeats(m.State().Seats()))
	}
	window, area := ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648)
	table.ShowPosition(over, m.State(), window, area)
	tell := table.ChronicleOf(over)
	said := ""
	if err := r.Seek(0); err != nil {
		t.Fatal(err)
	}
	var legal []engine.Move
	for i, step := range r.Steps() {
		s := r.State()
		legal = s.Moves(legal[:0])
		table.ShowPosition(now, s, window, area)
		for _, move := range legal {
			want := now.MoveWords(move)
			if got := tell.Move(s, move); got != want || got == "" {
				t.Errorf("position %d: the move %s has the text %q afterwards, and %q at the table", i,
					s.Notation(move), got, want)
			}
			tell.Why(s, move)
		}
		told, err := r.Told(i + 1)
		if err != nil {
			t.Fatal(err)
		}
		for k, e := range step.Events {
			_, line := tell.Line(s, told[:k], e)
			said += line
		}
		name, _, count := tell.When(s)
		if count > 0 && name == "" {
			t.Errorf("position %d: When returns a count but no name", i)
		}
		if r.Seek(i+1) != nil {
			t.Fatal("the replay of the game fails")
		}
	}
	if said == "" {
		t.Error("no event of the game has a line")
	}
}
