package stage

import (
	"encoding/json"
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/work"
)

// The kinds of jobs that the app can have a second run of the program do.
const (
	ReviewKind = "review"
	AimKind    = "aim"
)

// reviewJob is a review, made here or elsewhere.
type reviewJob struct {
	*review.Work
	record match.Record
	heard  *review.Review // made elsewhere
}

// Tell is that of work.Told: a review is about a record.
func (j *reviewJob) Tell() (kind, about string, err error) {
	text, err := j.record.Text()
	return ReviewKind, string(text), err
}

// Hear is that of work.Told.
func (j *reviewJob) Hear(report string, done bool) error {
	if !done {
		return nil
	}
	var r review.Review
	if err := engine.DecodeStrict([]byte(report), &r); err != nil {
		return err
	}
	if len(r.Chances) != len(j.record.Entries)+1 {
		return fmt.Errorf("stage: the review is of another game")
	}
	j.heard = &r
	return nil
}

// result returns the review.
func (j *reviewJob) result() (review.Review, error) {
	if j.heard != nil {
		return *j.heard, nil
	}
	return j.Review()
}

// reviewErrand is a review as whoever was told of it makes it.
type reviewErrand struct{ *review.Work }

// Report is that of work.Errand: nothing before the end, and where the review failed nothing at all.
func (e reviewErrand) Report() string {
	r, err := e.Review()
	if err != nil {
		return ""
	}
	text, err := json.Marshal(r)
	if err != nil {
		return ""
	}
	return string(text)
}

// toldReplay is the game of a record that was told whole: a damaged one is an error.
func toldReplay(find match.Finder, record string) (*match.Replay, error) {
	replay, damage, err := match.NewReplay(find, []byte(record))
	if err == nil && damage != nil {
		err = damage
	}
	return replay, err
}

// ReviewCraft makes errands of reviews that were told.
func ReviewCraft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		replay, err := toldReplay(find, about)
		if err != nil {
			return nil, err
		}
		w, err := review.New(replay)
		return reviewErrand{w}, err
	}
}

// aimJob looks for today's aim, here or elsewhere.
type aimJob struct {
	*review.Aim
	about aimAbout
	heard *aimReport
}

// aimAbout is what an aim is about, and aimReport what it comes to.
type (
	aimAbout struct {
		Game  string      `json:"game"`
		Setup match.Setup `json:"setup"`
	}
	aimReport struct {
		Points int `json:"points"`
		Rank   int `json:"rank"`
	}
)

func newAimJob(game engine.Game, setup match.Setup) (*aimJob, error) {
	aim, err := review.NewAim(game, setup, 0)
	return &aimJob{Aim: aim, about: aimAbout{game.Info().ID, setup}}, err
}

// Tell is that of work.Told.
func (j *aimJob) Tell() (kind, about string, err error) {
	text, err := json.Marshal(j.about)
	return AimKind, string(text), err
}

// Hear is that of work.Told.
func (j *aimJob) Hear(report string, done bool) error {
	if !done {
		return nil
	}
	var r aimReport
	if err := engine.DecodeStrict([]byte(report), &r); err != nil {
		return err
	}
	j.heard = &r
	return nil
}

// result returns the points and the rank to aim at.
func (j *aimJob) result() (points, rank int, err error) {
	if j.heard != nil {
		return j.heard.Points, j.heard.Rank, nil
	}
	return j.Result()
}

// aimErrand is the look for an aim as whoever was told of it does it.
type aimErrand struct{ *review.Aim }

// Report is that of work.Errand: nothing before the end, and where it failed nothing at all.
func (e aimErrand) Report() string {
	if e.Progress() < 1 {
		return ""
	}
	points, rank, err := e.Result()
	if err != nil {
		return ""
	}
	return fmt.Sprintf(`{"points":%d,"rank":%d}`, points, rank)
}

// AimCraft makes errands of aims that were told.
func AimCraft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		var a aimAbout
		if err := engine.DecodeStrict([]byte(about), &a); err != nil {
			return nil, err
		}
		game, err := find(a.Game)
		if err != nil {
			return nil, err
		}
		aim, err := review.NewAim(game, a.Setup, 0)
		return aimErrand{aim}, err
	}
}
