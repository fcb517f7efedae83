package stage

import (
	"encoding/json"
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/work"
)

// The kinds of jobs that can run in the Web Worker: keys of [work.Crafts].
const (
	ReviewKind = "review"
	AimKind    = "aim"
)

// reviewJob computes a review here or in the Web Worker. It is a [work.Told].
type reviewJob struct {
	*review.Work
	record match.Record
	remote *review.Review // decoded from the worker, nil if computed here
}

// Tell implements work.Told. It encodes the record.
func (j *reviewJob) Tell() (kind, about string, err error) {
	text, err := j.record.Text()
	return ReviewKind, string(text), err
}

// Hear implements work.Told.
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
	j.remote = &r
	return nil
}

// result returns the review.
func (j *reviewJob) result() (review.Review, error) {
	if j.remote != nil {
		return *j.remote, nil
	}
	return j.Review()
}

// reviewTask is a review that runs in the Web Worker.
type reviewTask struct{ *review.Work }

// Report implements work.Errand. It returns "" until the review is done, and if it failed.
func (e reviewTask) Report() string {
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

// decodeReplay returns the replay of an encoded record. It returns an error if the record is
// damaged.
func decodeReplay(find match.Finder, record string) (*match.Replay, error) {
	replay, damage, err := match.NewReplay(find, []byte(record))
	if err == nil && damage != nil {
		err = damage
	}
	return replay, err
}

// ReviewCraft returns the handler that decodes reviews.
func ReviewCraft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		replay, err := decodeReplay(find, about)
		if err != nil {
			return nil, err
		}
		w, err := review.New(replay)
		return reviewTask{w}, err
	}
}

// aimJob computes the aim of a daily challenge here or in the Web Worker. It is a [work.Told].
type aimJob struct {
	*review.Aim
	request aimRequest
	remote  *aimReport
}

// aimRequest is the encoded input of an aim, and aimReport its encoded result.
type (
	aimRequest struct {
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
	return &aimJob{Aim: aim, request: aimRequest{game.Info().ID, setup}}, err
}

// Tell implements work.Told.
func (j *aimJob) Tell() (kind, about string, err error) {
	text, err := json.Marshal(j.request)
	return AimKind, string(text), err
}

// Hear implements work.Told.
func (j *aimJob) Hear(report string, done bool) error {
	if !done {
		return nil
	}
	var r aimReport
	if err := engine.DecodeStrict([]byte(report), &r); err != nil {
		return err
	}
	j.remote = &r
	return nil
}

// result returns the points and the rank to aim at.
func (j *aimJob) result() (points, rank int, err error) {
	if j.remote != nil {
		return j.remote.Points, j.remote.Rank, nil
	}
	return j.Result()
}

// aimTask is the computation of an aim in the Web Worker.
type aimTask struct{ *review.Aim }

// Report implements work.Errand. It returns "" until the aim is computed, and if that failed.
func (e aimTask) Report() string {
	if e.Progress() < 1 {
		return ""
	}
	points, rank, err := e.Result()
	if err != nil {
		return ""
	}
	return fmt.Sprintf(`{"points":%d,"rank":%d}`, points, rank)
}

// AimCraft returns the handler that decodes aims.
func AimCraft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		var a aimRequest
		if err := engine.DecodeStrict([]byte(about), &a); err != nil {
			return nil, err
		}
		game, err := find(a.Game)
		if err != nil {
			return nil, err
		}
		aim, err := review.NewAim(game, a.Setup, 0)
		return aimTask{aim}, err
	}
}
