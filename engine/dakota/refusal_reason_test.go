package dakota_test

import (
	"errors"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

// TestRefusalsNameTheSubject checks that the refusal of a move names the card, building, worker or
// resource that the move is about. If the player has too little money, it must also name the price
// and the player's money.
func TestRefusalsNameTheSubject(t *testing.T) {
	prices, names := 0, 0
	probe, err := dakota.Game.New(4, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	met := map[engine.Phase]int{}
	gametest.EachDecision(t, dakota.Game, 3, gametest.PickByPolicy, func(s engine.State, _ []engine.Move) {
		if met[s.Phase()]++; met[s.Phase()] > 3 {
			return
		}
		for i := range 80 * 40 {
			s.CopyTo(probe)
			var why *engine.Refusal
			if !errors.As(probe.Play(engine.Move{Kind: engine.Kind(i / 40), A: int16(i % 40)}, nil), &why) {
				continue
			}
			if strings.Contains(why.Error(), "it costs $") {
				prices++
			}
			if why.Text == "%s: %s" {
				names++
			}
		}
	})
	if prices == 0 || names == 0 {
		t.Errorf("%d refusals name a price and %d a subject, want some of each", prices, names)
	}
}
