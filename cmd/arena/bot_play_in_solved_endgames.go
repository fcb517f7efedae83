package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"text/tabwriter"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/drill"
	"gulch/engine/solve"
)

// endingsReport is the output of arena endings: how well bots decide in positions near the end of
// games whose best move can be computed exactly.
type endingsReport struct {
	Games  int          `json:"games"` // number of games for each mode and number of seats
	Limit  int          `json:"limit"` // maximum number of moves and deals that the solver tries per position
	Rows   []endingRow  `json:"rows"`
	Worst  []endingCase `json:"worst"` // the decisions with the largest losses, by level
	cases  []endingCase // all decisions of bots in solved positions
	looked map[endingOf]int
	played map[endingOf]int
}

// endingOf is a game and its mode: the key by which games and positions are counted.
type endingOf struct{ game, mode string }

// endingRow summarizes the decisions of bots of one level in one mode and in positions with one
// kind of solution.
type endingRow struct {
	bot.EndgameStats
	CI95 [2]float64 `json:"ci95"` // 95 % confidence interval of the fraction of best moves
}

// endingCase is the decision of a bot in a solved position.
type endingCase struct {
	Game   string `json:"game"`
	Mode   string `json:"mode"`
	Seats  int    `json:"seats"`
	Seed   uint64 `json:"seed"` // seed of the game's deal
	Back   int    `json:"back"` // number of the decision, counted backwards: 1 is the last one of the game
	Phase  string `json:"phase"`
	Level  string `json:"level"`
	Kind   string `json:"kind"`
	Played string `json:"played"`
	Best   string `json:"best"`
	// loss in win probability; an opponent with several equally good moves chooses the one that is
	// worst for the bot
	Loss float64 `json:"loss"`
	// loss in win probability; an opponent with several equally good moves chooses the one with the
	// most points for itself
	Likely  float64 `json:"likely"`
	Points  float64 `json:"points"`
	Weighty bool    `json:"weighty"`
}

// bestMove is the largest loss in win probability with which a move still counts as a best move.
const bestMove = 0.001

// solvedAs maps the kinds of solutions to their names in the report.
var solvedAs = map[solve.Kind]string{
	solve.OneDecider:        "exact",
	solve.SharedInformation: "exact",
	solve.Sampled:           "drawn",
	solve.Clairvoyant:       "clairvoyant",
}

// endingsPlan contains the options of arena endings.
type endingsPlan struct {
	games, limit, back int
	seed               uint64
	by, levels         []bot.Spec
}

// endings implements arena endings: it measures how much levels of bots lose in endgames that can
// be solved.
func endings(args []string, out, errs io.Writer) error {
	t := newTable("endings", errs).withJSON()
	count := t.set.Int("games", 4, "`number` of games of each mode and number of seats")
	limit := t.set.Int("limit", 20_000, "`number` of moves and deals that are tried for one position")
	back := t.set.Int("back", 12, "`number` of last decisions of a game that are looked at, at most")
	by := t.set.String("by", "medium,hard:iterations=300", "the `bots` that play the games, one game after the other")
	levels := t.set.String("levels", "medium,hard", "the `bots` that are asked in the endings")
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results")
	into := t.set.String("into", "", "`folder` of tables that keep what comes out: assets/data/strength; arena "+
		"strength makes a document of them")
	folder := t.set.String("puzzles", "", "`folder` of practice positions that are made of the endings in place of a "+
		"report: assets/practice/proved")
	picked, options, err := t.parseSome(args)
	if err != nil {
		return err
	}
	plan := endingsPlan{games: *count, limit: *limit, back: *back, seed: t.seed}
	plan.by, err = parseSeats(*by)
	if err == nil {
		plan.levels, err = parseSeats(*levels)
	}
	for _, err := range []error{err, requirePositive("games", *count), requirePositive("limit", *limit),
		requirePositive("back", *back),
		requirePositive("parallel", *parallel)} {
		if err != nil {
			return err
		}
	}
	if *folder != "" {
		if err := t.refuseTogether("puzzles", "limit", "levels", "into"); err != nil {
			return fmt.Errorf("%w: practice positions are proved with up to %d runs each and graded by medium and "+
				"tough, and make no table", err, drill.MaxRuns)
		}
		report, err := plan.puzzles(picked, options, *folder, *parallel, errs)
		if err != nil {
			return found{err}
		}
		return t.printReport(out, report)
	}
	report := endingsReport{Games: *count, Limit: *limit, looked: map[endingOf]int{}, played: map[endingOf]int{}}
	var tables []endingTable
	for _, g := range picked {
		tables = append(tables, endingTables(g, options)...)
	}
	show := progress.Start(errs, "endings", "games", len(tables)**count)
	defer show.End()
	for _, table := range tables {
		if err := report.play(table, plan, *parallel, show); err != nil {
			return found{err}
		}
	}
	report.summarize(plan.levels)
	return t.saveReport(out, *into, &report)
}

