package sierrawest

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
)

// TestWordsOfOtherModes checks that the nodes of a game of Gold Rush say nothing of harvests, fish
// and outlaws, which belong to other modes.
func TestWordsOfOtherModes(t *testing.T) {
	_, nodes := decision(t, "gold_rush", 2, func(s *rules.State, _ []engine.Move) bool {
		return s.Phase() == rules.PhasePioneer && s.Round() > 1
	})
	for i := range nodes {
		said := strings.ToLower(nodes[i].Label + " " + nodes[i].Tip)
		for _, word := range []string{"harvest", "fish", "apple", "outlaw", "canoe"} {
			if strings.Contains(said, word) {
				t.Errorf("node %q says %q, but %q belongs to another mode", nodes[i].ID, said, word)
			}
		}
	}
}
