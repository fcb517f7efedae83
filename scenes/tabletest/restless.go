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

// Restless plays games of a person and bots at their table while the speed and what the person wants to be asked change all the time,
// in the midst of whatever is shown. Every decision comes to the person, and the board then shows the position.
func Restless(t *testing.T, game table.Game, decisions int) {
	t.Helper()
	app := App(t, game.Rules)
	for seed := uint64(3); decisions > 0 && seed < 40; seed++ {
		n, wrong := restless(app, game, seed, decisions)
		if wrong != "" {
			t.Fatalf("%s, seed %d: %s", game.Rules.Info().ID, seed, wrong)
		}
		decisions -= n
	}
}

// restlessTime is how long a decision of the person may be in coming, and restlessTicks in ticks.
const (
	restlessTime  = 20 * time.Second
	restlessTicks = 3000
)

// restless plays a game until a person has made so many decisions, and returns how many there were and what is wrong.
func restless(app *stage.App, game table.Game, seed uint64, decisions int) (made int, wrong string) {
	info := game.Rules.Info()
	all := setups(info, min(3, info.MaxSeats), 1, seed)
	setup := all[seed%uint64(len(all))]
	setup.Seats[0].Bot = ""
	m, err := match.New(game.Rules, setup, nil)
	if err != nil {
		return 0, err.Error()
	}
	app.Settings.Learn(info.ID)
	app.Settings.Confirm = stage.ConfirmNever
	scene, play, err := sit(app, game, m)
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
			asking := []table.Asking{table.AskAlways, table.AskIfMatters, table.AskNever}[chance.Below(3)]
			scene.SetAsking(0, kinds[chance.Below(len(kinds))].ID, asking)
		}
		scene.Update(&ui.Input{}, 1000.0/60)
		if scene.Busy || m.Turn() != 0 {
			if waited++; waited > restlessTicks && time.Since(since) > restlessTime {
				return made, fmt.Sprintf("after %d decisions nothing goes on: seat %d is to decide, busy %v", len(m.Steps()), m.Turn(), scene.Busy)
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
			return made, fmt.Sprintf("after %d decisions the board is not that of the position: %+v, want %+v", len(m.Steps()), got, want)
		}
		scene.Make(m.Legal()[chance.Below(len(m.Legal()))])
		made, waited, since = made+1, 0, time.Now()
	}
	return made, ""
}
