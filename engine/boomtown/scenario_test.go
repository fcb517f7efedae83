package boomtown_test

import (
	"os"
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/gametest"
)

// TestScenarios checks the worked examples of the rules and further scenarios. It also checks that
// together they cover every rule.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, boomtown.Game, files)
	gametest.RulesCovered(t, files, "R", "G")
}

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, boomtown.Game, os.DirFS("testdata/scenarios"))
}
