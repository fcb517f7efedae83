package westernlegends_test

import (
	"os"
	"testing"

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
