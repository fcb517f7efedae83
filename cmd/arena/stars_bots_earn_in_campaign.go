package main

import (
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"gulch/cmd/progress"
	"gulch/engine"
	"gulch/engine/aim"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/trail"
)

// trailReport is the output of arena trail.
type trailReport struct {
	Stations []stationReport `json:"stations"`
}

// stationReport describes how often bots of a level earned one, two and three stars at a station of
// the Trail, which is a series of solo challenges.
type stationReport struct {
	Number int                  `json:"number"`
	Name   string               `json:"name"`
	Level  string               `json:"level"`
	Games  int                  `json:"games"`
	Stars  [trail.Stars]float64 `json:"stars"`  // fractions of the games with at least one, two and three stars
	Proven bool                 `json:"proven"` // three stars were earned in at least one game
	Tests  []quantiles          `json:"tests"`
}

// quantiles describes how a number is distributed over all games, such as the points, that a star's
// condition tests. Tenth is the value that is not exceeded in 10 % of the games, Third in 33 %,
// Half in 50 %, Two in 67 % and Most in 90 %.
type quantiles struct {
	Test  string `json:"test"`
	Tenth int    `json:"p10"`
	Third int    `json:"p33"`
	Half  int    `json:"p50"`
	Two   int    `json:"p67"`
	Most  int    `json:"p90"`
}

// quantilesOf returns the 10 %, 33 %, 50 %, 67 % and 90 % quantiles of each list in all, sorted by
// name. all maps the name of a tested number to its values, one for each game; quantilesOf sorts
// the values.
func quantilesOf(all map[string][]int) (out []quantiles) {
	for _, test := range slices.Sorted(maps.Keys(all)) {
		f := all[test]
		slices.Sort(f)
		at := func(percent int) int { return f[(len(f)-1)*percent/100] }
		out = append(out, quantiles{test, at(10), at(33), at(50), at(67), at(90)})
	}
	return out
}

// trailCommand implements arena trail: it measures how many stars bots of some levels earn at the
// stations of the Trail. The first game that earns all stars is saved as the proof that it is
// possible.
func trailCommand(args []string, out, errs io.Writer) error {
	t := newTable("trail", errs).withJSON()
	levels := t.set.String("levels", "easy,medium", "the `levels` of the travellers")
	tries := t.set.Int("games", 40, "`number` of games of each level at each station")
	only := t.set.Int("station", 0, "the `number` of the only station to be tried; all if 0")
	parallel := t.set.Int("parallel", cores(), "`number` of stations at a time; it does not change the results")
	into := t.set.String("into", "", "`folder` that keeps proofs: engine/trail/testdata")
	begin := t.set.Int("begin", 0, "write so many decisions of a game as the position at which the station begins, "+
		"and nothing else")
	deal := t.set.Uint64("deal", 0, "the seed of another `deal` than the station's, if not 0")
	if err := t.set.Parse(args); err != nil {
		return err
	}
	for _, err := range []error{requirePositive("games", *tries), requirePositive("parallel", *parallel)} {
		if err != nil {
			return err
		}
	}
	stations, err := trail.Stations()
	if err != nil {
		return found{err}
	}
	if *only > 0 {
		stations = slices.DeleteFunc(slices.Clone(stations), func(s trail.Station) bool { return s.Number != *only })
	}
	if *deal > 0 {
		stations = slices.Clone(stations)
		for i := range stations {
			stations[i].Seed = *deal
		}
	}
	if *begin > 0 {
		return writeStart(stations, *begin, *levels, out)
	}
	names := strings.Split(*levels, ",")
	reports := make([]stationReport, len(stations)*len(names))
	show := progress.Start(errs, "trail", "games", *tries*len(reports))
	defer show.End()
	err = runParallel(len(reports), *parallel, func(i int) (err error) {
		s, level := stations[i/len(names)], names[i%len(names)]
		reports[i], err = playStation(s, level, *tries, *into)
		show.Add(*tries)
		return err
	})
	if err != nil {
		return found{err}
	}
	return t.printReport(out, trailReport{reports})
}

