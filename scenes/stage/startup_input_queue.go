package stage

import (
	"slices"

	"gulch/render/ui"
)

// bootGate keeps input away from the scenes until the documents can be read. Input that arrives
// earlier is queued and replayed afterwards. On a desktop the gate is open from the start. In a
// browser it opens together with the database, some frames or even seconds after the first frame.
type bootGate struct {
	open  bool
	queue []ui.Input // queued inputs, oldest first
}

// maxQueuedInputs is the maximum number of queued inputs. Players are not expected to make more on
// purpose while they wait.
const maxQueuedInputs = 64

// filter replaces the input of a tick by the input that the scenes receive. While the gate is
// closed, that is only the position of the pointer. Afterwards it is one queued input per tick
// until the queue is empty, and then the input itself.
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
