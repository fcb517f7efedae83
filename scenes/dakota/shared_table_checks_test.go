package dakota_test

import (
	"testing"

	"gulch/scenes/dakota"
	"gulch/scenes/tabletest"
)

func TestTable(t *testing.T) {
	tabletest.Run(t, dakota.Game, tabletest.Telling{Quiet: eventsWithoutLogLine, Rare: rareEvents,
		Naming: map[string]string{"event": "Wagon Train names those for whom the pool has no miner"}})
}

// TestPresses checks, in recorded games, the effect of every possible press, see
// [tabletest.CheckPresses].
func TestPresses(t *testing.T) { tabletest.CheckPresses(t, dakota.Game, tabletest.PressedDecisions) }

// rareEvents maps kinds of events that occur in hardly any game to the reason why they are rare.
var rareEvents = map[string]string{
	"resource_discarded": "hardly any game at random mines more than the stores hold",
}

// TestMovePreviews checks that at least 99 % of the moves that are sure to change the score or the
// ledger have a preview.
func TestMovePreviews(t *testing.T) { tabletest.CheckMovePreviews(t, dakota.Game, 0.99) }

// eventsWithoutLogLine maps each kind of event that makes no log line to the reason why.
var eventsWithoutLogLine = map[string]string{
	"action_used": "said by the action",
	"aimed":       "said by what the attack does",
	"assigned":    "plans are secret until they are carried out",
	"attack_over": "said by how it went",
	"boarded":     "plans are secret until they are carried out",
	"card_lost":   "said by what took it",
	"card_seen":   "for the eyes of one seat",
	"chosen":      "said by what is done with it",
	"event_over":  "said by what it did",
	"learned":     "said as somebody draws",
	"plan_made":   "said as somebody has planned",
	"turn_ended":  "the ledger lights up",
}

// TestScenarios checks that the table can show all scenarios of the rules, see
// [tabletest.CheckScenarios].
func TestScenarios(t *testing.T) { tabletest.CheckScenarios(t, dakota.Game) }

func TestPreviewsMatchDocuments(t *testing.T) {
	tabletest.CheckPreviewsAgainstDocuments(t, dakota.Game, []tabletest.Holding{
		{Path: "towns.P%d.money", Stat: "money"},
		{Path: "towns.P%d.slots.[building]", Stat: "buildings"},
		{Path: "towns.P%d.hand_size", Stat: "cards in hand"},
		{Path: "towns.P%d.resources.coal", Stat: "coal"},
		{Path: "towns.P%d.resources.iron", Stat: "iron"},
		{Path: "towns.P%d.resources.copper", Stat: "copper"},
		{Path: "towns.P%d.resources.silver", Stat: "silver"},
		{Path: "towns.P%d.resources.gold", Stat: "gold"},
		{Path: "towns.P%d.carts", Words: []string{"cart"}},
		{Path: "towns.P%d.mine", Words: []string{"tile", "mine", "place", "collapse", "rotate"}},
		{Path: "towns.P%d.beds", Stat: "beds"},
	})
}

// TestLastRounds checks in recorded games that the start of the last round is announced once, with
// the seats that still play, see [tabletest.CheckLastRounds].
func TestLastRounds(t *testing.T) { tabletest.CheckLastRounds(t, dakota.Game) }

// TestOutlooks checks what the table says about points that are not counted yet and about the
// result, see [tabletest.CheckOutlooks].
func TestOutlooks(t *testing.T) { tabletest.CheckOutlooks(t, dakota.Game, 0.15) }

func TestChoicesShowCards(t *testing.T) {
	tabletest.CheckChoicesShowCards(t, dakota.Game, []tabletest.Choice{
		{Verb: "build", Shows: tabletest.Effect}, {Verb: "discard_card"}}...)
}
