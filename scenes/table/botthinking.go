package table

import (
	"time"

	"gulch/engine"
	"gulch/scenes/botworker"
	"gulch/scenes/work"
)

// botThought is the running search of a bot for one decision.
type botThought struct {
	seat  engine.Seat
	mind  *botworker.Decision
	last  time.Time
	tick  time.Duration // clock time between its last two steps
	took  time.Duration // time spent so far
	limit time.Duration // time after which a sliced search must decide
	done  bool
	cut   bool // the search was cut short
	work  *work.Worker
}

// beginBotThought starts a bot's search, which runs in a worker or in time slices.
func beginBotThought(mind *botworker.Bot, s engine.State, limit time.Duration) *botThought {
	t := &botThought{seat: s.Turn(), mind: mind.Decide(s), last: time.Now(), limit: limit}
	t.work = work.Start(t.mind)
	return t
}

// step continues the search for a tick and reports whether the bot has decided. A sliced search is
// hurried after half of its limit and cut short at the limit; its best move so far is its decision
// then.
func (t *botThought) step() bool {
	if t.done {
		return true
	}
	t.done = t.work.Step()
	now := time.Now()
	t.tick = now.Sub(t.last)
	if t.work.Sliced() {
		if t.took += min(t.tick, longestTick); t.took >= t.limit/2 && !t.done {
			t.mind.Hurry()
		}
	}
	t.last = now
	if !t.done && t.work.Sliced() && t.took >= t.limit {
		t.work.Cancel()
		t.done, t.cut = true, true
	}
	return t.done
}

// botLatency records how long people have waited for bots in addition to animations, in clock
// milliseconds in which nothing moved: one sum for each turn of a bot, which is all that a seat
// decides before another seat does.
type botLatency struct {
	turns []float64
	seat  engine.Seat // the seat of the last turn
	open  bool        // the last turn is not over
}

// add adds the wait for a decision of a seat; 0 means that the decision came in time.
func (w *botLatency) add(seat engine.Seat, tick time.Duration) {
	if !w.open || seat != w.seat {
		w.turns = append(w.turns, 0)
		w.seat, w.open = seat, true
	}
	w.turns[len(w.turns)-1] += float64(tick) / float64(time.Millisecond)
}

// halvings returns how many times the search's budget was halved to meet its time limit, for the
// record.
func (t *botThought) halvings() float64 {
	if !t.cut {
		return 0
	}
	return t.mind.Halvings()
}

// How long bots may think if their search is sliced: for a decision of full weight, and for a turn.
// A tick longer than longestTick, as while a browser's tab was hidden, was not spent on thinking.
const (
	decisionThought = time.Second
	turnThought     = 3 * decisionThought
	longestTick     = 100 * time.Millisecond
)

// timeBudget is the rest of the thinking time of a bot's turn. Consecutive decisions of a seat are
// one turn.
type timeBudget struct {
	seat  engine.Seat
	clock int // value of engine.Heuristics.Clock
	left  time.Duration
	begun bool
}

// grant returns how long the next decision may take: by its weight, and never more than half of the
// rest, so that some time is left for those that follow.
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

// spend subtracts the time of a decision.
func (p *timeBudget) spend(took time.Duration) { p.left = max(0, p.left-took) }
