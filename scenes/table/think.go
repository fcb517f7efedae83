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
	work  *work.Worker
}

// begin lets a bot look at the position; the work goes on beside the picture.
func begin(mind bot.Thinker, s engine.State, now float64) *thinking {
	mind.Begin(s)
	t := &thinking{seat: s.Turn(), mind: mind, since: now}
	t.work = work.Start(mind)
	return t
}
