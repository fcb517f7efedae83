package main

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gulch/engine/bot"
)

// tablesBegin and tablesEnd are the lines of STRENGTH.md between which the tables are written. The
// text around them is written by hand.
const tablesBegin, tablesEnd = "<!-- tables: made by arena strength -->", "<!-- end of tables -->"

// strength implements arena strength: it writes the tables of engine/bot/STRENGTH.md from the
// stored measurements.
func strength(args []string, out, errs io.Writer) error {
	t := newTable("strength", errs)
	file := t.set.String("o", "engine/bot/STRENGTH.md", "the `document` whose tables are made anew")
	if err := t.set.Parse(args); err != nil {
		return err
	}
	text, err := os.ReadFile(*file)
	if err != nil {
		return found{err}
	}
	text, err = withTables(text)
	if err != nil {
		return found{fmt.Errorf("%s: %w", *file, err)}
	}
	if err := os.WriteFile(*file, text, 0o644); err != nil {
		return found{err}
	}
	fmt.Fprintln(out, "wrote", *file)
	return nil
}

// withTables returns the document STRENGTH.md with its tables replaced by tables of the stored
// measurements.
func withTables(document []byte) ([]byte, error) {
	before, rest, begun := bytes.Cut(document, []byte(tablesBegin))
	_, after, ended := bytes.Cut(rest, []byte(tablesEnd))
	if !begun || !ended {
		return nil, fmt.Errorf("there should be a line %q and below it one %q", tablesBegin, tablesEnd)
	}
	rungs, err := bot.Ladder()
	if err != nil {
		return nil, err
	}
	alone, err := bot.SoloResults()
	if err != nil {
		return nil, err
	}
	endings, err := bot.EndgameMeasurements()
	if err != nil {
		return nil, err
	}
	doublings, err := bot.Doublings()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.Write(before)
	b.WriteString(tablesBegin + "\n\n")
	writeLadders(&b, rungs)
	b.WriteString("\n")
	writeAlone(&b, alone)
	b.WriteString("\n")
	writeEndings(&b, endings)
	b.WriteString("\n")
	writeDoublings(&b, doublings)
	b.WriteString("\n" + tablesEnd)
	b.Write(after)
	return b.Bytes(), nil
}

// writeLadders writes a table with a line for each ladder: the difference of every level's rating
// to the level below.
func writeLadders(w io.Writer, rungs []bot.LevelGap) {
	fmt.Fprintln(w, "| game | seats | steps, in Elo points, with 95 % |")
	fmt.Fprintln(w, "| --- | --- | --- |")
	for i := 0; i < len(rungs); {
		first := rungs[i]
		fmt.Fprintf(w, "| %s | %d | %s", gameAndMode(first.Game, first.Mode), first.Seats, first.Below)
		for ; i < len(rungs) && sameLadder(rungs[i], first); i++ {
			r := rungs[i]
			fmt.Fprintf(w, " → %s %+d (%+d…%+d)", r.Level, r.Elo, r.Low, r.High)
		}
		fmt.Fprintln(w, " |")
	}
}

// writeAlone writes a table with a line for each rival in solo games: the results of the levels
// against this rival.
func writeAlone(w io.Writer, all []bot.SoloResult) {
	fmt.Fprintln(w, "| alone | rival | wins of the levels in percent, and their points |")
	fmt.Fprintln(w, "| --- | --- | --- |")
	for i := 0; i < len(all); {
		first := all[i]
		var levels []string
		for ; i < len(all) && sameRival(all[i], first); i++ {
			if a := all[i]; a.Rival == "" {
				levels = append(levels, fmt.Sprintf("%s %d", a.Level, a.Points))
			} else {
				levels = append(levels, fmt.Sprintf("%s %d %% (%d)", a.Level, a.Wins, a.Points))
			}
		}
		fmt.Fprintf(w, "| %s | %s | %s |\n", gameAndMode(first.Game, first.Mode), first.Rival,
			strings.Join(levels, " · "))
	}
}

