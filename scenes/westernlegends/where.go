package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// whereKey shows where everybody is.
const whereKey = ebiten.KeyF2

// whereNode is the disc in the corner of the map that shows where everybody is: all of the map, with a ring and a name at every
// rider.
func (b *Table) whereNode(a *table.Ask, dst []ui.Node) []ui.Node {
	at := geom.Point{X: b.at.window.X + 19, Y: b.at.window.Bottom() - 19}
	n := ui.Disc("where", words.T("Where is everybody?"), words.T("Shows all riders on the map, with their names. (F2)"), "horse-head", geom.Around(at, 28, 28), func() {
		if b.where = !b.where; b.where {
			b.map_.ShowAll()
		}
		a.Rebuild()
	}, whereKey)
	n.Chosen = b.where
	disc := n.Draw
	n.Draw = func(p *paint.Pen, n *ui.Node, f ui.Feel) {
		disc(p, n, f)
		if b.where && !b.map_.Moving() {
			b.drawWhere(p)
		}
	}
	return append(dst, n)
}

// drawWhere rings every rider and writes the name beside it; names keep off each other.
func (b *Table) drawWhere(p *paint.Pen) {
	n := &names{p: p, in: b.at.window, taken: []geom.Rect{b.at.stories[0], b.at.stories[1]}}
	if b.at.afloat {
		n.taken = append(n.taken, b.at.signs)
	}
	p.Flush()
	p.Shade(b.at.window, theme.Alpha(theme.RGB(0x140C10), 0.42))
	for seat := range b.Seats() {
		if b.Board.Of[seat].Space == rules.NoSpace {
			continue
		}
		at, size := b.mini(seat)
		big := size * 1.25
		p.Disc(at, big*0.72, theme.BrassHi, theme.Brass)
		b.Token(p, seat, at, big)
		n.taken = append(n.taken, geom.Around(at, big*1.3, big*1.3))
	}
	for seat := range b.Seats() {
		if b.Board.Of[seat].Space != rules.NoSpace {
			b.drawWhereName(n, seat)
		}
	}
	p.Flush()
}

// drawWhereName writes whose rider stands somewhere.
func (b *Table) drawWhereName(n *names, seat engine.Seat) {
	at, size := b.mini(seat)
	st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Ink, Align: paint.Center, Fixed: true}
	w := n.p.Advance(b.Name(seat), st) + 14
	far := size*0.8 + w/2
	for _, d := range []geom.Point{{X: far}, {X: -far}, {Y: size * 1.4}, {Y: -size * 1.4}, {X: far, Y: size}, {X: -far, Y: size}, {X: far, Y: -size}, {X: -far, Y: -size}} {
		box := geom.Around(at.Add(d.X, d.Y), w, 21)
		if !n.room(box) {
			continue
		}
		n.p.Rect(box.Inset(-1), 5, theme.WalnutInk)
		n.p.Rect(box, 4, theme.RGB(0xFBF1D8))
		n.p.Label(b.Name(seat), box, st)
		return
	}
}
