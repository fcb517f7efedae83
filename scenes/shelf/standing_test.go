package shelf

import (
	"testing"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// The title says of a game that waits how far it is and what happened last; and only of those whose points lie open to
// everybody, who leads.
func TestTitleSaysHowAGameStands(t *testing.T) {
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
				s := table.Standing(m, g.New(app, m.Setup().Seats))
				if s.When == "" || s.Last == "" {
					t.Errorf("after %d moves it stands as %+v", i+1, s)
				}
				led = led || s.Lead != ""
			}
			if led != leads[info.ID] {
				t.Errorf("says who leads: %v, want %v", led, leads[info.ID])
			}
		})
	}
}

// Every line of a score sheet has a sign that there is.
func TestScoreSheetsHaveSigns(t *testing.T) {
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
				icon := play.Source(line.Name)
				if icon == "" {
					coins++
				} else if !app.Kit.HasIcon(icon) {
					t.Errorf("%s: the sign %q of %s is missing", info.Name, icon, line.Name)
				}
			}
			if coins > 1 {
				t.Errorf("%s: %d lines of the score sheet are told apart by their colour alone", info.Name, coins)
			}
		}
	}
}
