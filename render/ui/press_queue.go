package ui

// pressQueue queues the presses and releases of a mouse button or a finger and delivers at most one
// per tick. A button may go down and up again between two frames; without the queue the press would
// begin and end in the same tick, or be missed.
type pressQueue struct {
	down       bool          // whether the button is down according to the changes delivered so far
	deviceDown bool          // whether the button is down according to the device
	pending    []pressChange // changes not delivered yet
}

// pressChange is a change of a button, down or up, at a position in pixels.
type pressChange struct {
	down bool
	x, y float64
}

// push queues a change. A change to the current state is ignored.
func (b *pressQueue) push(e pressChange) {
	if e.down != b.deviceDown {
		b.pending = append(b.pending, e)
		b.deviceDown = e.down
	}
}

// busy reports whether the button is down or has undelivered changes.
func (b *pressQueue) busy() bool { return b.down || len(b.pending) > 0 }

// read queues the changes that the device reports for this tick, and delivers the next change to
// the [Input] in. A press that is delivered later than it happened keeps its original position.
// pressed and released say whether the button was pressed or released within the tick, and down
// whether it is down at the end of the tick.
func (b *pressQueue) read(in *Input, pressed, released, down bool) {
	at := pressChange{x: in.X, y: in.Y}
	press, release := at, at
	press.down = true
	switch {
	case pressed && released && b.deviceDown:
		b.pending = append(b.pending, release, press)
	case pressed && released:
		b.pending = append(b.pending, press, release)
		down = false
	case pressed && !b.deviceDown:
		b.pending = append(b.pending, press)
	case released && b.deviceDown:
		b.pending = append(b.pending, release)
	case len(b.pending) == 0 && down != b.down: // the device did not report a change
		at.down = down
		b.pending = append(b.pending, at)
	}
	b.deviceDown = down
	b.deliver(in)
}

// deliver writes the next change, if there is one, and the current state of the button into the
// [Input] in.
func (b *pressQueue) deliver(in *Input) {
	if len(b.pending) > 0 {
		e := b.pending[0]
		b.pending = append(b.pending[:0], b.pending[1:]...)
		b.down, in.X, in.Y = e.down, e.x, e.y
		in.Pressed, in.Release = e.down, !e.down
	}
	in.Down = b.down
}
