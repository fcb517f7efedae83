package westernlegends_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

// TestScenarios checks the worked examples of RULES.md and further scenarios. It also checks that
// together they cover every rule.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, westernlegends.Game, files)
	gametest.RulesCovered(t, files, "R")
}

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, westernlegends.Game, os.DirFS("testdata/scenarios"))
}
