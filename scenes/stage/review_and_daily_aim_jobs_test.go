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
		return nil, engine.Errorf("there's no game %q", id)
	}
	return nuggets.Game, nil
}

var nuggetSetup = match.Setup{Seats: []match.Seat{{Name: "Ada"}, {Name: "Lobo", Bot: "medium"},
	{Name: "Kit", Bot: "easy"}}, Seed: 4, BotSeed: 9}

// runRemotely runs a job as the Web Worker does, with the given handlers, and decodes its reports.
func runRemotely(t *testing.T, job work.RemoteJob, crafts work.Handlers) {
	t.Helper()
	kind, about, err := job.Encode()
	if err != nil {
		t.Fatal(err)
	}
	e, err := crafts[kind](about)
	if err != nil {
		t.Fatal(err)
	}
	if err := job.Decode("", false); err != nil || e.Report() != "" {
		t.Fatalf("there is a report %q before the end, error %v", e.Report(), err)
	}
	for !e.Step(1000) {
	}
	if job.Decode("{", true) == nil {
		t.Error("an invalid report is accepted")
	}
	if err := job.Decode(e.Report(), true); err != nil {
		t.Fatal(err)
	}
}

// playedNuggets returns a finished game of Nuggets.
func playedNuggets(t *testing.T) *match.Match {
	t.Helper()
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
	return m
}

// TestRemoteReviewsMatchLocal checks that reviews and targets computed by the Web Worker's handlers
// equal those computed in this process.
func TestRemoteReviewsMatchLocal(t *testing.T) {
	crafts := work.Handlers{ReviewKind: ReviewHandler(findNuggets), AimKind: AimHandler(findNuggets)}
	m := playedNuggets(t)
	job := func() *reviewJob {
		replay, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		w, err := review.New(replay)
		if err != nil {
			t.Fatal(err)
		}
		return &reviewJob{Reviewer: w, record: m.Record()}
	}
	here, there := job(), job()
	for !here.Step(1000) {
	}
	runRemotely(t, there, crafts)
	want, _ := here.result()
	if got, err := there.result(); err != nil || len(got.Chances) == 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("the remote review is %+v, the local one %+v, error %v", got, want, err)
	}
	if there.Decode(`{"chances":[[1,0,0]]}`, true) == nil {
		t.Error("a review with other positions than the game is accepted")
	}

	setup := nuggetSetup
	setup.Seats[0].Bot = ""
	a, _ := newAimJob(nuggets.Game, setup)
	b, _ := newAimJob(nuggets.Game, setup)
	for !a.Step(1000) {
	}
	runRemotely(t, b, crafts)
	points, rank, _ := a.result()
	if p, r, err := b.result(); err != nil || p != points || r != rank || b.Progress() == 1 {
		t.Errorf("the remote aim is rank %d with %d points, the local one rank %d with %d points, error %v", r, p, rank,
			points, err)
	}
}

// TestRemoteStudiesMatchLocal checks that a study computed by the Web Worker's handler equals the
// one computed in this process, and that the study of another seat is refused.
func TestRemoteStudiesMatchLocal(t *testing.T) {
	m := playedNuggets(t)
	job := func() *studyJob {
		replay, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		s, err := review.NewStudy(replay, 1)
		if err != nil {
			t.Fatal(err)
		}
		return &studyJob{Study: s, record: m.Record(), seat: 1}
	}
	here, there := job(), job()
	for !here.Step(1000) {
	}
	runRemotely(t, there, work.Handlers{StudyKind: StudyHandler(findNuggets)})
	want, _ := here.result()
	if got, err := there.result(); err != nil || got.Seat != 1 || !reflect.DeepEqual(got, want) {
		t.Errorf("the remote study is %+v, the local one %+v, error %v", got, want, err)
	}
	if there.Decode(`{"seat":0}`, true) == nil {
		t.Error("the study of another seat is accepted")
	}
}

func TestHandlersRefuseInvalidInput(t *testing.T) {
	whole := string(playedNuggets(t).Text())
	damaged := whole[:len(whole)-3]
	for _, about := range []string{"", "{}", `{"game":"whist","setup":{}}`,
		`{"game":"nuggets","setup":{"seats":[],"seed":1,"bot_seed":1}}`, damaged} {
		if _, err := AimHandler(findNuggets)(about); err == nil {
			t.Errorf("the handler of aims accepts %q", about)
		}
		if _, err := ReviewHandler(findNuggets)(about); err == nil {
			t.Errorf("the handler of reviews accepts %q", about)
		}
		for _, seat := range []string{"", "x\n", "1\n"} {
			if _, err := StudyHandler(findNuggets)(seat + about); err == nil {
				t.Errorf("the handler of studies accepts %q", seat+about)
			}
		}
	}
}
