package dakota

import (
	"slices"
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
)

// TestTunnelEnds checks that endsOf predicts which tunnels of the mine are open after a tile is
// laid, by comparing with the mine after the move.
func TestTunnelEnds(t *testing.T) {
	tried := 0
	for seed := uint64(1); seed < 4; seed++ {
		playGame(t, 2, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			if s.Phase() != rules.PhaseExploreTile {
				return
			}
			now := &b.Board.Towns[b.Viewer]
			for _, tile := range b.Board.Exploring.Tiles() {
				for _, x := range b.sites(tile) {
					for _, rot := range x.rots {
						want := slices.DeleteFunc(now.OpenEnds(), func(c int) bool { return c == x.cell })
						if x.swap {
							continue
						}
						cx, cy := rules.CellXY(x.cell)
						for i, e := range endsOf(now, tile, rot, x.cell) {
							for c := range gridCells {
								if nx, ny := rules.CellXY(c); e == openEnd && nx == cx+sides[i][0] &&
									ny == cy+sides[i][1] && !slices.Contains(want, c) {
									want = append(want, c)
								}
							}
						}
						then, ok := b.laid(tile, x, rot)
						slices.Sort(want)
						if got := slices.Sorted(slices.Values(then.OpenEnds())); !ok || !slices.Equal(got, want) {
							t.Fatalf("%s, rotation %d, cell %d: the ends are %v, endsOf returns %v", tile, rot, x.cell,
								got, want)
						}
						tried++
					}
				}
			}
		})
	}
	if tried < 100 {
		t.Errorf("only %d ways to lay a tile were checked", tried)
	}
}
