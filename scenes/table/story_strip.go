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
	"gulch/render/ui"
)

// storyStrip is a story on the table, a strip of pictures that shows the decisions of a bot's
// turn. The pictures are side by side, with the seat's face above them, and appear one after the
// other. When the last one has appeared the game goes on, but the strip stays for a moment; a
// story that follows soon appends its pictures to it. If a person decides meanwhile, the strip
// leaves free what the person reads; where it is too high for that, only its captions stay.
type storyStrip struct {
	pictures []Picture
	kept     int         // number of pictures taken over from the previous strip
	oldRects []geom.Rect // rectangles that the pictures taken over had in the previous strip
	names    []match.Seat
	area     geom.Rect // rectangle of the board
	at       geom.Rect // where the strip is, with the faces above the pictures
	form     stripForm
	begun    bool    // its first picture has begun to appear
	now      int     // index of the last picture that has begun to appear
	progress float64 // progress of its appearance, 0 to 1
	left     float64 // ms until the complete strip of pictures disappears
}

// stripForm is the form of a strip.
type stripForm uint8

// The forms of a strip: pictures with captions, only the captions, and narrow captions.
const (
	fullStrip stripForm = iota
	captionStrip
	narrowStrip
	stripForms
)

// Sizes of a story's strip of pictures, in design units.
const (
	stripGap   = 10
	stripMost  = 204 // largest width of a picture
	stripShape = 0.6 // height of a picture divided by its width
	stripWords = 66  // height of the caption below a picture
	stripHead  = 40  // height of the plaque with the face and name of the hero
)

// Durations in milliseconds at normal speed: of one picture, of the complete strip, and of fading
// out.
const (
	pictureTime = storyTime / maxPictures
	stripStays  = 1600
	stripGoes   = 240
)

// continueFrom puts the latest pictures of the previous strip in front of the pictures of s, as
// many as there is room for. letters is the letter scale, 1 for the default size.
func (s *storyStrip) continueFrom(before *storyStrip, letters float64) {
	if before == nil || before.area != s.area || before.left <= stripGoes {
		return
	}
	out := max(0, len(before.pictures)+len(s.pictures)-maxPictures)
	if out >= len(before.pictures) {
		return
	}
	for i, pic := range before.pictures[out:] {
		pic.At = nil // its place on the board has glowed already
		s.pictures = slices.Insert(s.pictures, i, pic)
		s.oldRects = append(s.oldRects, before.pictureRect(out+i, letters))
	}
	s.kept, s.at = len(s.oldRects), before.at
}

// linger advances the display time of a complete strip by ms milliseconds. It returns the strip, or
// nil when the strip has disappeared. way is true if the strip must make way, after a press or for
// a new animation; it then fades out at once.
func (s *storyStrip) linger(ms float64, way bool) *storyStrip {
	if way {
		s.left = min(s.left, stripGoes)
	}
	if s.left -= ms; s.left <= 0 {
		return nil
	}
	return s
}

// narrowCaption is the width of a caption of a narrow strip divided by that of others.
const narrowCaption = 0.76

// width returns the width of a picture or caption in a strip of a form.
func (s *storyStrip) width(form stripForm) float64 {
	w := min((s.area.W-24-stripGap*(maxPictures-1))/maxPictures, stripMost)
	if form == narrowStrip {
		w *= narrowCaption
	}
	return w
}

// size returns the width and height of a strip of a form, with the faces above its pictures.
// letters is the letter scale.
func (s *storyStrip) size(form stripForm, letters float64) (w, h float64) {
	n := float64(len(s.pictures))
	w, h = n*s.width(form)+(n-1)*stripGap, stripWords*letters
	if form == fullStrip {
		h += s.width(form)*stripShape + stripHead
	}
	return w, h
}

// places returns the places on the board where a strip of a form may be: where it is already, at
// the lower and the upper end, and between; in the middle or, if it is narrow, also at the sides.
// letters is the letter scale.
func (s *storyStrip) places(form stripForm, letters float64) (all []geom.Rect) {
	const steps = 24
	w, h := s.size(form, letters)
	room := s.area.Pad(6, 6)
	low := room.Bottom() - h
	columns := []float64{room.Center().X - w/2}
	if form == narrowStrip {
		columns = append(columns, room.X, room.Right()-w)
	}
	for _, x := range columns {
		if !s.at.Empty() {
			all = append(all, geom.R(x, max(s.at.Bottom()-h, room.Y), w, h))
		}
		all = append(all, geom.R(x, low, w, h), geom.R(x, room.Y, w, h))
		for i := range steps {
			all = append(all, geom.R(x, room.Y+(low-room.Y)*float64(i)/steps, w, h))
		}
	}
	return all
}

// scenes returns where on the board the events of the pictures happened.
func (s *storyStrip) scenes() (all []geom.Rect) {
	for _, pic := range s.pictures {
		if pic.At != nil {
			if at := pic.At(); !at.Empty() {
				all = append(all, at)
			}
		}
	}
	return all
}

// pictureRect returns the rectangle of picture i with its caption; letters is the letter scale.
func (s *storyStrip) pictureRect(i int, letters float64) geom.Rect {
	w, h := s.width(s.form), stripWords*letters
	if s.form == fullStrip {
		h += w * stripShape
	}
	x := s.at.Center().X - (float64(len(s.pictures))*(w+stripGap)-stripGap)/2
	return geom.R(x+float64(i)*(w+stripGap), s.at.Bottom()-h, w, h)
}

