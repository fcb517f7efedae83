package paint

import (
	"runtime/debug"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Guard keeps a panic of one painter from ending the frame: the painter is left out, all others are drawn. A painter that
// has failed runs again in the next frame; while it goes on failing it waits twice as long each time, so that it costs nothing.
// The zero value lets panics pass.
type Guard struct {
	// Report receives the first panic of each painter: which one, the value of the panic, and the stack. Where Report is nil,
	// as in tests, panics pass.
	Report func(painter string, reason any, stack []byte)

	frame  uint64
	faults map[painter]*fault
	fresh  bool // a painter has failed for the first time since Failed was called
}

// painter names a painter: its kind ("node", "tip", "part"), and which one of that kind, with a number from 1 where there
// are several.
type painter struct {
	kind, id string
	n        int
}

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

// fault is the record of a painter that failed when it ran last.
type fault struct {
	times int
	next  uint64 // the frame in which it runs again
}

// maxGuardWait is how long a painter that fails again and again is left out at most, in frames.
const maxGuardWait = 600

// NextFrame counts a frame, drawn or not.
func (g *Guard) NextFrame() { g.frame++ }

// Retry lets all painters that failed run again in the next frame: what they paint has changed.
func (g *Guard) Retry() {
	for _, f := range g.faults {
		f.next = 0
	}
}

// Forget forgets all failures: other painters come onto the screen.
func (g *Guard) Forget() { clear(g.faults) }

// Failed reports whether a painter has failed for the first time since the last call. The frame is then to be drawn again.
func (g *Guard) Failed() bool {
	was := g.fresh
	g.fresh = false
	return was
}

// Try runs do and reports whether it returned. If it panicked, the panic has been reported under the name what.
func (g *Guard) Try(what string, do func()) (done bool) {
	defer g.caught(what)
	do()
	return true
}

// caught recovers from a panic, where panics are reported. It must be deferred itself: recover works nowhere else.
func (g *Guard) caught(what string) {
	if g.Report == nil {
		return
	}
	if reason := recover(); reason != nil {
		g.failed(painter{kind: what}, reason)
	}
}

// failed notes that a painter has panicked, and reports the first time.
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

// Guarded runs a painter under the guard of the kit and reports whether it has painted. What the painter had not handed to the
// image when it panicked is not drawn, and image, view and opacity of the pen are what they were before it ran. kind and id
// name the painter: equal names are taken for the same one.
func (p *Pen) Guarded(kind, id string, paint func()) (painted bool) {
	return p.guarded(painter{kind: kind, id: id}, paint)
}

func (p *Pen) guarded(x painter, paint func()) (painted bool) {
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

// Try is Guarded for a painter without a name of its own, whose caller does not run it again once it has failed.
func (p *Pen) Try(what string, paint func()) (painted bool) {
	defer p.caught(painter{kind: what}, p.state())
	paint()
	return true
}

// Part is Guarded for a part of a screen that is painted by one function: a panel, a row, the map.
func (p *Pen) Part(id string, paint func(p *Pen)) (painted bool) {
	return p.guarded(painter{kind: "part", id: id}, func() { paint(p) })
}

// PartOf is Part for one of several parts that are painted alike, such as the plates of the seats; i is its index.
func (p *Pen) PartOf(id string, i int, paint func()) (painted bool) {
	return p.guarded(painter{"part", id, i + 1}, paint)
}

// penState is what a painter may have changed of its pen when it panics.
type penState struct {
	dst     *ebiten.Image
	view    View
	fade    float64
	vs, is  int // shapes gathered before
	flushes int
	drafts  int // sheets of the desk in use
}

func (p *Pen) state() penState {
	return penState{p.Dst, p.View, p.Fade, len(p.vs), len(p.is), p.flushes, p.Album.desk.taken}
}

// restore returns the pen to a state. Shapes that were gathered since are dropped; those from before are kept unless they
// have been drawn.
func (p *Pen) restore(s penState) {
	p.Dst, p.View, p.Fade = s.dst, s.view, s.fade
	if p.flushes != s.flushes {
		s.vs, s.is = 0, 0
	}
	p.vs, p.is = p.vs[:min(s.vs, len(p.vs))], p.is[:min(s.is, len(p.is))]
	p.Album.desk.taken = s.drafts
}

// caught recovers from a panic of a painter, where panics are reported. It must be deferred itself.
func (p *Pen) caught(x painter, s penState) {
	if p.Guard.Report == nil {
		return
	}
	if reason := recover(); reason != nil {
		p.restore(s)
		p.Guard.failed(x, reason)
	}
}
