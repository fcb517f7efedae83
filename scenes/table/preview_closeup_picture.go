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

// CloseUp is a picture in layers that appears in the middle of the table for a moment when
// something exciting happens: an event card, a hold-up, a cave-in, the first train into a city. The
// layers slide in one after the other and move a little while the picture is shown; they stand
// still if the settings reduce motion. A press ends the close-up.
//
// The layers are drawn in assets/art, from far to near, all of the same size, about 320 by 180. All
// but the farthest are transparent where the layers behind them can be seen:
//
//	picture hold-up/sky 320 180 dusk
//	 sky 120
//	 …
//	picture hold-up/hand 320 180 dusk
//	 flat ink M…
//
// A game lists the layers once, and shows them in the animation of the event ([GameUI.Animate]):
//
//	var holdUp = pieces.Layered{
//		pieces.Backdrop("hold-up/sky"), pieces.Cutout("hold-up/coach", 0.01),
//		pieces.Cutout("hold-up/hand", 0.03).Coming(-0.3, 0.2),
//	}
//
//	x.CloseUp(table.CloseUp{
//		Layers: holdUp, Title: i18n.T("Hands up!"), Note: i18n.T("%d gold", x.A), Seat: x.Seat,
//	})
//
// The picture of a card can be the only layer: pieces.Layered{pieces.Backdrop("mustang")}.
// Rendering the layers takes a quarter of a second, so a game requests them before the event, by
// calling [Common.PreloadCloseUp] in [Motion.Prepare] or in Paint. For a close-up in which a
// decision is made see [ui.CloseUp].
type CloseUp struct {
	Layers pieces.Layered
	Title  string
	Note   string      // text on a ribbon at the bottom of the picture, "" for none
	Seat   engine.Seat // the seat named on the frame, NoSeat for none
	Length float64     // duration in milliseconds, 0 for CloseUpTime
	// DrawOver draws dice, coins and the like over the layers, in the rectangle of the picture. t
	// is the progress of the close-up, 0 to 1. DrawOver may be nil.
	DrawOver func(p *paint.Canvas, picture geom.Rect, t float64)
}

// CloseUpTime is how long a close-up is shown, in milliseconds.
const CloseUpTime = 1500

// Aspect ratio of a close-up's picture, and the fraction of the board that it covers.
const (
	closeUpRatio = 16.0 / 9
	closeUpShare = 0.72
)

// CloseUp adds a close-up to the animations of an event.
func (x *EventAnimation) CloseUp(c CloseUp) *motion.Animation {
	if c.Length == 0 {
		c.Length = CloseUpTime
	}
	a := x.Draw(c.Length, func(p *paint.Canvas, t float64) { x.gameUI.common().drawCloseUp(p, c, t) })
	a.IsText, a.Stop, a.Above, x.words = true, true, true, a
	return a
}

// closeUpNode appends the node that draws the close-ups of events, over the panels of the board.
func (t *Table) closeUpNode(nodes []ui.Node) []ui.Node {
	return append(nodes, ui.Node{ID: "event-closeup", SkipFocus: true, Draw: t.drawCloseUps})
}

func (t *Table) drawCloseUps(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) { t.timeline.DrawAbove(p) }

// PreloadCloseUp requests the images of layers l for a later close-up, at the size that a close-up
// has on the current board.
func (c *Common) PreloadCloseUp(p *paint.Canvas, l pieces.Layered) {
	frame := c.closeUp(CloseUp{Seat: engine.NoSeat})
	l.Prefetch(p, frame.Inner())
}

// closeUp returns the frame of a close-up (the parameter of), laid out for the current board.
func (c *Common) closeUp(of CloseUp) ui.CloseUp {
	frame := ui.CloseUp{Title: of.Title, Seat: -1}
	if at := engine.At(c.Players, of.Seat); of.Seat != engine.NoSeat { // a rival that the rules play has no face
		frame.Seat, frame.Mark, frame.Name = int(of.Seat), at.Face, c.Name(of.Seat)
	}
	frame.FitPicture(c.Area, closeUpRatio, closeUpShare)
	return frame
}

// drawCloseUp draws a close-up (the parameter of); t is its progress, 0 to 1.
func (c *Common) drawCloseUp(p *paint.Canvas, of CloseUp, t float64) {
	const edge = 0.1 // share of the time for fading in and out
	frame := c.closeUp(of)
	frame.DrawFaded(p, min(1, t/edge, (1-t)/edge), func(p *paint.Canvas, inner geom.Rect) {
		of.Layers.Draw(p, inner, t)
		if of.DrawOver != nil {
			of.DrawOver(p, inner, t)
		}
		if of.Note != "" {
			ribbon(p, inner, of.Note)
		}
	})
}

// ribbon draws a note across the bottom of a picture.
func ribbon(p *paint.Canvas, picture geom.Rect, note string) {
	foot, _ := picture.CutBottom(40)
	p.Rect(foot, 0, theme.Alpha(theme.Shadow, 0.66))
	p.Rect(geom.R(foot.X, foot.Y, foot.W, 1.4), 0, theme.Brass)
	p.Label(note, foot.Pad(16, 0), paint.Style{
		Face: paint.Bold, Size: 18, Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.9), Align: paint.Center,
	})
}
