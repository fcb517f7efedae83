package tabletest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// recordedGame is a game that the tests of the rules have recorded.
type recordedGame struct {
	name  string
	Rules int        `json:"rules"`
	Plan  audit.Plan `json:"plan"`
	Moves string     `json:"moves"`
}

// recordedGames returns the recorded games of the current rules of a game.
func recordedGames(t *testing.T, game engine.Game) (records []recordedGame) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "engine", game.Info().ID, "testdata", "golden", "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("there are no recorded games of %s: %v", game.Info().ID, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		record := recordedGame{name: strings.TrimSuffix(filepath.Base(file), ".json")}
		if err := json.Unmarshal(text, &record); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if record.Rules == game.Info().Rules {
			records = append(records, record)
		}
	}
	return records
}

// eachRecorded replays a recorded game. For each of its decisions it calls visit with the position
// s and the legal moves in it.
func eachRecorded(game engine.Game, record recordedGame, visit func(s engine.State, legal []engine.Move)) error {
	s, err := game.New(record.Plan.Seats, record.Plan.Options, record.Plan.Seed)
	if err != nil {
		return err
	}
	return eachDecision(s, strings.Split(record.Moves, "; "), visit)
}

// eachDecision plays moves, given in notation, in s. Before each of them it calls visit with s,
// which is the position of the decision, and with the legal moves in it.
func eachDecision(s engine.State, moves []string, visit func(s engine.State, legal []engine.Move)) error {
	for _, text := range moves {
		legal, err := engine.PlayForced(s, nil, nil)
		if err != nil {
			return err
		}
		m, err := s.Parse(text)
		if err != nil {
			return err
		}
		visit(s, legal)
		if err := s.Play(m, nil); err != nil {
			return err
		}
	}
	return nil
}

// sampleRecorded calls visit with decisions of the recorded games of the rules, as positions at a
// table where all seats are persons. It visits the first decision of each phase, and each other
// decision with the probability 1/odds, determined by chance. The parameter each is the maximum
// number of decisions of a phase.
func sampleRecorded(t *testing.T, game table.Game, app *stage.App, each, odds int, chance engine.Chance,
	visit func(p position)) {
	t.Helper()
	looked := map[string]int{}
	for _, record := range recordedGames(t, game.Rules) {
		play := game.New(app, people(record.Plan.Seats))
		err := eachRecorded(game.Rules, record, func(s engine.State, legal []engine.Move) {
			phase := decisionName(game.Rules, s)
			if len(legal) == 0 || looked[phase] >= each || looked[phase] > 0 && chance.Below(odds) > 0 {
				return
			}
			looked[phase]++
			visit(show(play, s, legal, record.name+", "+phase))
		})
		if err != nil {
			t.Fatalf("%s: %v", record.name, err)
		}
	}
}

// soloTables makes tables of a game at which the seat to move is the only person.
type soloTables struct {
	game   table.Game
	app    *stage.App
	bySeat map[engine.Seat]table.GameUI
}

func newSoloTables(game table.Game, app *stage.App) soloTables {
	return soloTables{game, app, map[engine.Seat]table.GameUI{}}
}

// of returns the table of the seat to move in s. It is the same one at each call for a seat.
func (x soloTables) of(s engine.State) table.GameUI {
	if x.bySeat[s.Turn()] == nil {
		seats := Bots(s.Seats())
		seats[s.Turn()].Bot = ""
		x.bySeat[s.Turn()] = x.game.New(x.app, seats)
	}
	return x.bySeat[s.Turn()]
}

// decisionName returns the name of the phase of s. If the rules have moments at which a seat may
// use a card or an ability (method OpenWindow), the name of the current one follows.
func decisionName(game engine.Game, s engine.State) string {
	name := game.Info().PhaseName(s.Phase())
	if x, ok := s.(interface{ OpenWindow() string }); ok && x.OpenWindow() != "" {
		name += " " + x.OpenWindow()
	}
	return name
}