// endingTable is a game with options and a number of seats.
type endingTable struct {
	game    engine.Game
	options engine.Options
	seats   int
}

// endingTables returns all modes and numbers of seats of a game as tables. The chosen options are
// the same in all of them.
func endingTables(g engine.Game, chosen engine.Options) (list []endingTable) {
	info := g.Info()
	for _, options := range variants(info, bot.ModeOption, chosen) {
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			list = append(list, endingTable{g, options, seats})
		}
	}
	return list
}

// play plays the games of one table, up to parallel at a time, and evaluates the decisions of bots
// in the endgames that can be solved.
func (r *endingsReport) play(table endingTable, plan endingsPlan, parallel int, show *progress.Work) error {
	of := endingOf{table.game.Info().ID, table.options[bot.ModeOption]}
	cases, looked := make([][]endingCase, plan.games), make([]int, plan.games)
	var once sync.Mutex // so that goroutines send progress messages one at a time
	err := runParallel(plan.games, parallel, func(g int) (err error) {
		cases[g], looked[g], err = table.solveOne(plan, g)
		once.Lock()
		defer once.Unlock()
		show.Add(1)
		return err
	})
	for g := range cases {
		r.cases = append(r.cases, cases[g]...)
		r.looked[of] += looked[g]
	}
	r.played[of] += plan.games
	return err
}

// maxMisses is the number of consecutive positions that the solver could not solve after which
// solveOne tries no earlier ones.
const maxMisses = 3

// solveOne plays game number g and solves the positions of its last decisions, from the last one
// backwards. cases are the decisions of the bots in the solved positions. looked is the number of
// positions that it tried to solve.
func (table endingTable) solveOne(plan endingsPlan, g int) (cases []endingCase, looked int, err error) {
	seed := deriveSeed(plan.seed, uint64(g), uint64(table.seats))
	last, err := table.lastPositions(plan, g, seed)
	missed := 0
	for i := len(last) - 1; i >= 0 && missed < maxMisses && err == nil; i-- {
		looked++
		a, failed := solve.Position(last[i], plan.limit)
		if errors.Is(failed, solve.ErrLimit) {
			missed++
			continue
		}
		if missed, err = 0, failed; err != nil {
			break
		}
		for k, spec := range plan.levels {
			c := table.evaluateBot(last[i], a, spec, deriveSeed(seed, uint64(i), uint64(k)))
			c.Seed, c.Back = seed, len(last)-i
			cases = append(cases, c)
		}
	}
	return cases, looked, err
}