// placeStrip places a strip. While its pictures appear it leaves free the places of their events.
// While a person decides it leaves free what the person reads, including an open dialog. If it
// cannot, it becomes lower and narrower. If even that is not enough, or if a tooltip opens over it,
// a complete strip ends.
func (t *Table) placeStrip(s *storyStrip) {
	letters := t.frame.window.View.Letters()
	about := s.scenes()
	if t.canDecide() {
		about = append(slices.Concat(t.Root.Reading, t.Root.KeepClear), t.Root.OpenCloseUp())
	}
	free := false
	for s.form = fullStrip; ; s.form++ {
		s.at = t.Root.Place(ui.TransientStory, about, s.places(s.form, letters))
		free = ui.CoverCost(s.at, ui.CoversOf(1, about...)) < 1
		if free || s.form == stripForms-1 {
			break
		}
	}
	covers := !free && t.canDecide() || t.Root.Covered(ui.TransientStory, ui.TransientTip)
	if covers && s == t.present.stories.lingering {
		s.left = 0
		t.Root.Remove(ui.TransientStory)
	}
}

// draw draws the strip as far as its pictures have appeared.
func (s *storyStrip) draw(p *paint.Canvas) {
	now, t := s.now, s.progress
	s.glow(p, s.pictures[now], t)
	if s.form == fullStrip {
		s.heads(p, now, min(1, float64(now-s.kept)+6*t))
	}
	for i := range s.pictures[:now+1] {
		r, fade := s.pictureRect(i, p.View.Letters()), 1.0
		if i < s.kept && now == s.kept {
			r = s.oldRects[i].Lerp(r, motion.OutCubic(min(1, 3*t)))
		}
		if i == now {
			fade = min(1, 5*t)
			r = r.Move(0, 14*(1-motion.OutCubic(fade)))
		}
		pieces.WithOpacity(p, fade, func() { s.picture(p, r, s.pictures[i], float64(i)) })
	}
}

// glow draws a glowing ring around the place on the board where the event of a picture happened; t
// is the progress, 0 to 1.
func (s *storyStrip) glow(p *paint.Canvas, pic Picture, t float64) {
	if pic.At == nil {
		return
	}
	r := pic.At()
	if r.Empty() {
		return
	}
	lit := math.Sin(math.Pi * min(1, 1.4*t))
	p.SoftRect(r.Inset(-6), 10, 12, 0, theme.Alpha(theme.BrassHi, 0.45*lit))
	p.Outline(r.Inset(-4), 9, 3.5, theme.Alpha(theme.BrassHi, lit))
}

// heads draws a plaque with a seat's face and name above each group of consecutive pictures about
// the same seat (hero). The last picture with a plaque has index now. fade is the opacity of new
// plaques, 0 to 1.
func (s *storyStrip) heads(p *paint.Canvas, now int, fade float64) {
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

// head draws the plaque with the hero's face and name above some pictures. from is the index of the
// first of these pictures, and to the index after the last one. The plaque is no wider than these
// pictures; fade is its opacity, 0 to 1.
func (s *storyStrip) head(p *paint.Canvas, from, to int, fade float64) {
	hero := s.pictures[from].hero
	if hero < 0 || int(hero) >= len(s.names) {
		return
	}
	first, last := s.pictureRect(from, p.View.Letters()), s.pictureRect(to-1, p.View.Letters())
	who := s.names[hero]
	st := paint.Style{Face: paint.Display, Size: 17, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.9),
		Clip: true}
	w := min(p.LabelWidth(who.Name, geom.R(0, 0, 300, stripHead), st), 240, last.Right()-first.X-62)
	st = p.FitLine(who.Name, w, st, 12) // above a single picture, a long name has smaller letters
	r := geom.R(first.X, first.Y-stripHead-4, w+62, stripHead-4)
	pieces.WithOpacity(p, fade, func() {
		p.DropShadow(r, 8, 8)
		p.Rect(r, 8, theme.RGB(0x1C0E07))
		p.Gradient(r.Inset(1.5), 6.8, theme.Walnut, theme.RGB(0x4B2712))
		pieces.Token(p, geom.Point{X: r.X + 26, Y: r.Center().Y}, 30, int(hero), who.Face)
		p.Label(who.Name, geom.R(r.X+52, r.Y, w+2, r.H), st)
	})
}

// picture draws a picture with its caption into r. seed varies the grain of the panel behind it.
func (s *storyStrip) picture(p *paint.Canvas, r geom.Rect, pic Picture, seed float64) {
	pieces.Panel(p, r, 40+seed)
	words := r.Inset(4)
	if s.form == fullStrip {
		var frame geom.Rect
		frame, words = r.Inset(7).CutTop(r.W*stripShape - 7)
		paintPictureFrame(p, frame, pic)
	}
	p.Fit(pic.Caption, words.Pad(3, 5), paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, LineHeight: 1.2,
		Align: paint.Center})
}

// paintPictureFrame paints the picture of pic, without its caption, in a frame.
func paintPictureFrame(p *paint.Canvas, frame geom.Rect, pic Picture) {
	p.Rect(frame.Inset(-1.5), 4, theme.Umber)
	p.Gradient(frame, 3, theme.MapSheet, theme.Mix(theme.MapSheet, theme.Brass, 0.45))
	if pic.Draw != nil {
		p.Flush()
		p.Clip(frame, func() { pic.Draw(p, frame) })
	} else if pic.Icon != "" {
		c, size := frame.Center(), 0.72*min(frame.W, frame.H)
		p.Icon(pic.Icon, c.Add(1.5, 2.5), size, theme.Alpha(theme.Shadow, 0.3))
		p.Icon(pic.Icon, c, size, theme.Umber)
	}
}