// writeDoublings writes a table with a line for each game: how much stronger bots are with twice as
// many iterations.
func writeDoublings(w io.Writer, all []bot.Doubling) {
	fmt.Fprintln(w, "| twice the budget | seats | iterations | games | Elo points, with 95 % |")
	fmt.Fprintln(w, "| --- | --- | --- | --- | --- |")
	for _, d := range all {
		fmt.Fprintf(w, "| %s | %d | %d against %d | %d | %+d (%+d…%+d) |\n", d.Game, d.Seats, d.Iterations,
			d.Iterations/2, d.Games, d.Elo, d.Low, d.High)
	}
}

func sameLadder(a, b bot.LevelGap) bool {
	return a.Game == b.Game && a.Mode == b.Mode && a.Seats == b.Seats
}

func sameRival(a, b bot.SoloResult) bool {
	return a.Game == b.Game && a.Mode == b.Mode && a.Rival == b.Rival
}

// measured returns the results of the report in the form in which package bot reads them.
func (r ladderReport) measured() (rungs []bot.LevelGap, alone []bot.SoloResult) {
	permille := int(math.Round(1000 * r.Budget))
	whole := func(f float64) int { return int(math.Round(f)) }
	for _, s := range r.Rungs {
		low, high := s.between()
		rungs = append(rungs, bot.LevelGap{
			Game: s.Game, Mode: s.Mode, Seats: s.Seats, Level: s.Level, Below: s.Below, Games: s.Games,
			Permille: permille,
			Elo:      whole(s.Elo), Low: whole(low), High: whole(high),
		})
	}
	for _, s := range r.Solo {
		alone = append(alone, bot.SoloResult{
			Game: s.Game, Mode: s.Mode, Rival: s.Rival, Level: s.Level, Games: s.Games, Permille: permille,
			Wins: whole(100 * s.WinRate), Points: whole(s.MeanScore),
		})
	}
	return rungs, alone
}

// keep writes the results into the tables of results in a folder. They replace the old results of
// the same levels.
func (r ladderReport) keep(folder string) error {
	files := os.DirFS(folder)
	rungs, err := bot.ReadLadder(files)
	if err != nil {
		return err
	}
	alone, err := bot.ReadSoloResults(files)
	if err != nil {
		return err
	}
	newRungs, newAlone := r.measured()
	rungs = replaceRows(rungs, newRungs, func(a, b bot.LevelGap) bool { return sameLadder(a, b) && a.Level == b.Level })
	alone = replaceRows(alone, newAlone,
		func(a, b bot.SoloResult) bool { return sameRival(a, b) && a.Level == b.Level })
	steps := [][]string{strings.Split("game mode seats level below games permille elo low high", " ")}
	for _, s := range rungs {
		steps = append(steps, cells(s.Game, s.Mode, s.Seats, s.Level, s.Below, s.Games, s.Permille, s.Elo, s.Low,
			s.High))
	}
	races := [][]string{strings.Split("game mode rival level games permille wins points", " ")}
	for _, s := range alone {
		races = append(races, cells(s.Game, s.Mode, s.Rival, s.Level, s.Games, s.Permille, s.Wins, s.Points))
	}
	return errors.Join(writeCSV(filepath.Join(folder, "ladder.csv"), steps),
		writeCSV(filepath.Join(folder, "alone.csv"), races))
}

// replaceRows returns rows with the rows in news added. A new row replaces the old row for which
// the function same returns true; if there is none, it is appended.
func replaceRows[R any](rows, news []R, same func(a, b R) bool) []R {
	for _, n := range news {
		if at := slices.IndexFunc(rows, func(r R) bool { return same(r, n) }); at >= 0 {
			rows[at] = n
		} else {
			rows = append(rows, n)
		}
	}
	return rows
}

// cells returns the values of a table row as text.
func cells(values ...any) []string {
	row := make([]string, len(values))
	for i, v := range values {
		row[i] = fmt.Sprint(v)
	}
	return row
}

func writeCSV(file string, rows [][]string) error {
	var b bytes.Buffer
	if err := csv.NewWriter(&b).WriteAll(rows); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}
