package dakota_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

func TestContract(t *testing.T) {
	gametest.Run(t, dakota.Game, gametest.Config{Games: 3, Exceptions: audit.Exceptions{Uniform: bags, Pauses: pauses}})
}

// bags lists JSON fields that Determinize may leave unsampled, with the reason: their order does
// not matter, or they are filled in later.
var bags = map[string]string{
	"plan_kind":    "a seat that is planning starts again with the first kind of worker",
	"planned":      "the plans of the others are removed, and made again",
	"towns.*.free": "workers of a removed plan are free",
	"towns.*.used": "workers of a removed plan are not used",
	"deck":         "it becomes a bag: each draw is a random card",
}

// pauses lists the phases for which other players can notice, by a pause in the game, that a seat
// has a decision to make. The values are the reasons why this is allowed.
var pauses = map[string]string{
	"evening":   "section 5.1: a turn of the evening in which only cards could be played is not always asked for",
	"telegraph": "section 5.1: the decision is skipped if all cards seen are events, which cannot be kept",
}

func TestGolden(t *testing.T) { gametest.Golden(t, dakota.Game, "testdata/golden") }

func TestDamagedPositions(t *testing.T) { gametest.DamagedPositions(t, dakota.Game) }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, dakota.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, dakota.Game) }
