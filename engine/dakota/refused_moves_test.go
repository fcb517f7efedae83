package dakota

import (
	"fmt"
	"strings"
	"testing"

	"gulch/engine"
)

// TestRefusedMoves checks the reasons for refusing moves that occur only in rare positions.
func TestRefusedMoves(t *testing.T) {
	for _, c := range []struct {
		phase  engine.Phase
		move   string
		change func(s *State)
		want   string
	}{
		{PhaseLodging, "dismiss miner", func(s *State) { s.me().free = [WorkerKinds]uint8{} }, "You can't send anyone away: all your workers have beds."},
		{PhaseExplorers, "survey", func(s *State) { s.me().money, s.me().free[Prospector] = 0, 1 },
			fmt.Sprintf("You can't search a bag: it costs $%d and you have $0.", box.k.SurveyorFee)},
		{PhaseExplorers, "send miner", func(s *State) { s.me().money, s.me().explorers = 0, 0 }, fmt.Sprintf(
			"You can't send an explorer: the wage is $%d and you have $0.", box.k.ExplorerWages[0])},
	} {
		s := decisionIn(t, c.phase)
		c.change(s)
		m, err := s.Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Play(m, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("after the change %q returns %v, want %q", c.move, err, c.want)
		}
	}
}
