package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
)

// ladderReport is what arena ladder prints: how far each level stands above the one below it.
type ladderReport struct {
	Games  int         `json:"games"`  // a rung, at least
	Quick  int         `json:"quick"`  // a rung between levels that do not search, at least
	Budget float64     `json:"budget"` // of the iterations that searching levels have
	Rungs  []rung      `json:"rungs"`
	Solo   []soloRung  `json:"solo"`
	Elo    []ladderElo `json:"elo"`
}

// rung is one bot of a level among others of the next lower level.
type rung struct {
	Game    string     `json:"game"`
	Mode    string     `json:"mode"` // "" where the game has one
	Seats   int        `json:"seats"`
	Level   string     `json:"level"`
	Below   string     `json:"below"`
	Games   int        `json:"games"`
	WinRate float64    `json:"win_rate"`
	CI95    [2]float64 `json:"ci95"`  // Wilson interval of the win rate
	Share   float64    `json:"share"` // win rate as a multiple of the fair share, 1/seats
	Elo     float64    `json:"elo"`   // how far above the level below
}

// soloRung is how a level does in a game for one.
type soloRung struct {
	Game      string     `json:"game"`
	Mode      string     `json:"mode"`
	Rival     string     `json:"rival"` // "" where one plays for points
	Level     string     `json:"level"`
	Games     int        `json:"games"`
	WinRate   float64    `json:"win_rate"` // 1 where there is no rival
	CI95      [2]float64 `json:"ci95"`
	MeanScore float64    `json:"mean_score"`
}

// ladderElo is a level's place in a game at one table size: the sum of the rungs up to it. Who knows the primer alone has 0.
type ladderElo struct {
	Game  string  `json:"game"`
	Mode  string  `json:"mode"`
	Seats int     `json:"seats"`
	Level string  `json:"level"`
	Elo   float64 `json:"elo"`
}

// climb is one measurement that a ladder is made of.
type climb struct {
	game        engine.Game
	options     engine.Options
	seats       int
	level, next bot.Level // next is the level below; none in a game for one
}

// ladder is the command of that name.
func ladder(args []string, out, errs io.Writer) error {
	t := newTable("ladder", errs).withJSON()
	count := t.set.Int("games", 100, "`number` of games for each step, rounded up to whole deals")
	quick := t.set.Int("quick", 0, "`number` of games for each step between levels that do not search, which cost little; 0 as many as for the others")
	seats := t.set.Int("seats", 0, "only tables of this `size`")
	budget := t.set.Float64("budget", 1, "`share` of the iterations that searching levels have, though never less than "+strconv.Itoa(bot.Enough))
	only := t.set.String("levels", "", "only steps to these `levels`: tough,hard; all where it is empty")
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results")
	into := t.set.String("into", "", "`folder` of tables that keep what comes out: assets/data/strength; arena strength makes a document of them")
	picked, options, err := t.parseSome(args)
	if err != nil {
		return err
	}
	if *quick == 0 {
		*quick = *count
	}
	for _, err := range []error{positive("games", *count), positive("quick", *quick), positive("parallel", *parallel), budgeted(*budget)} {
		if err != nil {
			return err
		}
	}
	var climbs []climb
	for _, g := range picked {
		climbs = append(climbs, climbsOf(g, options, *seats)...)
	}
	if len(climbs) == 0 {
		return fmt.Errorf("nobody plays at a table of %d", *seats)
	}
	if climbs, err = stepsTo(*only, climbs); err != nil {
		return err
	}
	report := ladderReport{Games: *count, Quick: *quick, Budget: *budget, Rungs: []rung{}, Solo: []soloRung{}, Elo: []ladderElo{}}
	all := 0
	for _, c := range climbs {
		all += report.count(c)
	}
	show := progress.Start(errs, "ladder", "games", all)
	defer show.End()
	for _, c := range climbs {
		if err := report.add(c, t.seed, *parallel, show); err != nil {
			return found{err}
		}
	}
	return t.keep(out, *into, report)
}

// parseSome is parse for commands that take all games where none is named.
func (t *table) parseSome(args []string) ([]engine.Game, engine.Options, error) {
	if err := t.set.Parse(args); err != nil {
		return nil, nil, err
	}
	if t.game == "" && t.options == "" && t.set.NArg() == 0 {
		return games.All(), nil, nil
	}
	game, options, err := t.parse(args)
	return []engine.Game{game}, options, err
}

// climbsOf lists what has to be played for a game: every mode, table size and step between two levels, and where one can
// play alone every level against every rival.
func climbsOf(g engine.Game, chosen engine.Options, size int) []climb {
	var list []climb
	info, levels := g.Info(), bot.Offered(g.Info())
	for _, mode := range variants(info, bot.ModeOption, chosen) {
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			switch {
			case size != 0 && seats != size:
			case seats == 1:
				for _, options := range variants(info, bot.RivalOption, mode) {
					for _, l := range levels {
						list = append(list, climb{game: g, options: options, seats: 1, level: l})
					}
				}
			default:
				below := newcomer()
				for _, l := range levels {
					list = append(list, climb{g, mode, seats, l, below})
					below = l
				}
			}
		}
	}
	return list
}

// stepsTo returns the measurements of the named levels, all where none is named.
func stepsTo(names string, climbs []climb) ([]climb, error) {
	if names == "" {
		return climbs, nil
	}
	wanted := strings.Split(names, ",")
	for _, id := range wanted {
		if !slices.ContainsFunc(climbs, func(c climb) bool { return c.level.ID == id }) {
			return nil, fmt.Errorf("no game that is measured has a level %q", id)
		}
	}
	return slices.DeleteFunc(climbs, func(c climb) bool { return !slices.Contains(wanted, c.level.ID) }), nil
}

