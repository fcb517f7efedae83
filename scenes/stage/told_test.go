package stage

import (
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/engine/nuggets"
	"gulch/engine/review"
	"gulch/scenes/work"
)

func findNuggets(id string) (engine.Game, error) {
	if id != nuggets.Game.Info().ID {
		return nil, engine.Errorf("there is no game %q", id)
	}
	return nuggets.Game, nil
}

var nuggetSetup = match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Lobo", Bot: "medium"}, {Name: "Kit", Bot: "easy"}}, Seed: 4, BotSeed: 9}

// elsewhere does a job as a second run of the program does, and lets it hear.
func elsewhere(t *testing.T, job work.Told, crafts work.Crafts) {
	t.Helper()
	kind, about, err := job.Tell()
	if err != nil {
		t.Fatal(err)
	}
	e, err := crafts[kind](about)
	if err != nil {
		t.Fatal(err)
	}
	if err := job.Hear("", false); err != nil || e.Report() != "" {
		t.Fatalf("it reports %q before its end, %v", e.Report(), err)
	}
	for !e.Step(1000) {
	}
	if job.Hear("{", true) == nil {
		t.Error("nonsense is heard")
	}
	if err := job.Hear(e.Report(), true); err != nil {
		t.Fatal(err)
	}
}

// A review and an aim that are made elsewhere are those that are made here.
func TestToldReviewsAreTheSame(t *testing.T) {
	crafts := work.Crafts{ReviewKind: ReviewCraft(findNuggets), AimKind: AimCraft(findNuggets)}
	m, err := match.New(nuggets.Game, nuggetSetup, nil)
	if err != nil {
		t.Fatal(err)
	}
	mind, _ := bot.New("easy", 3)
	for !m.Over() {
		if _, err := m.Play(bot.Choose(mind, m.State())); err != nil {
			t.Fatal(err)
		}
	}
	job := func() *reviewJob {
		replay, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		w, err := review.New(replay)
		if err != nil {
			t.Fatal(err)
		}
		return &reviewJob{Work: w, record: m.Record()}
	}
	here, there := job(), job()
	for !here.Step(1000) {
	}
	elsewhere(t, there, crafts)
	want, _ := here.result()
	if got, err := there.result(); err != nil || len(got.Chances) == 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("elsewhere the review is %+v, here %+v, %v", got, want, err)
	}

	setup := nuggetSetup
	setup.Seats[0].Bot = ""
	a, _ := newAimJob(nuggets.Game, setup)
	b, _ := newAimJob(nuggets.Game, setup)
	for !a.Step(1000) {
	}
	elsewhere(t, b, crafts)
	points, rank, _ := a.result()
	if p, r, err := b.result(); err != nil || p != points || r != rank || b.Progress() == 1 {
		t.Errorf("elsewhere one is to come in as number %d with %d points, here %d with %d, %v", r, p, rank, points, err)
	}
}

func TestNonsenseIsNotBegun(t *testing.T) {
	for _, about := range []string{"", "{}", `{"game":"whist","setup":{}}`, `{"game":"nuggets","setup":{"seats":[],"seed":1,"bot_seed":1}}`} {
		if _, err := AimCraft(findNuggets)(about); err == nil {
			t.Errorf("an aim is looked for in %q", about)
		}
		if _, err := ReviewCraft(findNuggets)(about); err == nil {
			t.Errorf("%q is reviewed", about)
		}
	}
}
