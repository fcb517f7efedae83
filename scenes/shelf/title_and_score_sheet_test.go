package shelf

import (
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestTitleShowsProgressAndLeader checks that the title screen shows the progress of an open game
// and its last event, and that it shows the leader only for games with public scores.
func TestTitleShowsProgressAndLeader(t *testing.T) {
	leads := map[string]bool{"boomtown": true, "dakota": true, "sierrawest": true, "westernlegends": true}
	for _, g := range Games() {
		info := g.Rules.Info()
		t.Run(info.ID, func(t *testing.T) {
			app := tabletest.App(t, g.Rules)
			m, err := match.New(g.Rules, match.Setup{Seats: tabletest.Bots(max(info.MinSeats, 2)), Seed: 3}, nil)
			if err != nil {
				t.Fatal(err)
			}
			led := false
			for i := 0; i < 200 && m.Turn() != engine.NoSeat; i++ {
				legal := m.Legal()
				if _, err := m.Play(legal[i%len(legal)]); err != nil {
					t.Fatal(err)
				}
				if i%40 != 39 {
					continue
				}
				s := table.StandingOf(m, g.New(app, m.Setup().Seats))
				if s.Turn == "" || s.LastEvent == "" {
					t.Errorf("after %d moves table.StandingOf returns %+v, expected When and Last to be set", i+1, s)
				}
				led = led || s.Leader != ""
			}
			if led != leads[info.ID] {
				t.Errorf("table.StandingOf names a leader: %v, expected %v", led, leads[info.ID])
			}
		})
	}
}

// TestScoreSheetsHaveIcons checks that every line of a score sheet has an icon that exists.
func TestScoreSheetsHaveIcons(t *testing.T) {
	for _, g := range append(Games(), Example) {
		info := g.Rules.Info()
		app := tabletest.App(t, g.Rules)
		for _, p := range audit.Plans(info) {
			s, err := g.Rules.New(p.Seats, p.Options, 1)
			if err != nil {
				t.Fatal(err)
			}
			play := g.New(app, tabletest.Bots(p.Seats))
			coins := 0
			for _, line := range s.Sheet() {
				icon := play.ScoreIcon(line.Name)
				if icon == "" {
					coins++
				} else if !app.Kit.HasIcon(icon) {
					t.Errorf("%s: the table's ScoreIcon returns the icon %q for the score line %q, but there is no "+
						"such icon", info.Name, icon, line.Name)
				}
			}
			if coins > 1 {
				t.Errorf("%s: %d lines of the score sheet have no icon and differ only in color, expected at most "+
					"one: see the table's ScoreIcon", info.Name, coins)
			}
		}
	}
}
