package boomtown_test

import (
	"os"
	"testing"

	"gulch/engine/boomtown"
	"gulch/engine/gametest"
)

// TestScenarios plays the worked examples of RULES.md, and scenarios for rules that have no
// example.
func TestScenarios(t *testing.T) {
	files := os.DirFS("testdata/scenarios")
	gametest.Scenarios(t, boomtown.Game, files)
	gametest.RulesCovered(t, files, "R", "G")
}
