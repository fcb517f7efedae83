package ui

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestFreeLetters checks that FreeLetters returns the letters that have no fixed meaning.
func TestFreeLetters(t *testing.T) {
	free := FreeLetters()
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		if slices.Contains(free, k) == Reserved(k) {
			t.Errorf("key %s is reserved: %v, and among the free letters: %v", k, Reserved(k), !Reserved(k))
		}
	}
	if Reserved(ebiten.KeyB) || !Reserved(UndoKey) {
		t.Error("B is reserved or the key that undoes a move is not, want the opposite")
	}
}
