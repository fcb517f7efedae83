package narrowgauge_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/narrowgauge"
)

// longest bounds a game: about 130 decisions, and the moves that nobody decides.
const longest = 400

func TestContract(t *testing.T) {
	gametest.Run(t, narrowgauge.Game, gametest.Config{Games: 12, Bound: longest})
}

func TestGolden(t *testing.T) { gametest.Golden(t, narrowgauge.Game, "testdata/golden") }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, narrowgauge.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, narrowgauge.Game) }

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, narrowgauge.Game, os.DirFS("testdata/scenarios"))
}
