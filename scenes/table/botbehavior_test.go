package table

import (
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/render/motion"
	"gulch/scenes/stage"
	"gulch/scenes/talk"
)

// newPacedTable returns a table of four bots at a speed, of which the first is a slow character.
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
	tb := &Table{app: &stage.App{Settings: stage.DefaultSettings()}, match: m, seats: setup.Seats, gameUI: &noisy{}}
	tb.app.Settings.Speed = speed
	tb.behavior = tb.newBehavior()
	return tb
}

// A bot's decision is awaited long enough to be followed, and a turn of many decisions does not drag on.
func TestBotDelays(t *testing.T) {
	const tick = 1000.0 / 60
	for _, c := range []struct {
		speed       stage.Speed
		least, most float64 // ms of the clock: of one decision, of a turn of four
	}{
		{stage.Normal, minBotDelay, turnTime}, {stage.Relaxed, minBotDelay / 0.6, turnTime / 0.6},
		{stage.Brisk, minBotDelay / 2, turnTime / 2}, {stage.AtOnce, 0, 0},
	} {
		tb := newPacedTable(t, c.speed)
		seat := tb.match.Turn()
		total := 0.0
		for decision := range 6 {
			tb.behavior.beginDecision(seat)
			wait := tb.botDelay()
			if decision == 0 && wait < c.least {
				t.Errorf("%s: the first decision is awaited for %.0f ms, want %.0f", c.speed, wait, c.least)
			}
			for waited := 0.0; waited < wait; waited += tick {
				tb.addTurnTime(tick)
				total += tick
			}
		}
		if total > c.most+6*tick {
			t.Errorf("%s: six decisions of one turn take %.0f ms, want at most %.0f", c.speed, total, c.most)
		}
		tb.behavior.beginDecision(seat + 1)
		if tb.behavior.elapsed != 0 {
			t.Error("the next bot begins late")
		}
	}
}

// However much there is to show after a decision, it is shown within the budget of a turn; little is not hurried.
func TestAnimationsShareTurnBudget(t *testing.T) {
	const tick = 1000.0 / 60
	for _, c := range []struct{ motions, most float64 }{{300, 330}, {1200, 1000}, {5500, 2350}, {8000, 2500}, {20_000, 2600}} {
		tb := newPacedTable(t, stage.Normal)
		tb.behavior.resetTurnBudget()
		tb.timeline.Add(motion.Animation{Length: c.motions})
		took := 0.0
		for tb.timeline.Busy() {
			tb.timeline.Advance(tick * tb.animationSpeedUp())
			tb.addTurnTime(tick)
			took += tick
		}
		if took > c.most+2*tick {
			t.Errorf("motions of %.0f ms take %.0f ms, want at most %.0f", c.motions, took, c.most)
		}
	}
}

// Who takes the first place from another is a reason to talk, for both.
func TestLeaderChangesMakeMoments(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.gameUI = nil
	for range 200 {
		if tb.match.Over() {
			break
		}
		if _, err := tb.match.Play(tb.match.Legal()[0]); err != nil {
			t.Fatal(err)
		}
		tb.noticeLeader()
	}
	kinds := map[talk.Kind]int{}
	for _, m := range tb.behavior.moments {
		kinds[m.Kind]++
	}
	if kinds[talk.Lead] == 0 || kinds[talk.Lead] != kinds[talk.Fall] {
		t.Errorf("the lead was taken %d times and lost %d times", kinds[talk.Lead], kinds[talk.Fall])
	}
}

// A bot's move that is not legal leaves a note, and the game goes on with one that is. Where nobody keeps notes it stops the test.
func TestIllegalBotMoveIsReportedAndReplaced(t *testing.T) {
	tb := newPacedTable(t, stage.Normal)
	tb.info = tb.match.Info()
	var notes []string
	tb.app.Note = func(what string) { notes = append(notes, what) }
	for range 5 {
		before := len(tb.match.Steps())
		if _, err := tb.playBotMove(tb.match.Turn(), engine.Move{Kind: 999}); err != nil || len(tb.match.Steps()) != before+1 {
			t.Fatalf("the game does not go on: %v", err)
		}
	}
	if len(notes) != 3 || !strings.Contains(notes[0], `the bot "easy" in seat`) || !strings.Contains(notes[0], `"deck"`) {
		t.Errorf("the notes are %q", notes)
	}
	tb.app.Note = nil
	defer func() {
		if recover() == nil {
			t.Error("in a test nothing stops")
		}
	}()
	_, _ = tb.playBotMove(tb.match.Turn(), engine.Move{Kind: 999})
}
