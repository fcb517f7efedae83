package shelf

import (
	"testing"

	"gulch/engine"
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
