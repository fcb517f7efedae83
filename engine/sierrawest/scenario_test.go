package sierrawest_test

import (
	"os"
	"testing"

	"gulch/engine/gametest"
	"gulch/engine/sierrawest"
)

// TestScenarios checks the worked examples of the rules and further scenarios. It also checks that
// together they cover every rule.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, sierrawest.Game, files)
	gametest.RulesCovered(t, files, "R", "G")
}

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, sierrawest.Game, os.DirFS("testdata/scenarios"))
}
