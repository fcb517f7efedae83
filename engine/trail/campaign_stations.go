// Package trail has the stations of the Trail, a campaign of forty prepared games from Boomtown to
// the Sierra: eight for each game, each with a twist and three goals, which are worth one star
// each.
//
// A [Station] is a row of assets/data/trail/stations.csv: the bots in the seats, the options, the
// seed, and the conditions at the end of the game in the language of package aim. A star requires
// all stars before it. Some stations begin in the middle of a game: the decisions that lead there
// are in start-<number>.txt, one "seat notation" per line.
//
// Each station has a proof in testdata: a game of bots with its setup that earns three stars, as an
// exported record. Tests replay it, and check that random games do not earn three stars. The
// command "arena trail" finds proofs and reports what bots of a level earn.
package trail

import (
	"bufio"
	"fmt"
	"hash/fnv"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"gulch/assets/data"
	"gulch/engine"
	"gulch/engine/aim"
	"gulch/engine/bot"
	"gulch/engine/match"
)

// Stars is the number of stars that can be earned at a station.
const Stars = 3

// Station is a station of the Trail, the app's campaign: a game that is set up in advance.
type Station struct {
	Number  int // number of the station, from 1 in the order of the Trail
	Game    string
	Name    string // name in English, like all texts below
	Story   string // two sentences that introduce the game
	Options engine.Options
	Rivals  []Rival
	Seat    engine.Seat // seat of the player
	Seed    uint64      // seed of the game's random numbers
	Minutes int         // approximate duration in minutes
	Goals   [Stars]Goal
	Start   []match.Entry // decisions that are made before the player begins, nil if the game starts at its beginning
}

// Rival is a bot at a station.
type Rival struct{ Persona, Level string }

// Goal is what the player has to achieve for one star at a station: a text and conditions on the
// finished game.
type Goal struct {
	Text  string // description of the goal, in English
	Tests []aim.Test
}

// all has the stations once they have been read. It is not synchronized, because the app uses it
// only on the thread of the user interface.
var all []Station

// Stations returns all stations in the order of the Trail. It returns an error if a data file is
// invalid, which a test excludes. It must not be called concurrently.
func Stations() ([]Station, error) {
	if all != nil {
		return all, nil
	}
	list, err := read(data.Trail)
	if err == nil {
		all = list
	}
	return list, err
}

// read reads the stations from the tables in files.
func read(files fs.FS) ([]Station, error) {
	var out []Station
	rows := data.Read(files, "trail/stations.csv")
	for rows.Next() {
		s := Station{Number: len(out) + 1, Game: rows.Text("game"), Name: rows.Text("name"), Story: rows.Text("story"),
			Seed: uint64(rows.Int("seed")), Minutes: rows.Int("minutes")}
		var err error
		if s.Options, err = engine.ParseOptions(rows.Text("options")); err == nil {
			err = s.parseSeats(rows.Text("seats"))
		}
		for i, star := range [Stars]string{"one", "two", "three"} {
			if err == nil {
				s.Goals[i].Text = rows.Text(star)
				s.Goals[i].Tests, err = aim.Parse(rows.Text("when_" + star))
			}
		}
		if err == nil && rows.Bool("begun") {
			s.Start, err = readStart(files, s.Number)
		}
		if err != nil {
			rows.Fail("%v", err)
		}
		out = append(out, s)
	}
	return out, rows.Err()
}

// playerMark is the word that stands for the player in a station's list of seats.
const playerMark = "me"

