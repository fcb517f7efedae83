// Package trail holds the stations of the Trail, a journey from Boomtown to the Sierra: forty prepared games, eight of each kind, each
// with a twist and three aims, for each of which there is a star.
//
// A station is a line of assets/data/trail/stations.csv: who sits there, the options, the deal, and what must hold at the end in the
// words of package aim. A star includes those before it. Some stations begin in the course of a game: the decisions that lead there
// stand in start-<number>.txt, "seat notation" in a line.
//
// Beside each station lies its proof, in testdata: a game of bots in its setup that earns three stars, as the text of a record that is
// shared. Tests read it, and see to it that random games earn no three. "arena trail" finds proofs, and says what bots of a level earn.
package trail

import (
	"bufio"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/aim"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// Stars is how many there are at a station.
const Stars = 3

// Station is a prepared game.
type Station struct {
	Number  int // along the road, from 1
	Game    string
	Name    string // in English, as all that follows to be read
	Story   string // two sentences
	Options engine.Options
	Rivals  []Rival
	Seat    engine.Seat // where the traveller sits
	Seed    uint64      // of the deal
	Minutes int         // about how long it takes
	Aims    [Stars]Aim
	Start   []match.Entry // the decisions that were made before, none for a whole game
}

// Rival is a bot at a station.
type Rival struct{ Persona, Level string }

// Aim is what a star is given for.
type Aim struct {
	Text  string // in English
	Tests []aim.Test
}

// all are the stations once they were asked for. The app asks on the one thread on which its screens live.
var all []Station

// Stations returns all of them in the order of the road. The error is that of a damaged file, which tests read. It is not for
// goroutines side by side.
func Stations() ([]Station, error) {
	if all != nil {
		return all, nil
	}
	list, err := read()
	if err == nil {
		all = list
	}
	return list, err
}

func read() ([]Station, error) {
	var out []Station
	rows := data.Read(data.Trail, "trail/stations.csv")
	for rows.Next() {
		s := Station{Number: len(out) + 1, Game: rows.Text("game"), Name: rows.Text("name"), Story: rows.Text("story"),
			Seed: uint64(rows.Int("seed")), Minutes: rows.Int("minutes")}
		var err error
		if s.Options, err = engine.ParseOptions(rows.Text("options")); err == nil {
			err = s.sit(rows.Text("seats"))
		}
		for i, star := range [Stars]string{"one", "two", "three"} {
			if err == nil {
				s.Aims[i].Text = rows.Text(star)
				s.Aims[i].Tests, err = aim.Parse(rows.Text("when_" + star))
			}
		}
		if err == nil && rows.Bool("begun") {
			s.Start, err = readStart(s.Number)
		}
		if err != nil {
			rows.Fail("%v", err)
		}
		out = append(out, s)
	}
	return out, rows.Err()
}

// me marks where the traveller sits.
const me = "me"

// sit reads who sits at the table: "me kit:easy mercy:able".
func (s *Station) sit(text string) error {
	s.Seat = engine.NoSeat
	for i, word := range strings.Fields(text) {
		if word == me {
			s.Seat = engine.Seat(i)
			continue
		}
		persona, level, _ := strings.Cut(word, ":")
		if _, known := bot.Nearest(level, persona); !known {
			return fmt.Errorf("there is no bot %q", word)
		}
		s.Rivals = append(s.Rivals, Rival{persona, level})
	}
	if s.Seat == engine.NoSeat {
		return fmt.Errorf("nobody is %q in %q", me, text)
	}
	return nil
}

func readStart(number int) ([]match.Entry, error) {
	text, err := data.Trail.ReadFile(fmt.Sprintf("trail/start-%d.txt", number))
	if err != nil {
		return nil, err
	}
	var out []match.Entry
	for lines := bufio.NewScanner(strings.NewReader(string(text))); lines.Scan(); {
		var e match.Entry
		seat, move, found := strings.Cut(lines.Text(), " ")
		if _, err := fmt.Sscan(seat, &e.Seat); err != nil || !found {
			return nil, fmt.Errorf("%q is no decision", lines.Text())
		}
		e.Move = move
		out = append(out, e)
	}
	return out, nil
}

// Has reports whether a game with these seeds was dealt at the station.
func (s Station) Has(game string, seed, botSeed uint64) bool {
	return game == s.Game && seed == s.Seed && botSeed == s.botSeed()
}

// Begun reports whether a record is of a station that begins in the course of a game, and begins there.
func Begun(r match.Record) bool {
	stations, err := Stations()
	if err != nil {
		return false
	}
	for _, s := range stations {
		if len(s.Start) > 0 && s.Has(r.Game, r.Seed, r.BotSeed) {
			return s.Begins(r.Branched, r.Made) && len(r.Entries) >= len(s.Start) && slices.Equal(r.Entries[:len(s.Start)], s.Start)
		}
	}
	return false
}

// Begins reports whether a game begins where the station's do, and was not played on from a later position of one: whether it has begun in
// the course of another game, and how many of its decisions were made there ([match.Record.Made]).
func (s Station) Begins(branched bool, made int) bool {
	return branched == (len(s.Start) > 0) && (made == 0 || made == len(s.Start))
}

// botSeed feeds the bots of a station, and tells its games from all others with the same seed.
func (s Station) botSeed() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, "trail ", s.Game, s.Number, s.Seed)
	return h.Sum64()
}

