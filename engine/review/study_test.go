package review

import (
	"math"
	"slices"
	"testing"

	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"

	"github.com/google/go-cmp/cmp"
)

// gameWithBlunder plays a game of Boomtown in which all moves are good except for one blunder of
// the first seat. It returns the index of the blunder.
func gameWithBlunder(t *testing.T) (m *match.Match, blunder int) {
	t.Helper()
	setup := match.Setup{Seed: 11, BotSeed: 6, Seats: []match.Seat{{Name: "Ada", Bot: "hard"},
		{Name: "Bob", Bot: "medium"}, {Name: "Cleo", Bot: "medium"}}}
	m, err := match.New(boomtown.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	good, err := bot.New("hard:iterations=1500", 1)
	if err != nil {
		t.Fatal(err)
	}
	blunder = -1
	for !m.Over() {
		move := bot.Choose(good, m.State())
		if all := good.Opinions(nil); blunder < 0 && m.Turn() == 0 && len(all) > 1 &&
			all[0].Result-all[len(all)-1].Result > 0.15 {
			blunder, move = len(m.Steps()), all[len(all)-1].Move
		}
		if _, err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return m, blunder
}

func findings(t *testing.T, m *match.Match, seat engine.Seat, slice int) Findings {
	t.Helper()
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewStudy(r, seat)
	if err != nil {
		t.Fatal(err)
	}
	last := 0.0
	for !s.Step(slice) {
		if p := s.Progress(); p < last-1e-9 || p > 1 {
			t.Fatalf("Progress goes back from %v to %v", last, p)
		} else {
			last = p
		}
	}
	f, err := s.Findings()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestStudyFindsBlunders checks that a deliberate blunder is found. Every reported mistake must
// cost enough, and the good moves listed with it must be legal and differ from it. The findings
// must not depend on the size of the steps.
func TestStudyFindsBlunders(t *testing.T) {
	m, blunder := gameWithBlunder(t)
	f := findings(t, m, 0, 997)
	if !slices.ContainsFunc(f.Mistakes, func(x Mistake) bool { return x.At == blunder }) {
		t.Errorf("the blunder at decision %d is not among the mistakes %+v", blunder, f.Mistakes)
	}
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range f.Mistakes {
		if err := r.Seek(x.At); err != nil {
			t.Fatal(err)
		}
		if x.Seat != 0 || x.Played != m.Steps()[x.At].Text || x.Cost() < minLoss || x.Cost()-x.Margin < minSureLoss ||
			slices.Contains(x.Good, x.Played) {
			t.Errorf("reported as a mistake, but it is none: %+v", x)
		}
		for _, move := range x.Good {
			if _, err := r.State().Parse(move); err != nil {
				t.Errorf("at decision %d the good move %q is illegal or the played one: %v", x.At, move, err)
			}
		}
	}
	if diff := cmp.Diff(f, findings(t, m, 0, 1<<20)); diff != "" {
		t.Error("another step size gives other findings: ", diff)
	}
}

// TestStudyIgnoresLaterEvents checks that a mistake is judged only by what the seat could know:
// other dice and moves later in the game must not change the result.
func TestStudyIgnoresLaterEvents(t *testing.T) {
	m, blunder := gameWithBlunder(t)
	r, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	until, err := r.Branch(blunder+1, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	var before []Mistake
	for _, x := range findings(t, m, 0, 4096).Mistakes {
		if x.At <= blunder {
			before = append(before, x)
		}
	}
	if diff := cmp.Diff(before, findings(t, until, 0, 4096).Mistakes); diff != "" {
		t.Error("the mistakes change if the rest of the game does: ", diff)
	}
}

// TestLuckIsShared checks that luck does not depend on which seat is studied, and that the luck of
// all seats adds up to 0.
func TestLuckIsShared(t *testing.T) {
	m, _ := gameWithBlunder(t)
	sum, most := 0.0, 0.0
	for seat := range engine.Seat(3) {
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		l := &luck{replay: r, seat: seat, look: bot.NewSampledEval(seed)}
		for done := false; !done; {
			if done, err = l.step(); err != nil {
				t.Fatal(err)
			}
		}
		sum += l.sum
		most = max(most, l.sum, -l.sum)
	}
	if sum > 0.01 || sum < -0.01 || most < 0.01 {
		t.Errorf("the luck of all seats adds up to %v, want about 0; the largest is %v", sum, most)
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
