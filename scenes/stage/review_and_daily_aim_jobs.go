package stage

import (
	"encoding/json"
	"fmt"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/review"
	"gulch/scenes/work"
)

// The kinds of jobs that can run in the Web Worker. They are the keys of [work.Handlers].
const (
	ReviewKind = "review"
	AimKind    = "aim"
)

// reviewJob computes a review, in this process or in the Web Worker. It is a [work.RemoteJob].
type reviewJob struct {
	*review.Reviewer
	record match.Record
	remote *review.Review // the review decoded from the worker's report; nil if it is computed in this process
}

// Encode returns the record of the game as text, for the worker. It implements work.RemoteJob.
func (j *reviewJob) Encode() (kind, about string, err error) {
	text, err := j.record.Text()
	return ReviewKind, string(text), err
}

// Decode stores the review that the worker has sent as report. It does nothing until done is true,
// and returns an error if the report is damaged. It implements work.RemoteJob.
func (j *reviewJob) Decode(report string, done bool) error {
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

// result returns the review, or the error of its computation. It may be called when the job is
// done.
func (j *reviewJob) result() (review.Review, error) {
	if j.remote != nil {
		return *j.remote, nil
	}
	return j.Review()
}

// reviewTask is a review that runs in the Web Worker.
type reviewTask struct{ *review.Reviewer }

// Report returns the review encoded for the app. It returns "" until the review is done, or if it
// has failed. It implements work.Task.
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

// ReviewHandler returns the Web Worker's handler for review requests. The handler decodes a request
// and returns the task that computes the review. find returns the games by ID.
func ReviewHandler(find match.Finder) func(about string) (work.Task, error) {
	return func(about string) (work.Task, error) {
		replay, err := decodeReplay(find, about)
		if err != nil {
			return nil, err
		}
		w, err := review.New(replay)
		return reviewTask{w}, err
	}
}

// aimJob computes the target of a daily challenge (see DailyAim), in this process or in the Web
// Worker. It is a [work.RemoteJob].
type aimJob struct {
	*review.Target
	request aimRequest
	remote  *aimReport
}

// aimRequest is the input, encoded for the worker, of the computation of a daily challenge's
// target: the game and its setup. aimReport is the encoded result: the points and the rank of the
// strong bot.
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
	aim, err := review.NewTarget(game, setup, 0)
	return &aimJob{Target: aim, request: aimRequest{game.Info().ID, setup}}, err
}

// Encode returns the game and the setup of the challenge as JSON, for the worker. It implements
// work.RemoteJob.
func (j *aimJob) Encode() (kind, about string, err error) {
	text, err := json.Marshal(j.request)
	return AimKind, string(text), err
}

// Decode stores the target that the worker has sent as report. It does nothing until done is true,
// and returns an error if the report is damaged. It implements work.RemoteJob.
func (j *aimJob) Decode(report string, done bool) error {
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

// result returns the points and the rank that the strong bot has reached, or the error of the
// computation.
func (j *aimJob) result() (points, rank int, err error) {
	if j.remote != nil {
		return j.remote.Points, j.remote.Rank, nil
	}
	return j.Result()
}

// aimTask is the computation of a challenge's target in the Web Worker.
type aimTask struct{ *review.Target }

// Report returns the target encoded for the app. It returns "" until the target is computed, or if
// that has failed. It implements work.Task.
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

// AimHandler returns the Web Worker's handler for requests to compute the target of a daily
// challenge. The handler decodes a request and returns the task. find returns the games by ID.
func AimHandler(find match.Finder) func(about string) (work.Task, error) {
	return func(about string) (work.Task, error) {
		var a aimRequest
		if err := engine.DecodeStrict([]byte(about), &a); err != nil {
			return nil, err
		}
		game, err := find(a.Game)
		if err != nil {
			return nil, err
		}
		aim, err := review.NewTarget(game, a.Setup, 0)
		return aimTask{aim}, err
	}
}
