package table

import (
	"math"
	"slices"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// storyStrip is a story on the table: its pictures side by side over the upper or the lower end of the board, one coming up
// after the other, with the face of whose turn it was at their head. When the last one has come up the game goes on, and
// the strip stays for a moment: a story that follows soon puts its pictures behind those that are there.
type storyStrip struct {
	pictures []Picture
	kept     int         // pictures at the front that were there before
	oldRects []geom.Rect // where they lay
	names    []match.Seat
	area     geom.Rect // of the board
	top      bool      // it lies over the upper end of the board
	left     float64   // ms until it goes, when it has been told
}

// Sizes of a strip, in design units.
const (
	stripGap   = 10
	stripMost  = 204 // how wide a picture is at most
	stripShape = 0.6 // height of a picture by its width
	stripWords = 66  // height of its caption
	stripHead  = 40  // the plaque with face and name
)

// Times of a strip, in milliseconds at normal speed: a picture comes up before the next one does, the whole stays to be
// looked at when it has been told, and goes.
const (
	pictureTime = storyTime / maxPictures
	stripStays  = 1600
	stripGoes   = 240
)

// continueFrom takes in as many pictures of a strip that was told just before as there is room for.
func (s *storyStrip) continueFrom(before *storyStrip, letters float64) {
	if before == nil || before.area != s.area || before.left <= stripGoes {
		return
	}
	out := max(0, len(before.pictures)+len(s.pictures)-maxPictures)
	if out >= len(before.pictures) {
		return
	}
	for i, pic := range before.pictures[out:] {
		pic.At = nil // it has glowed
		s.pictures = slices.Insert(s.pictures, i, pic)
		s.oldRects = append(s.oldRects, before.pictureRect(out+i, letters))
	}
	s.kept, s.top = len(s.oldRects), before.top
}

// linger lets time pass for a strip that has been told and returns it, nil when it has gone. It makes way where somebody
// presses or something else moves.
func (s *storyStrip) linger(ms float64, way bool) *storyStrip {
	if way {
		s.left = min(s.left, stripGoes)
	}
	if s.left -= ms; s.left <= 0 {
		return nil
	}
	return s
}

// drawTold draws a strip that has been told.
func (s *storyStrip) drawTold(p *paint.Pen) {
	pieces.Fading(p, min(1, s.left/stripGoes), func() { s.draw(p, len(s.pictures)-1, 1) })
}

// chooseSide finds the end of the board at which the strip hides least of what it tells.
func (s *storyStrip) chooseSide() {
	if s.kept > 0 {
		return
	}
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

// pictureRect is where a picture lies with its caption, for letters of a size.
func (s *storyStrip) pictureRect(i int, letters float64) geom.Rect {
	n := float64(len(s.pictures))
	w := min((s.area.W-24-stripGap*(maxPictures-1))/maxPictures, stripMost)
	h := w*stripShape + stripWords*letters
	x := s.area.Center().X - (n*w+(n-1)*stripGap)/2 + float64(i)*(w+stripGap)
	if s.top {
		return geom.R(x, s.area.Y+stripHead+8, w, h)
	}
	return geom.R(x, s.area.Bottom()-h-12, w, h)
}

// draw draws the strip while a picture comes up, at a share of its time.
func (s *storyStrip) draw(p *paint.Pen, now int, t float64) {
	s.glow(p, s.pictures[now], t)
	s.heads(p, now, min(1, float64(now-s.kept)+6*t))
	for i := range s.pictures[:now+1] {
		r, fade := s.pictureRect(i, p.View.Letters()), 1.0
		if i < s.kept && now == s.kept {
			r = s.oldRects[i].Lerp(r, motion.OutCubic(min(1, 3*t)))
		}
		if i == now {
			fade = min(1, 5*t)
			r = r.Move(0, 14*(1-motion.OutCubic(fade)))
		}
		pieces.Fading(p, fade, func() { s.picture(p, r, s.pictures[i], float64(i)) })
	}
}

// glow rings the place on the board where a picture happened.
func (s *storyStrip) glow(p *paint.Pen, pic Picture, t float64) {
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

// heads draws over the pictures of each story whose it is, up to the picture now, which has been coming up for a share of its time.
func (s *storyStrip) heads(p *paint.Pen, now int, fade float64) {
	for i := 0; i <= now; {
		n := i + 1
		for n < len(s.pictures) && s.pictures[n].hero == s.pictures[i].hero {
			n++
		}
		f := 1.0
		if i >= s.kept {
			f = fade
		}
		s.head(p, i, n, f)
		i = n
	}
}

// head draws whose story some pictures are, on a plaque above the first of them and no wider than all of them.
func (s *storyStrip) head(p *paint.Pen, from, to int, fade float64) {
	hero := s.pictures[from].hero
	if hero < 0 || int(hero) >= len(s.names) {
		return
	}
	first, last := s.pictureRect(from, p.View.Letters()), s.pictureRect(to-1, p.View.Letters())
	who := s.names[hero]
	st := paint.Style{Face: paint.Display, Size: 17, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.9), Clip: true}
	w := min(p.LabelWidth(who.Name, geom.R(0, 0, 300, stripHead), st), 240, last.Right()-first.X-74)
	r := geom.R(first.X, first.Y-stripHead-4, w+74, stripHead-4)
	pieces.Fading(p, fade, func() {
		p.Lift(r, 8, 8)
		p.Rect(r, 8, theme.RGB(0x1C0E07))
		p.Grad(r.Inset(1.5), 6.8, theme.Walnut, theme.RGB(0x4B2712))
		pieces.Token(p, geom.Point{X: r.X + 26, Y: r.Center().Y}, 30, int(hero), who.Face)
		p.Label(who.Name, geom.R(r.X+52, r.Y, w+2, r.H), st)
	})
}

// picture draws one picture with its caption.
func (s *storyStrip) picture(p *paint.Pen, r geom.Rect, pic Picture, seed float64) {
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
