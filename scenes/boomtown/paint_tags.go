package boomtown

import (
	"fmt"
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// The mines in front of the seats, and what lies on their shelves.

// paintMine paints a mine as it stands in its owner's street.
func (b *Table) paintMine(p *paint.Pen, m rules.Card, r geom.Rect) {
	mineHouse(m, b.Board.Yield(m)).Paint(p, r)
}

// mineHouse is the house of a mine that yields so much.
func mineHouse(m rules.Card, yield int) pieces.FalseFront {
	info := m.Info()
	return pieces.FalseFront{
		Picture: houseOf(m), Figure: info.Number, Coin: yield, Rich: yield > info.Value, Danger: info.Dangerous,
	}
}

// houseOf is what stands for a mine.
func houseOf(m rules.Card) pieces.Motif {
	all, info := houses(), m.Info()
	return engine.At(all[:], info.Town)[info.Number%3]
}

// houses are what stands for mines: three fronts a town, so that a street is no row of boxes.
var houses = sync.OnceValue(func() (all [rules.TownCount][3]pieces.Motif) {
	for t := range rules.Town(rules.TownCount) {
		for i := range all[t] {
			all[t][i] = pieces.Motif{Name: fmt.Sprintf("boomtown.house.%s.%d", t.Info().ID, i)}
		}
	}
	return all
})

// tag is a saloon in a seat's street, or a card that is kept on its shelf.
type tag struct {
	card    rules.Card
	town    rules.Town // of a saloon, NoTown for a kept card
	girls   bool       // of a saloon
	waiting bool       // a kept card that waits until it can work
}

// bars lists the saloons of a seat: they stand in its street.
func (b *Table) bars(seat engine.Seat) []tag {
	var out []tag
	for c := range b.Board.SaloonsOf(seat).All() {
		out = append(out, tag{card: c, town: b.Board.SaloonTown(c), girls: b.Board.Girls(c) != 0})
	}
	return out
}

// tags lists the kept cards, which lie on a seat's shelf.
func (b *Table) tags(seat engine.Seat) []tag {
	var out []tag
	for c := range b.Board.Kept[seat].All() {
		out = append(out, tag{card: c, town: rules.NoTown, waiting: b.Board.Waiting(seat).Has(c)})
	}
	return out
}

// label says what a tag is.
func (t tag) label() string {
	switch {
	case t.town != rules.NoTown:
		return words.T("Saloon, takes %d", t.toll())
	case t.waiting:
		return words.T("%s, waiting", name(t.card))
	}
	return name(t.card)
}

// toll is what a saloon takes for each mine.
func (t tag) toll() int {
	if t.girls {
		return 4
	}
	return 2
}

// paintSaloon paints a saloon as it stands in the street of a seat.
func paintSaloon(p *paint.Pen, t tag, of engine.Seat, r geom.Rect) {
	pieces.SaloonFront{Roof: theme.Lighten(theme.LookOf(int(of)).Colour, 0.12), Coin: t.toll(), Lamp: t.girls}.Paint(p, r)
}

// bar is where the saloon of a seat stands.
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

func (b *Table) paintTag(p *paint.Pen, t tag, r geom.Rect, own bool) {
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

// wordsRoom is how much room there is at least for words on a tag.
const wordsRoom = 44

// tagWords writes what a tag is, as far as there is room.
func (b *Table) tagWords(p *paint.Pen, t tag, r geom.Rect) {
	if r.W < wordsRoom {
		return
	}
	st := paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.6)}
	words := t.label()
	if p.LabelWidth(words, r, st) > r.W {
		words = name(t.card) // what stands beside it says the rest
	}
	if p.LabelWidth(words, r, st) <= r.W {
		p.Label(words, r, st)
		return
	}
	pieces.Squeeze(p, words, r, theme.Cream)
}
