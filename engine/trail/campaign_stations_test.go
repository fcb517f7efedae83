package trail_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/aim"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/engine/testscale"
	. "gulch/engine/trail"
)

// eachStation runs f as a subtest for every station.
func eachStation(t *testing.T, f func(t *testing.T, s Station)) {
	stations, err := Stations()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range stations {
		t.Run(fmt.Sprintf("%02d", s.Number), func(t *testing.T) { f(t, s) })
	}
}

var player = match.Seat{Name: "Ada Prewitt", Face: "rose"} // the person in the tests; a bot has the same name

// TestStationsAreSound checks that every station can be set up, that StationOf recognizes it, and
// that no bot has the name of the player. The station's aims may use only events and numbers of its
// game.
func TestStationsAreSound(t *testing.T) {
	eachStation(t, func(t *testing.T, s Station) {
		m, err := s.New(games.Find, player, nil)
		if err != nil {
			t.Fatal(err)
		}
		if of, ok := StationOf(m); !ok || of.Number != s.Number {
			t.Errorf("StationOf returns station %d, %v for a game of the station", of.Number, ok)
		}
		for i, seat := range m.Setup().Seats {
			if mine := engine.Seat(i) == s.Seat; mine != seat.Person() ||
				mine != match.SameName(seat.Name, player.Name) {
				t.Errorf("seat %d is %+v, which has the player's name or is no bot", i, seat)
			}
		}
		if m.Turn() != s.Seat && len(s.Start) > 0 {
			t.Errorf("seat %d is to move first, want the player", m.Turn())
		}
		for i, a := range s.Goals {
			for _, x := range a.Tests {
				if err := checkTest(m, s, x); err != nil {
					t.Errorf("star %d: %v", i+1, err)
				}
			}
		}
	})
}

// checkTest returns an error if condition x uses an event, a line of the score sheet or a number
// that the station's game does not have.
func checkTest(m *match.Match, s Station, x aim.Test) error {
	switch x.What {
	case "event", "suffered", "table", "sum", "most":
		if !slices.Contains(m.Info().Events, x.Name) {
			return fmt.Errorf("there is no event %q", x.Name)
		}
	case "source":
		if !slices.ContainsFunc(m.State().Sheet(), func(l engine.Line) bool { return l.Name == x.Name }) {
			return fmt.Errorf("there is no line %q", x.Name)
		}
	case "figure":
		_, err := m.State().(engine.TextVars).TextVar(fmt.Sprintf("%s %d", x.Name, s.Seat))
		return err
	}
	return nil
}

// TestStationsAreProven checks for each station that the recorded game which proves that all stars
// can be earned does earn them.
func TestStationsAreProven(t *testing.T) {
	eachStation(t, func(t *testing.T, s Station) {
		text, err := os.ReadFile(fmt.Sprintf("testdata/proof-%02d.txt", s.Number))
		if err != nil {
			t.Fatal(err)
		}
		record, err := match.Import(string(text))
		if err != nil {
			t.Fatal(err)
		}
		plain, err := record.Text()
		if err != nil {
			t.Fatal(err)
		}
		m, damage, err := match.Resume(games.Find, plain, nil)
		if err != nil || damage != nil {
			t.Fatal(err, damage)
		}
		game, err := games.Find(s.Game)
		if err != nil || record.Rules != game.Info().Rules {
			t.Fatalf("the proof has rules version %d, the game %d (%v): make it again with arena trail -into",
				record.Rules, game.Info().Rules, err)
		}
		if of, ok := StationOf(m); !ok || of.Number != s.Number || !m.Over() {
			t.Fatalf("the proof is a game of station %d (found %v), over: %v; want a finished game of this station",
				of.Number, ok, m.Over())
		}
		if stars := s.Earned(m); stars != Stars {
			x, figure, _ := s.FirstFailed(s.Goals[stars], m)
			t.Errorf("the proof earns only %d stars: the number of %+v is %d", stars, x, figure)
		}
		for _, a := range s.Goals {
			if _, _, lacks := s.FirstFailed(a, m); lacks {
				t.Errorf("FirstFailed reports a failed test of %q for the proof", a.Text)
			}
		}
	})
}

// TestRandomGamesEarnNoThreeStars checks that a player who makes random moves against the bots of a
// station does not earn three stars.
func TestRandomGamesEarnNoThreeStars(t *testing.T) {
	eachStation(t, func(t *testing.T, s Station) {
		for i := range testscale.Of(3, 200) {
			m, err := s.New(games.Find, player, nil)
			if err != nil {
				t.Fatal(err)
			}
			for !m.Over() {
				spec, _ := bot.Nearest("random", "")
				if seat := m.Setup().Seats[m.Turn()]; !seat.Person() {
					spec, _ = bot.Nearest(seat.Bot, seat.Persona)
				}
				if _, err := m.Play(bot.Choose(spec.Thinker(m.BotSeed()^uint64(i)<<32), m.State())); err != nil {
					t.Fatal(err)
				}
			}
			if s.Earned(m) == Stars {
				t.Fatalf("random game %d earns all stars: the station is too easy", i)
			}
		}
	})
}

// TestBranchesAreNoStations checks that a game continued from a later position of a station's game
// does not count for the station. A game from the position where the station's player begins must
// count. This must also hold for older records, which lack the number of earlier decisions.
func TestBranchesAreNoStations(t *testing.T) {
	eachStation(t, func(t *testing.T, s Station) {
		if len(s.Start) == 0 {
			return // the station's game starts at its beginning
		}
		m, err := s.New(games.Find, player, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 3 {
			if _, err := m.Play(m.Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for later := range 3 {
			branch, err := r.Branch(len(s.Start)+later, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, ok := StationOf(branch); ok != (later == 0) || StartsAtStation(branch.Record()) != ok {
				t.Errorf("continued after %d decisions, Of finds the station: %v", later, ok)
			}
		}
		old := m.Record()
		old.BranchMoves = 0
		text, err := old.Text()
		if err != nil {
			t.Fatal(err)
		}
		again, _, err := match.Resume(games.Find, text, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := StationOf(again); !ok || !StartsAtStation(old) {
			t.Error("an older record without the number of earlier decisions is no game of the station any more")
		}
	})
}

// TestOtherGamesAreNoStations checks that a match with the station's seed but another option,
// practice mode, another bot or another bot seed does not count for the station.
func TestOtherGamesAreNoStations(t *testing.T) {
	stations, err := Stations()
	if err != nil {
		t.Fatal(err)
	}
	s := stations[0]
	game, err := games.Find(s.Game)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*match.Setup){
		"practice": func(x *match.Setup) { x.Practice = true },
		"option":   func(x *match.Setup) { x.Options["vein_scores"] = "true" },
		"level":    func(x *match.Setup) { x.Seats[1].Bot = "hard" },
		"seed":     func(x *match.Setup) { x.Seed++ },
		"bots":     func(x *match.Setup) { x.BotSeed++ },
		"seats":    func(x *match.Setup) { x.Seats = append(x.Seats, match.Seat{Name: "Another", Bot: "easy"}) },
		"":         func(*match.Setup) {},
	} {
		setup := s.Setup(match.Seat{Name: "Ben"})
		change(&setup)
		m, err := match.New(game, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := StationOf(m); ok != (name == "") {
			t.Errorf("with another %q Of still finds a station: %v", name, ok)
		}
	}
}
