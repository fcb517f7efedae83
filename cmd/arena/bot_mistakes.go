package main

import (
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"text/tabwriter"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/review"
)

// verifyingBot is the bot that checks whether mistakes found by a review are real. It has ten times
// the iterations of the review's longest search.
const verifyingBot = "hard:iterations=200000"

// mistakesReport is the output of arena mistakes.
type mistakesReport struct {
	Losses []review.Loss `json:"losses"`
}

// mistakes implements arena mistakes: it counts the mistakes that a review (engine/review) finds in
// games of bots, and how many of them a longer search confirms.
func mistakes(args []string, out, errs io.Writer) error {
	t := newTable("mistakes", errs).withJSON()
	levels := t.set.String("levels", "easy,medium,hard", "the `levels` that play, each among its like")
	count := t.set.Int("games", 6, "`number` of games of each level, of which one seat each is studied")
	again := t.set.Int("again", 10, "`number` of mistakes of each level that are searched with ten times the "+
		"budget, at most")
	seats := t.set.Int("seats", 0, "size of the `table`; three if 0, or as near to it as the game allows; 1 for "+
		"games alone, in every mode and "+
		"against every rival, where the options do not name one")
	budget := t.set.Float64("budget", 1, "`share` of the iterations that searching levels have, though never "+
		"less than "+strconv.Itoa(bot.MinMeasuredIterations))
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results")
	into := t.set.String("into", "", "`folder` of tables that keep what comes out: assets/data/strength")
	picked, options, err := t.parseSome(args)
	if err != nil {
		return err
	}
	for _, err := range []error{requirePositive("games", *count), requirePositive("parallel", *parallel),
		requireBudget(*budget)} {
		if err != nil {
			return err
		}
	}
	who, err := levelsOn(*budget, *levels)
	if err != nil {
		return err
	}
	var all []reviewedGames
	for _, g := range picked {
		for _, table := range tablesOf(g, options, *seats) {
			for _, spec := range who {
				all = append(all, reviewedGames{game: g, options: table, spec: spec, seats: *seats, seed: t.seed,
					again: *again})
			}
		}
	}
	if len(all) == 0 {
		return fmt.Errorf("nobody plays at a table of %d", *seats)
	}
	var report mistakesReport
	show := progress.Start(errs, "mistakes", "games", *count*len(all))
	defer show.End()
	for _, s := range all {
		s.show = show
		loss, err := s.all(*count, *parallel)
		if err != nil {
			return found{err}
		}
		loss.Permille = int(math.Round(1000 * *budget))
		report.Losses = append(report.Losses, loss)
	}
	return t.saveReport(out, *into, report)
}

// levelsOn returns bots of the levels in names, which are separated by commas. The number of their
// iterations is multiplied by share. It returns an error if a name has settings, such as
// "hard:horizon=2", because results are stored by level.
func levelsOn(share float64, names string) (who []bot.Spec, err error) {
	for name := range strings.SplitSeq(names, ",") {
		spec, err := bot.Parse(name)
		if err != nil {
			return nil, err
		}
		if spec.Text != spec.Level.ID {
			return nil, fmt.Errorf("-levels takes levels as they are, not %q", name)
		}
		who = append(who, withBudget(spec.Level, share))
	}
	return who, nil
}

// tablesOf returns the sets of options with which games are reviewed. For a solo game (1 seat)
// there is one set for each mode and rival that the given options allow, otherwise only the given
// options. It returns none if the game cannot be played by that number of seats; 0 seats means the
// usual number.
func tablesOf(g engine.Game, options engine.Options, seats int) (all []engine.Options) {
	switch info := g.Info(); {
	case seats != 0 && (seats < info.MinSeats || seats > info.MaxSeats):
		return nil
	case seats != 1:
		return []engine.Options{options}
	default:
		for _, mode := range variants(info, bot.ModeOption, options) {
			all = append(all, variants(info, bot.RivalOption, mode)...)
		}
		return all
	}
}

// reviewedGames describes games between bots of one level whose decisions are reviewed.
type reviewedGames struct {
	game    engine.Game
	options engine.Options
	spec    bot.Spec
	seats   int
	seed    uint64
	again   int
	show    *progress.Work
}

