package table

import (
	"fmt"
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/table/session"
	"gulch/scenes/talk"
)

// newPacedTable returns a table of four bots with the given speed setting; the first bot has a slow
// persona.
func newPacedTable(t *testing.T, speed stage.Speed) *Table {
	t.Helper()
	setup := match.Setup{Seed: 1}
	for _, persona := range []string{"josiah", "dutch", "kit", "mei"} {
		setup.Seats = append(setup.Seats, match.Seat{Name: persona, Bot: "easy", Persona: persona})
	}
	m, err := match.New(rules.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	tb := &Table{environment: environment{app: &stage.App{Settings: stage.DefaultSettings()}, gameUI: &noisy{},
		session: session.New(setup.Seats)}}
	tb.connectParts()
	tb.session.Match = m
	tb.app.Settings.Speed = speed
	tb.present.behavior = tb.present.newBehavior()
	return tb
}

// TestBotDelays checks that a bot's first decision is delayed long enough to be followed, and that
// the delays of a turn of many decisions stay within turnTime.
func TestBotDelays(t *testing.T) {
	const tick = 1000.0 / 60
	for _, c := range []struct {
		speed       stage.Speed
		least, most float64 // clock ms: least delay of one decision, most of all six
	}{
		{stage.Normal, minBotDelay, turnTime}, {stage.Relaxed, minBotDelay / 0.6, turnTime / 0.6},
		{stage.Brisk, minBotDelay / 2, turnTime / 2}, {stage.AtOnce, 0, 0},
	} {
		tb := newPacedTable(t, c.speed)
		seat := tb.session.Match.Turn()
		total := 0.0
		for decision := range 6 {
			tb.present.behavior.beginDecision(seat)
			wait := tb.present.botDelay()
			if decision == 0 && wait < c.least {
				t.Errorf("speed %s: the first decision is delayed by %.0f ms, want at least %.0f", c.speed, wait,
					c.least)
			}
			for waited := 0.0; waited < wait; waited += tick {
				tb.present.addTurnTime(tick)
				total += tick
			}
		}
		if total > c.most+6*tick {
			t.Errorf("speed %s: the delays of six decisions of one turn add up to %.0f ms, want at most %.0f", c.speed,
				total, c.most)
		}
		tb.present.behavior.beginDecision(seat + 1)
		if tb.present.behavior.elapsed != 0 {
			t.Errorf("the turn of the next bot starts with %.0f ms used up, want 0", tb.present.behavior.elapsed)
		}
	}
}

// TestAnimationsShareTurnBudget checks that the animations of a turn take at most turnTime, however
// long they are, and that short animations are hardly accelerated.
func TestAnimationsShareTurnBudget(t *testing.T) {
	const tick = 1000.0 / 60
	for _, c := range []struct{ motions, most float64 }{{300, 330}, {1200, 1000}, {5500, 2350}, {8000, 2500},
		{20_000, 2600}} {
		tb := newPacedTable(t, stage.Normal)
		tb.present.behavior.resetTurnBudget()
		tb.timeline.Add(motion.Animation{Length: c.motions})
		took := 0.0
		for tb.timeline.Busy() {
			tb.timeline.Advance(tick * tb.present.animationSpeedUp())
			tb.present.addTurnTime(tick)
			took += tick
		}
		if took > c.most+2*tick {
			t.Errorf("animations of %.0f ms take %.0f ms, want at most %.0f", c.motions, took, c.most)
		}
	}
}

// TestLeaderChangesMakeMoments checks that a change of the lead gives both the new and the old
// leader a moment to remark on.
func TestLeaderChangesMakeMoments(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.gameUI = nil
	for range 200 {
		if tb.session.Match.Over() {
			break
		}
		if _, err := tb.session.Match.Play(tb.session.Match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		tb.present.noticeLeader()
	}
	kinds := map[talk.Kind]int{}
	for _, m := range tb.present.behavior.moments {
		kinds[m.Kind]++
	}
	if kinds[talk.Lead] == 0 || kinds[talk.Lead] != kinds[talk.Fall] {
		t.Errorf("there are %d moments of taking the lead and %d of losing it, want as many and at least one",
			kinds[talk.Lead], kinds[talk.Fall])
	}
}

// TestRemarksLeaveTheLogFree checks that a bubble does not lie over the lines of the log, even if
// it covers targets of the board instead.
func TestRemarksLeaveTheLogFree(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.frame.window = ui.NewLayout(1280, 720)
	tb.frame.log = geom.R(980, 315, 260, 160)
	var nodes []ui.Node
	for i := range 36 {
		nodes = append(nodes, ui.Node{ID: fmt.Sprint("target ", i), Role: "move", Press: func() {},
			Rect: geom.R(4+80*float64(i%12), 4+238*float64(i/12), 78, 234)})
	}
	tb.Root.Set(tb.frame.window, nodes)
	tb.Root.KeepClear = []geom.Rect{geom.R(980, 20, 260, 290), geom.R(980, 480, 260, 220)}
	got := tb.frame.placeBubble(geom.R(735, 60, 225, 130), 135, 55, 70)
	if ui.Overlap(got, tb.frame.log) > 0 {
		t.Errorf("the bubble is at %.0f, over the log at %.0f", got, tb.frame.log)
	}
}

// TestRemarksStayNearTheSpeaker checks that a bubble which does not fit at the speaker's panel is
// near it, and not over the coach's list, even if nothing else is free.
func TestRemarksStayNearTheSpeaker(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.frame.window = ui.NewLayout(1280, 720)
	seat, coach := geom.R(340, 60, 300, 130), geom.R(980, 360, 260, 90)
	var nodes []ui.Node
	for i := range 12 { // the board is full of targets, but for a strip
		nodes = append(nodes, ui.Node{ID: string(rune('a' + i)), Role: "move", Press: func() {},
			Rect: geom.R(20+80*float64(i), 190, 78, 220)})
	}
	nodes = append(nodes, ui.Node{ID: "panel", Role: "move", Press: func() {}, Rect: geom.R(20, 20, 940, 168)})
	tb.Root.Set(tb.frame.window, nodes)
	tb.Root.KeepClear = []geom.Rect{coach, geom.R(980, 20, 260, 340), geom.R(980, 450, 260, 250)}
	got := tb.frame.placeBubble(seat, 150, 50, 64)
	if ui.Overlap(got, coach) > 0 || got.Center().Dist(seat.Center()) > 400 {
		t.Errorf("the bubble is at %.0f, want it near the panel at %.0f and not over the list at %.0f", got, seat, coach)
	}
}