// lastPositions plays game number g, whose random numbers depend on seed. It returns the positions
// of the game's last decisions, the earliest first.
func (table endingTable) lastPositions(plan endingsPlan, g int, seed uint64) ([]engine.State, error) {
	s, err := table.game.New(table.seats, table.options, seed)
	if err != nil {
		return nil, err
	}
	mind := plan.by[g%len(plan.by)].Thinker(deriveSeed(seed, 1, 2))
	var last []engine.State
	moves, err := engine.PlayForced(s, nil, nil)
	for err == nil && len(moves) > 0 {
		var kept engine.State
		if len(last) == plan.back {
			kept, last = last[0], last[1:]
		} else if kept, err = table.game.New(table.seats, table.options, seed); err != nil {
			return nil, err
		}
		s.CopyTo(kept)
		last = append(last, kept)
		if err = s.Play(bot.Choose(mind, s), nil); err == nil {
			moves, err = engine.PlayForced(s, moves, nil)
		}
	}
	return last, err
}

// evaluateBot evaluates the decision of a bot in the position s, whose solution is a. seed
// determines the random choices of the bot.
func (table endingTable) evaluateBot(s engine.State, a solve.Answer, spec bot.Spec, seed uint64) endingCase {
	move := bot.Choose(spec.Thinker(seed), s)
	best := a.Values[a.Best()]
	info := table.game.Info()
	c := endingCase{
		Game: info.ID, Mode: table.options[bot.ModeOption], Seats: table.seats, Phase: info.PhaseName(s.Phase()),
		Level: spec.Text,
		Kind:  solvedAs[a.Kind], Played: s.Notation(move), Best: s.Notation(best.Move),
	}
	for i, v := range a.Values {
		loss := a.Loss(i)
		c.Weighty = c.Weighty || loss > bestMove
		if v.Move == move {
			c.Loss, c.Likely, c.Points = loss, best.Likely-v.Likely, best.Points-v.Points
		}
	}
	return c
}

// summarize computes the rows of the report, and finds the decisions with the largest losses of
// each bot in levels.
func (r *endingsReport) summarize(levels []bot.Spec) {
	type by struct {
		endingOf
		level, kind string
	}
	groups, order := map[by][]endingCase{}, []by{}
	for _, c := range r.cases {
		k := by{endingOf{c.Game, c.Mode}, c.Level, c.Kind}
		if groups[k] == nil {
			order = append(order, k)
		}
		groups[k] = append(groups[k], c)
	}
	slices.SortStableFunc(order, func(a, b by) int {
		return cmp.Or(cmp.Compare(a.game, b.game), cmp.Compare(a.mode, b.mode), -cmp.Compare(a.kind, b.kind))
	})
	for _, k := range order {
		row := sumEndings(groups[k])
		row.Game, row.Mode, row.Level, row.Kind = k.game, k.mode, k.level, k.kind
		row.Games, row.Looked = r.played[k.endingOf], r.looked[k.endingOf]
		r.Rows = append(r.Rows, row)
	}
	for _, l := range levels {
		r.Worst = append(r.Worst, r.worst(l.Text)...)
	}
}

// worstListed is the number of decisions with the largest losses that the report lists for each
// level.
const worstListed = 10

// worst returns the decisions in which bots of a level lost most, the largest loss first. Positions
// whose solution uses hidden information (kind "clairvoyant") are left out.
func (r *endingsReport) worst(level string) []endingCase {
	all := slices.DeleteFunc(slices.Clone(r.cases), func(c endingCase) bool {
		return c.Level != level || c.Loss <= bestMove || c.Kind == solvedAs[solve.Clairvoyant]
	})
	slices.SortStableFunc(all, func(a, b endingCase) int { return cmp.Compare(b.Loss, a.Loss) })
	return all[:min(len(all), worstListed)]
}

// sumEndings returns the row that summarizes decisions of the same game, mode, level and kind of
// solution.
func sumEndings(cases []endingCase) endingRow {
	row, n := endingRow{}, float64(len(cases))
	loss, squares, likely, points := 0.0, 0.0, 0.0, 0.0
	for _, c := range cases {
		row.Solved++
		if c.Weighty {
			row.Weighty++
		}
		if c.Loss <= bestMove {
			row.Best++
		}
		loss, squares, likely, points = loss+c.Loss, squares+c.Loss*c.Loss, likely+c.Likely, points+c.Points
	}
	mean := loss / n
	whole := func(x float64) int { return int(math.Round(x)) }
	row.Loss, row.Likely, row.Points = whole(mean*1e5), whole(likely/n*1e5), whole(1000*points/n)
	row.Around = whole(1.96 * math.Sqrt(max(0, squares/n-mean*mean)/n) * 1e5)
	row.CI95[0], row.CI95[1] = wilson(float64(row.Best), n)
	return row
}

