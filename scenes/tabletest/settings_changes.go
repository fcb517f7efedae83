package tabletest

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// CheckSettingsChanges plays games of a person against bots at their table, until the person has
// made the given number of decisions. Meanwhile the speed and the person's reaction settings change
// at random times, also during animations. It checks that the person is asked for every decision,
// and that the board then shows the position.
func CheckSettingsChanges(t *testing.T, game table.Game, decisions int) {
	t.Helper()
	app := App(t, game.Rules)
	for seed := uint64(3); decisions > 0 && seed < 40; seed++ {
		n, wrong := playWithChanges(app, game, seed, decisions)
		if wrong != "" {
			t.Fatalf("%s, seed %d: %s", game.Rules.Info().ID, seed, wrong)
		}
		decisions -= n
	}
}

// Time limits for waiting until the person has to decide again, in real time and in ticks. The
// check fails only if both are exceeded.
const (
	stuckTimeout = 20 * time.Second
	stuckTicks   = 3000
)

// playWithChanges plays a game in which the settings change at random times, until the person has
// made the given number of decisions. It returns how many were made, and a message if something
// went wrong, otherwise "".
func playWithChanges(app *stage.App, game table.Game, seed uint64, decisions int) (made int, wrong string) {
	info := game.Rules.Info()
	all := setups(info, min(3, info.MaxSeats), 1, seed)
	setup := all[seed%uint64(len(all))]
	setup.Seats[0].Bot = ""
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return 0, err.Error()
	}
	app.Settings.MarkIntroShown(info.ID)
	app.Settings.Confirm = stage.ConfirmNever
	scene, play, err := openTable(app, game, m)
	if err != nil {
		return 0, err.Error()
	}
	chance := engine.NewChance(seed, 7)
	waited, since := 0, time.Now()
	for made < decisions && !m.Over() {
		if chance.Below(9) == 0 {
			app.Settings.Speed = stage.Speeds()[chance.Below(len(stage.Speeds()))]
		}
		if kinds := play.Reactions(); len(kinds) > 0 && chance.Below(25) == 0 {
			asking := []table.AskMode{table.AskAlways, table.AskIfMatters, table.AskNever}[chance.Below(3)]
			scene.SetAskMode(0, kinds[chance.Below(len(kinds))].ID, asking)
		}
		scene.Update(&ui.Input{}, 1000.0/60)
		if scene.Busy || m.Turn() != 0 {
			if waited++; waited > stuckTicks && time.Since(since) > stuckTimeout {
				return made, fmt.Sprintf("the table is stuck after %d decisions: no decision of seat 0 came up "+
					"within %v and %d ticks after settings changed; seat %d is to "+
					"decide, busy %v", len(m.Steps()), stuckTimeout, stuckTicks, m.Turn(), scene.Busy)
			}
			if !scene.Moving {
				time.Sleep(100 * time.Microsecond)
			}
			continue
		}
		want, err := m.Board(engine.SeatsOf(0))
		if err != nil {
			return made, err.Error()
		}
		if got := table.BoardOf(play); !reflect.DeepEqual(got, want) {
			return made, fmt.Sprintf("after %d decisions the table's board differs from the position: %+v, "+
				"expected %+v", len(m.Steps()), got, want)
		}
		scene.PlayMove(m.Legal()[chance.Below(len(m.Legal()))])
		made, waited, since = made+1, 0, time.Now()
	}
	return made, ""
}
