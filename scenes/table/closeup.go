package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// CloseUp is a picture in layers that comes to the middle of the table for a moment, when something happens that is worth
// a look: an event drawn, a hold-up, a cave-in, the first train into a city. The layers come one after the other, move a
// little while the picture is looked at, and stand still where motion is reduced. A press leads on.
//
// A game draws the layers in assets/art, far to near, each as a picture of the same size, 320 by 180 or so; all but the
// farthest are bare where the others shall be seen:
//
//	picture hold-up/sky 320 180 dusk
//	 sky 120
//	 …
//	picture hold-up/hand 320 180 dusk
//	 flat ink M…
//
// It says once what they are, and shows them from the motion of the event ([Play.Animate]):
//
//	var holdUp = pieces.Layered{
//		pieces.Backdrop("hold-up/sky"), pieces.Cutout("hold-up/coach", 0.01), pieces.Cutout("hold-up/hand", 0.03).Coming(-0.3, 0.2),
//	}
//
//	x.CloseUp(table.CloseUp{Layers: holdUp, Title: words.T("Hands up!"), Note: words.T("%d gold", x.A), Seat: x.Seat})
//
// A card's own picture does as the only layer: pieces.Layered{pieces.Backdrop("mustang")}. Painting takes a quarter of a
// second, so when the event may be near the game asks for the layers in [Play.Prepare], or while it paints the board, by
// [Common.CloseUpAhead]. A decision that is made in a close-up is not one of these: see [ui.CloseUp].
type CloseUp struct {
	Layers pieces.Layered
	Title  string
	Note   string      // on a ribbon across the foot of the picture, "" for none
	Seat   engine.Seat // whose it is, NoSeat for nobody
	Length float64     // milliseconds, 0 for CloseUpTime
	// Over draws something on the picture that no layer has: dice, coins. It may be nil.
	Over func(p *paint.Pen, picture geom.Rect, t float64)
}

// CloseUpTime is how long a close-up is looked at, in milliseconds.
const CloseUpTime = 1500

// The picture of a close-up is so many times as wide as high, and takes up so much of the board.
const (
	closeUpRatio = 16.0 / 9
	closeUpShare = 0.72
)

// CloseUp adds a close-up to the motions of an event.
func (x *Sequence) CloseUp(c CloseUp) *motion.Animation {
	if c.Length == 0 {
		c.Length = CloseUpTime
	}
	a := x.Draw(c.Length, func(p *paint.Pen, t float64) { x.gameUI.common().drawCloseUp(p, c, t) })
	a.Words, a.Stop = true, true
	return a
}

// CloseUpAhead has the layers of a close-up painted for the board as it is laid out.
func (c *Common) CloseUpAhead(p *paint.Pen, l pieces.Layered) {
	frame := c.closeUp(CloseUp{Seat: engine.NoSeat})
	l.Ahead(p, frame.Inner())
}

// closeUp lays the frame of a close-up out.
func (c *Common) closeUp(of CloseUp) ui.CloseUp {
	frame := ui.CloseUp{Title: of.Title, Seat: -1}
	if at := engine.At(c.Names, of.Seat); of.Seat != engine.NoSeat { // who plays by the rules has no face
		frame.Seat, frame.Mark, frame.Name = int(of.Seat), at.Face, c.Name(of.Seat)
	}
	frame.FitPicture(c.Area, closeUpRatio, closeUpShare)
	return frame
}

// drawCloseUp draws a close-up at the share t of its time.
func (c *Common) drawCloseUp(p *paint.Pen, of CloseUp, t float64) {
	const edge = 0.1 // of the time, in which it appears and goes
	frame := c.closeUp(of)
	frame.Show(p, min(1, t/edge, (1-t)/edge), func(p *paint.Pen, inner geom.Rect) {
		of.Layers.Draw(p, inner, t)
		if of.Over != nil {
			of.Over(p, inner, t)
		}
		if of.Note != "" {
			ribbon(p, inner, of.Note)
		}
	})
}

// ribbon lays words across the foot of a picture.
func ribbon(p *paint.Pen, picture geom.Rect, note string) {
	foot, _ := picture.CutBottom(40)
	p.Rect(foot, 0, theme.Alpha(theme.Shadow, 0.66))
	p.Rect(geom.R(foot.X, foot.Y, foot.W, 1.4), 0, theme.Brass)
	p.Label(note, foot.Pad(16, 0), paint.Style{
		Face: paint.Bold, Size: 18, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.9), Align: paint.Center,
	})
}