// newcomer is the foot of all ladders: who knows the primer alone, and should win about as often as the lowest level.
func newcomer() bot.Level {
	all := bot.Levels()
	return all[slices.IndexFunc(all, func(l bot.Level) bool { return l.ID == "primer" })]
}

// variants returns the options with every value of one of them, or as they are where the game lacks it or it is chosen.
func variants(info engine.Info, id string, chosen engine.Options) []engine.Options {
	at := slices.IndexFunc(info.Options, func(o engine.Option) bool { return o.ID == id })
	if _, fixed := chosen[id]; fixed || at < 0 {
		return []engine.Options{chosen}
	}
	var all []engine.Options
	for _, v := range info.Options[at].Values {
		with := engine.Options{id: v.ID}
		for k, v := range chosen {
			with[k] = v
		}
		all = append(all, with)
	}
	return all
}

// count is how many games a measurement takes, at least.
func (r *ladderReport) count(c climb) int {
	if c.level.Tuning.Iterations == 0 && c.next.Tuning.Iterations == 0 {
		return r.Quick
	}
	return r.Games
}

// add plays one measurement and notes what came out.
func (r *ladderReport) add(c climb, seed uint64, parallel int, show *progress.Work) error {
	specs := []bot.Spec{onBudget(c.level, r.Budget)}
	for range c.seats - 1 {
		specs = append(specs, onBudget(c.next, r.Budget))
	}
	deals := (r.count(c) + c.seats - 1) / c.seats
	results, err := tournament{game: c.game, options: c.options, specs: specs, seed: seed, show: show}.play(deals*c.seats, parallel)
	if err != nil {
		return err
	}
	info := c.game.Info()
	mode, got := c.options[bot.ModeOption], summarize(specs, results).Bots[0]
	if c.seats == 1 {
		r.Solo = append(r.Solo, soloRung{
			Game: info.ID, Mode: mode, Rival: c.options[bot.RivalOption], Level: c.level.ID, Games: len(results),
			WinRate: got.WinRate, CI95: got.CI95, MeanScore: got.MeanScore,
		})
		return nil
	}
	step := rung{
		Game: info.ID, Mode: mode, Seats: c.seats, Level: c.level.ID, Below: c.next.ID, Games: len(results),
		WinRate: got.WinRate, CI95: got.CI95, Share: got.WinRate * float64(c.seats),
		Elo: elo(got.Wins, len(results), c.seats),
	}
	r.Rungs = append(r.Rungs, step)
	r.climb(step)
	return nil
}

// climb adds a rung to the sums of its ladder.
func (r *ladderReport) climb(s rung) {
	foot := 0.0
	if n := len(r.Elo); n > 0 && r.Elo[n-1].Level == s.Below {
		foot = r.Elo[n-1].Elo
	} else {
		r.Elo = append(r.Elo, ladderElo{Game: s.Game, Mode: s.Mode, Seats: s.Seats, Level: s.Below})
	}
	r.Elo = append(r.Elo, ladderElo{s.Game, s.Mode, s.Seats, s.Level, foot + s.Elo})
}

// elo turns wins of one among equals into points by the model of Plackett and Luce, which is Elo's where two play: the
// one wins as often as its strength stands to the sum of all. Half a game is added to both sides, so that a clean sweep
// has a finite value.
func elo(won float64, games, seats int) float64 {
	won, lost := won+0.5, float64(games)-won+0.5
	return 400 * math.Log10(won/lost*float64(seats-1))
}

// onBudget returns a level as a player with a share of its iterations.
func onBudget(l bot.Level, share float64) bot.Spec {
	spec := bot.Spec{Text: l.ID, Level: l, Persona: bot.Personas()[0], Tuning: l.Tuning}
	if n := l.Tuning.Share(share); n != l.Tuning.Iterations {
		spec.Tuning.Iterations = n
		spec.Text = fmt.Sprintf("%s:iterations=%d", l.ID, spec.Tuning.Iterations)
	}
	return spec
}

// print writes the report as tables.
func (r ladderReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%d games and more for each step with a search, %d for the others, budget × %g\n", r.Games, r.Quick, r.Budget)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "game\tseats\tone\tamong\twins\t95 %\t× fair share\tElo")
	for _, s := range r.Rungs {
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%.1f %%\t%.1f–%.1f\t%.2f\t%+.0f\n", named(s.Game, s.Mode), s.Seats, s.Level, s.Below,
			100*s.WinRate, 100*s.CI95[0], 100*s.CI95[1], s.Share, s.Elo)
	}
	if len(r.Solo) > 0 {
		fmt.Fprintln(w, "alone\trival\tlevel\t\twins\t95 %\tscore\t")
	}
	for _, s := range r.Solo {
		fmt.Fprintf(w, "%s\t%s\t%s\t\t%.1f %%\t%.1f–%.1f\t%.1f\t\n", named(s.Game, s.Mode), s.Rival, s.Level,
			100*s.WinRate, 100*s.CI95[0], 100*s.CI95[1], s.MeanScore)
	}
	return w.Flush()
}

// named is a game with its mode.
func named(game, mode string) string {
	if mode == "" {
		return game
	}
	return game + "/" + mode
}

// between returns the interval of the rung's Elo.
func (s rung) between() (low, high float64) {
	n := float64(s.Games)
	return elo(s.CI95[0]*n, s.Games, s.Seats), elo(s.CI95[1]*n, s.Games, s.Seats)
}
