// Package tabletest checks the tables of all games: the code in which a game implements
// [table.GameUI]. A test in the package of each table calls [Run], which does all checks that need
// no window:
//
//	func TestTable(t *testing.T) { tabletest.Run(t, Game, tabletest.Telling{Quiet: untold}) }
//
// Checks that need a window run for every game in shelf.Games, from the tests of package scenes;
// see [CheckPixels] and [IconFaults].
//
// Run plays games with every number of seats and every option, and checks decisions of every phase
// and with every kind of move:
//   - Events: each has an animation that ends in the right board, or a reason why not, and a log
//     line, or a reason why not. The lines are compared with a recording that a person has
//     reviewed, testdata/told.txt.
//   - Moves: each legal move can be pressed, its words differ from those of other moves, a press on
//     a checkbox changes no other one, and each thing on the table has a name, a tooltip and a
//     paragraph of the rules.
//   - Hidden information: nothing that a seat or a spectator is shown depends on information that
//     is hidden from it. That covers texts, move previews, and everything shown after a move: log,
//     remarks, sounds, marks on charts, durations of animations, captions of stories. The same
//     holds for what another person at the same screen notices, and for decisions that are made in
//     front of everybody.
//   - Pace: a bot's turn is short enough to watch, every picture of its story has a caption, the
//     log advances with the story, and the coach does not contradict itself.
//   - Robustness: the game does not get stuck when speed and other settings change.
//   - Questions in other seats' turns and hand-overs of the device do not leak secrets, and the
//     rulebook has no dead links.
//
// Each failure message says what was expected, what was found and where to look.
//
// For a game's own tests there are further checks, for example [CheckReasons], [CheckStories],
// [FewPresses] and [CheckMovePreviews], and [OpenBench] for benchmarks. Three types are central:
// Telling lists exceptions for log lines; position (unexported) is a decision with the table that
// shows it; observer (unexported) is an observer, by seat or as a spectator.
//
// In these texts a table is a game's user interface, the ledger is the panel with the seats'
// values, a story is the summary of a bot's turn in pictures, and two positions are
// indistinguishable for an observer if its information state is the same in both.
//
// The tests of package scenes also play every game through the real window: by mouse, touch and
// keyboard, with several people at one screen, at every speed, and with restarts. This package
// depends on no game, except for Nuggets and Narrow Gauge in its own tests.
package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Telling lists the exceptions for a game's log. The key of each map is the name of an event, the
// value the reason for the exception. Quiet events have no log line. Lines of Naming events may
// name seats that the event does not concern. Rare events need not occur in the test games. The
// keys of Sealed are phases in which seats choose at the same time, in secret: Determinize samples
// these choices, so hand-overs are not compared there, see [CheckHandovers]. NoPrices is set
// if the texts of the game state no prices, see [CheckStatedPrices].
type Telling struct {
	Quiet, Naming, Rare, Sealed map[string]string
	NoPrices                    bool
}

// Run checks the table of a game, in one subtest for each subject. telling lists exceptions for the
// log lines.
func Run(t *testing.T, game table.Game, telling Telling) {
	t.Helper()
	log, err := checkLog(App(t, game.Rules), game, telling)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("lines", func(t *testing.T) {
		for _, wrong := range log.faults() {
			t.Error(wrong)
		}
	})
	t.Run("transcript", log.compareTranscript)
	t.Run("animations", func(t *testing.T) { CheckAnimations(t, game.Rules, game.New, maxAnimation) })
	t.Run("reactions", func(t *testing.T) { CheckReactions(t, game.Rules, game.New, reactionGames) })
	t.Run("handovers", func(t *testing.T) { CheckHandovers(t, game, telling.Sealed) })
	t.Run("turns", func(t *testing.T) { CheckTurnDurations(t, game, testscale.Of(turnGames, 40)) })
	t.Run("captions", func(t *testing.T) { CheckStoryCaptions(t, game, testscale.Of(captionGames, 20)) })
	t.Run("log", func(t *testing.T) { CheckLogPace(t, game) })
	t.Run("coach", func(t *testing.T) { CheckCoach(t, game, testscale.Of(coachedMoves, 60)) })
	t.Run("settings", func(t *testing.T) { CheckSettingsChanges(t, game, testscale.Of(restlessMoves, 2000)) })
	t.Run("passes", func(t *testing.T) { CheckEarlyPasses(t, game) })
	t.Run("meanings", func(t *testing.T) { CheckButtonMeanings(t, game) })
	t.Run("ends", func(t *testing.T) { CheckButtonEnds(t, game) })
	t.Run("previews", func(t *testing.T) { CheckPreviewsFit(t, game) })
	t.Run("logprices", func(t *testing.T) { CheckLoggedPrices(t, game) })
	t.Run("logcauses", func(t *testing.T) { CheckLoggedCauses(t, game) })
	t.Run("prices", func(t *testing.T) { CheckStatedPrices(t, game, telling.NoPrices) })
	t.Run("whynot", func(t *testing.T) { CheckReasonsAgainst(t, game) })
	t.Run("rulebook", func(t *testing.T) { CheckRulebook(t, game) })
	t.Run("decisions", func(t *testing.T) {
		wrong, seen := faults(App(t, game.Rules), game)
		for _, w := range wrong {
			t.Error(w)
		}
		if seen != nil {
			t.Logf("%d kinds of moves by their phases; looked at fewer than %d times: %q", len(seen.pairs), eachPair,
				seen.rare())
		}
	})
}

