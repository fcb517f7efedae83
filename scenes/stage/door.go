package stage

import (
	"slices"

	"gulch/render/ui"
)

// door stands before the screens until the documents can be read: nothing that needs them happens before, and what hands
// do meanwhile is done afterwards. On a desktop it is open from the start; a browser opens its database some frames after
// the first picture, a slow one seconds after it.
type door struct {
	open bool
	kept []ui.Input // what waits before it, oldest first
}

// doorRoom is how much of what hands do is kept: more than anybody means.
const doorRoom = 64

// pass makes of what hands did in a tick what the screens are told: where the pointer is and nothing else while the
// door is closed, then what was kept, a piece in a tick, then what comes.
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
