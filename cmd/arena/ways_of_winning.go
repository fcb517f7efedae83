package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"gulch/engine"
)

// waysReport is the output of arena ways.
type waysReport struct {
	Game  string      `json:"game"`
	Games int         `json:"games"`
	Ways  []wayReport `json:"ways"`  // ways of winning, sorted by Share, the largest first
	Roles []wayReport `json:"roles"` // roles, sorted by Share, the largest first
}

// wayReport describes how often a way of winning or a role occurred, and how often it won.
type wayReport struct {
	Name  string  `json:"name"`
	Seats int     `json:"seats"` // number of seats with this way or role, over all games
	Wins  float64 `json:"wins"`
	// for a way: fraction of all games won by it; for a role: fraction of its seats that won
	Share float64    `json:"share"`
	CI95  [2]float64 `json:"ci95"`
}

// ways implements arena ways: it counts by which strategies (ways) and in which roles games are
// won.
func ways(args []string, out, errs io.Writer) error {
	t := newTable("ways", errs).withJSON()
	c := t.contest()
	tour, err := c.parse(args)
	if err != nil {
		return err
	}
	if _, ok := tour.game.(engine.StrategyGame); !ok {
		return fmt.Errorf("%s does not tell its ways", tour.game.Info().Name)
	}
	tour.ways = true
	results, err := c.play(tour, errs)
	if err != nil {
		return err
	}
	report := waysReport{Game: tour.game.Info().ID, Games: len(results)}
	report.Ways = gather(results, func(t tally) string { return t.way }, false)
	report.Roles = gather(results, func(t tally) string { return t.role }, true)
	return t.printReport(out, report)
}

// gather counts seats and wins by way of winning or by role, whichever the function name returns
// for a tally. If each is false, Share is the fraction of all games that were won by seats with
// that way or role. If each is true, it is the fraction of these seats that won. The result is
// sorted by Share, the largest first.
func gather(results []result, name func(tally) string, each bool) []wayReport {
	at := map[string]int{}
	var all []wayReport
	for _, r := range results {
		for _, t := range r {
			i, ok := at[name(t)]
			if !ok {
				i = len(all)
				at[name(t)] = i
				all = append(all, wayReport{Name: name(t)})
			}
			all[i].Seats++
			all[i].Wins += t.won
		}
	}
	for i := range all {
		n := float64(len(results))
		if each {
			n = float64(all[i].Seats)
		}
		all[i].Share = all[i].Wins / n
		all[i].CI95[0], all[i].CI95[1] = wilson(all[i].Wins, n)
	}
	slices.SortFunc(all, func(a, b wayReport) int {
		return cmp.Or(cmp.Compare(b.Share, a.Share), cmp.Compare(a.Name, b.Name))
	})
	return all
}

// print writes the report as tables.
func (r waysReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%s: %d games\n", r.Game, r.Games)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, part := range []struct {
		head string
		rows []wayReport
	}{{"way\tseats\twins\tof all wins\t95 %", r.Ways}, {"role\tseats\twins\tof its games\t95 %", r.Roles}} {
		fmt.Fprintln(w, part.head)
		for _, row := range part.rows {
			fmt.Fprintf(w, "%s\t%d\t%.1f\t%.1f %%\t%.1f–%.1f\n", row.Name, row.Seats, row.Wins, 100*row.Share,
				100*row.CI95[0], 100*row.CI95[1])
		}
	}
	return w.Flush()
}