// playStation plays a station tries times with a bot of a level. If the bot earns all stars, the
// game is written as a proof into the folder into, unless into is "".
func playStation(s trail.Station, level string, tries int, into string) (r stationReport, err error) {
	r = stationReport{Number: s.Number, Name: s.Name, Level: level, Games: tries}
	figures := map[string][]int{}
	defer func() { r.Tests = quantilesOf(figures) }()
	for i := range tries {
		j := journey{station: s, level: level, salt: uint64(i), eager: i%2 == 1}
		m, err := j.play()
		if err != nil {
			return r, fmt.Errorf("station %d: %w", s.Number, err)
		}
		asked := map[string]int{}
		for _, t := range append(j.tests(), aim.Test{What: "rank"}, aim.Test{What: "points"},
			aim.Test{What: "margin"}) {
			asked[strings.TrimSpace(t.What+" "+t.Name)] = t.Number(m, s.Seat)
		}
		for name, n := range asked {
			figures[name] = append(figures[name], n)
		}
		stars := s.Earned(m)
		for n := range stars {
			r.Stars[n] += 1 / float64(tries)
		}
		if stars == trail.Stars && !r.Proven {
			r.Proven = true
			if err := keepProof(s, m, into); err != nil {
				return r, err
			}
		}
	}
	return r, nil
}

// keepProof writes game m, in which all stars were earned, into the folder into as a proof that
// this is possible. It does nothing if into is "".
func keepProof(s trail.Station, m *match.Match, into string) error {
	if into == "" {
		return nil
	}
	text, err := m.Record().Export()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(into, fmt.Sprintf("proof-%02d.txt", s.Number)), []byte(text+"\n"), 0o644)
}

// journey is a game at a station, played by a bot that considers the conditions of the station's
// stars. It avoids moves after which a condition is violated. If eager is true, it also prefers
// moves that make progress towards a condition.
type journey struct {
	station trail.Station
	level   string
	salt    uint64
	eager   bool

	m                *match.Match
	countedDecisions int // number of decisions whose events have been counted in the field now
	now              map[aim.Test]int
	trial            engine.State
}

func (j *journey) play() (*match.Match, error) {
	var err error
	if j.m, err = j.station.New(games.Find, match.Seat{Name: "Traveller"}, nil); err != nil {
		return nil, err
	}
	game, err := games.Find(j.station.Game)
	if err != nil {
		return nil, err
	}
	if j.trial, err = game.New(j.m.State().Seats(), j.m.Setup().Options, 0); err != nil {
		return nil, err
	}
	j.now = map[aim.Test]int{}
	for !j.m.Over() {
		move, err := j.choose()
		if err != nil {
			return nil, err
		}
		if _, err := j.m.Play(move); err != nil {
			return nil, err
		}
	}
	return j.m, nil
}

// choose returns the next move: for the station's seat by the bot of the journey, for other seats
// by their own bots.
func (j *journey) choose() (engine.Move, error) {
	if turn := j.m.Turn(); turn != j.station.Seat {
		seat := j.m.Setup().Seats[turn]
		spec, _ := bot.Nearest(seat.Bot, seat.Persona)
		return bot.Choose(spec.Thinker(j.m.BotSeed()), j.m.State()), nil
	}
	mind, err := bot.New(j.level, deriveSeed(j.m.BotSeed(), j.salt, 1))
	if err != nil {
		return engine.Move{}, err
	}
	best := bot.Choose(mind, j.m.State())
	j.countEvents()
	opinions := mind.Opinions(nil)
	first := engine.Move{}
	for _, o := range opinions {
		spoils, helps := j.aimEffects(o.Move)
		if j.eager && helps && !spoils && o.Share > 0.02 {
			return o.Move, nil
		}
		if !spoils && first == (engine.Move{}) && (o.Move == best || o.Share < opinions[0].Share ||
			opinions[0].Move != best) {
			first = o.Move
		}
	}
	if spoils, _ := j.aimEffects(best); !spoils || first == (engine.Move{}) {
		return best, nil
	}
	return first, nil
}

// tests returns the tests that make up the conditions of all stars at the station. Each test
// compares a number of the game with a range.
func (j *journey) tests() (all []aim.Test) {
	for _, a := range j.station.Goals {
		all = append(all, a.Tests...)
	}
	return all
}

// countEvents adds the events of the decisions made since the last call to the numbers in j.now.
func (j *journey) countEvents() {
	steps := j.m.Steps()
	for ; j.countedDecisions < len(steps); j.countedDecisions++ {
		for _, e := range steps[j.countedDecisions].Events {
			j.count(e, j.now)
		}
	}
}

// count adds an event of the station's seat to the counts of those tests that count events of its
// kind. to has the count of each test.
func (j *journey) count(e engine.Event, to map[aim.Test]int) {
	name := j.m.Info().EventName(e.Kind)
	for _, t := range j.tests() {
		if t.Name != name || e.Seat != j.station.Seat {
			continue
		}
		switch t.What {
		case "event":
			to[t]++
		case "sum":
			to[t] += int(e.A)
		case "most":
			to[t] = max(to[t], int(e.A))
		}
	}
}

