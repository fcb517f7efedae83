//go:build !js

package fuzz

import (
	"testing"

	"gulch/engine/effort"
)

// Random games of all kinds are played with every tick painted, and nothing fails. Seeds differ between the sample and what
// is tried at length only by how many they are.
func TestRandomPlay(t *testing.T) {
	var all Tally
	for seed := range uint64(effort.Of(30, 20_000)) {
		tally, failure := Play(NewPlan(seed, Only{}))
		if all.Add(tally); failure != nil {
			t.Error(failure)
		}
	}
	t.Log(all)
}