// all plays the given number of games, up to parallel at a time, and reviews the decisions of one
// seat in each. It returns the totals over all games.
func (s reviewedGames) all(games, parallel int) (review.Loss, error) {
	loss := review.Loss{AccuracyScale: s.table(), Level: s.spec.Level.ID, Games: games}
	var mu sync.Mutex
	lost := 0.0
	err := runParallel(games, parallel, func(g int) error {
		m, err := s.play(g)
		if err != nil {
			return err
		}
		f, err := reviewSeat(m, engine.Seat(g%len(m.Setup().Seats)))
		if err != nil {
			return err
		}
		held := 0
		tried := f.Mistakes[:min(len(f.Mistakes), (s.again+games-1)/games)]
		for _, x := range tried {
			ok, err := confirmed(m, x)
			if err != nil {
				return err
			}
			if ok {
				held++
			}
		}
		mu.Lock()
		defer mu.Unlock()
		lost += f.Loss
		loss.Decisions += f.Decisions
		loss.Mistakes += len(f.Mistakes)
		loss.Tried += len(tried)
		loss.Held += held
		s.show.Add(1)
		return nil
	})
	loss.Lost = int(1e5*lost/float64(games) + 0.5)
	return loss, err
}

// table returns the key under which the results are stored: the game, and for a solo game also its
// mode and rival.
func (s reviewedGames) table() review.AccuracyScale {
	if s.seats != 1 {
		return review.AccuracyScale{Game: s.game.Info().ID}
	}
	return review.AccuracyScaleOf(s.game.Info().ID, match.Setup{Seats: make([]match.Seat, 1), Options: s.options})
}

// play plays game number g to its end.
func (s reviewedGames) play(g int) (*match.Match, error) {
	n := s.seats
	if n == 0 {
		n = min(max(3, s.game.Info().MinSeats), s.game.Info().MaxSeats)
	}
	setup := match.Setup{Options: s.options, Seed: deriveSeed(s.seed, uint64(g), 0),
		BotSeed: deriveSeed(s.seed, uint64(g),
			1)}
	for range n {
		setup.Seats = append(setup.Seats, match.Seat{Name: "Bot", Bot: s.spec.Level.ID})
	}
	m, err := match.New(s.game, setup, nil)
	if err != nil {
		return nil, err
	}
	for !m.Over() {
		if _, err := m.Play(bot.Choose(s.spec.Thinker(m.BotSeed()), m.State())); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// reviewSeat returns the findings of a complete review of a seat's decisions in a match.
func reviewSeat(m *match.Match, seat engine.Seat) (review.Findings, error) {
	r, err := m.Replay()
	if err != nil {
		return review.Findings{}, err
	}
	s, err := review.NewStudy(r, seat)
	if err != nil {
		return review.Findings{}, err
	}
	for !s.Step(1 << 12) {
	}
	return s.Findings()
}

// confirmed reports whether a search with ten times the iterations confirms a mistake: by its
// estimate the played move reduces the probability of winning by at least 0.01, or it rejects the
// played move without examining it.
func confirmed(m *match.Match, x review.Mistake) (bool, error) {
	r, err := m.Replay()
	if err != nil {
		return false, err
	}
	if err := r.Seek(x.At); err != nil {
		return false, err
	}
	mind, err := bot.New(verifyingBot, 0x7e57)
	if err != nil {
		return false, err
	}
	bot.Choose(mind, r.State())
	opinions := mind.(bot.TurnJudge).TurnOpinions(nil)
	for _, o := range opinions {
		if o.Move == r.Steps()[x.At].Move {
			return opinions[0].Result-o.Result >= 0.01, nil
		}
	}
	return true, nil
}

func (r mistakesReport) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "game\tlevel\tgames\tdecisions\tloss %\taccuracy\tmistakes a game\theld of tried")
	for _, l := range r.Losses {
		loss := float64(l.Lost) / 1e5
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%.2f\t%.0f\t%.1f\t%d of %d\n",
			strings.TrimSpace(gameAndMode(l.Game, l.Mode)+" "+l.Rival), l.Level, l.Games,
			l.Decisions, 100*loss, review.Accuracy(l.AccuracyScale,
				loss), float64(l.Mistakes)/float64(l.Games), l.Held, l.Tried)
	}
	return w.Flush()
}

// keep writes the results into the table of results in a folder. They replace the old results of
// the same levels.
func (r mistakesReport) keep(folder string) error {
	all, err := review.ReadLosses(os.DirFS(folder))
	if err != nil {
		return err
	}
	all = replaceRows(all, r.Losses, func(a, b review.Loss) bool {
		return a.AccuracyScale == b.AccuracyScale &&
			a.Level == b.Level
	})
	rows := [][]string{strings.Split("game alone mode rival level permille games decisions lost mistakes tried held",
		" ")}
	for _, l := range all {
		rows = append(rows, cells(l.Game, l.Alone, l.Mode, l.Rival, l.Level, l.Permille, l.Games, l.Decisions, l.Lost,
			l.Mistakes, l.Tried, l.Held))
	}
	return writeCSV(filepath.Join(folder, "mistakes.csv"), rows)
}
