package review

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"gulch/engine"
	"gulch/engine/boomtown"
	"gulch/engine/bot"
	"gulch/engine/match"
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
		if x.Seat != 0 || x.Played != m.Steps()[x.At].Text || x.Cost() < minLoss ||
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
	// the chances are those of the chart, which ends with the result of the game
	chances := cmpopts.IgnoreFields(Mistake{}, "BestChance", "PlayedChance")
	if diff := cmp.Diff(before, findings(t, until, 0, 4096).Mistakes, chances); diff != "" {
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

// TestStudiesOfGamesWithDefects checks that a study and a review end with the error of a game that
// refuses its own recorded moves.
func TestStudiesOfGamesWithDefects(t *testing.T) {
	const want = "can't repeat move 1"
	m, refuse := endgameMatch(t, withDice, "take 1", "dig", "dig", "take 24")
	study := afterSurvey(t, m, 1)
	w, err := New(replayOf(t, m))
	if err != nil {
		t.Fatal(err)
	}
	for w.stage == surveying {
		w.Step(1)
	}
	w.at, w.candidates, w.turns, w.stage = 0, []candidate{{at: 3}}, nil, closely
	draws := &luck{replay: replayOf(t, m), look: bot.NewSampledEval(seed)}
	late := &luck{replay: replayOf(t, m), look: bot.NewSampledEval(seed)}
	if err := late.replay.Seek(1); err != nil {
		t.Fatal(err)
	}

	*refuse = true
	defer func() { *refuse = false }()
	if !w.Step(1) {
		t.Error("the review goes on after an error")
	}
	if _, err := w.Review(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("the review has the error %v, want one with %q", err, want)
	}
	if study.endDecision(); study.err == nil {
		t.Fatal("the study goes on after a decision that cannot be repeated")
	}
	if _, err := study.Findings(); err == nil || !strings.Contains(err.Error(), "can't repeat move") {
		t.Errorf("the study has the error %v, want that of the replay", err)
	}
	broken, err := NewStudy(draws.replay, 1)
	for err == nil && !broken.Step(1) {
	}
	if _, err := broken.Findings(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("the study of a broken game has the error %v, want one with %q", err, want)
	}
	for name, l := range map[string]*luck{"before": draws, "after": late} {
		if done, err := l.step(); !done || err == nil || !strings.Contains(err.Error(), "can't repeat move") {
			t.Errorf("at a position %s a draw the step of luck returns %v, %v; want the error of the replay", name,
				done,
				err)
		}
	}
}
