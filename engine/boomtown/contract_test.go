package boomtown_test

import (
	"os"
	"testing"

	"gulch/engine/audit"
	"gulch/engine/boomtown"
	"gulch/engine/gametest"
)

// longest bounds a game generously: the longest auctions raise by one gold a bid.
const longest = 5000

func TestContract(t *testing.T) {
	gametest.Run(t, boomtown.Game, gametest.Config{Games: 25, Bound: longest, Excuses: audit.Excuses{Bags: bags}})
}

// bags are what a determinize leaves in one order.
var bags = map[string]string{"deck": "every draw of a position that was dealt takes any card that may lie in it"}

func TestGolden(t *testing.T) { gametest.Golden(t, boomtown.Game, "testdata/golden") }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, boomtown.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, boomtown.Game) }

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, boomtown.Game, os.DirFS("testdata/scenarios"))
}
