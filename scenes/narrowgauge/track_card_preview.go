package narrowgauge

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/hexmap"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointedPlay is the move, one that lays a Track card, on whose node the pointer is. Its preview is
// shown on the map.
type pointedPlay struct {
	move     engine.Move
	strength float64 // opacity of the preview, 0 to 1
}

// overlayNode returns a node that draws over everything else on the board: the spaces that the
// selected card can reach, and the preview of the move under the pointer (on the map, in the
// railways panel, in the markets and as the cash afterwards).
func (b *Table) overlayNode(a *table.Decision) ui.Node {
	reach := b.reachable(a)
	return ui.Node{ID: "overlay", SkipFocus: true, Role: "text", Rect: geom.R(-1, -1, 0, 0),
		Draw: func(p *paint.Canvas, _ *ui.Node, _ ui.NodeState) {
			g := b.pointed
			if g.strength <= 0 && b.plan.aimed && a.Legal != nil {
				g = pointedPlay{move: rules.PlayTrack(b.plan.card, b.plan.aim, b.plan.how), strength: 1}
			}
			if g.strength <= 0 {
				for x := range reach.All() {
					b.reachDot(p, x)
				}
				b.drawCardReach(p)
				return
			}
			v := b.preview(g.move)
			p.Flush()
			p.Fade = g.strength
			p.Clip(b.at.window, func() { b.drawPreview(p, g.move, v) })
			if v.Refusal == nil {
				b.drawGains(p, a.Seat, v)
			}
			if v.Refusal != nil && a.Pending.Kind == 0 {
				b.drawRefusal(p, a.Area, v)
			}
			p.Flush()
			p.Fade = 1
		}}
}

// preview returns the rules' preview of move m, which lays a Track card. It caches the result of
// the last call.
func (b *Table) preview(m engine.Move) *rules.Preview {
	if b.previewCache.move != m || b.previewCache.of != b.plan.of {
		b.previewCache = cachedPreview{m, b.plan.of, b.Settled.Preview(m)}
	}
	return &b.previewCache.what
}

// cachedPreview is the preview of one move, together with the move and the decision to which it
// belongs.
type cachedPreview struct {
	move engine.Move
	of   decisionID
	what rules.Preview
}

// reachable returns the spaces onto which the selected card could put new Locomotives, from
// whichever space it starts. It returns the empty set if no card is selected for laying.
func (b *Table) reachable(a *table.Decision) rules.Spaces {
	if a.Legal == nil || b.plan.card == rules.NoCard || !b.building() {
		return rules.Spaces{}
	}
	return b.reach(b.plan.card, b.plan.how, plays(a.Legal, b.plan.card, b.plan.how))
}

// reach returns the spaces onto which card c could put new Locomotives. how is the card's
// orientation, and from lists the spaces from which it may be laid.
func (b *Table) reach(c rules.Card, how int16, from []rules.Space) rules.Spaces {
	var out rules.Spaces
	for _, x := range from {
		for _, g := range b.Settled.Preview(rules.PlayTrack(c, x, how)).Hexes {
			if g.Fit == rules.FitNew {
				out = out.Or(rules.SpacesOf(g.Space))
			}
		}
	}
	return out
}

// cardReach caches, for the card of the hand under the pointer, the spaces from which it can be
// laid and the spaces that it can reach.
type cardReach struct {
	card  rules.Card
	of    decisionID
	from  []rules.Space
	reach rules.Spaces
}

