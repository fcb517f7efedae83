package tabletest

import (
	"fmt"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/motion"
	"gulch/scenes/table"
)

// holdFaults returns a message for each reason why the table does not wait at the event of x
// although it should: for the result of a roll or a fight, or before the end of a day. play is the
// game UI of the table.
func holdFaults(info engine.Info, play table.GameUI, x *table.EventAnimation) (wrong []string) {
	name, holds, all := info.EventName(x.Kind), play.Holds(), x.Animations()
	if len(play.Dice(x.Event)) > 0 && !slices.Contains(holds.Results, x.Kind) {
		wrong = append(wrong, fmt.Sprintf("%s: the event %s rolls dice, but the roll does not stay until it was "+
			"seen: name the event in the Results of the table's Holds", info.ID, name))
	}
	if !x.Watched() {
		return wrong
	}
	if slices.Contains(holds.Results, x.Kind) && !x.Redacted && !slices.ContainsFunc(all, isHold) {
		wrong = append(wrong, fmt.Sprintf("%s: the result %s does not stay until it was seen: no animation of it "+
			"is a text in real time of %d ms at which a press stops", info.ID, name, table.ResultTime))
	}
	if slices.Contains(holds.Endings, x.Kind) && (len(all) == 0 || !isHold(all[0])) {
		wrong = append(wrong, fmt.Sprintf("%s: what was shown before the event %s does not stay until it was seen: "+
			"its first animation is no pause of %d ms in real time", info.ID, name, table.ResultTime))
	}
	return wrong
}

// isHold reports whether an animation stays until it was seen: for [table.ResultTime] at every
// speed, also after the press that skips what comes before it. What follows waits for it.
func isHold(a *motion.Animation) bool {
	return a.RealTime && a.Stop && a.IsText && a.Length >= table.ResultTime && a.Next == 0
}

// heldGames is the maximum number of games that CheckHeld plays.
const heldGames = 40

// CheckHeld plays games and checks that the table waits at events of the given kinds until they
// were seen, see [table.Holds]. The kinds are a list of the test's own, so that an event that the
// table's Holds forget is noticed.
func CheckHeld(t *testing.T, game table.Game, kinds ...engine.EventKind) {
	t.Helper()
	info := game.Rules.Info()
	seen := map[engine.EventKind]bool{}
	for i, setup := range setups(info, 2, heldGames, 300) {
		setup.Seats = Bots(len(setup.Seats))
		setup.Seats[0].Bot = "" // a table waits only if a person is there
		m, err := match.New(game.Rules, setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		first, err := m.First()
		if err != nil {
			t.Fatal(err)
		}
		play := game.New(App(t, game.Rules), setup.Seats)
		table.RevealSeats(play, engine.AllSeats(len(setup.Seats)))
		window, area := WideWindow()
		table.ShowPosition(play, first, window, area)
		chance := engine.NewChance(uint64(i), 0x4e)
		for made := 0; len(seen) < len(kinds); made++ {
			events, err := m.Told(made)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				x := table.Animate(play, e)
				all := x.Animations()
				if slices.Contains(kinds, e.Kind) {
					if !seen[e.Kind] && !slices.ContainsFunc(all, isHold) {
						t.Errorf("%s: the event %s does not stay until it was seen", info.ID, info.EventName(e.Kind))
					}
					seen[e.Kind] = true
				}
				x.EnsureApplied()
			}
			table.NotifyAllShown(play, m.State())
			if m.Over() {
				break
			}
			if _, err := m.Play(choose(m.State(), m.Legal(), &chance)); err != nil {
				t.Fatal(err)
			}
		}
		if len(seen) == len(kinds) {
			return
		}
	}
	for _, k := range kinds {
		if !seen[k] {
			t.Errorf("%s: no game has the event %s, so it was not checked", info.ID, info.EventName(k))
		}
	}
}
