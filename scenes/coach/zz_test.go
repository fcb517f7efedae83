package coach

import (
	"fmt"
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/games"
)

func TestZZ(t *testing.T) {
	if os.Getenv("ZZ") == "" {
		t.Skip()
	}
	for _, game := range games.All() {
		if id := os.Getenv("ZZ"); id != "all" && id != game.Info().ID {
			continue
		}
		n := 0
		forPositions(t, game, 24, func(s engine.State) {
			a, b := judgedWith(t, s, 21, iterations, nil), judgedWith(t, s, 22, iterations, nil)
			r := judgedWith(t, s, 23, 5*iterations, nil)
			n++
			line := func(c *Coach, m engine.Move) string {
				o, ok := c.OpinionOf(m)
				if !ok {
					return "-1 0 0 0"
				}
				return fmt.Sprintf("%.4f %.4f %d %d", c.opinions[0].Result-o.Result, noise(c.opinions[0], o), o.Visits, c.Verdict(m))
			}
			for _, m := range s.Moves(nil) {
				fmt.Printf("ZZ %s %d %v %s %s %s\n", game.Info().ID, n, m.Kind, line(a, m), line(b, m), line(r, m))
			}
		})
	}
}
