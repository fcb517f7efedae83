package ui

// contact hands the edges of a mouse button, or of a finger on a screen, out one a tick. Between two frames it may go down
// and up again: then a press would begin and end in the same tick without anything in between, or not be seen at all.
type contact struct {
	down    bool   // as it was handed out
	held    bool   // as the device reported it last
	waiting []edge // what is still to be handed out
}

// edge is a button that goes down or up at a place, in pixels.
type edge struct {
	down bool
	x, y float64
}

// tell notes an edge. One that changes nothing is left out.
func (b *contact) tell(e edge) {
	if e.down != b.held {
		b.waiting = append(b.waiting, e)
		b.held = e.down
	}
}

// busy reports whether it is down or has something to hand out.
func (b *contact) busy() bool { return b.down || len(b.waiting) > 0 }

// read takes what the device reports for this tick, and writes what to make of it into in: the place of a press that is
// handed out late is that where it happened.
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
	case len(b.waiting) == 0 && down != b.down: // an edge was missed
		at.down = down
		b.waiting = append(b.waiting, at)
	}
	b.held = down
	b.hand(in)
}

// hand gives the next edge out.
func (b *contact) hand(in *Input) {
	if len(b.waiting) > 0 {
		e := b.waiting[0]
		b.waiting = append(b.waiting[:0], b.waiting[1:]...)
		b.down, in.X, in.Y = e.down, e.x, e.y
		in.Pressed, in.Release = e.down, !e.down
	}
	in.Down = b.down
}
