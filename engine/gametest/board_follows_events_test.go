package gametest_test

import (
	"os"
	"path/filepath"
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/games"
	"gulch/engine/gametest"
	"gulch/engine/nuggets"
)

// invisibleEvents lists, for each game, the events that change nothing on the board, with the
// reason. If such an event is left out, boards are still equal.
var invisibleEvents = map[string]map[string]string{
	"boomtown": {
		"event_turned":    "the card is back in the deck before the move is over",
		"deck_shuffled":   "a motion: the deck has the same size",
		"number_demanded": "said aloud, and answered by the dice at once",
		"blast":           "a motion: what is destroyed is told by card_removed",
		"cave_in":         "a warning: what falls is told by card_removed",
	},
	"narrowgauge": {
		"round_began":     "a heading: round_ended has counted on",
		"bids_tied":       "a remark: both bids lie open",
		"coin_tossed":     "a motion: first_player tells what it showed",
		"contract_passed": "said aloud: nothing changes hands",
		"no_build":        "said aloud: nothing is built",
		"stopped":         "said aloud: nothing more is built",
		"dividends_began": "a heading of the accounts, which only the Past keeps",
	},
	"sierrawest": {
		"steps":         "a heading: how many steps are left is asked",
		"fur_trade":     "a heading: what the animals bring is told by gained",
		"hazard":        "a heading: what is to be paid is asked",
		"damage":        "a heading: what is to be lost is asked",
		"retreated":     "a heading: who goes where is told by rested, wagon_moved and fell",
		"harvest_ready": "a heading: how many apples is asked",
		"mined":         "only the Past keeps the die: what it brings is told by gained",
		"shot":          "only the Past keeps the die: what it brings is told by captured or damage",
		"reacted":       "said aloud: what comes of it is told by itself",
		"declined":      "said aloud",
		"excess":        "what a seat cannot gain is not in the position",
		"rival_step":    "a heading: what is done is told by itself, what comes next is asked",
	},
	"westernlegends": {
		"drew":             "a heading: each card is told by drew_card",
		"looked":           "a heading: what is seen is told to who sees it",
		"peeked":           "a heading: what is seen is told to who sees it",
		"cattle_delivered": "which token it was nobody remembers: it goes back into its stack",
		"story_done":       "a heading: story_turned takes it away",
		"parried":          "the fight ends before anybody is asked",
		"ties":             "lowered, which comes before it, shows both",
		"values":           "said aloud: fight_won tells what comes of it",
		"arrested":         "a heading: what is lost and where one goes is told by itself",
		"rolled":           "only the Past keeps the dice: what they bring is told by itself",
		"hand_cards":       "hand_chosen puts the cards down; this tells the seat which they are",
		"poker_won":        "a heading: who has won is told by winners, the dollars by money",
		"stayed":           "said aloud: who stays has not folded",
		"over_limit":       "what a seat gains beyond a limit is not in the position",
		"targeted":         "said aloud: what the effect does to the target is told by itself",
		"no_effect":        "said aloud: nothing changes",
		"tally":            "the score sheet has it",
		"setup_event":      "a heading: what it does is told by itself",
	},
	"dakota": {
		"attack_stopped": "said aloud: what becomes of those who took part is told by itself",
		"planned":        "only the Past marks who has planned: until all have, one cannot see it in the position",
		"assigned":       "whoever sees all secrets has seen it in the plan; for the others the position shows it",
		"boarded":        "whoever sees all secrets has seen it in the plan; for the others the position shows it",
		"card_taken":     "a heading: card_lost and card_got move the card",
	},
}

// step is one move of a played game, with the position before it.
type step struct {
	before engine.State
	move   engine.Move
}

// maxSteps is the maximum number of moves that the test checks for each kind of event.
const maxSteps = 1000

// TestBoardsDetectMissingEvents checks that the comparison of boards detects an event that is left
// out.
func TestBoardsDetectMissingEvents(t *testing.T) {
	for _, game := range append(games.All(), nuggets.Game) {
		info := game.Info()
		t.Run(info.ID, func(t *testing.T) {
			byKind := playedMoves(t, game)
			text, err := os.ReadFile(filepath.Join("..", info.ID, "testdata", "changes.txt"))
			if err != nil {
				t.Fatal(err)
			}
			changes, err := audit.ReadChanges(info, string(text))
			if err != nil {
				t.Fatal(err)
			}
			for k := engine.EventKind(1); int(k) < len(info.Events); k++ {
				name := info.EventName(k)
				why, listed := invisibleEvents[info.ID][name]
				switch {
				case len(byKind[k]) == 0:
					t.Errorf("the event %s does not occur in the played games", name)
				case listed && why == "":
					t.Errorf("%s is listed in invisibleEvents without a reason", name)
				}
				dropped := detectsMissing(t, game, changes, byKind[k], k)
				if dropped == listed && len(byKind[k]) > 0 {
					t.Errorf("event %s: left out, it is detected: %v; listed in invisibleEvents: %v; want exactly one of "+
						"them", name, dropped, listed)
				}
			}
		})
	}
}

// detectsMissing reports whether the comparison of boards fails for one of the moves if the events
// of a kind are left out.
func detectsMissing(t *testing.T, game engine.Game, changes *audit.Changes, steps []step, kind engine.EventKind) bool {
	t.Helper()
	for _, s := range steps {
		b, err := audit.NewBoards(game, s.before, false)
		if err != nil {
			t.Fatal(err)
		}
		b.Changes = changes
		after := engine.Clone(s.before)
		if err := after.Play(s.move, engine.Tell(after, func(e engine.Told) {
			if e.Kind != kind {
				b.Observe(e)
			}
		})); err != nil {
			t.Fatal(err)
		}
		if b.Moved(after, s.before.Notation(s.move)) != nil {
			return true
		}
	}
	return false
}

// playedMoves plays games and returns, for each kind of event, some of the moves that caused such
// an event.
func playedMoves(t *testing.T, game engine.Game) map[engine.EventKind][]step {
	t.Helper()
	byKind := map[engine.EventKind][]step{}
	missing := len(game.Info().Events) - 1
	for seed := uint64(0); seed < 200 && (missing > 0 || seed < 24); seed++ {
		plan := audit.RandomPlan(game.Info(), seed)
		s, err := game.New(plan.Seats, plan.Options, plan.Seed)
		if err != nil {
			t.Fatal(err)
		}
		choose := gametest.PickByPolicy
		if seed%2 == 1 {
			choose = gametest.PickRandom
		}
		chance := engine.NewChance(seed, 9)
		for legal := s.Moves(nil); len(legal) > 0; legal = s.Moves(legal[:0]) {
			m := legal[0]
			if len(legal) > 1 {
				m = choose(s, legal, &chance)
			}
			one := step{before: copied(t, game, s), move: m}
			kinds := map[engine.EventKind]bool{}
			if err := s.Play(m, func(e engine.Event) { kinds[e.Kind] = true }); err != nil {
				t.Fatal(err)
			}
			for k := range kinds {
				if len(byKind[k]) == 0 {
					missing--
				}
				if len(byKind[k]) < maxSteps {
					byKind[k] = append(byKind[k], one)
				}
			}
		}
	}
	return byKind
}

func copied(t *testing.T, game engine.Game, s engine.State) engine.State {
	t.Helper()
	c, err := game.New(s.Seats(), nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	s.CopyTo(c)
	return c
}
