package sierrawest_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/gametest"
	"gulch/engine/sierrawest"
)

// maxMoves is the number of moves after which a test gives up on a random game. It is enough for
// twenty rounds of four seats.
const maxMoves = 6000

func TestContract(t *testing.T) {
	gametest.Run(t, sierrawest.Game, gametest.Config{Games: 3, Bound: maxMoves,
		Exceptions: audit.Exceptions{Uniform: bags}})
}

// bags lists the JSON fields to which Determinize assigns no random cards. The values are the
// reasons.
var bags = map[string]string{
	"mountain": "a face-down card that a loaded position has decided becomes undecided, and is drawn when it is turned up",
}

func TestGolden(t *testing.T) { gametest.Golden(t, sierrawest.Game, "testdata/golden") }

func TestDamagedPositions(t *testing.T) { gametest.DamagedPositions(t, sierrawest.Game) }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, sierrawest.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, sierrawest.Game) }
