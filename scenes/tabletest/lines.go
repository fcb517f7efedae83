package tabletest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/scenes/stage"
	"gulch/scenes/table"
)

// Lines plays games and holds the log of a table to the events: every kind of event has a line, but for those listed in quiet
// with a reason, a line names nobody but those whom its event concerns, but for those listed in naming, and all that it speaks of is put in.
func Lines(t *testing.T, game table.Game, quiet, naming map[string]string) {
	t.Helper()
	for _, wrong := range unsaid(App(t, game.Rules), game, quiet, naming) {
		t.Error(wrong)
	}
}

// linedGames is how many games are listened to.
const linedGames = 12

// unsaid returns what is wrong with the log of a table.
func unsaid(app *stage.App, game table.Game, quiet, naming map[string]string) (wrong []string) {
	info := game.Rules.Info()
	said, met := map[engine.EventKind]bool{}, map[engine.EventKind]bool{}
	told := map[string]bool{}
	for _, setup := range setups(info, info.MinSeats, linedGames, 0) {
		seats := setup.Seats
		for i := range seats {
			seats[i].Name = fmt.Sprintf("<%d>", i)
		}
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			return []string{err.Error()}
		}
		play := game.New(app, seats)
		table.Reveal(play, engine.AllSeats(len(seats)))
		window, area := Wide()
		first, err := m.First()
		if err != nil {
			return []string{err.Error()}
		}
		table.Show(play, first, window, area)
		chance := engine.NewChance(setup.Seed, 5)
		listen := func(events []engine.Event) {
			for _, e := range events {
				met[e.Kind] = true
				_, line := play.Line(e)
				said[e.Kind] = said[e.Kind] || line != ""
				if name := info.EventName(e.Kind); garbled.MatchString(line) && !told["!"+name] {
					told["!"+name] = true
					wrong = append(wrong, fmt.Sprintf("%s: the log line of %s has verbs that nothing is put in for, or something else than they want: %q",
						info.ID, name, line))
				}
				for i := range seats {
					p := engine.Seat(i)
					if e.Seat == engine.NoSeat && e.Other == engine.NoSeat {
						break // it concerns the table, and may name anybody
					}
					if name := info.EventName(e.Kind); strings.Contains(line, seats[i].Name) && p != e.Seat && p != e.Other && !told[name] && naming[name] == "" {
						told[name] = true
						wrong = append(wrong, fmt.Sprintf("%s: the log line of %s names %s, whom the event does not concern (seat %d, other %d): %s",
							info.ID, name, seats[i].Name, e.Seat, e.Other, line))
					}
				}
				table.Animate(play, e).Complete()
			}
		}
		listen(m.Opening())
		for !m.Over() {
			events, err := m.Play(choose(m.State(), m.Legal(), &chance))
			if err != nil {
				return append(wrong, err.Error())
			}
			listen(events)
		}
	}
	for k := range met {
		name := info.EventName(k)
		switch why, listed := quiet[name]; {
		case listed && said[k]:
			wrong = append(wrong, fmt.Sprintf("%s: %s is listed as quiet, but the log says it", info.ID, name))
		case listed && why == "":
			wrong = append(wrong, fmt.Sprintf("%s: %s is listed as quiet without a reason", info.ID, name))
		case !listed && !said[k]:
			wrong = append(wrong, fmt.Sprintf("%s: the log says nothing of %s: Line has to tell it, or it is listed as quiet with a reason",
				info.ID, name))
		}
	}
	slices.Sort(wrong)
	return wrong
}
