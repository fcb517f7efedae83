package narrowgauge_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/narrowgauge"
)

// TestScenarios plays the worked examples of RULES.md, and scenarios for rules that have no
// example.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, narrowgauge.Game, files)
	gametest.RulesCovered(t, files, "R", "Q")
}
