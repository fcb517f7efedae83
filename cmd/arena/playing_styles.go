package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
)

// stylesReport is the output of arena styles.
type stylesReport struct {
	Game   string        `json:"game"`
	Level  string        `json:"level"`
	Styles []styleReport `json:"styles"`
}

// styleReport describes how a character (a bot with a playing style) plays against bots of its
// level without a style, and how much the style costs, in Elo.
type styleReport struct {
	Persona string         `json:"persona"`
	Games   int            `json:"games"`
	WinRate float64        `json:"win_rate"`
	CI95    [2]float64     `json:"ci95"`
	Elo     float64        `json:"elo"`
	Low     float64        `json:"elo_low"`
	High    float64        `json:"elo_high"`
	Deeds   []mannerReport `json:"deeds"`
}

// mannerReport compares how many moves of one category, such as attacks, a character makes with how
// many the other seats make.
type mannerReport struct {
	Manner string  `json:"manner"`
	Own    float64 `json:"own"`    // number of such moves per game by the character
	Others float64 `json:"others"` // number of such moves per game by each of the other seats
	// Mean size of the stakes of such moves, for categories whose moves have stakes.
	OwnSize    float64 `json:"own_size"`
	OthersSize float64 `json:"others_size"`
}

// styles implements arena styles: it measures how much the styles of characters differ, and how
// much they cost.
func styles(args []string, out, errs io.Writer) error {
	t := newTable("styles", errs).withJSON()
	level := t.set.String("level", "medium", "the `bot` that all play as, with settings if wanted: hard:iterations=200")
	who := t.set.String("personas", "", "the `characters`, separated by commas; all if empty")
	seats := t.set.Int("seats", 0, "size of the `table`; the smallest for two or more if 0")
	count := t.set.Int("games", 200, "`number` of games of each character")
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results")
	game, options, err := t.parse(args)
	if err != nil {
		return err
	}
	for _, err := range []error{requirePositive("games", *count), requirePositive("parallel", *parallel)} {
		if err != nil {
			return err
		}
	}
	if *seats == 0 {
		*seats = max(2, game.Info().MinSeats)
	}
	if _, err := game.Info().Resolve(*seats, options); err != nil {
		return err
	}
	names := strings.Split(*who, ",")
	if *who == "" {
		names = nil
		for _, p := range bot.Personas() {
			names = append(names, p.ID)
		}
	}
	report := stylesReport{Game: game.Info().ID, Level: *level}
	show := progress.Start(errs, "styles", "games", *count*len(names))
	defer show.End()
	for _, name := range names {
		specs, err := parseSeats(*level + ":persona=" + name + strings.Repeat(","+*level, *seats-1))
		if err != nil {
			return err
		}
		tour := tournament{game: game, options: options, specs: specs, seed: t.seed, show: show, manners: true}
		results, err := tour.play(*count, *parallel)
		if err != nil {
			return found{err}
		}
		report.Styles = append(report.Styles, styleOf(name, results))
	}
	return t.printReport(out, report)
}

// styleOf summarizes the games of the character called name. Its bot must be the first in each
// result; the other bots play without a character.
func styleOf(name string, results []result) styleReport {
	seats, n := len(results[0]), float64(len(results))
	var own, others tally
	for _, r := range results {
		own.add(r[0])
		for _, t := range r[1:] {
			others.add(t)
		}
	}
	s := styleReport{Persona: name, Games: len(results), WinRate: own.won / n, Elo: elo(own.won, len(results), seats)}
	s.CI95[0], s.CI95[1] = wilson(own.won, n)
	s.Low, s.High = elo(s.CI95[0]*n, len(results), seats), elo(s.CI95[1]*n, len(results), seats)
	for m := engine.Attack; m < engine.MoveCategories; m++ {
		a, b := own.deeds[m], others.deeds[m]
		if a.count+b.count == 0 {
			continue
		}
		s.Deeds = append(s.Deeds, mannerReport{
			Manner: m.String(), Own: float64(a.count) / n, Others: float64(b.count) / n / float64(seats-1),
			OwnSize: a.size / float64(max(1, a.count)), OthersSize: b.size / float64(max(1, b.count)),
		})
	}
	return s
}

// print writes the report as a table.
func (r stylesReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%s: %s in character among others without one; deeds a game, those of the others in brackets\n",
		r.Game, r.Level)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	var manners []string
	for _, s := range r.Styles {
		for _, d := range s.Deeds {
			if !slices.Contains(manners, d.Manner) {
				manners = append(manners, d.Manner)
			}
		}
	}
	fmt.Fprintln(w, "persona\twins\tElo\t95 %\t"+strings.Join(manners, "\t"))
	for _, s := range r.Styles {
		fmt.Fprintf(w, "%s\t%.1f %%\t%+.0f\t%+.0f…%+.0f", s.Persona, 100*s.WinRate, s.Elo, s.Low, s.High)
		for _, m := range manners {
			at := slices.IndexFunc(s.Deeds, func(d mannerReport) bool { return d.Manner == m })
			if at < 0 {
				fmt.Fprint(w, "\t")
				continue
			}
			d := s.Deeds[at]
			fmt.Fprintf(w, "\t%.2f (%.2f)", d.Own, d.Others)
			if m == engine.Stake.String() {
				fmt.Fprintf(w, " of %.1f (%.1f)", d.OwnSize, d.OthersSize)
			}
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}
