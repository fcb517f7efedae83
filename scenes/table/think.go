package table

import (
	"gulch/engine"
	"gulch/engine/bot"
	"gulch/scenes/work"
)

// thinking is one decision that a bot is working on.
type thinking struct {
	seat  engine.Seat
	mind  bot.Thinker
	since float64 // table time when it began, ms
	ticks int     // that it has taken
	limit int     // ticks after which it plays what it has come to
	done  bool
	work  *work.Worker
}

// begin lets a bot look at the position; the work goes on beside the picture.
func begin(mind bot.Thinker, s engine.State, now float64, limit int) *thinking {
	mind.Begin(s)
	t := &thinking{seat: s.Turn(), mind: mind, since: now, limit: limit}
	t.work = work.Start(mind)
	return t
}

// step works for a tick and reports whether the bot has decided. Where its time is sliced it may have to: a search knows a best move
// at any time.
func (t *thinking) step() bool {
	if t.done {
		return true
	}
	t.ticks++
	t.done = t.work.Step()
	if !t.done && work.Sliced && t.ticks >= t.limit {
		t.work.Cancel()
		t.done = true
	}
	return t.done
}

// How long bots may think where their time is sliced, in ticks: a second for a decision of full weight, three for all of a turn.
const (
	decisionTicks = 60
	turnTicks     = 3 * decisionTicks
)

// patience is what is left of the time that people wait for a bot's turn. The decisions of a seat, one after another, are a turn.
type patience struct {
	seat  engine.Seat
	clock int // engine.Guide.Clock
	left  int // ticks
	begun bool
}

// grant returns how many ticks the next decision may take: by its weight, and never more than half of what is left, so that something
// is left for those that follow.
func (p *patience) grant(s engine.State) int {
	clock, share := 0, float32(1)
	if g, ok := s.(engine.Guide); ok {
		clock = g.Clock()
	}
	if b, ok := s.(engine.Budgeter); ok {
		share = b.BudgetShare()
	}
	if seat := s.Turn(); !p.begun || seat != p.seat || clock != p.clock {
		*p = patience{seat: seat, clock: clock, left: turnTicks, begun: true}
	}
	return max(1, min(int(share*decisionTicks), p.left/2))
}

// spend takes the ticks of a decision off what is left.
func (p *patience) spend(ticks int) { p.left = max(0, p.left-ticks) }
