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

// Encode implements work.RemoteJob. It encodes the record of the game.
func (j *reviewJob) Encode() (kind, about string, err error) {
	text, err := j.record.Text()
	return ReviewKind, string(text), err
}

// Decode implements work.RemoteJob.
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

// result returns the finished review, or the error of its computation.
func (j *reviewJob) result() (review.Review, error) {
	if j.remote != nil {
		return *j.remote, nil
	}
	return j.Review()
}

// reviewTask is a review that runs in the Web Worker.
type reviewTask struct{ *review.Reviewer }

// Report implements work.Task. It returns "" until the review is done, or if it has failed.
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

// ReviewHandler returns the handler with which the Web Worker decodes requests for reviews. find
// returns the games by ID.
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

// aimRequest is the encoded input of the computation of a target, and aimReport its encoded result.
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

// Encode implements work.RemoteJob.
func (j *aimJob) Encode() (kind, about string, err error) {
	text, err := json.Marshal(j.request)
	return AimKind, string(text), err
}

// Decode implements work.RemoteJob.
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

// result returns the points and the rank that the bot has reached, or the error of the computation.
func (j *aimJob) result() (points, rank int, err error) {
	if j.remote != nil {
		return j.remote.Points, j.remote.Rank, nil
	}
	return j.Result()
}

// aimTask is the computation of a challenge's target in the Web Worker.
type aimTask struct{ *review.Target }

// Report implements work.Task. It returns "" until the target is computed, or if that has failed.
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

// AimHandler returns the handler with which the Web Worker decodes requests for the target of a
// daily challenge. find returns the games by ID.
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
