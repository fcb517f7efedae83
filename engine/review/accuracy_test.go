package review

import (
	"math"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
)

// TestAccuracyScaleOf checks that solo games have a scale for each mode and automatic opponent, and
// other games a single scale.
func TestAccuracyScaleOf(t *testing.T) {
	setup := match.Setup{Seats: make([]match.Seat, 2), Options: engine.Options{"mode": "gold_rush"}}
	if got, want := AccuracyScaleOf("sierrawest", setup), (AccuracyScale{Game: "sierrawest"}); got != want {
		t.Errorf("the scale of two seats is %+v, want %+v", got, want)
	}
	setup.Seats = setup.Seats[:1]
	if got := AccuracyScaleOf("sierrawest", setup); !got.Alone || got.Mode != "gold_rush" {
		t.Errorf("the scale of a solo game is %+v, want one with its mode", got)
	}
}

// TestLosses checks that the measured losses of the levels can be read, and that the accuracies of
// the levels increase from 50 for easy. It does so for tables with several seats and for every mode
// and opponent of solo games.
func TestLosses(t *testing.T) {
	all, err := Losses()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		for _, at := range tables(g.Info()) {
			was := 0.0
			for _, l := range all {
				if l.AccuracyScale != at {
					continue
				}
				now := Accuracy(at, float64(l.Lost)/1e5)
				if now <= was {
					t.Errorf("%+v: %s has an accuracy of %.0f, want more than the weaker level's %.0f", at, l.Level,
						now, was)
				}
				if l.Level == "easy" && math.Abs(now-50) > 1e-6 {
					t.Errorf("%+v: easy has an accuracy of %.1f, want 50", at, now)
				}
				was = now
			}
			if least := map[bool]float64{false: 85, true: 50}[at.Alone]; was < least {
				t.Errorf("%+v: the strongest measured level has an accuracy of %.0f, which is too low", at, was)
			}
		}
	}
	if a := Accuracy(AccuracyScale{Game: "a game that nobody measured"}, defaultHalf); a != 50 {
		t.Errorf("the accuracy at an unknown table is %v", a)
	}
}

// tables returns the scales of accuracy of a game: one for each kind of table that has its own
// scale.
func tables(info engine.Info) []AccuracyScale {
	all := []AccuracyScale{{Game: info.ID}}
	if info.MinSeats > 1 {
		return all
	}
	values := func(id string) []engine.Value {
		for _, o := range info.Options {
			if o.ID == id {
				return o.Values
			}
		}
		return []engine.Value{{}}
	}
	for _, mode := range values(bot.ModeOption) {
		for _, rival := range values(bot.RivalOption) {
			setup := match.Setup{Seats: make([]match.Seat, 1), Options: engine.Options{bot.ModeOption: mode.ID,
				bot.RivalOption: rival.ID}}
			all = append(all, AccuracyScaleOf(info.ID, setup))
		}
	}
	return all
}
