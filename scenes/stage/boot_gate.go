package stage

import (
	"slices"

	"gulch/render/ui"
)

// bootGate keeps input from the scenes until the documents can be read. Input that arrives before
// is queued and replayed afterwards. On a desktop the gate is open from the start; a browser opens
// its database some frames after the first frame, a slow one seconds after it.
type bootGate struct {
	open  bool
	queue []ui.Input // queued inputs, oldest first
}

// maxQueuedInputs is the maximum number of queued inputs, more than a player makes on purpose.
const maxQueuedInputs = 64

// filter replaces the input of a tick by the input for the scenes: only the position of the pointer
// while the gate is closed, then one queued input per tick, then the input itself.
func (d *bootGate) filter(in *ui.Input) {
	if d.open && len(d.queue) == 0 {
		return
	}
	if in.Any() && len(d.queue) < maxQueuedInputs {
		kept := *in
		kept.Keys, kept.Chars = slices.Clone(in.Keys), slices.Clone(in.Chars)
		d.queue = append(d.queue, kept)
	}
	if d.open {
		*in = d.queue[0]
		d.queue = d.queue[1:]
		return
	}
	*in = ui.Input{X: in.X, Y: in.Y, Inside: in.Inside, Touch: in.Touch, Keys: in.Keys[:0], Chars: in.Chars[:0]}
}
