package boomtown

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/gallery"
	"gulch/scenes/table"
)

// Exhibits returns all drawings of Boomtown for the gallery: first the cards, cardW design units
// wide, then the other components.
func Exhibits(p table.GameUI, cardW float64) []gallery.Piece {
	b := p.(*Table)
	return append(b.cardPieces(cardW), b.smallPieces()...)
}

func (b *Table) cardPieces(w float64) []gallery.Piece {
	size := gallery.Piece{W: w, H: w * pieces.CardH / pieces.CardW}
	var out []gallery.Piece
	for c := range rules.Card(rules.Cards()) {
		piece := size
		piece.Group, piece.Name = "Events", name(c)
		if c.IsMine() {
			piece.Group = c.Info().Town.Info().Name
		}
		piece.Draw = func(p *paint.Canvas, r geom.Rect) {
			p.DropShadow(r, 8, 4)
			p.Image(b.cardImage(p, c, r.W), r, 0, paint.White)
		}
		out = append(out, piece)
	}
	size.Group, size.Name = "Events", "back"
	size.Draw = func(p *paint.Canvas, r geom.Rect) { pieces.Deck(p, r, 40, b.cardBackImage(p, r.W)) }
	return append(out, size)
}

func (b *Table) smallPieces() []gallery.Piece {
	var out []gallery.Piece
	add := func(group, name string, w, h float64, draw func(p *paint.Canvas, r geom.Rect)) {
		out = append(out, gallery.Piece{Group: group, Name: name, W: w, H: h, Draw: draw})
	}
	for t := range rules.Town(rules.TownCount) {
		add("Pawns", t.Info().Name, 44, 44, func(p *paint.Canvas, r geom.Rect) { b.paintPawn(p, t, r) })
	}
	for _, c := range []rules.Card{0, 4, 12, 20, 30, 40} {
		add("Mines on the table", name(c), 56, 90, func(p *paint.Canvas, r geom.Rect) { b.paintMine(p, c, r) })
		add("Mines on the table", "of another seat", 25, 40,
			func(p *paint.Canvas, r geom.Rect) { b.paintMine(p, c, r) })
	}
	for t := range rules.Town(rules.TownCount) {
		add("Towns", t.Info().Name, 120, 95, func(p *paint.Canvas, r geom.Rect) { country(t).Cover(p, r) })
	}
	saloonCard, _ := rules.ParseCard("saloon_1")
	for seat := range rules.MaxSeats {
		of := engine.Seat(seat)
		add("Saloons and kept cards", "saloon", 56, 90,
			func(p *paint.Canvas, r geom.Rect) { paintSaloon(p, tag{card: saloonCard}, of, r) })
		add("Saloons and kept cards", "with girls, of another seat", 25, 40, func(p *paint.Canvas, r geom.Rect) {
			paintSaloon(p, tag{card: saloonCard, girls: true}, of, r)
		})
	}
	telegraph, _ := rules.ParseCard("telegraph_1")
	for _, waiting := range []bool{false, true} {
		add("Saloons and kept cards", fmt.Sprint("waiting ", waiting), 190, 32, func(p *paint.Canvas, r geom.Rect) {
			b.paintTag(p, tag{card: telegraph, town: rules.NoTown, waiting: waiting}, r, true)
		})
	}
	return out
}