// drawCardReach shows on the map where the card of the hand under the pointer could be laid. It
// draws nothing while a card is selected.
func (b *Table) drawCardReach(p *paint.Canvas) {
	c, strength := b.hoveredCard, b.hoverStrength
	if strength <= 0 || b.plan.card != rules.NoCard || b.map_.Moving() {
		return
	}
	if b.reachCache.card != c || b.reachCache.of != b.plan.of || b.reachCache.from == nil {
		would := b.plan
		would.choose(c, b.plan.legal)
		from := plays(b.plan.legal, c, would.how)
		b.reachCache = cardReach{c, b.plan.of, from, b.reach(c, would.how, from)}
	}
	p.Flush()
	p.Fade = strength
	p.Clip(b.at.window, func() {
		r := b.map_.Radius() * 0.92
		for _, x := range b.reachCache.from {
			hexmap.Rim(p, b.map_.space(x), r, 2.6, theme.Brass, 1)
		}
		for x := range b.reachCache.reach.All() {
			b.reachDot(p, x)
		}
		for x := range rules.Space(rules.SpaceCount) { // draw the names again, so that no ring crosses a name
			b.writeName(p, x)
		}
	})
	p.Flush()
	p.Fade = 1
}

func (b *Table) reachDot(p *paint.Canvas, x rules.Space) {
	at, h := b.map_.space(x), b.map_.Height()
	if !b.at.window.Has(at) {
		return
	}
	hexmap.Dot(p, at, h)
}

// Colours of spaces in the preview of laying a card: allowed in a legal move, failing for the
// spaces because of which a move is illegal.
var (
	allowed = theme.Brass
	failing = theme.RGB(0xC4352B)
)

// drawPreview draws over the map the spaces that move m covers, each with its price. v is the
// rules' preview of m.
func (b *Table) drawPreview(p *paint.Canvas, m engine.Move, v *rules.Preview) {
	r, h := b.map_.Radius()*0.93, b.map_.Height()
	c := b.Board.Building
	origin := b.map_.space(rules.OriginOf(m))
	hexmap.Rim(p, origin, r, 3.6, theme.BrassHi, 1)
	b.writeName(p, rules.OriginOf(m))
	fresh := rules.Spaces{}
	for _, g := range v.Hexes {
		if g.Fit == rules.FitNew {
			fresh = fresh.Or(rules.SpacesOf(g.Space))
		}
	}
	b.drawPlannedTracks(p, c, fresh)
	for _, g := range v.Hexes {
		at := b.map_.Hex(hexOf(g.Hex))
		bad := g.Fit == rules.FitOutside || g.Fit == rules.FitYard
		line := allowed
		if bad || v.Refusal != nil && g.Fit == rules.FitNew {
			line = failing
		}
		if g.Fit != rules.FitOwn {
			p.Icon("hex-flat", at, 2*r, theme.Alpha(line, 0.34))
		}
		hexmap.Rim(p, at, r, 2.4, line, 1)
		switch {
		case bad:
			p.Icon("cancel", at, h*0.5, failing)
		case g.Fit == rules.FitNew:
			if b.writeName(p, g.Space); !g.City {
				b.groundName(p, g.Space)
			}
			b.priceTag(p, at, h, g)
		}
	}
}

// previewBounds returns the rectangle of the map in which the preview of move m is drawn, which
// lays a Track card: the space from which it is laid and those of the card's pattern.
func (b *Table) previewBounds(m engine.Move) geom.Rect {
	r := b.map_.Radius()
	all := geom.Around(b.map_.space(rules.OriginOf(m)), 2*r, 2*r)
	for _, g := range b.State.Preview(m).Hexes {
		all = all.Union(geom.Around(b.map_.Hex(hexOf(g.Hex)), 2*r, 2*r))
	}
	return all
}

