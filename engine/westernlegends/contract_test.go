package westernlegends_test

import (
	"os"
	"testing"

	"gulch/engine/audit"
	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

// maxMoves is the maximum number of moves of a game. Random play of six seats needs about 3,000
// moves.
const maxMoves = 20_000

func TestContract(t *testing.T) {
	gametest.Run(t, westernlegends.Game, gametest.Config{
		Games: 3, Bound: maxMoves, Every: 120, Unshown: unshown, Excuses: audit.Excuses{Kept: kept, Pauses: pauses},
	})
}

func TestGolden(t *testing.T) { gametest.Golden(t, westernlegends.Game, "testdata/golden") }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, westernlegends.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, westernlegends.Game) }

func FuzzScenarios(f *testing.F) {
	gametest.FuzzScenarios(f, westernlegends.Game, os.DirFS("testdata/scenarios"))
}

// TestMibRobberyPassesAudit checks a game in which the Man in Black robs a player who can react, with
// an inspection at every decision.
func TestMibRobberyPassesAudit(t *testing.T) {
	plan := audit.Random(westernlegends.Game.Info(), 1168)
	plan.Every = 1
	if record, err := audit.Play(westernlegends.Game, plan); err != nil {
		t.Fatalf("%v\n%s", err, record)
	}
}

// unshown lists the fields that a seat knows but its board does not show, with the reason.
var unshown = map[string]string{
	"turn.lp_this_action":               "counted for stories only",
	"turn.nuggets_rolled":               "counted for stories only",
	"turn.resolving_stories":            "a rule about the end of a turn",
	"seats.*.spent":                     "counted for stories only",
	"seats.*.mines":                     "how many were visited is counted",
	"seats.*.towns":                     "how many were visited is counted",
	"seats.*.saloons":                   "how many were visited is counted",
	"seats.*.regions":                   "how many were visited is counted",
	"seats.*.tokens_seen":               "a token that was looked at shows its face",
	"stories.*.matched":                 "who may contribute is asked in turn",
	"fights.no_marshal":                 "what a beaten bandit brings is asked",
	"game.chosen":                       "who has chosen cards is seen by the cards",
	"man_in_black.shuffles_after_round": "printed on the card that he has just played",
	"scores":                            "the score sheet shows them at the end",
	"ranks":                             "the score sheet shows them at the end",
}

// pauses lists the phases in which a pause may reveal to others that a seat has something to
// decide, with the reason.
var pauses = map[string]string{
	"fight_declared":  silentWindow,
	"react":           silentWindow,
	"dice":            silentWindow,
	"sheriff_contact": silentWindow,
	"end_goals":       "section 5.3: it opens only if a goal can be completed, and passing is as silent as in a window",
}

// silentWindow is the reason why others may notice that a window is open.
const silentWindow = "section 5.5: windows open only for a seat that could use something; nobody is shown who is asked, and passing is silent"

// kept lists the fields that Determinize does not change although information states do not contain
// them, with the reason.
var kept = map[string]string{
	"stack":           "what is under way follows from the phase and from turn, fights, game and stories; who is asked in a window, see phase",
	"phase":           "a silent window: whoever is not asked decides nothing then, so nothing is dealt for them",
	"actor":           "a silent window, as the phase",
	"fights.*.passes": "a silent window, as the phase",
	"game.faro.0":     "shown as faro_shown until it is turned; which of the four is the hidden one nobody knows",
	"game.faro.1":     "shown as faro_shown, as the one before",
	"game.faro.2":     "shown as faro_shown, as the one before",
	"longhorns_held":  "all longhorns are alike, and players only count theirs",
	"scores":          "what is known of them follows from the seats",
	"ranks":           "what is known of them follows from the seats",
}
