package dakota_test

import (
	"os"
	"testing"

	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

// TestScenarios plays the worked examples of the rules and the scenarios for all that they leave out.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, dakota.Game, files)
	gametest.Covers(t, files, "R")
}

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, dakota.Game, os.DirFS("testdata/scenarios"))
}
