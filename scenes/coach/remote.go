package coach

import (
	"encoding/json"
	"errors"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/thought"
	"gulch/scenes/work"
)

// Kind is that of the coach's thoughts among the jobs that can be told.
const Kind = "coach"

// remoteJob is the thought as it is told to a second run of the program: there all of the search is made.
type remoteJob struct {
	*job
	question thought.Question
	position engine.State // as it is, until the job is started
}

// Tell is that of work.Told.
func (t *remoteJob) Tell() (kind, about string, err error) {
	about, err = thought.Tell(t.question, t.position)
	t.position = nil
	return Kind, about, err
}

// response is what the thought has come to.
type response struct {
	Seen  []bot.Opinion   `json:"seen"`
	Plans []bot.Plan      `json:"plans,omitempty"`
	Why   *bot.Difference `json:"why,omitempty"`
}

// Hear is that of work.Told.
func (t *remoteJob) Hear(text string, _ bool) error {
	var r response
	if err := engine.DecodeStrict([]byte(text), &r); err != nil {
		return err
	}
	if len(r.Seen) == 0 {
		return errors.New("coach: it has no opinion")
	}
	t.opinions.Store(&r.Seen)
	t.plans.Store(&r.Plans)
	if r.Why != nil {
		t.why.Store(r.Why)
	}
	return nil
}

// remoteTask is the thought of a coach somewhere else.
type remoteTask struct {
	*job
	reported *[]bot.Opinion // what was reported last
	done     bool
}

// Step is that of work.Job.
func (e *remoteTask) Step(n int) bool {
	e.done = e.job.Step(n)
	return e.done
}

// Report is that of work.Errand.
func (e *remoteTask) Report() string {
	seen := e.opinions.Load()
	if seen == nil || seen == e.reported && !e.done {
		return ""
	}
	e.reported = seen
	r := response{Seen: *seen, Why: e.why.Load()}
	if plans := e.plans.Load(); plans != nil {
		r.Plans = *plans
	}
	text, err := json.Marshal(r)
	if err != nil {
		return "" // a number that is none: there is nothing to report
	}
	return string(text)
}

// Craft makes errands of thoughts that were told.
func Craft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		q, position, err := thought.Read(find, about)
		if err != nil {
			return nil, err
		}
		legal := position.Moves(nil)
		if len(legal) != len(q.Alike) {
			return nil, errors.New("coach: it was told of other moves")
		}
		alike := map[engine.Move]int{}
		for i, m := range legal {
			alike[m] = q.Alike[i]
		}
		job, err := newJob(q.Bot, q.Seed, position, alike)
		return &remoteTask{job: job}, err
	}
}
