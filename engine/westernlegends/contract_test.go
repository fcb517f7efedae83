package westernlegends_test

import (
	"os"
	"testing"

	"gulch/engine/audit"
	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

// longest bounds a game generously: random play of six seats needs about 3,000 moves.
const longest = 20_000

func TestContract(t *testing.T) {
	gametest.Run(t, westernlegends.Game, gametest.Config{Games: 3, Bound: longest, Every: 120})
}

func TestGolden(t *testing.T) { gametest.Golden(t, westernlegends.Game, "testdata/golden") }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, westernlegends.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, westernlegends.Game) }

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, westernlegends.Game, os.DirFS("testdata/scenarios"))
}

// A game in which the Man in Black robs somebody who can do something about it, inspected at every decision.
func TestMibRobberyInspected(t *testing.T) {
	plan := audit.Random(westernlegends.Game.Info(), 1168)
	plan.Every = 1
	if record, err := audit.Play(westernlegends.Game, plan); err != nil {
		t.Fatalf("%v\n%s", err, record)
	}
}
