package tabletest

import (
	"os"
	"path/filepath"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// recordedGames returns the recorded games of the current rules of a game.
func recordedGames(t *testing.T, game engine.Game) []audit.Recorded {
	t.Helper()
	all, err := audit.RecordedGames(os.DirFS(filepath.Join("..", "..")), game)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// sampleRecorded calls visit with decisions of the recorded games of the rules, as positions at a
// table where all seats are persons. It visits the first decision of each phase, and each other
// decision with the probability 1/odds, determined by chance. The parameter each is the maximum
// number of decisions of a phase.
func sampleRecorded(t *testing.T, game table.Game, app *stage.App, each, odds int, chance engine.Chance,
	visit func(p position)) {
	t.Helper()
	kinds := func(s engine.State, _ []engine.Move) []string { return []string{decisionName(game.Rules, s)} }
	sampleKinds(t, game, app, each, odds, chance, kinds, visit)
}

// sampleKinds is like sampleRecorded, but samples decisions of each kind. kinds returns the kinds
// of a decision in position s with the legal moves.
func sampleKinds(t *testing.T, game table.Game, app *stage.App, each, odds int, chance engine.Chance,
	kinds func(s engine.State, legal []engine.Move) []string, visit func(p position)) {
	t.Helper()
	looked := map[string]int{}
	for _, record := range recordedGames(t, game.Rules) {
		play := game.New(app, people(record.Plan.Seats))
		err := record.Replay(game.Rules, func(s engine.State, legal []engine.Move) {
			for _, kind := range kinds(s, legal) {
				if len(legal) == 0 || looked[kind] >= each || looked[kind] > 0 && chance.Below(odds) > 0 {
					continue
				}
				looked[kind]++
				visit(show(play, s, legal, record.Name+", "+kind))
				break
			}
		})
		if err != nil {
			t.Fatalf("%s: %v", record.Name, err)
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
