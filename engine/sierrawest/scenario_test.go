package sierrawest_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/sierrawest"
)

// TestScenarios plays the worked examples of the rules and the scenarios for all that they leave out.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, sierrawest.Game, files)
	gametest.Covers(t, files, "R", "G")
}
