package stage

import (
	"slices"

	"gulch/render/ui"
)

// bootGate keeps input from the scenes until the documents can be read. Input that arrives before
// is queued and replayed afterwards. On a desktop the gate is open from the start; a browser opens
// its database some frames after the first frame, a slow one seconds after it.
type door struct {
	open bool
	kept []ui.Input // queued inputs, oldest first
}

// maxQueuedInputs is the maximum number of queued inputs, more than a player makes on purpose.
const doorRoom = 64

// filter replaces the input of a tick by the input for the scenes: only the position of the pointer
// while the gate is closed, then one queued input per tick, then the input itself.
func (d *door) pass(in *ui.Input) {
	if d.open && len(d.kept) == 0 {
		return
	}
	if in.Any() && len(d.kept) < doorRoom {
		kept := *in
		kept.Keys, kept.Chars = slices.Clone(in.Keys), slices.Clone(in.Chars)
		d.kept = append(d.kept, kept)
	}
	if d.open {
		*in = d.kept[0]
		d.kept = d.kept[1:]
		return
	}
	*in = ui.Input{X: in.X, Y: in.Y, Inside: in.Inside, Touch: in.Touch, Keys: in.Keys[:0], Chars: in.Chars[:0]}
}
