package boomtown_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/boomtown"
	"gulch/engine/gametest"
)

// maxMoves is the number of moves after which a test gives up on a game. It is large because an
// auction can go on in steps of one gold.
const maxMoves = 5000

func TestContract(t *testing.T) {
	gametest.Run(t, boomtown.Game, gametest.Config{Games: 25, Bound: maxMoves,
		Exceptions: audit.Exceptions{Uniform: bags}})
}

// bags lists the parts of a position that Determinize always leaves in the same order. The values
// are the reasons why that is correct.
var bags = map[string]string{"deck": "every draw of a position that was dealt takes any card that may lie in it"}

func TestGolden(t *testing.T) { gametest.Golden(t, boomtown.Game, "testdata/golden") }

func TestDamagedPositions(t *testing.T) { gametest.DamagedPositions(t, boomtown.Game) }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, boomtown.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, boomtown.Game) }