// parseSeats parses the list of seats of a station, such as "me kit:easy mercy:able": the player,
// and bots with persona and level.
func (s *Station) parseSeats(text string) error {
	s.Seat = engine.NoSeat
	for i, word := range strings.Fields(text) {
		if word == playerMark {
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
		return fmt.Errorf("nobody is %q in %q", playerMark, text)
	}
	return nil
}

// readStart reads the decisions that are made at station number before the player begins.
func readStart(files fs.FS, number int) ([]match.Entry, error) {
	text, err := fs.ReadFile(files, fmt.Sprintf("trail/start-%d.txt", number))
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

// HasSeeds reports whether a game, given by its ID, the seed of its deal and the seed of its bots,
// is the game of the station.
func (s Station) HasSeeds(game string, seed, botSeed uint64) bool {
	return game == s.Game && seed == s.Seed && botSeed == s.botSeed()
}

// StartsAtStation reports whether a record is of a game at a station that begins in the middle of a
// game (Station.Start). The first decisions of the record must be those of the station.
func StartsAtStation(r match.Record) bool {
	stations, err := Stations()
	if err != nil {
		return false
	}
	for _, s := range stations {
		if len(s.Start) > 0 && s.HasSeeds(r.Game, r.Seed, r.BotSeed) {
			return s.StartsHere(r.Branched, r.BranchMoves) && len(r.Entries) >= len(s.Start) &&
				slices.Equal(r.Entries[:len(s.Start)], s.Start)
		}
	}
	return false
}

// StartsHere reports whether a game was started from the station's own first position, and not
// branched off at a later one. branched and made are Branched and BranchMoves of the game's
// [match.Record].
func (s Station) StartsHere(branched bool, made int) bool {
	return branched == (len(s.Start) > 0) && (made == 0 || made == len(s.Start))
}

// botSeed returns the seed of the bots at the station. It also distinguishes games at the station
// from other games with the same Seed.
func (s Station) botSeed() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, "trail ", s.Game, s.Number, s.Seed)
	return h.Sum64()
}

// Setup returns the setup of the station's game. traveller is the player. If a bot has the same
// name as the player, another persona takes its place.
func (s Station) Setup(traveller match.Seat) match.Setup {
	setup := match.Setup{Options: maps.Clone(s.Options), Seed: s.Seed, BotSeed: s.botSeed()}
	cast := bot.Personas()
	seated := func(id string) bool {
		return slices.ContainsFunc(s.Rivals, func(r Rival) bool { return r.Persona == id })
	}
	for _, r := range s.Rivals {
		at := slices.IndexFunc(cast, func(p bot.Persona) bool { return p.ID == r.Persona })
		if match.SameName(cast[at].Name, traveller.Name) {
			at = slices.IndexFunc(cast, func(p bot.Persona) bool {
				return !seated(p.ID) &&
					!match.SameName(p.Name, traveller.Name)
			})
		}
		setup.Seats = append(setup.Seats, match.Seat{Name: cast[at].Name, Face: cast[at].ID, Bot: r.Level,
			Persona: cast[at].ID})
	}
	setup.Seats = slices.Insert(setup.Seats, int(s.Seat), traveller)
	return setup
}

// New starts the station's game for the player traveller, after the decisions in Start. The record
// of the game is written to sink.
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

// StationOf returns the station at which a match is played. It returns false if the match has
// another setup, or if it continues the station's game from a later position.
func StationOf(m *match.Match) (Station, bool) {
	stations, err := Stations()
	if err != nil {
		return Station{}, false
	}
	setup := m.Setup()
	for _, s := range stations {
		if s.HasSeeds(m.Info().ID, setup.Seed, setup.BotSeed) && s.fits(m) {
			return s, true
		}
	}
	return Station{}, false
}

// fits reports whether match m, which has the seeds of the station, is a game at the station: the
// setup must be the same in all other respects too.
func (s Station) fits(m *match.Match) bool {
	setup := m.Setup()
	if setup.Practice || !s.StartsHere(m.Branched(), m.BranchMoves()) || len(setup.Seats) != len(s.Rivals)+1 {
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

// Earned returns the number of stars that the player has earned in a finished match of the station.
func (s Station) Earned(m *match.Match) int {
	for i, a := range s.Goals {
		if !aim.AllHold(a.Tests, m, s.Seat) {
			return i
		}
	}
	return Stars
}

// FirstFailed returns the first condition t of goal a that match m does not meet, and the current
// value of the number that t limits (figure). lacks is false if m meets all conditions.
func (s Station) FirstFailed(a Goal, m *match.Match) (t aim.Test, figure int, lacks bool) {
	for _, t := range a.Tests {
		if !t.Holds(m, s.Seat) {
			return t, t.Number(m, s.Seat), true
		}
	}
	return aim.Test{}, 0, false
}
