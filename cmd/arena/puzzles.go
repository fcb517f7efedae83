package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/drill"
	"gulch/engine/solve"
)

// puzzlesReport is what arena endings -puzzles prints.
type puzzlesReport struct {
	Games []puzzlesOf `json:"games"`
}

// puzzlesOf is what was found in a game.
type puzzlesOf struct {
	Game  string            `json:"game"`
	Found [drill.Grades]int `json:"found"` // by grade
	Taken [drill.Grades]int `json:"taken"`
	Bytes int               `json:"bytes"`
}

// candidate is a practice position and where it comes from.
type candidate struct {
	*drill.Puzzle
	deal   uint64
	kind   string // positions of one kind teach the same: mode, seats and phase
	margin int    // by which the best move is better than the tempting one, in per cent of the win
}

// puzzlesWanted is how many practice positions a game gets.
const puzzlesWanted = 12

// puzzles finds practice positions in the endings of games and writes them into a folder, a file for each game that has any.
func (plan endingsPlan) puzzles(picked []engine.Game, options engine.Options, folder string, parallel int, errs io.Writer) (*puzzlesReport, error) {
	report := &puzzlesReport{}
	for _, g := range picked {
		all, err := plan.candidates(g, options, parallel, errs)
		if err != nil {
			return nil, err
		}
		of := puzzlesOf{Game: g.Info().ID}
		for _, c := range all {
			of.Found[c.Proof.Grade-1]++
		}
		var d drill.Drill
		for _, c := range choosePuzzles(all, puzzlesWanted) {
			of.Taken[c.Proof.Grade-1]++
			c.ID = fmt.Sprintf("proved-%d", c.deal%1_000_000)
			d.Puzzles = append(d.Puzzles, *c.Puzzle)
		}
		if d.Game = of.Game; len(d.Puzzles) > 0 {
			text, err := writeDrill(d)
			if err == nil {
				err = os.WriteFile(filepath.Join(folder, d.Game+".json"), text, 0o644)
			}
			if err != nil {
				return nil, err
			}
			of.Bytes = len(text)
		}
		report.Games = append(report.Games, of)
	}
	return report, nil
}

// candidates looks for practice positions in the endings of games of all modes, with company.
func (plan endingsPlan) candidates(g engine.Game, options engine.Options, parallel int, errs io.Writer) (all []candidate, err error) {
	tables := slices.DeleteFunc(endingTables(g, options), func(t endingTable) bool { return t.seats < 2 })
	show := progress.Start(errs, "puzzles", "games", len(tables)*plan.games)
	defer show.End()
	for _, table := range tables {
		found := make([][]candidate, plan.games)
		var once sync.Mutex // progress is told one at a time
		err := each(plan.games, parallel, func(i int) (err error) {
			found[i], err = table.candidates(plan, i)
			once.Lock()
			defer once.Unlock()
			show.Add(1)
			return err
		})
		if err != nil {
			return nil, err
		}
		all = append(all, slices.Concat(found...)...)
	}
	return all, nil
}

// candidates plays a game and proves what it can of its last decisions, from the end backwards.
func (table endingTable) candidates(plan endingsPlan, game int) (all []candidate, err error) {
	seed := scramble(plan.seed, uint64(game), uint64(table.seats))
	last, err := table.last(plan, game, seed)
	missed := 0
	for i := len(last) - 1; i >= 0 && missed < misses && err == nil; i-- {
		s := last[i]
		p, failed := drill.Prove(s)
		switch {
		case errors.Is(failed, solve.ErrLimit):
			missed++
		case errors.Is(failed, drill.ErrNothing):
			missed = 0
		case failed != nil:
			return nil, failed
		default:
			missed = 0
			if err = p.Grade(s); err == nil {
				kind := fmt.Sprint(table.options[bot.ModeOption], table.seats, s.Phase())
				all = append(all, candidate{p, seed, kind, p.Chances[p.Best[0]] - p.Chances[p.Proof.Instead]})
			}
		}
	}
	return all, err
}

// choosePuzzles takes so many positions that grades are even as far as there are enough, no two from one game, and of each grade those of
// different kinds first, and the clearest. They come in the order of their grades.
func choosePuzzles(all []candidate, wanted int) (taken []candidate) {
	var grades [drill.Grades][]candidate
	for _, c := range all {
		grades[c.Proof.Grade-1] = append(grades[c.Proof.Grade-1], c)
	}
	kinds, deals := map[string]int{}, map[uint64]bool{}
	for more := true; more && len(taken) < wanted; {
		more = false
		for g := drill.Grades - 1; g >= 0 && len(taken) < wanted; g-- { // the rarest first
			list := slices.DeleteFunc(grades[g], func(c candidate) bool { return deals[c.deal] })
			grades[g] = list
			if len(list) == 0 {
				continue
			}
			c := slices.MinFunc(list, func(a, b candidate) int {
				return cmp.Or(cmp.Compare(kinds[a.kind], kinds[b.kind]), cmp.Compare(b.telling(), a.telling()), cmp.Compare(b.margin, a.margin),
					cmp.Compare(a.deal, b.deal))
			})
			kinds[c.kind]++
			deals[c.deal], more = true, true
			taken = append(taken, c)
		}
	}
	slices.SortStableFunc(taken, func(a, b candidate) int { return cmp.Compare(a.Proof.Grade, b.Proof.Grade) })
	return taken
}

// telling is how much can be said for the best move: how it ends, what comes of the other one, and between how many it was found.
func (c candidate) telling() (n int) {
	for _, known := range []bool{c.Proof.Then.Sure, c.Proof.After.Sure, c.Proof.Moves > 3} {
		if known {
			n++
		}
	}
	return n
}

// writeDrill writes practice positions, a line for each.
func writeDrill(d drill.Drill) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"game\": %q,\n  \"puzzles\": [\n", d.Game)
	for i, p := range d.Puzzles {
		line, err := json.Marshal(p)
		if err != nil {
			return nil, err
		}
		b.WriteString("    ")
		b.Write(line)
		if i < len(d.Puzzles)-1 {
			b.WriteString(",")
		}
		b.WriteString("\n")
	}
	b.WriteString("  ]\n}\n")
	return b.Bytes(), nil
}

// print writes what was found.
func (r *puzzlesReport) print(out io.Writer) error {
	for _, g := range r.Games {
		fmt.Fprintf(out, "%s: found by grade %v, taken %v, %d bytes\n", g.Game, g.Found, g.Taken, g.Bytes)
	}
	return nil
}