// Sample sizes. reactionGames, turnGames and captionGames are numbers of games: for questions in
// other seats' turns, for durations of turns, and for stories. coachedMoves is the number of
// decisions at which the coach is checked; restlessMoves is the number of decisions made while
// settings change.
const (
	reactionGames = 6
	turnGames     = 4
	captionGames  = 2
	coachedMoves  = 12
	restlessMoves = 40
	eachZoned     = 3 // how many decisions of each phase are checked in phone windows
	eachOpen      = 4 // how many decisions of each phase are checked as decisions in front of everybody
)

// maxAnimation is the longest allowed duration of an animation without text, in milliseconds at
// normal speed.
const maxAnimation = 1200

// faults returns messages about the faults of a table at the decisions of its games, and the
// sampler that selected the decisions.
func faults(app *stage.App, game table.Game) ([]string, *sampler) {
	var wrong []string
	books, err := books(game)
	if err != nil {
		return []string{err.Error()}, nil
	}
	answers := deadPressCheck{places: map[movePlace]string{}}
	var often repeats
	zoned, opened := map[engine.Phase]int{}, map[engine.Phase]int{}
	seen, err := positions(app, game, func(p position) {
		answers.look(p, p.layout)
		from := len(wrong)
		defer func() { wrong = append(wrong[:from], often.first(p.name, wrong[from:])...) }()
		wrong = append(append(append(wrong, unexplainedDisabled(p)...), repeatedSentences(p)...),
			seatReadoutFaults(p)...)
		wrong = append(wrong, markFaults(p)...)
		if moves := unreachableMoves(p); len(moves) > 0 {
			wrong = append(wrong, unreachableMessage(p, moves))
		}
		wrong = append(append(wrong, nodeFaults(p, books)...), moveWordFaults(game.Rules, p)...)
		wrong = append(append(wrong, leakedSecrets(game, p)...), unregisteredSequences(p)...)
		if on := p.state.Phase(); opened[on] < eachOpen {
			wrong = append(wrong, openDecisionFaults(game, p)...)
			opened[on]++
		}
		wrong = append(wrong, mainButtonFaults(game, p)...)
		if on := p.state.Phase(); zoned[on] < eachZoned { // cheap, but there are many decisions
			wrong = append(wrong, zoneFaults(p)...)
			if len(zoned) == 0 {
				wrong = append(append(wrong, tabNameFaults(app, p)...), missingHeads(p)...)
			}
			zoned[on]++
		}
	})
	if err != nil {
		return append(wrong, err.Error()), nil
	}
	often.count(wrong)
	return append(wrong, answers.faults()...), seen
}

// CheckPixels checks the pixels of a table: nothing that a seat sees may depend on information that
// is hidden from it, and drawing must not change the board. host runs a function on a thread where
// images can be read, as drive.OnHost does.
func CheckPixels(t *testing.T, game table.Game, host func(func())) {
	t.Helper()
	for _, why := range PixelFaults(App(t, game.Rules), game, host) {
		t.Error(why)
	}
}

// PixelFaults returns the messages about the faults that [CheckPixels] reports.
func PixelFaults(app *stage.App, game table.Game, host func(func())) []string {
	var wrong []string
	host(func() {
		app.Kit.RenderImmediately = true // pixels would differ if textures were rendered over several frames
		looked := map[engine.Phase]bool{}
		_, err := positions(app, game, func(p position) {
			if looked[p.state.Phase()] { // one picture of each phase
				return
			}
			looked[p.state.Phase()] = true
			lookers := p.allObservers(0) // the first phase may be the only one, so it gets all observers
			switch n := len(looked); {
			case n%2 == 0: // rendering is slow
				lookers = lookers[:1]
			case n > 1:
				lookers = p.observers(n / 2)
			}
			for _, x := range lookers {
				why, err := comparePixels(app.Kit, game, x, 3)
				if err != nil {
					why = err.Error()
				}
				if why != "" {
					wrong = append(wrong, why)
					break
				}
			}
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
		app.Kit.RenderImmediately = false
		wrong = append(wrong, drawingFaults(app, game)...)
	})
	return wrong
}
