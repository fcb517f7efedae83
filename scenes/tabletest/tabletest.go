// Package tabletest holds the tables of all games to what package table asks of them. One call from a test of a table's
// own package does what needs no window:
//
//	func TestTable(t *testing.T) { tabletest.Run(t, Game) }
//
// It plays games of every seat count and option and looks at decisions of every phase: that every event has a motion
// that leads to the board after it, or says why it has none; that every legal move can be pressed; that what is on the
// table has a name, a sentence and a paragraph of the rules; that words tell moves apart; and that nothing that a seat is
// told hangs on what it may not know. [Drawn] compares the pixels in the same way, on the host of the window tests. What
// is wrong is said with what to do about it.
//
// The tests of package scenes go over the shelf and play every game there through the real window: by mouse, finger,
// keys and pad, with several people at one screen at every speed, killed and resumed.
package tabletest

import (
	"testing"

	"gulch/engine"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Run judges the table of a game.
func Run(t *testing.T, game table.Game) {
	t.Helper()
	t.Run("animations", func(t *testing.T) { Animations(t, game.Rules, game.New, longestMotion) })
	t.Run("reactions", func(t *testing.T) { Reactions(t, game.Rules, game.New, reactionGames) })
	t.Run("decisions", func(t *testing.T) {
		for _, wrong := range faults(App(t, game.Rules), game) {
			t.Error(wrong)
		}
	})
}

// reactionGames is how many games are searched for questions in others' turns.
const reactionGames = 6

// longestMotion is how long a motion without words may last, in milliseconds at normal speed.
const longestMotion = 1200

// faults returns what is wrong with the decisions of a table.
func faults(app *stage.App, game table.Game) []string {
	var wrong []string
	books, err := books(game)
	if err != nil {
		return []string{err.Error()}
	}
	answers := mutes{places: map[mutePlace]string{}}
	met, err := positions(app, game, func(p position) {
		answers.look(p, p.layout)
		wrong = append(append(wrong, disabled(p)...), twice(p)...)
		if moves := unreached(p); len(moves) > 0 {
			wrong = append(wrong, placeless(p, moves))
		}
		wrong = append(append(wrong, nameless(p, books)...), wordless(p)...)
		for seed := range uint64(2) {
			why, err := whisper(game, p, seed)
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
	return append(append(wrong, answers.faults()...), unmet(game.Rules, met)...)
}

// unmet returns the phases in which somebody decides in games at random and that the positions did not reach.
func unmet(game engine.Game, met map[engine.Phase]bool) []string {
	info := game.Info()
	var wrong []string
	for seed := range uint64(6) {
		s, err := game.New(info.MinSeats+int(seed)%(info.MaxSeats-info.MinSeats+1), nil, 900+seed)
		if err != nil {
			return []string{err.Error()}
		}
		chance := engine.NewChance(seed, 0x7ac)
		for {
			legal, err := engine.Settle(s, nil, nil)
			if err != nil {
				return []string{err.Error()}
			}
			if len(legal) == 0 {
				break
			}
			if !met[s.Phase()] {
				met[s.Phase()] = true
				wrong = append(wrong, info.ID+": no position of the phase "+info.PhaseName(s.Phase())+" was looked at")
			}
			if err := s.Play(legal[chance.Below(len(legal))], nil); err != nil {
				return []string{err.Error()}
			}
		}
	}
	return wrong
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
			why, err := leak(app.Kit, game, p, 3)
			if err != nil {
				why = err.Error()
			}
			if why != "" {
				wrong = append(wrong, why)
			}
		})
		if err != nil {
			wrong = append(wrong, err.Error())
		}
	})
	return wrong
}
