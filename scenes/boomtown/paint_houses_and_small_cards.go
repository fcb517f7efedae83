package boomtown

import (
	"fmt"
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// This file paints the mines and saloons in the streets, and the cards on the shelves.

// paintMine paints mine m into r as a house in its owner's street.
func (b *Table) paintMine(p *paint.Canvas, m rules.Card, r geom.Rect) {
	mineHouse(m, b.Board.Yield(m)).Paint(p, r)
}

// mineHouse returns the drawing of the house for mine m. yield, the gold that the mine pays, is
// written on it.
func mineHouse(m rules.Card, yield int) pieces.FalseFront {
	info := m.Info()
	return pieces.FalseFront{
		Picture: houseOf(m), Figure: info.Number, Coin: yield, Rich: yield > info.Value, Danger: info.Dangerous,
	}
}

// houseOf returns the picture of the house for mine m.
func houseOf(m rules.Card) pieces.Motif {
	all, info := houses(), m.Info()
	return engine.At(all[:], info.Town)[info.Number%3]
}

// houses returns the pictures of mines' houses. There are three for each town, so that neighbouring
// houses can differ.
var houses = sync.OnceValue(func() (all [rules.TownCount][3]pieces.Motif) {
	for t := range rules.Town(rules.TownCount) {
		for i := range all[t] {
			all[t][i] = pieces.Motif{Name: fmt.Sprintf("boomtown.house.%s.%d", t.Info().ID, i)}
		}
	}
	return all
})

// tag is a small form of a card that a seat owns: a saloon in its street, or a kept card on its
// shelf.
type tag struct {
	card    rules.Card
	town    rules.Town // the town of a saloon, NoTown for a kept card
	girls   bool       // whether the card Saloon Girls has been added to the saloon
	waiting bool       // whether the kept card cannot take effect yet
}

// bars returns the saloons in the street of a seat as tags.
func (b *Table) bars(seat engine.Seat) []tag {
	var out []tag
	for c := range b.Board.SaloonsOf(seat).All() {
		out = append(out, tag{card: c, town: b.Board.SaloonTown(c), girls: b.Board.Girls(c) != 0})
	}
	return out
}

// tags returns the kept cards on the shelf of a seat as tags.
func (b *Table) tags(seat engine.Seat) []tag {
	var out []tag
	for c := range b.Board.Kept[seat].All() {
		out = append(out, tag{card: c, town: rules.NoTown, waiting: b.Board.Waiting(seat).Has(c)})
	}
	return out
}

// label returns the name of the saloon or kept card t.
func (t tag) label() string {
	switch {
	case t.town != rules.NoTown:
		return i18n.T("Saloon, collects %d", t.toll())
	case t.waiting:
		return i18n.T("%s, waiting", name(t.card))
	}
	return name(t.card)
}

// toll returns how much gold the saloon t gets for each paying mine in its town.
func (t tag) toll() int {
	if t.girls {
		return 4
	}
	return 2
}

// paintSaloon paints saloon t as a house into r. of is the seat that owns it.
func paintSaloon(p *paint.Canvas, t tag, of engine.Seat, r geom.Rect) {
	pieces.SaloonFront{Roof: theme.Lighten(theme.LookOf(int(of)).Colour, 0.12), Coin: t.toll(), Lamp: t.girls}.Paint(p,
		r)
}

// bar returns the rectangle of saloon c in the street of seat p, and the larger rectangle (reach)
// in which a press selects it.
func (b *Table) bar(p engine.Seat, c rules.Card) (house, reach geom.Rect) {
	t := b.Board.SaloonTown(c)
	i, n := b.Board.Count(p, t), b.Board.Count(p, t)
	for x := range b.Board.SaloonsOf(p).All() {
		if b.Board.SaloonTown(x) == t {
			if n++; x < c {
				i++
			}
		}
	}
	return b.at.lot(p, t, i, n)
}

func (b *Table) paintTag(p *paint.Canvas, t tag, r geom.Rect, own bool) {
	top, bottom := theme.RGB(0x8A5631), theme.RGB(0x5A3219)
	if t.waiting {
		top, bottom = theme.Mix(top, theme.Parchment, 0.35), theme.Mix(bottom, theme.Parchment, 0.3)
	}
	pieces.Plate(p, r, top, bottom)
	size := max(r.H*0.72, 16)
	p.Icon(icons()[t.card.Info().Kind], geom.Point{X: r.X + size/2 + 4, Y: r.Center().Y}, size, theme.BrassHi)
	words := geom.R(r.X+size+11, r.Y, r.W-size-17, r.H)
	if t.waiting {
		p.Icon("hourglass", geom.Point{X: r.Right() - 10, Y: r.Center().Y}, 13, theme.Cream)
		words.W -= 14
	}
	if own {
		b.tagWords(p, t, words)
	}
}

// wordsRoom is the minimum width in design units of a tag with a text.
const wordsRoom = 44

// tagWords writes the name of tag t into r if it fits; otherwise it writes nothing.
func (b *Table) tagWords(p *paint.Canvas, t tag, r geom.Rect) {
	if r.W < wordsRoom {
		return
	}
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.6)}
	words := t.label()
	if p.LabelWidth(words, r, st) > r.W {
		words = name(t.card) // the icons beside the name show the rest
	}
	if p.LabelWidth(words, r, st) <= r.W {
		p.Label(words, r, st)
		return
	}
	pieces.FitName(p, words, r, theme.Cream)
}