// aimEffects returns how a move, with the forced moves after it, changes the numbers that the
// stars' conditions test. spoils is true if a number leaves its required range. helps is true if a
// number that is too low rises.
func (j *journey) aimEffects(move engine.Move) (spoils, helps bool) {
	j.m.State().CopyTo(j.trial)
	return j.compareAfter(j.trial, move, j.now, 0)
}

// maxDepth limits the search for a way to keep all tested numbers in range after a move: it is the
// maximum number of the bot's own consecutive decisions that are looked ahead.
const maxDepth = 2

// compareAfter makes a move in state s, which it changes, and returns its effects as aimEffects
// does. The map before has the event counts before the move. deep is the number of moves that have
// been looked ahead already.
func (j *journey) compareAfter(s engine.State, move engine.Move, before map[aim.Test]int, deep int) (spoils,
	helps bool) {
	now := maps.Clone(before)
	j.readFigures(s, now)
	after := maps.Clone(now)
	tell := func(e engine.Event) { j.count(e, after) }
	if err := s.Play(move, tell); err != nil {
		return true, false
	}
	moves, err := engine.PlayForced(s, nil, tell)
	if err != nil {
		return true, false
	}
	j.readFigures(s, after)
	for _, t := range j.tests() {
		was, is := now[t], after[t]
		in := func(n int) bool { return n >= t.Least && n <= t.Most }
		spoils = spoils || in(was) && !in(is)
		helps = helps || !in(was) && is > was && was < t.Least
	}
	if !spoils && deep < maxDepth && len(moves) > 0 && len(moves) < 40 && s.Turn() == j.station.Seat &&
		s.Phase() != j.m.State().Phase() {
		spoils = j.allSpoil(s, moves, after, deep+1)
	}
	return spoils, helps
}

// allSpoil reports whether each of the moves, the legal moves of state s, takes a tested number out
// of its required range. now contains the numbers before the moves, and deep is the number of moves
// that have been looked ahead already.
func (j *journey) allSpoil(s engine.State, moves []engine.Move, now map[aim.Test]int, deep int) bool {
	game, err := games.Find(j.station.Game)
	if err != nil {
		return false
	}
	next, err := game.New(s.Seats(), j.m.Setup().Options, 0)
	if err != nil {
		return false
	}
	for _, m := range moves {
		s.CopyTo(next)
		if spoils, _ := j.compareAfter(next, m, now, deep); !spoils {
			return false
		}
	}
	return true
}

// readFigures reads from position s those tested numbers that it contains. to is the map in which
// they are stored. The other tested numbers are counted from events.
func (j *journey) readFigures(s engine.State, to map[aim.Test]int) {
	for _, t := range j.tests() {
		switch t.What {
		case "source":
			for _, l := range s.Sheet() {
				if l.Name == t.Name {
					to[t] = l.Points[j.station.Seat]
				}
			}
		case "figure":
			if f, ok := s.(engine.TextVars); ok {
				to[t], _ = f.TextVar(fmt.Sprintf("%s %d", t.Name, j.station.Seat))
			}
		}
	}
}

// writeStart plays the game of each station from its first decision and prints the first n
// decisions. It also prints those that follow until the station's seat decides again. levels is the
// spec of the bot that plays for that seat; it must not be a list. The files start-<number>.txt,
// the decisions before the player begins, are made from this output.
func writeStart(stations []trail.Station, n int, levels string, out io.Writer) error {
	for _, s := range stations {
		s.Start = nil
		j := journey{station: s, level: levels}
		m, err := j.play()
		if err != nil {
			return found{err}
		}
		entries := m.Record().Entries
		end := n
		for end < len(entries) && entries[end].Seat != s.Seat {
			end++ // continue up to the next decision of the player
		}
		for _, e := range entries[:min(end, len(entries))] {
			fmt.Fprintf(out, "%d %s\n", e.Seat, e.Move)
		}
	}
	return nil
}

func (r trailReport) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "station\tname\tlevel\tgames\tone star\ttwo\tthree\tfigures: what 10, 33, 50, 67 and 90 % of the "+
		"games do not exceed")
	for _, s := range r.Stations {
		fmt.Fprintf(w, "%d\t%s\t%s\t%d", s.Number, s.Name, s.Level, s.Games)
		for _, share := range s.Stars {
			fmt.Fprintf(w, "\t%.0f %%", 100*share)
		}
		for i, t := range s.Tests {
			fmt.Fprintf(w, "%s%s %d %d %d %d %d", []string{", ", "\t"}[max(0, 1-i)], t.Test, t.Tenth, t.Third, t.Half,
				t.Two, t.Most)
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}
