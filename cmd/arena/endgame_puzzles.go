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

// puzzlesReport is the output of arena endings -puzzles.
type puzzlesReport struct {
	Games []puzzlesOf `json:"games"`
}

// puzzlesOf contains, for one game, the numbers of practice positions that were found, and of those
// that were chosen.
type puzzlesOf struct {
	Game  string            `json:"game"`
	Found [drill.Grades]int `json:"found"` // number of positions found, by grade of difficulty
	Taken [drill.Grades]int `json:"taken"`
	Bytes int               `json:"bytes"`
}

// candidate is a position that may become a practice position. It is one of the last positions of a
// game that bots played.
type candidate struct {
	*drill.Puzzle
	deal   uint64
	kind   string // mode, number of seats and phase; similar candidates have the same kind
	margin int    // difference in win probability between the best move and the tempting wrong move, in percent
}

// puzzlesWanted is the number of practice positions to choose per game.
const puzzlesWanted = 12

// puzzles finds practice positions in the endgames of bots' games and writes them into folder, one
// file for each of the games in picked that has any. options are the options of all games. Up to
// parallel games are played at a time, and the progress is shown on errs.
func (plan endingsPlan) puzzles(picked []engine.Game, options engine.Options, folder string, parallel int,
	errs io.Writer) (*puzzlesReport, error) {
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
		var d drill.PuzzleFile
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

// candidates finds possible practice positions in the endgames of one game, in each of its modes
// and with each number of seats from two. Up to parallel games are played at a time, and the
// progress is shown on errs.
func (plan endingsPlan) candidates(g engine.Game, options engine.Options, parallel int,
	errs io.Writer) (all []candidate, err error) {
	tables := slices.DeleteFunc(endingTables(g, options), func(t endingTable) bool { return t.seats < 2 })
	show := progress.Start(errs, "puzzles", "games", len(tables)*plan.games)
	defer show.End()
	for _, table := range tables {
		found := make([][]candidate, plan.games)
		var once sync.Mutex // so that goroutines send progress messages one at a time
		err := runParallel(plan.games, parallel, func(i int) (err error) {
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

// candidates plays a game and returns those positions of its last decisions that can be practice
// positions. It solves the positions from the last one backwards, until maxMisses positions in a
// row were too large for the solver.
func (table endingTable) candidates(plan endingsPlan, game int) (all []candidate, err error) {
	seed := deriveSeed(plan.seed, uint64(game), uint64(table.seats))
	last, err := table.lastPositions(plan, game, seed)
	missed := 0
	for i := len(last) - 1; i >= 0 && missed < maxMisses && err == nil; i-- {
		s := last[i]
		p, failed := drill.Prove(s)
		switch {
		case errors.Is(failed, solve.ErrLimit):
			missed++
		case errors.Is(failed, drill.ErrNoPuzzle):
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

// choosePuzzles chooses some of the positions in all and returns them sorted by grade. wanted is
// the number of positions to choose. Each grade gets the same number if there are enough, and no
// two positions come from the same game. Within a grade, it prefers different kinds, and then
// positions whose best move is easy to explain and clearly better.
func choosePuzzles(all []candidate, wanted int) (taken []candidate) {
	var grades [drill.Grades][]candidate
	for _, c := range all {
		grades[c.Proof.Grade-1] = append(grades[c.Proof.Grade-1], c)
	}
	kinds, deals := map[string]int{}, map[uint64]bool{}
	for more := true; more && len(taken) < wanted; {
		more = false
		for g := drill.Grades - 1; g >= 0 && len(taken) < wanted; g-- { // the highest grade is the rarest
			list := slices.DeleteFunc(grades[g], func(c candidate) bool { return deals[c.deal] })
			grades[g] = list
			if len(list) == 0 {
				continue
			}
			c := slices.MinFunc(list, func(a, b candidate) int {
				return cmp.Or(cmp.Compare(kinds[a.kind], kinds[b.kind]),
					cmp.Compare(b.explanations(), a.explanations()),
					cmp.Compare(b.margin, a.margin),
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

// explanations returns how many of three facts the app can tell about the best move: the end of the
// game after it, the end of the game after the tempting move, and the number of legal moves, if it
// is above three.
func (c candidate) explanations() (n int) {
	for _, known := range []bool{c.Proof.Then.Sure, c.Proof.After.Sure, c.Proof.Moves > 3} {
		if known {
			n++
		}
	}
	return n
}

// writeDrill returns practice positions encoded as JSON, one per line.
func writeDrill(d drill.PuzzleFile) ([]byte, error) {
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

// print writes the report as text.
func (r *puzzlesReport) print(out io.Writer) error {
	for _, g := range r.Games {
		fmt.Fprintf(out, "%s: found by grade %v, taken %v, %d bytes\n", g.Game, g.Found, g.Taken, g.Bytes)
	}
	return nil
}
