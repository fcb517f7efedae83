//go:build !js

package scenes_test

import (
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/shelf"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestLedgerAddsUpToTheCharted checks at each decision of the recorded games that the itemized
// points of a seat in the ledger add up to the score that the chart of the players' progress plots,
// if the table shows the secrets of all seats, as a replay does after the game.
func TestLedgerAddsUpToTheCharted(t *testing.T) {
	for _, g := range shelf.Games() {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			all, err := audit.RecordedGames(os.DirFS(".."), g.Rules)
			if err != nil {
				t.Fatal(err)
			}
			app, compared := tabletest.App(t, g.Rules), 0
			for _, record := range all {
				play := g.New(app, tabletest.Bots(record.Plan.Seats))
				table.RevealSeats(play, engine.AllSeats(record.Plan.Seats))
				err := record.Replay(g.Rules, func(s engine.State, _ []engine.Move) {
					table.ShowPosition(play, s, ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
					for seat, want := range play.ChartedPoints(s) {
						if itemized := play.Breakdowns(engine.Seat(seat)); len(itemized) > 0 {
							compared++
							if got := scoreIn(itemized, g.Rules); got != want {
								t.Fatalf("%s: the ledger itemizes %d points of seat %d, the chart shows %d: %+v",
									record.Name, got, seat, want, itemized)
							}
						}
					}
				})
				if err != nil {
					t.Fatalf("%s: %v", record.Name, err)
				}
			}
			if compared == 0 {
				t.Error("the ledger itemizes no points in any recorded game")
			}
		})
	}
}

// scoreIn returns the score that the itemized lists of a seat add up to. Narrow Gauge lists
// dividends after the cash: they are no part of the score before they are paid.
func scoreIn(itemized []table.Breakdown, game engine.Game) (sum int) {
	if game.Info().ID == "narrowgauge" {
		itemized = itemized[:1]
	}
	for _, b := range itemized {
		sum += b.Sum()
	}
	return sum
}
