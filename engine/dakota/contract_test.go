package dakota_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/dakota"
	"gulch/engine/gametest"
)

func TestContract(t *testing.T) {
	gametest.Run(t, dakota.Game, gametest.Config{Games: 6, Unshown: unshown, Excuses: audit.Excuses{Bags: bags, Pauses: pauses}})
}

// bags lists the fields that Determinize may leave in a fixed order or undecided, with the reason.
var bags = map[string]string{
	"plan_kind":    "whoever is planning begins anew, with the first kind",
	"planned":      "the plans of others are taken back, to be made anew",
	"towns.*.free": "as planned: workers whose plan is taken back are free",
	"towns.*.used": "as planned: workers whose plan is taken back are not used",
	"deck":         "each card is drawn from anywhere in it once it has no order",
}

// pauses lists the phases in which a pause may reveal to others that a seat has something to
// decide, with the reason.
var pauses = map[string]string{
	"evening":   "section 5.1 names the phases that are asked in any case; a turn with nothing left to play but a card is none of them",
	"telegraph": "section 5.1, as the evening: whether all cards that are seen are events, of which none can be kept",
}

func TestGolden(t *testing.T) { gametest.Golden(t, dakota.Game, "testdata/golden") }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, dakota.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, dakota.Game) }

// unshown lists the fields that a seat knows but its board does not show, with the reason.
var unshown = map[string]string{
	"at":         "the place of the stage in the player order: it follows from who is asked, draws or attacks",
	"event_at":   "the place of the event in the player order: it follows from who is asked",
	"plan_place": "which places are left to a kind is listed by the legal moves",
}