// priceTag writes the price of g, one space in a move's preview, and what the space pays if it is a
// City. at is the point where it writes, and h the height of a hex in design units.
func (b *Table) priceTag(p *paint.Canvas, at geom.Point, h float64, g rules.PreviewHex) {
	size := max(h*0.2, 12)
	text, ground := dollars(g.Price), theme.RGB(0xF9EED2)
	ink := theme.Oxblood
	if g.Price == 0 {
		text, ink = i18n.T("free"), theme.SoftInk
	}
	tag := geom.Around(geom.Point{X: at.X, Y: at.Y + h*0.36}, size*2.4, size*1.3)
	if g.City { // beside the City's ring, so that the name stays legible
		wide := min(size*2.6, h*0.52)
		bonus := geom.Around(geom.Point{X: at.X + h*0.16 + wide/2, Y: at.Y}, wide, size*1.35)
		pieces.Sticker(p, bonus, i18n.T("+$%d", g.Bonus), size*1.05, theme.RGB(0xE9F0CF), theme.RGB(0x2F5A24))
		if g.Price == 0 {
			return
		}
		tag = geom.Around(geom.Point{X: at.X - h*0.16 - wide/2, Y: at.Y}, wide, size*1.35)
	}
	pieces.Sticker(p, tag, text, size, ground, ink)
	if g.Turns {
		side := geom.Point{X: tag.Right() + size*0.55, Y: tag.Center().Y}
		p.Disc(side, size*0.55, theme.Cream, theme.Cream)
		p.Disc(side, size*0.45, theme.RGB(0x4A3A33), theme.RGB(0x221814))
	}
}

// drawGains draws on the panels the result of the move of seat with preview v: the new positions of
// the train and of the market dice, and the cash of the seat.
func (b *Table) drawGains(p *paint.Canvas, seat engine.Seat, v *rules.Preview) {
	c := b.Board.Building
	for _, g := range v.Hexes {
		if !g.City {
			continue
		}
		to := b.at.marker(c, g.Marker)
		pieces.WithOpacity(p, 0.6, func() { b.paintTrain(p, c, to, 1) })
		if !b.at.small {
			pieces.Sticker(p, geom.Around(b.at.nextCity(c).Center(), nextWide-1, 21), i18n.T("+$%d", g.Bonus), 14,
				theme.RGB(0xE9F0CF), theme.RGB(0x2F5A24))
		}
		if g.Commodity == rules.NoCommodity {
			continue
		}
		b.drawArrow(p, g)
		at := b.dieSpot(g.Commodity, g.DieAt)
		b.marketDie(p, g.Commodity, at, g.DieValue)
		lane := b.at.lane(g.Commodity).H + 5
		p.Outline(geom.Around(at, lane, lane), 6, 2.4, theme.Brass)
	}
	if seat == engine.NoSeat {
		return
	}
	at := b.at.purse(seat)
	tag := geom.R(at.X+10, at.Y-12, 47, 24)
	pieces.Sticker(p, tag, dollars(v.Cash), 15.5, theme.Lit, theme.Ink)
}

// drawArrow draws an arrow for the market die that is moved by connecting the City g: from the
// die's present position to its new one.
func (b *Table) drawArrow(p *paint.Canvas, g rules.PreviewHex) {
	from, to := b.dieSpot(g.Commodity, g.DieWasAt), b.dieSpot(g.Commodity, g.DieAt)
	p.Line(from, to, 4.5, theme.WalnutInk)
	p.Line(from, to, 2.6, theme.BrassHi)
}

// drawRefusal writes into area why the move with preview v is illegal. It writes nothing for a
// legal move, whose costs and gains the move preview shows.
func (b *Table) drawRefusal(p *paint.Canvas, area geom.Rect, v *rules.Preview) {
	_, r := area.CutTop(38)
	p.Fit(i18n.Sentence(v.Refusal), r, paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Oxblood, LineHeight: 1.2})
}

// cardAs returns the image of card c, rendered for a width of w design units. how is the card's
// orientation.
func (b *Table) cardAs(p *paint.Canvas, c rules.Card, how int16, w float64) *ebiten.Image {
	how &^= rules.Blasted
	if how == 0 {
		return b.card(p, c, w)
	}
	return b.App.Cards.ImageOfShape(p, fmt.Sprintf("narrowgauge/%s/%d", c, how), w, trackHigh,
		func(p *paint.Canvas) { trackFace{card: c, how: how}.Paint(p) })
}
