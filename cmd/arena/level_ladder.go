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

// ladderReport is the output of arena ladder: how much stronger each level of bots is than the
// level below it.
type ladderReport struct {
	Games int `json:"games"` // minimum number of games per comparison of two levels
	// minimum number of games per comparison of two levels that do not search
	Quick  int         `json:"quick"`
	Budget float64     `json:"budget"` // factor for the number of search iterations of all levels
	Rungs  []rung      `json:"rungs"`
	Solo   []soloRung  `json:"solo"`
	Elo    []ladderElo `json:"elo"`
}

// rung is the comparison of a level with the level below: the result of one bot of the level
// against bots of the level below in all other seats.
type rung struct {
	Game    string     `json:"game"`
	Mode    string     `json:"mode"` // ID of the game's mode, "" if the game has only one
	Seats   int        `json:"seats"`
	Level   string     `json:"level"`
	Below   string     `json:"below"`
	Games   int        `json:"games"`
	WinRate float64    `json:"win_rate"`
	CI95    [2]float64 `json:"ci95"`  // 95 % confidence interval (Wilson) of WinRate
	Share   float64    `json:"share"` // WinRate divided by 1/Seats, the win rate among equal players
	Elo     float64    `json:"elo"`   // rating difference between Level and Below
}

// soloRung is the result of bots of one level in a game with one seat.
type soloRung struct {
	Game      string     `json:"game"`
	Mode      string     `json:"mode"`
	Rival     string     `json:"rival"` // ID of the automatic opponent, "" if the player only scores points
	Level     string     `json:"level"`
	Games     int        `json:"games"`
	WinRate   float64    `json:"win_rate"` // fraction of games won against the rival; 1 if there is no rival
	CI95      [2]float64 `json:"ci95"`
	MeanScore float64    `json:"mean_score"`
}

// ladderElo is the rating of a level in a game with a number of seats: the sum of the rating
// differences up to this level. The rating of the bot that plays like a novice is 0 (see
// primerPlayer).
type ladderElo struct {
	Game  string  `json:"game"`
	Mode  string  `json:"mode"`
	Seats int     `json:"seats"`
	Level string  `json:"level"`
	Elo   float64 `json:"elo"`
}

// measurement is a series of games to be played by the command ladder: bots of a level against bots
// of the next lower level, or a solo game of the level.
type measurement struct {
	game        engine.Game
	options     engine.Options
	seats       int
	level, next bot.Level // level is compared with next, the level below it; next is empty in a solo game
}

// ladder implements arena ladder.
func ladder(args []string, out, errs io.Writer) error {
	t := newTable("ladder", errs).withJSON()
	count := t.set.Int("games", 100, "`number` of games for each step, rounded up to whole deals")
	quick := t.set.Int("quick", 0, "`number` of games for each step between levels that do not search, which cost "+
		"little; 0 as many as for the others")
	seats := t.set.Int("seats", 0, "only tables of this `size`")
	budget := t.set.Float64("budget", 1, "`share` of the iterations that searching levels have, though never "+
		"less than "+strconv.Itoa(bot.MinMeasuredIterations))
	only := t.set.String("levels", "", "only steps to these `levels`: tough,hard; all where it is empty")
	parallel := t.set.Int("parallel", cores(), "`number` of games at a time; it does not change the results")
	into := t.set.String("into", "", "`folder` of tables that keep what comes out: assets/data/strength; arena "+
		"strength makes a document of them")
	picked, options, err := t.parseSome(args)
	if err != nil {
		return err
	}
	if *quick == 0 {
		*quick = *count
	}
	for _, err := range []error{requirePositive("games", *count), requirePositive("quick", *quick),
		requirePositive("parallel", *parallel),
		requireBudget(*budget)} {
		if err != nil {
			return err
		}
	}
	var climbs []measurement
	for _, g := range picked {
		climbs = append(climbs, measurementsOf(g, options, *seats)...)
	}
	if len(climbs) == 0 {
		return fmt.Errorf("nobody plays at a table of %d", *seats)
	}
	if climbs, err = measurementsTo(*only, climbs); err != nil {
		return err
	}
	report := ladderReport{Games: *count, Quick: *quick, Budget: *budget, Rungs: []rung{}, Solo: []soloRung{},
		Elo: []ladderElo{}}
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
	return t.saveReport(out, *into, report)
}

// parseSome is like parse, for commands that use all games if the user names none.
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

// measurementsOf returns the measurements of a game with the options in chosen. If they have no
// mode, there are measurements for each mode. For each number of seats, these are the comparisons
// of adjacent levels; in solo games, they are the results of each level against each rival. If size
// is not 0, only games with that number of seats are measured.
func measurementsOf(g engine.Game, chosen engine.Options, size int) []measurement {
	var list []measurement
	info, levels := g.Info(), bot.Offered(g.Info())
	for _, mode := range variants(info, bot.ModeOption, chosen) {
		for seats := info.MinSeats; seats <= info.MaxSeats; seats++ {
			switch {
			case size != 0 && seats != size:
			case seats == 1:
				for _, options := range variants(info, bot.RivalOption, mode) {
					for _, l := range levels {
						list = append(list, measurement{game: g, options: options, seats: 1, level: l})
					}
				}
			default:
				below := primerPlayer()
				for _, l := range levels {
					list = append(list, measurement{g, mode, seats, l, below})
					below = l
				}
			}
		}
	}
	return list
}

