package table

import (
	"math"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// strip is a story on the table: its pictures side by side over the upper or the lower end of the board, one coming up
// after the other, with the face of whose turn it was at their head.
type strip struct {
	pictures []Picture
	hero     engine.Seat
	names    []match.Seat
	area     geom.Rect // of the board
	top      bool      // it lies over the upper end of the board
}

// Sizes of a strip, in design units.
const (
	stripGap   = 10
	stripMost  = 204 // how wide a picture is at most
	stripShape = 0.6 // height of a picture by its width
	stripWords = 66  // height of its caption
	stripHead  = 40  // the plaque with face and name
)

// length is how long a picture comes up before the next one does, in milliseconds; the last one stays twice as long, so
// that all can be looked at together.
func (s *strip) length(i int) float64 {
	part := storyTime / float64(len(s.pictures)+1)
	if i == len(s.pictures)-1 {
		return 2 * part
	}
	return part
}

// settle finds the end of the board at which the strip hides least of what it tells.
func (s *strip) settle() {
	over := 0.0
	for _, pic := range s.pictures {
		if pic.At == nil {
			continue
		}
		if at := pic.At(); at.Center().Y > s.area.Center().Y {
			over++
		} else {
			over--
		}
	}
	s.top = over > 0
}

// place is where a picture lies with its caption, for letters of a size.
func (s *strip) place(i int, letters float64) geom.Rect {
	n := float64(len(s.pictures))
	w := min((s.area.W-24-stripGap*(mostPictures-1))/mostPictures, stripMost)
	h := w*stripShape + stripWords*letters
	x := s.area.Center().X - (n*w+(n-1)*stripGap)/2 + float64(i)*(w+stripGap)
	if s.top {
		return geom.R(x, s.area.Y+stripHead+8, w, h)
	}
	return geom.R(x, s.area.Bottom()-h-12, w, h)
}

// draw draws the strip while a picture comes up, at a share of its time.
func (s *strip) draw(p *paint.Pen, now int, t float64) {
	s.glow(p, s.pictures[now], t)
	s.head(p, min(1, float64(now)+6*t))
	for i := range s.pictures[:now+1] {
		r, fade := s.place(i, p.View.Letters()), 1.0
		if i == now {
			fade = min(1, 5*t)
			r = r.Move(0, 14*(1-motion.OutCubic(fade)))
		}
		pieces.Fading(p, fade, func() { s.picture(p, r, s.pictures[i], float64(i)) })
	}
}

// glow rings the place on the board where a picture happened.
func (s *strip) glow(p *paint.Pen, pic Picture, t float64) {
	if pic.At == nil {
		return
	}
	r := pic.At()
	if r.Empty() {
		return
	}
	lit := math.Sin(math.Pi * min(1, 1.4*t))
	p.Soft(r.Inset(-6), 10, 12, 0, theme.Alpha(theme.BrassHi, 0.45*lit))
	p.Outline(r.Inset(-4), 9, 3.5, theme.Alpha(theme.BrassHi, lit))
}

// head draws whose story it is, on a plaque above the strip.
func (s *strip) head(p *paint.Pen, fade float64) {
	first := s.place(0, p.View.Letters())
	who := s.names[s.hero]
	st := paint.Style{Face: paint.Display, Size: 17, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.9), Clip: true}
	w := min(p.LabelWidth(who.Name, geom.R(0, 0, 300, stripHead), st), 240)
	r := geom.R(first.X, first.Y-stripHead-4, w+74, stripHead-4)
	pieces.Fading(p, fade, func() {
		p.Lift(r, 8, 8)
		p.Rect(r, 8, theme.RGB(0x1C0E07))
		p.Grad(r.Inset(1.5), 6.8, theme.Walnut, theme.RGB(0x4B2712))
		pieces.Token(p, geom.Point{X: r.X + 26, Y: r.Center().Y}, 30, int(s.hero), who.Face)
		p.Label(who.Name, geom.R(r.X+52, r.Y, w+2, r.H), st)
	})
}

// picture draws one picture with its caption.
func (s *strip) picture(p *paint.Pen, r geom.Rect, pic Picture, seed float64) {
	pieces.Panel(p, r, 40+seed)
	frame, words := r.Inset(7).CutTop(r.W*stripShape - 7)
	p.Rect(frame.Inset(-1.5), 4, theme.Umber)
	p.Grad(frame, 3, theme.MapSheet, theme.Mix(theme.MapSheet, theme.Brass, 0.45))
	if pic.Draw != nil {
		p.Flush()
		p.Clip(frame, func() { pic.Draw(p, frame) })
	} else if pic.Icon != "" {
		c, size := frame.Center(), 0.72*min(frame.W, frame.H)
		p.Icon(pic.Icon, c.Add(1.5, 2.5), size, theme.Alpha(theme.Shadow, 0.3))
		p.Icon(pic.Icon, c, size, theme.Umber)
	}
	p.Fit(pic.Caption, words.Pad(3, 5), paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, Lead: 1.2, Align: paint.Center})
}
