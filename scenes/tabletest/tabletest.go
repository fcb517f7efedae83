// Package tabletest holds the tables of all games to what package table asks of them. One call from a test of a table's
// own package does all that needs no window:
//
//	func TestTable(t *testing.T) { tabletest.Run(t, Game, tabletest.Telling{Quiet: untold}) }
//
// What needs one goes over the shelf by itself, in package scenes: that is the other call, the line in shelf.Games.
//
// It plays games of every seat count and option and looks at decisions of every phase and every kind of move in it:
//
//   - every event has a motion that leads to the board after it, or says why it has none, and a line in the log, or a reason why not; what
//     lines say of whom is compared with a record that somebody has read, testdata/told.txt;
//   - every legal move can be pressed, words tell moves apart, and what is on the table has a name, a sentence and a paragraph of the rules;
//   - nothing that a seat, or somebody who only watches, is told hangs on what it may not know: words, slips, and what follows on a move,
//     an open or a sealed one, in the log, remarks, sounds, marks, lengths of motions and captions of stories; nor what another person
//     at the same screen hears of it, nor purses that no deal changes;
//   - a bot's turn takes no longer than one likes to look on, its stories say something in every picture, the log goes on with them, in words
//     of the moment, and the coach does not contradict itself;
//   - nothing gets stuck while speed and switches change;
//   - questions in others' turns, and the rules to read where there are some, keep what they promise.
//
// What is wrong is said with what to do about it.
//
// For every game on the shelf the tests of package scenes call [Drawn], which compares the pixels in the same way, at rest,
// under a hand and closer, and finds what draws and changes the board, and what counts from elsewhere than it stood; and [Unexplained]. [Reasons],
// [Stories] and [FewPresses] are for games that promise more than all do.
//
// The tests of package scenes go over the shelf and play every game there through the real window: by mouse, finger,
// keys and pad, with several people at one screen at every speed, killed and resumed.
package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/engine/effort"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Telling is what the log of a game leaves out, and why, by the names of events: those of which it says nothing, those whose lines name
// others than whom they concern, and those that hardly any game has.
type Telling struct{ Quiet, Naming, Rare map[string]string }

// Run judges the table of a game.
func Run(t *testing.T, game table.Game, telling Telling) {
	t.Helper()
	log, err := listening(App(t, game.Rules), game, telling)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("lines", func(t *testing.T) {
		for _, wrong := range log.faults() {
			t.Error(wrong)
		}
	})
	t.Run("told", log.recorded)
	t.Run("animations", func(t *testing.T) { Animations(t, game.Rules, game.New, longestMotion) })
	t.Run("reactions", func(t *testing.T) { Reactions(t, game.Rules, game.New, reactionGames) })
	t.Run("turns", func(t *testing.T) { Turns(t, game, effort.Of(turnGames, 40)) })
	t.Run("captions", func(t *testing.T) { Captions(t, game, effort.Of(captionGames, 20)) })
	t.Run("log", func(t *testing.T) { Log(t, game) })
	t.Run("coach", func(t *testing.T) { Coached(t, game, effort.Of(coachedMoves, 60)) })
	t.Run("restless", func(t *testing.T) { Restless(t, game, effort.Of(restlessMoves, 2000)) })
	t.Run("rulebook", func(t *testing.T) { Rulebook(t, game) })
	t.Run("decisions", func(t *testing.T) {
		wrong, seen := faults(App(t, game.Rules), game)
		for _, w := range wrong {
			t.Error(w)
		}
		if seen != nil {
			t.Logf("%d kinds of moves by their phases; looked at fewer than %d times: %q", len(seen.pairs), eachPair, seen.rare())
		}
	})
}

// How many games are searched for questions in others' turns, are timed, and are looked at for their stories, and at how many
// decisions the coach is asked; how many decisions come to a person while speed and switches change.
const (
	reactionGames = 6
	turnGames     = 4
	captionGames  = 2
	coachedMoves  = 6
	restlessMoves = 40
	eachZoned     = 3 // decisions of a phase are looked at in the windows of phones
)

// longestMotion is how long a motion without words may last, in milliseconds at normal speed.
const longestMotion = 1200

// faults returns what is wrong with the decisions of a table, and what was looked at.
func faults(app *stage.App, game table.Game) ([]string, *sampler) {
	var wrong []string
	books, err := books(game)
	if err != nil {
		return []string{err.Error()}, nil
	}
	answers := mutes{places: map[mutePlace]string{}}
	var often repeats
	zoned := map[engine.Phase]int{}
	seen, err := positions(app, game, func(p position) {
		answers.look(p, p.layout)
		from := len(wrong)
		defer func() { wrong = append(wrong[:from], often.first(p.name, wrong[from:])...) }()
		wrong = append(append(append(wrong, disabled(p)...), twice(p)...), unread(p)...)
		if moves := unreached(p); len(moves) > 0 {
			wrong = append(wrong, placeless(p, moves))
		}
		wrong = append(append(wrong, nameless(p, books)...), wordless(game.Rules, p)...)
		wrong = append(append(wrong, betrays(game, p)...), unled(p)...)
		if on := p.state.Phase(); zoned[on] < eachZoned { // it is cheap, but there are many decisions
			wrong = append(wrong, unzoned(p)...)
			if len(zoned) == 0 {
				wrong = append(append(wrong, tabbed(app, p)...), headless(p)...)
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

// Drawn compares pictures: nothing that a seat sees hangs on what it may not know. host runs a function where images
// can be read, as drive.OnHost does.
func Drawn(t *testing.T, game table.Game, host func(func())) {
	t.Helper()
	for _, why := range Leaks(App(t, game.Rules), game, host) {
		t.Error(why)
	}
}

// Leaks returns what Drawn finds.
func Leaks(app *stage.App, game table.Game, host func(func())) []string {
	var wrong []string
	host(func() {
		app.Kit.Eager = true // pictures that are painted by and by would differ by themselves
		looked := map[engine.Phase]bool{}
		_, err := positions(app, game, func(p position) {
			if looked[p.state.Phase()] { // one picture of each phase
				return
			}
			looked[p.state.Phase()] = true
			lookers := p.everybody(0) // at the first phase, which may be the only one
			switch n := len(looked); {
			case n%2 == 0: // pictures take long
				lookers = lookers[:1]
			case n > 1:
				lookers = p.lookers(n / 2)
			}
			for _, x := range lookers {
				why, err := leak(app.Kit, game, x, 3)
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
		app.Kit.Eager = false
		wrong = append(wrong, altered(app, game)...)
	})
	return wrong
}
