package dakota

import (
	"testing"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/scenes/table"
)

// TestPreviewAgreesWithTheLedger checks in played games that the points in the preview of a move
// that reveals nothing are those that the ledger shows after the move, also if workers have no bed.
func TestPreviewAgreesWithTheLedger(t *testing.T) {
	compared, crowded := 0, 0
	for seed := uint64(1); seed < 4; seed++ {
		playGame(t, 3, seed, func(b *Table, s *rules.State, _ []engine.Event) {
			for i, m := range s.Moves(nil) {
				if i%5 != 0 {
					continue
				}
				slip := table.PreviewMoves(b, s, m)
				after := engine.Clone(engine.State(s))
				if slip.RevealsHidden || after.Play(m, nil) != nil {
					continue
				}
				open, err := engine.PlayForced(after, nil, nil)
				if err != nil || len(open) == 0 || after.Turn() != s.Turn() {
					continue
				}
				for _, c := range slip.Changes {
					if c.Icon != "laurels" {
						continue
					}
					was := *b.Board
					b.Board.Read(after, b.RevealedSeats)
					shown := b.points(c.Seat)
					crowded += oneIf(bedless(&b.Board.Towns[c.Seat]) > 0)
					*b.Board = was
					if compared++; shown != c.Value {
						t.Errorf("seed %d, %q: the preview says %d points, the ledger %d", seed, s.Notation(m), c.Value, shown)
					}
				}
			}
		})
	}
	if compared == 0 || crowded == 0 {
		t.Errorf("%d previews compared, %d of them with workers without beds", compared, crowded)
	}
}
