package table

import (
	"time"

	"gulch/engine"
	"gulch/scenes/thought"
	"gulch/scenes/work"
)

// botThought is one decision that a bot is working on.
type botThought struct {
	seat  engine.Seat
	mind  *thought.Decision
	last  time.Time
	tick  time.Duration // of the clock between its last two steps
	took  time.Duration // so far
	limit time.Duration // after which it plays what it has come to, where its time is sliced
	done  bool
	cut   bool // it could not think to the end
	work  *work.Worker
}

// beginBotThought lets a bot look at the position; the work goes on beside the picture.
func beginBotThought(mind *thought.Bot, s engine.State, limit time.Duration) *botThought {
	t := &botThought{seat: s.Turn(), mind: mind.Decide(s), last: time.Now(), limit: limit}
	t.work = work.Start(t.mind)
	return t
}

// step works for a tick and reports whether the bot has decided. Where its time is sliced it may have to: a search knows a best move
// at any time.
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

// botLatency is how long people have waited for bots on top of the motions, ms of the clock: nothing moved, and the decision was not made.
// One for each turn of a bot, which is all that a seat decides before another seat is asked.
type botLatency struct {
	turns []float64
	seat  engine.Seat // whose turn the last is
	open  bool        // and it is not over
}

// add notes that a decision of a seat's turn has been waited for, 0 where it came in time.
func (w *botLatency) add(seat engine.Seat, tick time.Duration) {
	if !w.open || seat != w.seat {
		w.turns = append(w.turns, 0)
		w.seat, w.open = seat, true
	}
	w.turns[len(w.turns)-1] += float64(tick) / float64(time.Millisecond)
}

// halvings is how many times the budget was halved because people would not wait, for the record.
func (t *botThought) halvings() float64 {
	if !t.cut {
		return 0
	}
	return t.mind.Halvings()
}

// How long bots may think where their time is sliced: about a decision of full weight, and about all of a turn. A tick that took longer
// than longestTick, as while a browser's tab was hidden, was not spent in thinking.
const (
	decisionThought = time.Second
	turnThought     = 3 * decisionThought
	longestTick     = 100 * time.Millisecond
)

// timeBudget is what is left of the time that people wait for a bot's turn. The decisions of a seat, one after another, are a turn.
type timeBudget struct {
	seat  engine.Seat
	clock int // engine.Guide.Clock
	left  time.Duration
	begun bool
}

// grant returns how long the next decision may take: by its weight, and never more than half of what is left, so that something
// is left for those that follow.
func (p *timeBudget) grant(s engine.State) time.Duration {
	clock := 0
	if g, ok := s.(engine.Guide); ok {
		clock = g.Clock()
	}
	if seat := s.Turn(); !p.begun || seat != p.seat || clock != p.clock {
		*p = timeBudget{seat: seat, clock: clock, left: turnThought, begun: true}
	}
	return min(time.Duration(engine.BudgetOf(s)*float32(decisionThought)), p.left/2)
}

// spend takes what a decision took off what is left.
func (p *timeBudget) spend(took time.Duration) { p.left = max(0, p.left-took) }
