package table

import (
	"math"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// ceremonyTime is how long the winner is celebrated before the score sheet opens, in milliseconds.
const ceremonyTime = 2600

// celebrate shows the winners' portraits before a rising sun while gold rains on their places. If a
// winner has no portrait, it lights up the winners' places and darkens the rest of the board.
func (t *Table) celebrate() {
	winners := t.session.Match.Winners()
	names := make([]string, len(winners))
	for i, seat := range winners {
		names[i] = t.common.Name(seat)
	}
	if rival, ok := engine.RivalOf(t.session.Match.State()); ok && len(winners) == 0 {
		names = []string{i18n.T(rival.Name)}
	}
	if t.skipsAnimations() || t.isPlain() || len(names) == 0 || len(t.session.Seats) == 1 {
		return
	}
	t.present.behavior.resetTurnBudget() // the celebration has its time, however long the last turn took
	said := i18n.T("%s wins", names[0])
	if len(names) > 1 {
		said = i18n.T("%s share the win", i18n.List(names))
	}
	at, size := t.gameUI.PlacardPlace()
	sign := pieces.Placard{Words: said, Note: t.gameUI.RankTitle(1), At: at, Size: size}
	layers, faces := t.winnerPicture(winners)
	faces = faces && len(winners) > 0
	t.timeline.Add(motion.Animation{Length: ceremonyTime, IsText: true, Stop: true,
		Draw: func(p *paint.Canvas, share float64) {
			fade := min(1, 5*share, 6*(1-share))
			if faces {
				t.common.drawCloseUp(p, CloseUp{Layers: layers, Title: said, Note: sign.Note, Seat: engine.NoSeat},
					share)
			} else {
				pieces.WithOpacity(p, fade, func() { t.frame.darken(p, winners) })
				sign.Show(p, share)
			}
			pieces.WithOpacity(p, fade, func() {
				for _, seat := range winners {
					goldRain(p, t.gameUI.SeatLayout(seat).Panel, share)
				}
			})
		}})
}

// darken shades the board except for the places of the winners, which get a brass frame.
func (fr *frame) darken(p *paint.Canvas, winners []engine.Seat) {
	shade := theme.Alpha(theme.Shadow, 0.6)
	left := []geom.Rect{fr.board}
	for _, seat := range winners {
		hole := fr.gameUI.SeatLayout(seat).Panel.Inset(-3)
		var rest []geom.Rect
		for _, r := range left {
			rest = append(rest, cutOut(r, hole)...)
		}
		left = rest
		p.Outline(hole, 10, 4, theme.BrassHi)
	}
	for _, r := range left {
		p.Rect(r, 0, shade)
	}
}

// cutOut returns rectangles that together cover r except for hole.
func cutOut(r, hole geom.Rect) []geom.Rect {
	if !r.Meets(hole) {
		return []geom.Rect{r}
	}
	x0, x1 := max(r.X, hole.X), min(r.Right(), hole.Right())
	y0, y1 := max(r.Y, hole.Y), min(r.Bottom(), hole.Bottom())
	var parts []geom.Rect
	for _, part := range []geom.Rect{
		geom.R(r.X, r.Y, r.W, y0-r.Y), geom.R(r.X, y1, r.W, r.Bottom()-y1),
		geom.R(r.X, y0, x0-r.X, y1-y0), geom.R(x1, y0, r.Right()-x1, y1-y0),
	} {
		if part.W > 0 && part.H > 0 {
			parts = append(parts, part)
		}
	}
	return parts
}

// rainCoins is the number of coins that fall on the place of each winner.
const rainCoins = 22

// goldRain draws coins that fall over rectangle r, each with its own start and spin. share is the
// progress of the animation, 0 to 1.
func goldRain(p *paint.Canvas, r geom.Rect, share float64) {
	for i := range rainCoins {
		k := float64(i)
		_, x := math.Modf(k * 0.618)
		fall := motion.Share(share, 0.03*k*0.9, 0.45)
		if fall <= 0 || fall >= 1 {
			continue
		}
		at := geom.Point{X: r.X + r.W*(0.06+0.88*x), Y: r.Y - 60 + (r.H+40)*fall*fall}
		pieces.FlippingCoin(p, at, 11, 9*fall+k)
	}
}
