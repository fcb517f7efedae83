package narrowgauge

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/gallery"
	"gulch/scenes/table"
)

// Exhibits returns all drawings of Narrow Gauge for the gallery: first the cards, cardW design
// units wide, then the other components.
func Exhibits(p table.GameUI, cardW float64) []gallery.Piece {
	list := exhibition{p.(*Table), nil}
	list.cards(cardW)
	list.trains()
	list.papers()
	list.counters()
	return list.all
}

// exhibition collects the drawings that the gallery of the game shows.
type exhibition struct {
	*Table
	all []gallery.Piece
}

func (x *exhibition) add(group, name string, w, h float64, draw func(p *paint.Canvas, r geom.Rect)) {
	x.all = append(x.all, gallery.Piece{Group: group, Name: name, W: w, H: h, Draw: draw})
}

// cards adds the Track cards (as dealt and in each orientation) and the Contracts, w design units
// wide.
func (x *exhibition) cards(w float64) {
	h := w * trackHigh / pieces.CardW
	face := func(group, name string, draw func(p *paint.Canvas, r geom.Rect)) {
		x.add(group, name, w, h, func(p *paint.Canvas, r geom.Rect) {
			p.DropShadow(r, 8, 4)
			draw(p, r)
		})
	}
	for c := range rules.Card(rules.CardCount) {
		face("Track cards", c.String()+" "+c.Info().Name,
			func(p *paint.Canvas, r geom.Rect) { p.Image(x.card(p, c, r.W), r, 0, paint.White) })
	}
	x.add("Track cards", "draw pile", w, h,
		func(p *paint.Canvas, r geom.Rect) { pieces.Deck(p, r, 38, x.back(p, r.W)) })
	turns := map[int16]string{0: "as dealt", rules.Turned: "turned", rules.Mirrored: "mirrored",
		rules.Turned | rules.Mirrored: "both"}
	for _, how := range []int16{0, rules.Turned, rules.Mirrored, rules.Turned | rules.Mirrored} {
		face("A card in hand", turns[how],
			func(p *paint.Canvas, r geom.Rect) { p.Image(x.cardAs(p, 33, how, r.W), r, 0, paint.White) })
	}
	h = w * pieces.CardH / pieces.CardW
	for k := range rules.Contract(rules.ContractCount) {
		face("Contracts", k.Info().Name,
			func(p *paint.Canvas, r geom.Rect) { p.Image(x.deed(p, k, r.W), r, 0, paint.White) })
	}
}

// trains adds the Locomotives of the Companies in two sizes, that of the map and that of the
// Connection tracks, and the Commodity tokens.
func (x *exhibition) trains() {
	for c := range rules.Company(rules.CompanyCount) {
		for _, size := range []float64{64, 40, 27, 19} {
			x.add("Locomotives", fmt.Sprintf("%s %.0f", company(c), size), size*1.4, 90,
				func(p *paint.Canvas, r geom.Rect) {
					rails[c].Draw(p, r.Center(), size)
				})
		}
	}
	for g := range rules.Commodity(rules.CommodityCount) {
		for _, size := range []float64{44, 23} {
			x.add("Commodities", commodity(g), size*1.3, 56,
				func(p *paint.Canvas, r geom.Rect) { goodsToken(p, g, r.Center(), size) })
		}
	}
}

// papers adds the Certificates on offer, for each possible number of them, and the Contracts as
// small tags in a seat's panel.
func (x *exhibition) papers() {
	for c := range rules.Company(rules.CompanyCount) {
		for n := range 5 {
			x.add("Certificates on offer", fmt.Sprintf("%s, %d left", company(c), n), 66, 22,
				func(p *paint.Canvas, r geom.Rect) {
					p.Rect(r.Inset(-4), 4, theme.Parchment)
					pieces.SharePile(p, r, n, x.Board.Round, rails[c].Colour)
				})
		}
	}
	for k := range rules.Contract(rules.ContractCount) {
		for _, used := range []bool{false, true} {
			x.add("Contracts on a plate", k.Info().State, 40, 22,
				func(p *paint.Canvas, r geom.Rect) { pieces.Ticket(p, r, k.Info().State, used) })
		}
	}
}

// counters adds the market dice with each value, the Build tokens, the coin of a bid, and the
// panels of the seats.
func (x *exhibition) counters() {
	for g := range rules.Commodity(rules.CommodityCount) {
		for value := 1; value <= 6; value++ {
			x.add("Market dice", fmt.Sprintf("%s %d", commodity(g), value), 40, 40, func(p *paint.Canvas, r geom.Rect) {
				pieces.FlatDie(p, r.Scale(0.8), value, pipTone(g))
			})
		}
	}
	for _, dark := range []bool{false, true} {
		x.add("Build tokens", fmt.Sprintf("dark %v", dark), 40, 40,
			func(p *paint.Canvas, r geom.Rect) { pieces.Reversible(p, r.Center(), 20, "rail-road", dark, 1) })
	}
	for _, n := range []int{0, 6, 12, 120} {
		x.add("Bids", dollars(n), 56, 56,
			func(p *paint.Canvas, r geom.Rect) { pieces.CoinWithNumber(p, r.Center(), 25, n) })
	}
	for seat := range engine.Seat(rules.Seats) {
		x.add("Plates", x.Name(seat), x.at.plates[seat].W, x.at.plates[seat].H, func(p *paint.Canvas, r geom.Rect) {
			was := x.at.plates[seat]
			x.at.plates[seat] = r
			x.paintPlate(p, seat)
			x.at.plates[seat] = was
		})
	}
}
