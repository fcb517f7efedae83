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

// shownToast is the toast on the screen: a paper slip above all scenes with a message, such as that
// a game could not be saved. A press closes it; otherwise it disappears after a time that suffices
// to read it.
type slip struct {
	notice
	age   float64 // ms since it appeared
	left  float64 // ms until it disappears
	shown float64 // opacity from 0 to 1
}

// toast is a message for the players.
type notice struct {
	text   string
	weight weight
	// topic names the state that the message reports, "" for none. A later toast about the same
	// topic replaces this one.
	about string
}

// priority orders toasts. A toast never replaces one of a higher priority that was not shown long
// enough to be read.
type weight uint8

// The priorities: news and answers; data of the player that could not be saved or read; a game that
// is not saved.
const (
	ordinary weight = iota
	important
	urgent
)

const (
	slipWidth  = 520
	slipPad    = 16
	slipFade   = 160
	slipRead   = 3500 // ms, plus toastLetterTime for every letter
	slipLetter = 55
	// If another toast waits, an ordinary one is shown for this shorter time.
	slipGlance       = 1200
	slipGlanceLetter = 25
)

// Notice shows a toast with news.
func (d *Director) Notice(text string) { d.notify(notice{text: text}) }

// Warn shows a toast about data of the player that could not be saved or read.
func (d *Director) Warn(text string) { d.notify(notice{text: text, weight: important}) }

// Alert shows a toast about a state in which the player may lose something, or about its end. It
// replaces the last alert with the same about.
func (d *Director) Alert(about, text string) {
	d.notify(notice{text: text, weight: urgent, about: about})
}

// showToast shows a toast at once, or queues it behind toasts that are more important or came
// earlier.
func (d *Director) notify(n notice) {
	s := &d.slip
	if s.text == n.text && s.left > 0 || slices.ContainsFunc(d.queue, func(q notice) bool { return q.text == n.text }) {
		return
	}
	d.noticed++
	d.Say(n.text)
	if !slices.Contains(d.notices, n.text) {
		d.notices = append(d.notices, n.text)
	}
	d.queue = slices.DeleteFunc(d.queue, func(q notice) bool { return n.about != "" && q.about == n.about })
	switch {
	case s.left <= 0 || n.about != "" && s.about == n.about:
		d.showNotice(n)
	case n.weight > s.weight:
		d.enqueue(s.notice)
		d.showNotice(n)
	default:
		d.enqueue(n)
	}
}

// dismissAlert removes the toasts about a topic, because a scene opens that shows the same.
func (d *Director) unalert(about string) {
	if d.slip.about == about {
		d.slip.left = 0
	}
	d.queue = slices.DeleteFunc(d.queue, func(q notice) bool { return q.about == about })
}

// displayToast puts a toast on the screen.
func (d *Director) showNotice(n notice) {
	d.slip = slip{notice: n, left: slipRead + slipLetter*float64(len(n.text)), shown: d.slip.shown}
	d.dirty = true
}

// enqueue queues a toast behind all of the same or a higher priority.
func (d *Director) enqueue(n notice) {
	at := slices.IndexFunc(d.queue, func(q notice) bool { return q.weight < n.weight })
	if at < 0 {
		at = len(d.queue)
	}
	d.queue = slices.Insert(d.queue, at, n)
}

// updateToast updates the toast by ms milliseconds and reports whether it used the input.
func (d *Director) updateSlip(in *ui.Input, ms float64) (used bool) {
	s := &d.slip
	if s.text == "" {
		return false
	}
	if in.Pressed && s.left > 0 && d.slipRect(d.slipPen(nil)).Has(in.Point(d.overlay())) {
		s.left, used = 0, true
	}
	s.left -= ms
	s.age += ms
	if len(d.queue) > 0 {
		if s.weight == ordinary && s.age > slipGlance+slipGlanceLetter*float64(len(s.text)) {
			s.left = 0
		}
		if s.left <= 0 {
			d.showNotice(d.queue[0])
			d.queue = d.queue[1:]
		}
	}
	goal := 1.0
	if s.left <= 0 {
		goal = 0
	}
	if s.shown != goal {
		s.shown = motion.Approach(s.shown, goal, ms, slipFade)
		d.dirty = true
	}
	if s.shown == 0 && goal == 0 {
		*s = slip{}
	}
	return used
}

// toastRect returns the position of the toast in overlay units: at the centre of the upper edge,
// below the players' plaques.
func (d *Director) slipRect(p *paint.Pen) geom.Rect {
	full := d.overlay().Full
	w := min(slipWidth, full.W-40)
	_, h := p.Measure(d.slip.text, slipStyle(w))
	return geom.R(full.Center().X-w/2, max(full.Y, 0)+58, w, h+2*slipPad)
}

// overlayPen returns a pen for things drawn above all scenes.
func (d *Director) slipPen(dst *ebiten.Image) *paint.Pen {
	p := d.usePen(dst)
	p.Reset(dst, d.overlay().View)
	return p
}

func slipStyle(w float64) paint.Style {
	return paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, Wrap: w - 2*slipPad - 34}
}

func (d *Director) drawSlip(p *paint.Pen) {
	if d.slip.text == "" {
		return
	}
	r := d.slipRect(p)
	t := motion.OutCubic(d.slip.shown)
	r = r.Move(0, -14*(1-t))
	p.Fade = t
	pieces.Panel(p, r, 31)
	p.Icon("info", geom.Point{X: r.X + slipPad + 10, Y: r.Center().Y}, 22, theme.Oxblood)
	p.Text(d.slip.text, geom.Point{X: r.X + slipPad + 34, Y: r.Y + slipPad - 1}, slipStyle(r.W))
	p.Flush()
	p.Fade = 1
}

// toastNode returns the toast as a node for test drivers and screen readers.
func (d *Director) slipNode() *ui.Node {
	return &ui.Node{ID: "notice", Label: d.slip.text, Role: "status", Rect: d.slipRect(d.slipPen(nil)), Press: func() {}}
}
