package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime"
	"text/tabwriter"
	"time"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
)

// benchReport is the output of arena bench. All rates are per second of processor time on one core.
// The rates of random play are the best of several short runs, because other programs on the
// machine can only slow a run down.
type benchReport struct {
	Game  string `json:"game"`
	Seats int    `json:"seats"`
	// moves per second of random play without an observer; forced moves count too, and the time to
	// list the legal moves is included
	MovesPerS     float64 `json:"moves_per_s"`
	GamesPerS     float64 `json:"games_per_s"`
	AllocsPerMove float64 `json:"allocs_per_move"`
	// moves per second of random play with an observer that receives all events
	ToldMovesPerS float64 `json:"told_moves_per_s"`
	// Search iterations per second in positions from the middle of a game. SearchIterationsPerS is
	// the rate of plainSearch, HardIterationsPerS the rate of the level hard.
	SearchIterationsPerS float64 `json:"search_iterations_per_s"`
	HardIterationsPerS   float64 `json:"hard_iterations_per_s"`
	CopyNs               float64 `json:"copy_ns"`
	// time to copy a state and determinize the copy, in nanoseconds
	RedealNs   float64 `json:"determinize_ns"`
	StateBytes int     `json:"state_bytes"`
}

// bench implements arena bench.
func bench(args []string, out, errs io.Writer) error {
	t := newTable("bench", errs).withJSON()
	seats := t.set.Int("seats", 4, "`number` of seats")
	seconds := t.set.Float64("seconds", 3, "how `long` to measure, in all")
	game, options, err := t.parse(args)
	if err != nil {
		return err
	}
	if !(*seconds > 0 && *seconds <= 3600) {
		return fmt.Errorf("-seconds should be more than 0 and at most 3600, not %v", *seconds)
	}
	s, err := game.New(*seats, options, t.seed)
	if err != nil {
		return err
	}
	each := time.Duration(*seconds / 6 * float64(time.Second))
	r := benchReport{Game: game.Info().ID, Seats: *seats, StateBytes: int(reflect.TypeOf(s).Elem().Size())}
	if err := r.measure(s, each, errs); err != nil {
		return found{err}
	}
	return t.printReport(out, r)
}

// measure fills in the report and shows the progress on errs. s is the opening position of the
// game. each is the time to be spent on every single measurement.
func (r *benchReport) measure(s engine.State, each time.Duration, errs io.Writer) error {
	var middle []engine.State
	parts := []struct {
		name string
		run  func() error
	}{
		{"random play", func() error { return r.measurePlay(s, each) }},
		{"play with events told", func() error { return r.measureTold(s, each) }},
		{"a game of medium bots", func() (err error) { middle, err = middlePositions(s); return err }},
		{"copies", func() error { r.measureCopy(middle[0], each); return nil }},
		{"search", func() error { r.SearchIterationsPerS = iterationsPerS(plainSearch, middle, each); return nil }},
		{"the level hard", func() error { r.HardIterationsPerS = iterationsPerS("hard", middle, each); return nil }},
	}
	show := progress.Start(errs, "bench", "parts", len(parts))
	defer show.End()
	for _, part := range parts {
		show.Note("%s", part.name)
		if err := part.run(); err != nil {
			return err
		}
		show.Add(1)
	}
	return nil
}

// plainSearch is a bot with a textbook search: uniform priors, and random rollouts to the end of
// the game.
const plainSearch = "hard:iterations=1000:horizon=1000:uniform=1:sharp=0:widen=0:explore=0.7"

// benchRuns is the number of runs into which the measurement of a rate is divided; the fastest run
// gives the result.
const benchRuns = 5

// fastest measures the speed of the function work, which returns the number of units that it has
// done. It calls work repeatedly in benchRuns runs and returns the units per second of the fastest
// run. each is the approximate CPU time of all runs together.
func fastest(each time.Duration, work func() int) float64 {
	best := 0.0
	for range benchRuns {
		units, from := 0, cpuTime()
		for cpuTime()-from < each/benchRuns {
			units += work()
		}
		best = max(best, float64(units)/(cpuTime()-from).Seconds())
	}
	return best
}

// randomPlay plays games with random moves from an opening position.
type randomPlay struct {
	opening, state engine.State
	tell           engine.Observer
	chance         engine.Chance
	deals          *rand.Rand
	moves          []engine.Move
	played         int // number of moves played so far
	games          int // number of games finished so far
	err            error
}

func newRandomPlay(opening engine.State, tell engine.Observer) *randomPlay {
	return &randomPlay{
		opening: opening, state: engine.Clone(opening), tell: tell, chance: engine.NewChance(1, 1),
		deals: rand.New(rand.NewPCG(1, 2)), moves: make([]engine.Move, 0, 1024),
	}
}

