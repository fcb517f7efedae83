package narrowgauge

import (
	"testing"

	"gulch/engine"
)

// TestBoardPrices checks that the board of a position gives the same price for a new Locomotive as
// the position, for both seats, each Company and each space.
func TestBoardPrices(t *testing.T) {
	walk(t, 2, func(s *State, _ []engine.Move) {
		board := BoardOf(s, 0)
		for p := range engine.Seat(Seats) {
			for c := range Company(CompanyCount) {
				for x := range Space(SpaceCount) {
					if got, want := board.Price(p, c, x), s.Price(p, c, x); got != want {
						t.Fatalf("the board says that seat %d pays $%d on %s for %s, want $%d", p, got, x, c, want)
					}
				}
			}
		}
	})
}
