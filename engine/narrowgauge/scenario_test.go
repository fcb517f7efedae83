package narrowgauge_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/narrowgauge"
)

// TestScenarios plays the worked examples of the rules and the scenarios for all that they leave out.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, narrowgauge.Game, files)
	gametest.Covers(t, files, "R", "Q")
}
