package nuggets_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/nuggets"
)

func TestContract(t *testing.T) { gametest.Run(t, nuggets.Game, gametest.Config{}) }

func TestGuide(t *testing.T) { gametest.Heuristics(t, nuggets.Game, 16, gametest.PickByPolicy) }

func TestGolden(t *testing.T) { gametest.Golden(t, nuggets.Game, "testdata/golden") }

// TestScenarios checks all scenario files of the game, and that every rule is shown by at least one
// of them.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, nuggets.Game, files)
	gametest.RulesCovered(t, files, "R")
}

func FuzzLoad(f *testing.F)  { gametest.FuzzLoad(f, nuggets.Game) }
func FuzzParse(f *testing.F) { gametest.FuzzParse(f, nuggets.Game) }