// keep writes the rows into the table of results in a folder. They replace the old rows of the same
// game, mode, level and kind.
func (r *endingsReport) keep(folder string) error {
	all, err := bot.ReadEndgameMeasurements(os.DirFS(folder))
	if err != nil {
		return err
	}
	var news []bot.EndgameStats
	for _, row := range r.Rows {
		news = append(news, row.EndgameStats)
	}
	all = replaceRows(all, news, func(a, b bot.EndgameStats) bool {
		return a.Game == b.Game && a.Mode == b.Mode && a.Level == b.Level && a.Kind == b.Kind
	})
	rows := [][]string{strings.Split("game mode level kind games looked solved weighty best loss around likely points",
		" ")}
	for _, e := range all {
		rows = append(rows, cells(e.Game, e.Mode, e.Level, e.Kind, e.Games, e.Looked, e.Solved, e.Weighty, e.Best,
			e.Loss, e.Around, e.Likely, e.Points))
	}
	return writeCSV(filepath.Join(folder, "endings.csv"), rows)
}

// print writes the report as tables.
func (r *endingsReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%d games of each mode and number of seats, up to %d moves and deals for a position\n", r.Games,
		r.Limit)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "game\tlevel\tsolved\tof\tas\tweighty\tbest moves\t95 %\tloss, % of the win\tlikely\tpoints")
	for _, s := range r.Rows {
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%s\t%d\t%.1f %%\t%.1f–%.1f\t%.3f ± %.3f\t%.3f\t%.2f\n",
			gameAndMode(s.Game, s.Mode),
			s.Level, s.Solved, s.Looked,
			s.Kind, s.Weighty, 100*float64(s.Best)/float64(s.Solved), 100*s.CI95[0], 100*s.CI95[1],
			float64(s.Loss)/1000, float64(s.Around)/1000, float64(s.Likely)/1000, float64(s.Points)/1000)
	}
	for _, c := range r.Worst {
		fmt.Fprintf(w, "%s of %d\t%s\t%s\t%s\tplayed %q\tbest %q\tlost %.1f %%\t%.1f points\tdeal %d, decision %d "+
			"from the end\n",
			gameAndMode(c.Game, c.Mode), c.Seats, c.Level, c.Kind, c.Phase, c.Played, c.Best, 100*c.Loss, c.Points,
			c.Seed, c.Back)
	}
	return w.Flush()
}

// writeEndings writes a line for each mode, level and kind of solution.
func writeEndings(w io.Writer, all []bot.EndgameStats) {
	fmt.Fprintln(w, "| endings | level | solved | of which a move matters | best moves | certain loss of win chance "+
		"a decision | likely loss | points |")
	fmt.Fprintln(w, "| --- | --- | --- | --- | --- | --- | --- | --- |")
	for _, e := range all {
		low, high := wilson(float64(e.Best), float64(e.Solved))
		fmt.Fprintf(w, "| %s | %s | %d of %d %s, %d games | %d | %.1f %% [%.1f, %.1f] | %.3f ± %.3f points | %.3f | "+
			"%.2f |\n", gameAndMode(e.Game, e.Mode), e.Level,
			e.Solved, e.Looked, e.Kind, e.Games, e.Weighty, 100*float64(e.Best)/float64(e.Solved), 100*low, 100*high,
			float64(e.Loss)/1000, float64(e.Around)/1000, float64(e.Likely)/1000, float64(e.Points)/1000)
	}
}
