package stage

import (
	"slices"

	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// shownToast is the toast on the screen: a slip of paper above all scenes with a message, for
// example that a game could not be saved. A press closes it; otherwise it disappears when the
// player has had time to read it.
type shownToast struct {
	toast
	age   float64 // time in ms since the toast appeared
	left  float64 // time in ms until the toast disappears
	shown float64 // opacity of the toast, from 0 to 1

	over Scene // the scene over which it was placed
}

// toast is a message for the players that is shown for a short time above all scenes.
type toast struct {
	text     string
	priority priority
	// topic identifies the state that the message is about, "" for none. A later toast with this
	// topic replaces this toast.
	topic string
}

// priority is the priority of a toast. A toast with a higher priority is never replaced before it
// was shown long enough to be read.
type priority uint8

// The priorities, from low to high. ordinary is for news and answers, important for data of the
// player that could not be saved or read, and urgent for a game that is not saved.
const (
	ordinary priority = iota
	important
	urgent
)

const (
	toastWidth      = 520
	toastNarrow     = 330 // width of a toast where a wide one would cover more
	toastColumn     = 272 // width of a toast that fits into the column of the ledger
	toastPad        = 16
	toastFade       = 160
	toastTime       = 3500 // time that a toast is shown in ms, plus toastLetterTime for each byte of its text
	toastLetterTime = 55
	// These shorter times apply to an ordinary toast while another toast is waiting.
	toastMinTime       = 1200
	toastMinLetterTime = 25
)

// Toast shows a toast with ordinary news.
func (d *SceneStack) Toast(text string) { d.showToast(toast{text: text}) }

// Warn shows a toast about data of the player that could not be saved or read.
func (d *SceneStack) Warn(text string) { d.showToast(toast{text: text, priority: important}) }

// Alert shows an urgent toast about a state in which the player may lose something, or about the
// end of this state. about names the state; the alert replaces the last one with the same name.
func (d *SceneStack) Alert(about, text string) {
	d.showToast(toast{text: text, priority: urgent, topic: about})
}

// showToast shows toast n at once, or queues it if another toast has to be shown first: one with a
// higher priority or an earlier one. It ignores n if a toast with the same text is shown or queued.
func (d *SceneStack) showToast(n toast) {
	s := &d.toast
	if s.text == n.text && s.left > 0 ||
		slices.ContainsFunc(d.toastQueue, func(q toast) bool { return q.text == n.text }) {
		return
	}
	d.toastCount++
	d.Announce(n.text)
	if !slices.Contains(d.toastLog, n.text) {
		d.toastLog = append(d.toastLog, n.text)
	}
	d.toastQueue = slices.DeleteFunc(d.toastQueue, func(q toast) bool { return n.topic != "" && q.topic == n.topic })
	switch {
	case s.left <= 0 || n.topic != "" && s.topic == n.topic:
		d.displayToast(n)
	case n.priority > s.priority:
		d.enqueue(s.toast)
		d.displayToast(n)
	default:
		d.enqueue(n)
	}
}

// dismissAlert removes all toasts about the given topic. It is called when a scene opens that shows
// the same message.
func (d *SceneStack) dismissAlert(about string) {
	if d.toast.topic == about {
		d.toast.left = 0
	}
	d.toastQueue = slices.DeleteFunc(d.toastQueue, func(q toast) bool { return q.topic == about })
}

// displayToast puts toast n on the screen in place of the current one.
func (d *SceneStack) displayToast(n toast) {
	d.toast = shownToast{toast: n, left: toastTime + toastLetterTime*float64(len(n.text)), shown: d.toast.shown,
		over: d.toast.over}
	d.dirty = true
}

// enqueue inserts toast n into the queue, behind all toasts whose priority is the same or higher.
func (d *SceneStack) enqueue(n toast) {
	at := slices.IndexFunc(d.toastQueue, func(q toast) bool { return q.priority < n.priority })
	if at < 0 {
		at = len(d.toastQueue)
	}
	d.toastQueue = slices.Insert(d.toastQueue, at, n)
}

// updateToast advances the toast by ms milliseconds. It reports whether it has used the input,
// which scenes then do not receive.
func (d *SceneStack) updateToast(in *ui.Input, ms float64) (used bool) {
	s := &d.toast
	if s.text == "" {
		return false
	}
	if in.Pressed && s.left > 0 && d.toastRect(d.overlayPen(nil)).Has(in.Point(d.overlay())) {
		s.left, used = 0, true
	}
	s.left -= ms
	s.age += ms
	if len(d.toastQueue) > 0 {
		if s.priority == ordinary && s.age > toastMinTime+toastMinLetterTime*float64(len(s.text)) {
			s.left = 0
		}
		if s.left <= 0 {
			d.displayToast(d.toastQueue[0])
			d.toastQueue = d.toastQueue[1:]
		}
	}
	goal := 1.0
	if s.left <= 0 {
		goal = 0
	}
	if s.shown != goal {
		s.shown = motion.Approach(s.shown, goal, ms, toastFade)
		d.dirty = true
	}
	if s.shown == 0 && goal == 0 {
		d.removeToast()
		*s = shownToast{}
	}
	return used
}

// toastRect returns the rectangle of the toast, in the units of the layout that SceneStack.overlay
// returns. Usually it is near the upper edge, below the players' plaques. If the toast would cover
// too much there of what the player reads and presses, it is at a better place, where it may be
// narrower.
func (d *SceneStack) toastRect(p *paint.Canvas) geom.Rect {
	s, top := &d.toast, d.Top()
	full := d.overlay().Full
	var places []geom.Rect
	for _, w := range []float64{toastWidth, toastNarrow, toastColumn} {
		w = min(w, full.W-40)
		_, h := p.Measure(s.text, toastStyle(w))
		places = append(places, toastPlaces(full, geom.R(full.Center().X-w/2, max(full.Y, 0)+58, w, h+2*toastPad))...)
	}
	if top == nil {
		return places[0]
	}
	if s.over != top {
		d.removeToast()
		s.over = top
	}
	return top.Base().Root.Place(ui.TransientNotice, nil, places)
}

// removeToast removes the toast from the list of transient elements (see [ui.Transient]) of the
// scene over which it was placed.
func (d *SceneStack) removeToast() {
	if d.toast.over != nil {
		d.toast.over.Base().Root.Remove(ui.TransientNotice)
	}
}

// toastPlaces returns the rectangles at which a toast may be drawn. full is the window, and usual
// is the usual rectangle. The usual one is the first; it is used unless another one is better.
func toastPlaces(full, usual geom.Rect) (all []geom.Rect) {
	for _, y := range []float64{usual.Y, full.Y, full.Bottom() - usual.H - 14} {
		for _, x := range []float64{usual.X, full.Right() - usual.W, full.X} {
			all = append(all, geom.R(x, y, usual.W, usual.H))
		}
	}
	return append(all, ui.PlaceGrid(full.Inset(8), usual.W, usual.H, 13, 41)...)
}

// overlayPen returns a canvas for drawing above all scenes on dst.
func (d *SceneStack) overlayPen(dst *ebiten.Image) *paint.Canvas {
	p := d.usePen(dst)
	p.Reset(dst, d.overlay().View)
	return p
}

func toastStyle(w float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, Wrap: w - 2*toastPad - 34}
}

func (d *SceneStack) drawToast(p *paint.Canvas) {
	if d.toast.text == "" {
		return
	}
	r := d.toastRect(p)
	t := motion.OutCubic(d.toast.shown)
	r = r.Move(0, -14*(1-t))
	p.Fade = t
	pieces.Panel(p, r, 31)
	p.Icon("info", geom.Point{X: r.X + toastPad + 10, Y: r.Center().Y}, 22, theme.Oxblood)
	p.Text(d.toast.text, geom.Point{X: r.X + toastPad + 34, Y: r.Y + toastPad - 1}, toastStyle(r.W))
	p.Flush()
	p.Fade = 1
}

// toastNode returns the toast as a node for test drivers and screen readers.
func (d *SceneStack) toastNode() *ui.Node {
	return &ui.Node{ID: "notice", Label: d.toast.text, Role: "status", Rect: d.toastRect(d.overlayPen(nil)),
		Press: func() {}}
}
