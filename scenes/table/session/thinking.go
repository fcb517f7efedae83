package session

import (
	"time"

	"gulch/engine"
	"gulch/scenes/botworker"
	"gulch/scenes/work"
)

// search is the running search of a bot for one decision.
type search struct {
	seat  engine.Seat
	mind  *botworker.Decision
	last  time.Time
	tick  time.Duration // clock time between the last two calls of step
	took  time.Duration // time spent so far
	limit time.Duration // time limit for a search that runs in time slices
	done  bool
	cut   bool // the search was cancelled at the limit
	work  *work.Worker
}

// beginSearch starts the search of the bot mind in position s. The search runs in a worker, or in
// time slices on platforms without workers. limit is the time limit of a search in slices; a search
// in a worker ignores it.
func beginSearch(mind *botworker.Bot, s engine.State, limit time.Duration) *search {
	t := &search{seat: s.Turn(), mind: mind.Decide(s), last: time.Now(), limit: limit}
	t.work = work.Start(t.mind)
	return t
}

// step continues the search for a tick and reports whether the bot has decided.
func (t *search) step() bool {
	t.done = t.work.Step()
	t.limitTime(time.Now(), t.work.Sliced())
	return t.done
}

// limitTime enforces the time limit of the search. It is called at the end of each tick; now is the
// current time. sliced is true if the search runs in time slices: it is told to hurry after half of
// its limit, and is cancelled at the limit; its best move so far is then the decision. If sliced is
// false, the search is not limited, and only the length of the tick is measured.
func (t *search) limitTime(now time.Time, sliced bool) {
	t.tick, t.last = now.Sub(t.last), now
	if !sliced {
		return
	}
	switch t.took += min(t.tick, LongestTick); {
	case t.done:
	case t.took >= t.limit:
		t.work.Cancel()
		t.done, t.cut = true, true
	case t.took >= t.limit/2:
		t.mind.Hurry()
	}
}

// latency records how long people have waited for bots while no animation ran. turns has one sum
// for each turn of a bot, in clock milliseconds. Consecutive decisions of a seat are one turn.
type latency struct {
	turns []float64
	seat  engine.Seat // the seat whose turn was recorded last
	open  bool        // the last turn is not over, so further waits are added to its sum
}

// add adds one tick of waiting to the time that people have waited for a seat's turn. A tick of 0
// records a turn in which they did not have to wait.
func (w *latency) add(seat engine.Seat, tick time.Duration) {
	if !w.open || seat != w.seat {
		w.turns = append(w.turns, 0)
		w.seat, w.open = seat, true
	}
	w.turns[len(w.turns)-1] += float64(tick) / float64(time.Millisecond)
}

// halvings returns how many times the search's budget was halved to meet the time limit. It is
// stored in the record of the game.
func (t *search) halvings() float64 {
	if !t.cut {
		return 0
	}
	return t.mind.Halvings()
}

// Limits of the thinking time of a bot whose search runs in time slices: for a decision of full
// weight, and for a whole turn. A tick that takes longer than LongestTick (because the browser tab
// was hidden, for instance) counts only as LongestTick.
const (
	decisionThought = time.Second
	turnThought     = 3 * decisionThought
	LongestTick     = 100 * time.Millisecond
)

// timeBudget is the thinking time that is left for a bot's turn. Consecutive decisions of a seat
// are one turn.
type timeBudget struct {
	seat  engine.Seat
	clock int // value of engine.Heuristics.Clock at the last decision
	left  time.Duration
	begun bool
}

// grant returns the time limit for the decision in s. The limit is proportional to the weight of
// the decision, and never more than half of the time left, so that later decisions of the turn get
// time, too.
func (p *timeBudget) grant(s engine.State) time.Duration {
	clock := 0
	if g, ok := s.(engine.Heuristics); ok {
		clock = g.Clock()
	}
	if seat := s.Turn(); !p.begun || seat != p.seat || clock != p.clock {
		*p = timeBudget{seat: seat, clock: clock, left: turnThought, begun: true}
	}
	return min(time.Duration(engine.BudgetOf(s)*float32(decisionThought)), p.left/2)
}

// spend subtracts took, the time that a decision took, from the time left.
func (p *timeBudget) spend(took time.Duration) { p.left = max(0, p.left-took) }