// game plays one game with random moves to its end. It returns the number of moves, or 0 after an
// error.
func (w *randomPlay) game() int {
	w.opening.CopyTo(w.state)
	w.state.Determinize(0, w.deals)
	n := 0
	for ; w.err == nil; n++ {
		if w.moves = w.state.Moves(w.moves[:0]); len(w.moves) == 0 {
			break
		}
		w.err = w.state.Play(w.moves[w.chance.Below(len(w.moves))], w.tell)
	}
	w.played, w.games = w.played+n, w.games+1
	return n
}

// measurePlay plays random games without an observer. It stores the moves per second, games per
// second and allocations per move in the report. each is the duration of the measurement.
func (r *benchReport) measurePlay(opening engine.State, each time.Duration) error {
	w := newRandomPlay(opening, nil)
	w.game()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	w.played, w.games = 0, 0
	r.MovesPerS = fastest(each, w.game)
	runtime.ReadMemStats(&after)
	r.GamesPerS = r.MovesPerS * float64(w.games) / float64(w.played)
	r.AllocsPerMove = float64(after.Mallocs-before.Mallocs) / float64(w.played)
	return w.err
}

// measureTold is like measurePlay, but the games have an observer that receives all events. It
// stores only the moves per second in the report.
func (r *benchReport) measureTold(opening engine.State, each time.Duration) error {
	var last engine.Event
	w := newRandomPlay(opening, func(e engine.Event) { last = e })
	r.ToldMovesPerS = fastest(each, w.game)
	if w.err == nil && last == (engine.Event{}) {
		return fmt.Errorf("%s tells no events", r.Game)
	}
	return w.err
}

// measureCopy measures the time to copy state s, and the time to copy it and determinize the copy.
// It stores both times in the report. each is the duration of both measurements together.
func (r *benchReport) measureCopy(s engine.State, each time.Duration) {
	dst := engine.Clone(s)
	deals := rand.New(rand.NewPCG(1, 2))
	const batch = 1000
	r.CopyNs = 1e9 / fastest(each/2, func() int {
		for range batch {
			s.CopyTo(dst)
		}
		return batch
	})
	seat := s.Turn()
	r.RedealNs = 1e9 / fastest(each/2, func() int {
		for range batch {
			s.CopyTo(dst)
			dst.Determinize(seat, deals)
		}
		return batch
	})
}

// middlePositions plays a game of bots of the level medium from an opening position. It returns the
// positions of the decisions in the middle third of that game.
func middlePositions(opening engine.State) ([]engine.State, error) {
	s := engine.Clone(opening)
	b, err := bot.New("medium", 1)
	if err != nil {
		return nil, err
	}
	var all []engine.State
	for {
		moves, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			return nil, err
		}
		if len(moves) == 0 {
			return all[len(all)/3 : len(all)*2/3+1], nil
		}
		all = append(all, engine.Clone(s))
		if err := s.Play(bot.Choose(b, s), nil); err != nil {
			return nil, err
		}
	}
}

// iterationsPerS returns the number of search iterations per second of a bot, given by its spec. It
// searches one position after another; each is the duration of all these searches together. The
// result is the mean rate, not that of the fastest run, because iterations cost very different
// amounts in different positions. The order of the positions is such that even a few searches are
// spread evenly over the game.
func iterationsPerS(spec string, positions []engine.State, each time.Duration) float64 {
	b, err := bot.New(spec, 1)
	if err != nil {
		return 0
	}
	total, from := 0, cpuTime()
	for at := 0.0; total == 0 || cpuTime()-from < each; at = math.Mod(at+math.Phi, 1) {
		bot.Choose(b, positions[int(at*float64(len(positions)))])
		total += b.Iterations()
	}
	return float64(total) / (cpuTime() - from).Seconds()
}

// print writes the report as a table.
func (r benchReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%s with %d seats, on one core\n", r.Game, r.Seats)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "random play\t%.0f\tmoves/s\t\n", r.MovesPerS)
	fmt.Fprintf(w, "\t%.0f\tgames/s\t\n", r.GamesPerS)
	fmt.Fprintf(w, "\t%.3f\tallocations/move\t\n", r.AllocsPerMove)
	fmt.Fprintf(w, "with events told\t%.0f\tmoves/s\t\n", r.ToldMovesPerS)
	fmt.Fprintf(w, "search, rollouts to the end\t%.0f\titerations/s\t\n", r.SearchIterationsPerS)
	fmt.Fprintf(w, "search of the level hard\t%.0f\titerations/s\t\n", r.HardIterationsPerS)
	fmt.Fprintf(w, "copy\t%.1f\tns\t\n", r.CopyNs)
	fmt.Fprintf(w, "copy and determinize\t%.1f\tns\t\n", r.RedealNs)
	fmt.Fprintf(w, "state\t%d\tbytes\t\n", r.StateBytes)
	return w.Flush()
}
