package narrowgauge_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/gametest"
	"gulch/engine/narrowgauge"
)

// maxMoves is the number of moves after which a test gives up on a game. A game has about 130
// decisions, plus the forced moves.
const maxMoves = 400

func TestContract(t *testing.T) {
	gametest.Run(t, narrowgauge.Game, gametest.Config{Games: 12, Bound: maxMoves,
		Exceptions: audit.Exceptions{Constant: kept, Uniform: bags, Pauses: pauses}})
}

// pauses lists the phases in which others can notice, by a pause in the game, whether a seat has a
// choice. The values are the reasons why this is accepted.
var pauses = map[string]string{"first_card": "R51: only who cannot build may say so, so what is done tells the same"}

func TestGolden(t *testing.T) { gametest.Golden(t, narrowgauge.Game, "testdata/golden") }

func TestDamagedPositions(t *testing.T) { gametest.DamagedPositions(t, narrowgauge.Game) }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, narrowgauge.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, narrowgauge.Game) }

// kept lists the hidden parts of a position that Determinize never changes. The values are the
// reasons why that is correct.
var kept = map[string]string{
	"money":  "with hidden money every change is announced (R71): whoever remembers knows it",
	"ledger": "where the money came from, as the money",
}

// bags lists the parts of a position that Determinize always leaves in the same order. The values
// are the reasons why that is correct.
var bags = map[string]string{"draw_pile": "every draw of a position that was dealt takes any card of it"}
