package ui

// contact queues the presses and releases of a mouse button or a finger and delivers at most one
// per tick. A button may go down and up again between two frames; without the queue the press would
// begin and end in the same tick, or be missed.
type contact struct {
	down    bool   // state as delivered to the screen
	held    bool   // state as last reported by the device
	waiting []edge // changes not delivered yet
}

// edge is a change of a button, down or up, at a position in pixels.
type edge struct {
	down bool
	x, y float64
}

// tell queues a change. A change to the current state is ignored.
func (b *contact) tell(e edge) {
	if e.down != b.held {
		b.waiting = append(b.waiting, e)
		b.held = e.down
	}
}

// busy reports whether the button is down or has undelivered changes.
func (b *contact) busy() bool { return b.down || len(b.waiting) > 0 }

// read queues the changes that the device reports for this tick and delivers the next change into
// in. A press that is delivered late has the position where it happened.
func (b *contact) read(in *Input, pressed, released, down bool) {
	at := edge{x: in.X, y: in.Y}
	press, release := at, at
	press.down = true
	switch {
	case pressed && released && b.held:
		b.waiting = append(b.waiting, release, press)
	case pressed && released:
		b.waiting = append(b.waiting, press, release)
		down = false
	case pressed && !b.held:
		b.waiting = append(b.waiting, press)
	case released && b.held:
		b.waiting = append(b.waiting, release)
	case len(b.waiting) == 0 && down != b.down: // the device missed a change
		at.down = down
		b.waiting = append(b.waiting, at)
	}
	b.held = down
	b.hand(in)
}

// hand delivers the next change, if any, and the current state into in.
func (b *contact) hand(in *Input) {
	if len(b.waiting) > 0 {
		e := b.waiting[0]
		b.waiting = append(b.waiting[:0], b.waiting[1:]...)
		b.down, in.X, in.Y = e.down, e.x, e.y
		in.Pressed, in.Release = e.down, !e.down
	}
	in.Down = b.down
}