// measurementsTo selects from climbs the measurements of the levels in names, which are separated
// by commas. It returns all if names is "", and an error if a level is not measured.
func measurementsTo(names string, climbs []measurement) ([]measurement, error) {
	if names == "" {
		return climbs, nil
	}
	wanted := strings.Split(names, ",")
	for _, id := range wanted {
		if !slices.ContainsFunc(climbs, func(c measurement) bool { return c.level.ID == id }) {
			return nil, fmt.Errorf("no game that is measured has a level %q", id)
		}
	}
	return slices.DeleteFunc(climbs, func(c measurement) bool { return !slices.Contains(wanted, c.level.ID) }), nil
}

// primerPlayer returns the lowest level of all ladders: a bot that plays like a novice who has only
// read the primer, the one-minute introduction. The lowest level that players can choose should win
// about as often.
func primerPlayer() bot.Level {
	all := bot.Levels()
	return all[slices.IndexFunc(all, func(l bot.Level) bool { return l.ID == "primer" })]
}

// variants returns a copy of chosen for each value of the option with the given id, with that value
// added. chosen holds values of other options. If the game does not have the option, or chosen
// already has a value for it, the only result is chosen itself.
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

// count returns the minimum number of games to play for a measurement.
func (r *ladderReport) count(c measurement) int {
	if c.level.Tuning.Iterations == 0 && c.next.Tuning.Iterations == 0 {
		return r.Quick
	}
	return r.Games
}

// add plays the games of a measurement and adds the result to the report. seed determines the
// games, and parallel is the number of games that are played at a time.
func (r *ladderReport) add(c measurement, seed uint64, parallel int, show *progress.Work) error {
	specs := []bot.Spec{withBudget(c.level, r.Budget)}
	for range c.seats - 1 {
		specs = append(specs, withBudget(c.next, r.Budget))
	}
	deals := (r.count(c) + c.seats - 1) / c.seats
	results, err := tournament{game: c.game, options: c.options, specs: specs, seed: seed,
		show: show}.play(deals*c.seats, parallel)
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

// climb adds the rating of the higher level in comparison s to the report. It is the rating of the
// lower level plus the measured difference.
func (r *ladderReport) climb(s rung) {
	foot := 0.0
	if n := len(r.Elo); n > 0 && r.Elo[n-1].Level == s.Below {
		foot = r.Elo[n-1].Elo
	} else {
		r.Elo = append(r.Elo, ladderElo{Game: s.Game, Mode: s.Mode, Seats: s.Seats, Level: s.Below})
	}
	r.Elo = append(r.Elo, ladderElo{s.Game, s.Mode, s.Seats, s.Level, foot + s.Elo})
}

// elo returns the rating difference between one player and the other seats, which are equal among
// each other, from the number of games that the player has won. It uses the model of Plackett and
// Luce, which for two players is that of Elo: the probability of winning is a player's strength
// divided by the sum of all strengths. Half a win and half a loss are added, so that the result is
// finite even if all games were won.
func elo(won float64, games, seats int) float64 {
	won, lost := won+0.5, float64(games)-won+0.5
	return 400 * math.Log10(won/lost*float64(seats-1))
}

// withBudget returns a bot of level l, with its number of iterations multiplied by share.
func withBudget(l bot.Level, share float64) bot.Spec {
	spec := bot.Spec{Text: l.ID, Level: l, Persona: bot.Personas()[0], Tuning: l.Tuning}
	if n := l.Tuning.MeasuredIterations(share); n != l.Tuning.Iterations {
		spec.Tuning.Iterations = n
		spec.Text = fmt.Sprintf("%s:iterations=%d", l.ID, spec.Tuning.Iterations)
	}
	return spec
}

// print writes the report as tables.
func (r ladderReport) print(out io.Writer) error {
	fmt.Fprintf(out, "%d games and more for each step with a search, %d for the others, budget × %g\n", r.Games,
		r.Quick, r.Budget)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "game\tseats\tone\tamong\twins\t95 %\t× fair share\tElo")
	for _, s := range r.Rungs {
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%.1f %%\t%.1f–%.1f\t%.2f\t%+.0f\n", gameAndMode(s.Game, s.Mode), s.Seats,
			s.Level,
			s.Below,
			100*s.WinRate, 100*s.CI95[0], 100*s.CI95[1], s.Share, s.Elo)
	}
	if len(r.Solo) > 0 {
		fmt.Fprintln(w, "alone\trival\tlevel\t\twins\t95 %\tscore\t")
	}
	for _, s := range r.Solo {
		fmt.Fprintf(w, "%s\t%s\t%s\t\t%.1f %%\t%.1f–%.1f\t%.1f\t\n", gameAndMode(s.Game, s.Mode), s.Rival, s.Level,
			100*s.WinRate, 100*s.CI95[0], 100*s.CI95[1], s.MeanScore)
	}
	return w.Flush()
}

// gameAndMode returns the name of a game followed by the name of its mode, as text for a table.
func gameAndMode(game, mode string) string {
	if mode == "" {
		return game
	}
	return game + "/" + mode
}

// between returns the 95 % confidence interval of the rung's Elo.
func (s rung) between() (low, high float64) {
	n := float64(s.Games)
	return elo(s.CI95[0]*n, s.Games, s.Seats), elo(s.CI95[1]*n, s.Games, s.Seats)
}
