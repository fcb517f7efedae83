package narrowgauge_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/narrowgauge"
)

// TestScenarios checks the worked examples of the rules and further scenarios. It also checks that
// together they cover every rule.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, narrowgauge.Game, files)
	gametest.RulesCovered(t, files, "R", "Q")
}

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, narrowgauge.Game, os.DirFS("testdata/scenarios"))
}
