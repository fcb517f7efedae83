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

// slip is a paper slip with a notice that lies over every scene: a game that could not be saved, a file that was
// damaged. A click on it puts it away, and it goes by itself when there was time to read it.
type slip struct {
	notice
	age   float64 // ms since it came
	left  float64 // ms until it goes
	shown float64 // 0 to 1 while it comes and goes
}

// notice is a text for the players that they did not ask for.
type notice struct {
	text   string
	weight weight
	// about is the state that the notice reports, "" for none: a later notice about it takes its place.
	about string
}

// weight is how much a notice matters to the player. One is never shown in place of a weightier one that there was no
// time to read.
type weight uint8

// News and answers, something of the player's that could not be kept or read, and a game that is not saved.
const (
	ordinary weight = iota
	important
	urgent
)

const (
	slipWidth  = 520
	slipPad    = 16
	slipFade   = 160
	slipRead   = 3500 // ms, and so much more for every letter:
	slipLetter = 55
	// While another one waits, ordinary news goes sooner: it has been glanced at.
	slipGlance       = 1200
	slipGlanceLetter = 25
)

// Notice tells the players something that they did not ask for. It lies over whatever they do and stops nothing.
func (d *Director) Notice(text string) { d.notify(notice{text: text}) }

// Warn tells the players that something of theirs could not be kept or read.
func (d *Director) Warn(text string) { d.notify(notice{text: text, weight: important}) }

// Alert tells the players about a state in which they may lose something, or that it is over. It takes the place of
// the last alert about that state.
func (d *Director) Alert(about, text string) {
	d.notify(notice{text: text, weight: urgent, about: about})
}

// notify shows a notice, at once or when those that matter more, or came earlier, have been read.
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

// unalert takes away what was told about a state: a screen that comes up says it.
func (d *Director) unalert(about string) {
	if d.slip.about == about {
		d.slip.left = 0
	}
	d.queue = slices.DeleteFunc(d.queue, func(q notice) bool { return q.about == about })
}

// showNotice puts a notice on the slip.
func (d *Director) showNotice(n notice) {
	d.slip = slip{notice: n, left: slipRead + slipLetter*float64(len(n.text)), shown: d.slip.shown}
	d.dirty = true
}

// enqueue has a notice wait behind those that matter as much or more.
func (d *Director) enqueue(n notice) {
	at := slices.IndexFunc(d.queue, func(q notice) bool { return q.weight < n.weight })
	if at < 0 {
		at = len(d.queue)
	}
	d.queue = slices.Insert(d.queue, at, n)
}

// updateSlip lets the slip come and go. It reports whether the input was for it.
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

// slipRect is where the slip lies: in the middle of the upper edge, below the plaques.
func (d *Director) slipRect(p *paint.Pen) geom.Rect {
	full := d.overlay().Full
	w := min(slipWidth, full.W-40)
	_, h := p.Measure(d.slip.text, slipStyle(w))
	return geom.R(full.Center().X-w/2, max(full.Y, 0)+58, w, h+2*slipPad)
}

// slipPen is a pen for what lies over all scenes.
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

// slipNode is the slip as test drivers and readers see it.
func (d *Director) slipNode() *ui.Node {
	return &ui.Node{ID: "notice", Label: d.slip.text, Role: "status", Rect: d.slipRect(d.slipPen(nil)), Press: func() {}}
}
