package westernlegends_test

import (
	"testing"

	"gulch/engine/audit"
	"gulch/engine/gametest"
	"gulch/engine/westernlegends"
)

// maxMoves is the number of moves after which a test abandons a game as endless. Random play of six
// seats needs about 3,000 moves.
const maxMoves = 20_000

func TestContract(t *testing.T) {
	gametest.Run(t, westernlegends.Game, gametest.Config{
		Games:      2,
		Bound:      maxMoves,
		Every:      60,
		Exceptions: audit.Exceptions{Constant: kept, Pauses: pauses},
	})
}

func TestGolden(t *testing.T) { gametest.Golden(t, westernlegends.Game, "testdata/golden") }

func TestDamagedPositions(t *testing.T) { gametest.DamagedPositions(t, westernlegends.Game) }

func FuzzLoad(f *testing.F) { gametest.FuzzLoad(f, westernlegends.Game) }

func FuzzParse(f *testing.F) { gametest.FuzzParse(f, westernlegends.Game) }

// pauses lists the phases for which other players can notice, by a pause in the game, that a seat
// has a decision to make. The values are the reasons why this is allowed.
var pauses = map[string]string{
	"fight_declared":  silentWindow,
	"react":           silentWindow,
	"dice":            silentWindow,
	"sheriff_contact": silentWindow,
	"end_goals":       "section 5.3: asked for only if a goal can be completed; passing is not announced",
}

// silentWindow is the reason, used in pauses, why others may notice that some seat is asked whether
// to use a card.
const silentWindow = "section 5.5: a window opens only for a seat that could use something; nobody sees who is " +
	"asked or passes"

// kept lists hidden JSON fields that Determinize leaves unchanged, with the reason why they need no
// sampling. Hidden fields are those that the information state does not contain.
var kept = map[string]string{
	"stack":           "it follows from phase, turn, fights, game and stories; for windows see phase",
	"phase":           "a silent window: seats that are not asked decide nothing, so nothing is sampled for them",
	"actor":           "a silent window, see phase",
	"fights.*.passes": "a silent window, see phase",
	"game.faro.0":     "shown as faro_shown until it is turned; nobody knows which of the four is the hidden one",
	"game.faro.1":     "shown as faro_shown, see game.faro.0",
	"game.faro.2":     "shown as faro_shown, see game.faro.0",
	"longhorns_held":  "all longhorns are alike; players only count theirs",
	"scores":          "the known part follows from seats",
	"ranks":           "the known part follows from seats",
}
