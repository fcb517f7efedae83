package coach

import (
	"encoding/json"
	"errors"
	"sync/atomic"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/botworker"
	"gulch/scenes/work"
)

// JobKind is the name under which package work runs the coach's searches in a worker.
const JobKind = "coach"

// remoteJob is a coach's search that can run in a worker. In the worker it uses the full bot level.
type remoteJob struct {
	*job
	question botworker.Request
	position engine.State // the true position; nil after the job has been sent
}

// Encode implements [work.RemoteJob]: about is the search encoded as a request to a worker, and
// kind is always JobKind. It returns an error if the position cannot be encoded.
func (t *remoteJob) Encode() (kind, about string, err error) {
	about, err = botworker.EncodeRequest(t.question, t.position)
	t.position = nil
	return JobKind, about, err
}

// response is the JSON form in which a worker sends the results of a search.
type response struct {
	Seen  []bot.Opinion   `json:"seen"`
	Plans bot.PlanGraph   `json:"plans,omitempty"`
	Why   *bot.Difference `json:"why,omitempty"`
	Pairs []pairing       `json:"pairs,omitempty"`
	Line  []engine.Move   `json:"line,omitempty"` // line of the best move when the search is done
	// for each legal move the index of the first equivalent one, if the search found more of them
	Alike   []int         `json:"alike,omitempty"`
	Checked []engine.Move `json:"checked,omitempty"` // moves whose losses were checked, when that is done
	LossWhy []lossReason  `json:"lossWhy,omitempty"` // what explains these losses best
	Free    []engine.Move `json:"free,omitempty"`    // moves that lose nothing of the best play
	// whether the game is as good as decided, so that moves were judged by points
	Decided bool `json:"decided,omitempty"`
}

// Decode implements [work.RemoteJob]: it decodes a response of the worker and publishes the results
// in it. It returns an error if the response is malformed or contains no opinion.
func (t *remoteJob) Decode(text string, _ bool) error {
	var r response
	if err := engine.DecodeStrict([]byte(text), &r); err != nil {
		return err
	}
	if len(r.Seen) == 0 {
		return errors.New("coach: it has no opinion")
	}
	t.decided.Store(r.Decided)
	if len(r.Alike) == len(t.legal) {
		alike := map[engine.Move]int{}
		for i, m := range t.legal {
			alike[m] = r.Alike[i]
		}
		t.alike.Store(&alike)
	}
	t.opinions.Store(&r.Seen)
	t.plans.Store(&r.Plans)
	if r.Why != nil {
		t.why.Store(r.Why)
	}
	if len(r.Pairs) > 0 {
		t.paired.Store(&r.Pairs)
	}
	if len(r.Line) > 0 {
		t.best.Store(&r.Line)
	}
	storeMoves(&t.confirmed, r.Checked)
	if len(r.LossWhy) > 0 {
		t.lossWhy.Store(&r.LossWhy)
	}
	storeMoves(&t.free, r.Free)
	return nil
}

// storeMoves stores a list of moves as a set, unless it is empty.
func storeMoves(set *atomic.Pointer[map[engine.Move]bool], list []engine.Move) {
	if len(list) == 0 {
		return
	}
	all := map[engine.Move]bool{}
	for _, m := range list {
		all[m] = true
	}
	set.Store(&all)
}

// listMoves returns those of the legal moves that are in a set, which may not have been stored.
func listMoves(set *atomic.Pointer[map[engine.Move]bool], legal []engine.Move) (list []engine.Move) {
	all := set.Load()
	if all == nil {
		return nil
	}
	for _, m := range legal {
		if (*all)[m] {
			list = append(list, m)
		}
	}
	return list
}

// remoteTask is a coach's search as it runs in the worker.
type remoteTask struct {
	*job
	reported *[]bot.Opinion // the opinions that were sent last
	done     bool
}

// Step implements [work.Job]: it continues the search by n iterations and returns true when it is
// done.
func (e *remoteTask) Step(n int) bool {
	e.done = e.job.Step(n)
	return e.done
}

// Report implements [work.Task]: it returns the results as JSON, "" if they have not changed since
// the last call.
func (e *remoteTask) Report() string {
	seen := e.opinions.Load()
	if seen == nil || seen == e.reported && !e.done {
		return ""
	}
	e.reported = seen
	r := response{Seen: *seen, Why: e.why.Load(), Decided: e.decided.Load()}
	if alike := e.alike.Load(); alike != nil {
		for _, m := range e.legal {
			r.Alike = append(r.Alike, (*alike)[m])
		}
	}
	if pairs := e.paired.Load(); pairs != nil {
		r.Pairs = *pairs
	}
	if plans := e.plans.Load(); plans != nil {
		r.Plans = *plans
	}
	if line := e.best.Load(); line != nil {
		r.Line = *line
	}
	if why := e.lossWhy.Load(); why != nil {
		r.LossWhy = *why
	}
	r.Checked, r.Free = listMoves(&e.confirmed, e.legal), listMoves(&e.free, e.legal)
	text, err := json.Marshal(r)
	if err != nil {
		return "" // NaN and infinity cannot be encoded as JSON, so nothing is reported
	}
	return string(text)
}

// Handler returns the function that the worker calls for each request of the coach. That function
// decodes the request about and starts the search. It returns an error if the request is malformed,
// or if the game in the worker finds another number of legal moves. The parameter find looks up a
// game by its ID.
func Handler(find match.Finder) func(about string) (work.Task, error) {
	return func(about string) (work.Task, error) {
		q, position, err := botworker.DecodeRequest(find, about)
		if err != nil {
			return nil, err
		}
		legal := position.Moves(nil)
		if len(legal) != len(q.SameName) {
			return nil, errors.New("coach: it was told of other moves")
		}
		alike := map[engine.Move]int{}
		for i, m := range legal {
			alike[m] = q.SameName[i]
		}
		job, err := newJob(q.Bot, q.Seed, position, Earlier{Line: q.Planned, Decided: q.Decided}, alike)
		return &remoteTask{job: job}, err
	}
}
