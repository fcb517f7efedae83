package main

import (
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"gulch/engine/bot"
)

// playReport is the output of arena play.
type playReport struct {
	Game         string      `json:"game"`
	Games        int         `json:"games"`
	Moves        int         `json:"moves"` // number of decisions in all games, without forced moves
	MovesPerGame float64     `json:"moves_per_game"`
	WallS        float64     `json:"wall_s"`
	Bots         []botReport `json:"bots"` // results of the bots, in the order of the flag -seats
}

// botReport is the result of one bot over all games.
type botReport struct {
	Bot                   string     `json:"bot"`
	Wins                  float64    `json:"wins"` // number of wins; a win shared by two seats counts as half a win
	WinRate               float64    `json:"win_rate"`
	CI95                  [2]float64 `json:"ci95"` // 95 % confidence interval (Wilson) of WinRate
	MeanScore             float64    `json:"mean_score"`
	MsPerDecision         float64    `json:"ms_per_decision"`
	IterationsPerDecision float64    `json:"iterations_per_decision"`
	MsPerTurn             float64    `json:"ms_per_turn"` // mean thinking time for a seat's consecutive decisions
	LongestTurnMs         float64    `json:"longest_turn_ms"`
}

// play implements arena play.
func play(args []string, out, errs io.Writer) error {
	t := newTable("play", errs).withJSON()
	c := t.contest()
	tour, err := c.parse(args)
	if err != nil {
		return err
	}
	began := time.Now()
	results, err := c.play(tour, errs)
	if err != nil {
		return err
	}
	report := summarize(tour.specs, results)
	report.Game, report.WallS = tour.game.Info().ID, time.Since(began).Seconds()
	return t.printReport(out, report)
}

// summarize returns the sums of the results for each bot. It adds them in the order of the games,
// so that rounding does not depend on timing.
func summarize(specs []bot.Spec, results []result) playReport {
	report := playReport{Games: len(results)}
	for i, spec := range specs {
		var sum tally
		for _, r := range results {
			sum.add(r[i])
		}
		n, decisions := float64(len(results)), float64(max(1, sum.decisions))
		low, high := wilson(sum.won, n)
		report.Moves += sum.decisions
		report.Bots = append(report.Bots, botReport{
			Bot: spec.Text, Wins: sum.won, WinRate: sum.won / n, CI95: [2]float64{low, high},
			MeanScore:             float64(sum.score) / n,
			MsPerDecision:         milliseconds(sum.thought) / decisions,
			IterationsPerDecision: float64(sum.iterations) / decisions,
			MsPerTurn:             milliseconds(sum.thought) / float64(max(1, sum.turns)),
			LongestTurnMs:         milliseconds(sum.longest),
		})
	}
	report.MovesPerGame = float64(report.Moves) / float64(len(results))
	return report
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// print writes the report as a table.
func (r playReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%s: %d games, %.1f moves a game, %.1f s\n", r.Game, r.Games, r.MovesPerGame, r.WallS)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "bot\twins\tshare\t95 %\tscore\tms/move\titerations/move\tms/turn\tlongest\t")
	for _, b := range r.Bots {
		fmt.Fprintf(w, "%s\t%.1f\t%.1f %%\t%.1f–%.1f\t%.1f\t%.2f\t%.0f\t%.1f\t%.0f\t\n", b.Bot, b.Wins, 100*b.WinRate,
			100*b.CI95[0], 100*b.CI95[1], b.MeanScore, b.MsPerDecision, b.IterationsPerDecision,
			b.MsPerTurn, b.LongestTurnMs)
	}
	return w.Flush()
}
