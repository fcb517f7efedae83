package paint

import (
	"runtime/debug"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Guard handles the panic of a painter (a function that draws a part of the screen), so that the
// panic does not end the frame. The failed painter is left out, all others draw as usual. The guard
// tries a failed painter again in the next frame and doubles the wait with each further failure, so
// a broken painter costs almost nothing. The zero value does not recover panics.
type Guard struct {
	// Report is called with the first panic of each painter: the painter's name, the value of the
	// panic and the stack. If Report is nil, as in tests, panics are not recovered.
	Report func(painter string, reason any, stack []byte)

	frame  uint64
	faults map[painter]*fault
	fresh  bool // a painter has failed for the first time since the last call of TakeFirstFailure
}

// painter identifies a painter in reports: its kind ("node", "tip", "part"), its ID within the
// kind, and a number that counts from 1 if several painters share the ID, otherwise 0.
type painter struct {
	kind, id string
	n        int
}

// String returns the painter's name for error reports, such as "node pass" or "part plate 2".
func (x painter) String() string {
	name := x.kind
	if x.id != "" {
		name += " " + x.id
	}
	if x.n > 0 {
		name += " " + strconv.Itoa(x.n)
	}
	return name
}

// fault records a painter that panicked when it was last run.
type fault struct {
	times int
	next  uint64 // number of the frame in which the painter is tried again
}

// maxGuardWait is the maximum wait in frames before a failing painter is tried again.
const maxGuardWait = 600

// NextFrame begins the next frame: it counts the frames until failed painters are tried again. It
// must be called once per frame, whether the frame is drawn or not.
func (g *Guard) NextFrame() { g.frame++ }

// Retry makes all failed painters run again in the next frame. It is called when their input has
// changed.
func (g *Guard) Retry() {
	for _, f := range g.faults {
		f.next = 0
	}
}

// Reset clears all failures. It is called when another screen is shown.
func (g *Guard) Reset() { clear(g.faults) }

// TakeFirstFailure reports whether any painter has failed for the first time since the last call.
// If so, the frame must be drawn again.
func (g *Guard) TakeFirstFailure() bool {
	was := g.fresh
	g.fresh = false
	return was
}

// Try calls the function do and reports whether it returned without a panic. A panic is recovered
// and reported; what is the name of the function in that report.
func (g *Guard) Try(what string, do func()) (done bool) {
	defer g.caught(what)
	do()
	return true
}

// caught recovers from a panic and reports it with what, the name of the painter, if Report is set.
// It must be deferred directly, because recover works only there.
func (g *Guard) caught(what string) {
	if g.Report == nil {
		return
	}
	if reason := recover(); reason != nil {
		g.failed(painter{kind: what}, reason)
	}
}

// failed records that painter x has panicked with the value reason, and reports its first panic.
func (g *Guard) failed(x painter, reason any) {
	f := g.faults[x]
	if f == nil {
		if g.faults == nil {
			g.faults = map[painter]*fault{}
		}
		f = &fault{}
		g.faults[x] = f
		g.fresh = true
		g.Report(x.String(), reason, debug.Stack())
	}
	f.next = g.frame + min(uint64(1)<<min(f.times, 16), maxGuardWait)
	f.times++
}

// waits reports whether a painter has failed and is left out of this frame.
func (g *Guard) waits(x painter) bool {
	if len(g.faults) == 0 {
		return false
	}
	f := g.faults[x]
	return f != nil && g.frame < f.next
}

// Guarded runs the painter paint under the guard and reports whether it returned without a panic.
// kind and id identify the painter. After a panic, the shapes that the painter had batched but not
// drawn are dropped, and the image, view and opacity of the canvas are restored.
func (p *Canvas) Guarded(kind, id string, paint func()) (painted bool) {
	return p.guarded(painter{kind: kind, id: id}, paint)
}

// guarded calls paint, recovers a panic, and reports whether painting succeeded. It does not call
// paint while painter x is left out after a failure.
func (p *Canvas) guarded(x painter, paint func()) (painted bool) {
	if p.Guard.waits(x) {
		return false
	}
	defer p.caught(x, p.state())
	paint()
	if len(p.Guard.faults) > 0 {
		delete(p.Guard.faults, x)
	}
	return true
}

// Try is [Canvas.Guarded] for a painter without an ID, which its caller does not run again after a
// failure. what is the painter's name in reports.
func (p *Canvas) Try(what string, paint func()) (painted bool) {
	defer p.caught(painter{kind: what}, p.state())
	paint()
	return true
}

// Part is [Canvas.Guarded] for a part of a screen that is painted by one function, such as a panel,
// a row or the map. id names the part in reports.
func (p *Canvas) Part(id string, paint func(p *Canvas)) (painted bool) {
	return p.guarded(painter{kind: "part", id: id}, func() { paint(p) })
}

// PartOf is [Canvas.Part] for one of several similar parts of a screen, such as the name plates of
// the players; i is the index of the part, from 0.
func (p *Canvas) PartOf(id string, i int, paint func()) (painted bool) {
	return p.guarded(painter{"part", id, i + 1}, paint)
}

// penState holds the fields of a canvas that a painter may have changed when it panics, so that
// they can be restored.
type penState struct {
	dst     *ebiten.Image
	view    View
	fade    float64
	vs, is  int // number of vertices and indices batched before the painter ran
	flushes int
	drafts  int // number of scratch images in use before the painter ran
}

func (p *Canvas) state() penState {
	return penState{p.Dst, p.View, p.Fade, len(p.vs), len(p.is), p.flushes, p.Textures.scratch.taken}
}

// restore resets the canvas to the recorded state s. Shapes that were batched after the recording
// are dropped. Shapes batched earlier are kept unless they have been drawn.
func (p *Canvas) restore(s penState) {
	p.Dst, p.View, p.Fade = s.dst, s.view, s.fade
	if p.flushes != s.flushes {
		s.vs, s.is = 0, 0
	}
	p.vs, p.is = p.vs[:min(s.vs, len(p.vs))], p.is[:min(s.is, len(p.is))]
	p.Textures.scratch.taken = s.drafts
}

// caught recovers from a panic of painter x and restores the state s of the canvas, if panics are
// reported. It must be deferred directly, because recover works only there.
func (p *Canvas) caught(x painter, s penState) {
	if p.Guard.Report == nil {
		return
	}
	if reason := recover(); reason != nil {
		p.restore(s)
		p.Guard.failed(x, reason)
	}
}