// Setup is that of the station's game for a traveller. A rival whose name could not be told from theirs is somebody else.
func (s Station) Setup(traveller match.Seat) match.Setup {
	setup := match.Setup{Options: maps.Clone(s.Options), Seed: s.Seed, BotSeed: s.botSeed()}
	cast := bot.Personas()
	seated := func(id string) bool {
		return slices.ContainsFunc(s.Rivals, func(r Rival) bool { return r.Persona == id })
	}
	for _, r := range s.Rivals {
		at := slices.IndexFunc(cast, func(p bot.Persona) bool { return p.ID == r.Persona })
		if match.Alike(cast[at].Name, traveller.Name) {
			at = slices.IndexFunc(cast, func(p bot.Persona) bool { return !seated(p.ID) && !match.Alike(p.Name, traveller.Name) })
		}
		setup.Seats = append(setup.Seats, match.Seat{Name: cast[at].Name, Face: cast[at].ID, Bot: r.Level, Persona: cast[at].ID})
	}
	setup.Seats = slices.Insert(setup.Seats, int(s.Seat), traveller)
	return setup
}

// New deals the station's game to a traveller and makes the decisions that were made before. It writes the record to sink.
func (s Station) New(find match.Finder, traveller match.Seat, sink match.Sink) (*match.Match, error) {
	game, err := find(s.Game)
	if err != nil {
		return nil, err
	}
	if len(s.Start) == 0 {
		return match.New(game, s.Setup(traveller), sink)
	}
	record := match.Record{Game: s.Game, Rules: game.Info().Rules, Setup: s.Setup(traveller), Entries: s.Start}
	text, err := record.Text()
	if err != nil {
		return nil, err
	}
	replay, damage, err := match.NewReplay(find, text)
	if err != nil {
		return nil, err
	}
	if damage != nil {
		return nil, fmt.Errorf("the position of station %d cannot be reached: %w", s.Number, damage)
	}
	return replay.Branch(len(s.Start), nil, sink)
}

// Of returns the station that a match was played at; false where it was dealt elsewhere, or played on from another position of it.
func Of(m *match.Match) (Station, bool) {
	stations, err := Stations()
	if err != nil {
		return Station{}, false
	}
	setup := m.Setup()
	for _, s := range stations {
		if s.Has(m.Info().ID, setup.Seed, setup.BotSeed) && s.fits(m) {
			return s, true
		}
	}
	return Station{}, false
}

// fits reports whether a match with the seeds of the station is a game of it.
func (s Station) fits(m *match.Match) bool {
	setup := m.Setup()
	if setup.Practice || !s.Begins(m.Branched(), m.Made()) || len(setup.Seats) != len(s.Rivals)+1 {
		return false
	}
	options, err := m.Info().Resolve(len(setup.Seats), s.Options)
	if err != nil || !maps.Equal(options, setup.Options) {
		return false
	}
	rivals := slices.Delete(slices.Clone(setup.Seats), int(s.Seat), int(s.Seat)+1)
	for i, r := range rivals {
		if r.Bot != s.Rivals[i].Level {
			return false
		}
	}
	steps := m.Steps()
	return len(steps) >= len(s.Start) && !slices.ContainsFunc(s.Start, func(e match.Entry) bool {
		step := steps[0]
		steps = steps[1:]
		return step.Seat != e.Seat || step.Text != e.Move
	})
}

// Earned returns how many stars the traveller has in a match of the station that is over.
func (s Station) Earned(m *match.Match) int {
	for i, a := range s.Aims {
		if !aim.Hold(a.Tests, m, s.Seat) {
			return i
		}
	}
	return Stars
}

// Lacking returns the first test of an aim that does not hold and its figure; false where all do.
func (s Station) Lacking(a Aim, m *match.Match) (t aim.Test, figure int, lacks bool) {
	for _, t := range a.Tests {
		if !t.Holds(m, s.Seat) {
			return t, t.Figure(m, s.Seat), true
		}
	}
	return aim.Test{}, 0, false
}
