package tabletest

import (
	"fmt"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	"gulch/scenes/table"
)

// meaningInterval is the interval between the turns of recorded games whose buttons are checked, in
// a short test. A long one checks all turns.
const meaningInterval = 40

// CheckButtonMeanings checks, in turns of the recorded games, that a button which ends or declines
// something, and the brass button, has one meaning in a turn and phase: as long as the heading is
// the same, a button with the same label makes the same kind of move, and either always or never
// ends the turn.
func CheckButtonMeanings(t *testing.T, game table.Game) {
	t.Helper()
	app, chance := App(t, game.Rules), engine.NewChance(80, 0xb0)
	turns, buttons, told := 0, 0, map[string]bool{}
	for _, record := range recordedGames(t, game.Rules) {
		play := game.New(app, people(record.Plan.Seats))
		last, heading, checked := "", "", false
		known := map[string]meaning{}
		err := record.Replay(game.Rules, func(s engine.State, legal []engine.Move) {
			turn := fmt.Sprint(s.Turn(), decisionName(game.Rules, s), s.(engine.Heuristics).Clock())
			if turn != last {
				last, checked = turn, chance.Below(testscale.Of(meaningInterval, 1)) == 0
				clear(known)
				if checked {
					turns++
				}
			}
			if !checked || int(s.Turn()) >= record.Plan.Seats {
				return
			}
			p := show(play, s, legal, record.Name+", "+decisionName(game.Rules, s))
			if now := play.Heading() + play.TurnSummary(); now != heading {
				heading = now
				clear(known)
			}
			for label, is := range p.meanings() {
				buttons++
				was, there := known[label]
				if there && (was.move.Kind != is.move.Kind || was.ends != is.ends) && !told[label] {
					told[label] = true
					t.Errorf("%s: a press on %q %v, but before in the same turn and phase it %v. Say in the label or in "+
						"the heading what is different", p.name, label, is, was)
				}
				known[label] = is
			}
		})
		if err != nil {
			t.Fatalf("%s: %v", record.Name, err)
		}
	}
	t.Logf("%d turns, %d buttons", turns, buttons)
}

// meaning is what a press on a button does.
type meaning struct {
	move engine.Move
	ends bool // whether another seat decides after the move, or the game is over
}

func (m meaning) String() string {
	if m.ends {
		return fmt.Sprintf("makes a move of kind %d, which ends the turn", m.move.Kind)
	}
	return fmt.Sprintf("makes a move of kind %d, after which the turn goes on", m.move.Kind)
}

// meanings returns what the buttons of a position mean, by label: the brass one, and those whose
// moves end or decline something.
func (p position) meanings() map[string]meaning {
	out := map[string]meaning{}
	a := table.NewDecision(p.play, p.state, p.legal)
	var made []engine.Move
	a.OnPress(func(_ string, next table.MoveSequence) {
		if m, ok := next(engine.Clone(p.state)); ok {
			made = append(made, m)
		}
	})
	for _, n := range p.play.Nodes(a, nil) {
		if !n.Enabled() || n.Role != "move" || n.Label == "" {
			continue
		}
		made = nil
		if n.Press(); len(made) == 0 || !a.IsLegal(made[0]) || !n.Primary && !p.play.IsPass(made[0]) {
			continue
		}
		after := engine.Clone(p.state)
		if after.Play(made[0], nil) == nil {
			out[n.Label] = meaning{made[0], after.Turn() != p.state.Turn()}
		}
	}
	table.NotifyAllShown(p.play, p.state)
	return out
}
