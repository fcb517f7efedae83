package dakota_test

import (
	"os"
	"testing"

	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

// TestScenarios checks the worked examples of the rules and further scenarios. It also checks that
// together they cover every rule.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, dakota.Game, files)
	gametest.RulesCovered(t, files, "R")
}

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, dakota.Game, os.DirFS("testdata/scenarios"))
}
