//go:build !js

package scenes

import (
	"slices"
	"testing"

	"gulch/engine"
	"gulch/scenes/store"
)

// failingGame is a game that causes a panic on the title screen, as a defect of the app might.
type failingGame struct{ engine.Game }

func (failingGame) Info() engine.Info { panic("no such game") }

// TestReviveWithoutTitle checks that the crash page is shown without the title screen below it if
// the title screen fails as well.
func TestReviveWithoutTitle(t *testing.T) {
	failed, err := New(store.NewMemory(nil), false)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		games []engine.Game
		want  []string // names of the scenes on the stack, from the top
	}{
		{failed.Games, []string{"crashed", "title"}},
		{[]engine.Game{failingGame{failed.Games[0]}}, []string{"crashed"}},
	} {
		failed.Games = c.games
		h, err := Revive(failed, "a defect", "", "")
		if err != nil {
			t.Fatalf("with %d games: %v", len(c.games), err)
		}
		var got []string
		for ; h.Top() != nil; h.Pop() {
			got = append(got, h.Top().Name())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("with %d games the scenes are %v, expected %v", len(c.games), got, c.want)
		}
	}
}
