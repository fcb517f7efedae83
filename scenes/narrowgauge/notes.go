package narrowgauge

import (
	"math"

	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// notes are the kept pictures of Contracts as they lie on the map: flat slips with the price, the name and the effect,
// so that they fit the one corner of the map in which no City lies.
type notes struct{}

// noteKey names the picture of a Contract at a size.
type noteKey struct {
	contract rules.Contract
	w, h     int // pixels
	scale    float64
	state    bool // with the state, where that decides who goes first
}

// image returns the picture of a Contract for a rectangle under the view of p, with its state or without.
func (n *notes) image(p *paint.Pen, k rules.Contract, r geom.Rect, state bool) *ebiten.Image {
	key := noteKey{k, int(math.Ceil(r.W * p.View.Scale)), int(math.Ceil(r.H * p.View.Scale)), p.View.Scale, state}
	pictures := paint.PicturesOf[noteKey](p.Album, "contracts")
	if m := pictures.Find(key); m != nil {
		return m
	}
	return pictures.Paint(key, key.w, key.h, func(m *ebiten.Image) {
		pen := p.Kit.Pen(m, paint.View{Scale: p.View.Scale, Text: p.View.Text})
		paintNote(pen, k, geom.R(0, 0, r.W, r.H), state)
		pen.Flush()
	})
}

// noteBand is the height of the band with the name of a Contract.
const noteBand = 20

// paintNote paints a Contract as a slip: the band of those that work once a round is red, that of the others brown.
func paintNote(p *paint.Pen, k rules.Contract, r geom.Rect, state bool) {
	info := k.Info()
	top, bottom := theme.RGB(0x6B3A22), theme.WalnutLo
	if info.Flip {
		top, bottom = theme.RGB(0x9E2F27), theme.RGB(0x661C17)
	}
	p.Rect(r, 6, theme.WalnutInk)
	p.Grad(r.Inset(1.2), 5, theme.RGB(0xF8ECCC), theme.RGB(0xE6D3A4))
	band, rest := r.Inset(1.2).CutTop(noteBand)
	p.Grad(band, 5, top, bottom)
	p.Rect(geom.R(band.X, band.Bottom()-1, band.W, 1), 0, theme.Brass)
	coin := geom.Point{X: band.X + 13, Y: band.Center().Y}
	name := geom.R(band.X+27, band.Y, band.W-32, band.H-1)
	if state {
		name.W -= 24
		p.Label(info.State, geom.R(name.Right()+2, band.Y, 22, band.H-1), paint.Style{
			Face: paint.Bold, Size: 13, Color: theme.Cream, Align: paint.Center,
		})
	}
	p.Label(info.Name, name, paint.Style{
		Face: paint.Display, Size: 13, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x1A0C05), 0.9),
	})
	text := geom.R(rest.X+6, rest.Y+2.5, rest.W-12, rest.H-3)
	p.Icon(deeds[k].icon, geom.Point{X: rest.Right() - 19, Y: rest.Bottom() - 19}, 32, theme.Alpha(theme.SoftInk, 0.22))
	p.Fit(words.T(deeds[k].text), text, paint.Style{Face: paint.Body, Size: 11.5, Color: theme.Ink, Lead: 1.06})
	pieces.CoinWith(p, coin, 11, info.Value)
}

// onTable lists the Contracts that lie on the map: those that one may bid for, or the two of the person who chooses.
func (b *Table) onTable() []rules.Contract {
	if b.Board.Shown != 0 {
		return contractsOf(b.Board.Shown)
	}
	if v := b.at.viewer; b.Board.Holds.Has(v) && b.shows(v) && b.State.Phase() == rules.PhaseKeep {
		two := b.Board.Dealt[v]
		return []rules.Contract{min(two[0], two[1]), max(two[0], two[1])}
	}
	return nil
}

// mostNotes is how many Contracts lie on the map at most.
const mostNotes = 3

// noteSpot returns where the i-th Contract lies: in the south-east of the map, which has no City and no Yard.
func (b *Table) noteSpot(i int) geom.Rect {
	m := b.map_.whole()
	corner := geom.R(m.X+m.W*0.752, m.Y+m.H*0.604, m.W*0.243, m.H*0.391)
	return corner.Column(i, mostNotes, 5)
}

// spotOf returns where a Contract lies that is on the table.
func (b *Table) spotOf(k rules.Contract) geom.Rect {
	all := b.onTable()
	for i, other := range all {
		if other == k {
			return b.noteSpot(i + mostNotes - len(all)) // the lower ones stay where they are when one above is taken
		}
	}
	return b.noteSpot(1)
}

// noteEdge is a Contract that comes from, or goes to, beyond the upper edge of the map.
func (b *Table) noteEdge() geom.Rect {
	r := b.noteSpot(0).Scale(0.6)
	at := b.at.bank()
	return geom.R(at.X-r.W/2, b.at.sheet.Y-10, r.W, r.H)
}

// note returns the picture of a Contract as it lies on the map.
func (b *Table) note(p *paint.Pen, k rules.Contract) *ebiten.Image {
	return b.notes.image(p, k, b.noteSpot(0), b.State.Phase() == rules.PhaseKeep)
}

// outbid reports whether the bid that a person is about to seal is too small for a Contract.
func (b *Table) outbid(k rules.Contract) bool {
	return b.State.Phase() == rules.PhaseBid && b.Board.Phase == rules.PhaseBid && b.plan.legal != nil && k.Info().Value > b.plan.bid
}

// paintContracts paints the Contracts that lie on the map, those darker that the bid does not reach.
func (b *Table) paintContracts(p *paint.Pen) {
	for _, k := range b.onTable() {
		if b.Carried(k) {
			continue
		}
		r := b.spotOf(k)
		p.Lift(r, 6, 8)
		tint := paint.White
		if b.outbid(k) {
			tint = theme.RGB(0xB9A88C)
		}
		p.Image(b.note(p, k), r, 0, tint)
		if b.plan.legal != nil && b.State.Phase() == rules.PhaseBid && !b.outbid(k) {
			p.Outline(r.Inset(-1), 7, 2.4, theme.BrassHi)
		}
	}
}
