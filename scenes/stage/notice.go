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

// slip is a paper slip with news that lies over every scene: a game that could not be saved, a file that was damaged.
// A click on it puts it away, and it goes by itself when there was time to read it.
type slip struct {
	text  string
	left  float64 // ms until it goes
	shown float64 // 0 to 1 while it comes and goes
}

const (
	slipWidth  = 520
	slipPad    = 16
	slipFade   = 160
	slipRead   = 3500 // ms, and so much more for every letter:
	slipLetter = 55
)

// Notice tells the players something that they did not ask for. It lies over whatever they do and stops nothing.
func (d *Director) Notice(text string) {
	if d.slip.text == text && d.slip.left > 0 {
		return
	}
	d.slip = slip{text: text, left: slipRead + slipLetter*float64(len(text)), shown: d.slip.shown}
	d.Say(text)
	if !slices.Contains(d.notices, text) {
		d.notices = append(d.notices, text)
	}
	d.dirty = true
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
