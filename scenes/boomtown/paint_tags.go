package boomtown

import (
	"fmt"
	"image/color"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// The mines in front of the seats, and what lies on their shelves.

// paintMine paints a mine as it lies in front of its owner: its number in the colour of the town, its value, and in
// the own panel its name.
func (b *Table) paintMine(p *paint.Pen, m rules.Card, r geom.Rect, own bool) {
	info := m.Info()
	look := towns[info.Town]
	p.Soft(r.Move(1, 1.5), 4, 1.6, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 4, theme.WalnutInk)
	p.Grad(r.Inset(1), 3.2, theme.RGB(0xFAEFD2), theme.RGB(0xE9D5A6))
	value := info.Value
	veined := b.pic.veined.Has(m)
	if veined {
		value += 3
	}
	numW := r.H * 1.16
	if !own {
		numW = r.W * 0.5
		if value > 9 && info.Dangerous { // two digits and a skull want more than half of the room
			numW = r.W * 0.42
		}
	}
	badge := geom.R(r.X+1, r.Y+1, numW, r.H-2)
	p.Grad(badge, 3.2, theme.Lighten(look.Colour, 0.12), theme.Darken(look.Colour, 0.25))
	size := max(r.H*0.68, 9.8)
	p.Label(fmt.Sprint(info.Number), badge, paint.Style{Face: paint.Bold, Size: size, Color: theme.Cream, Align: paint.Center, Fixed: true})
	var ink color.RGBA = theme.Ink
	if info.Dangerous {
		ink = theme.Oxblood
	}
	if !own {
		worth := geom.R(badge.Right(), r.Y, r.Right()-badge.Right(), r.H)
		if info.Dangerous { // the skull says it to those who do not see the red
			worth.W -= 9
			p.Icon(danger, geom.Point{X: worth.Right() + 2, Y: r.Center().Y}, 11, theme.Oxblood)
		}
		p.Label(fmt.Sprint(value), worth, paint.Style{Face: paint.Bold, Size: max(size*0.96, 9.8), Color: ink, Align: paint.Center, Fixed: true})
		if veined {
			p.Rect(geom.R(badge.Right()+2, r.Bottom()-3, r.Right()-badge.Right()-4, 2), 1, theme.BrassLo)
		}
		return
	}
	pieces.CoinWith(p, geom.Point{X: r.Right() - 14, Y: r.Center().Y}, 10.5, value)
	text := geom.R(badge.Right()+4, r.Y, r.Right()-26-badge.Right()-4, r.H)
	if veined {
		text.W -= 16
		p.Icon("gold-mine", geom.Point{X: text.Right() + 9, Y: r.Center().Y}, 15, theme.BrassLo)
	}
	if info.Dangerous {
		text.W -= 15
		p.Icon(danger, geom.Point{X: text.Right() + 7, Y: r.Center().Y}, 15, theme.Oxblood)
	}
	nameIn(p, info.Name, text, ink)
}

// danger is the sign of mines that cave in.
const danger = "skull-crossed-bones"

// nameIn sets a mine's name into r, on two smaller lines where one would not do.
func nameIn(p *paint.Pen, name string, r geom.Rect, ink color.RGBA) {
	st := paint.Style{Face: paint.Body, Size: 12, Color: ink}
	if p.LabelWidth(name, r, st) <= r.W {
		p.Label(name, r, st)
		return
	}
	st.Size, st.Fixed, st.Lead, st.Wrap = min(1.4*11, p.Size(st)-1), true, 1.02, r.W
	w, h := p.Measure(name, st)
	fits := func() bool { return h <= r.H-3 && w <= r.W }
	for !fits() && st.Size > 9.9 {
		st.Size -= 0.5
		w, h = p.Measure(name, st)
	}
	if !fits() {
		p.Label(name, r, paint.Style{Face: paint.Body, Size: 10, Color: ink, Fixed: true, Clip: true})
		return
	}
	p.Text(name, geom.Point{X: r.X, Y: r.Center().Y - h/2 - 1}, st)
}

// tag is a thing on a seat's shelf.
type tag struct {
	card    rules.Card
	icon    string
	label   string
	town    rules.Town // of a saloon
	waiting bool
	girls   bool
}

// tags lists what lies on a seat's shelf: saloons, then kept cards.
func (b *Table) tags(seat engine.Seat) []tag {
	var out []tag
	for _, s := range b.pic.saloons {
		if s.keeper == seat {
			label := words.T("Saloon, takes 2")
			if s.girls != rules.NoCard {
				label = words.T("Saloon, takes 4")
			}
			out = append(out, tag{card: s.card, icon: "saloon-doors", label: label, town: s.town, girls: s.girls != rules.NoCard})
		}
	}
	for c := range b.pic.kept[seat].All() {
		t := tag{card: c, icon: icon(c), label: name(c), town: rules.NoTown, waiting: b.pic.waiting.Has(c)}
		if t.waiting {
			t.label = words.T("%s, waiting", t.label)
		}
		out = append(out, t)
	}
	return out
}

// house is a saloon on the table: its swing doors.
var house = paint.Figure{Icon: "saloon-doors", Body: theme.RGB(0xE8B566), Line: theme.RGB(0x3A1C0C), Glow: 0.25}

func (b *Table) paintTag(p *paint.Pen, t tag, r geom.Rect, own bool) {
	top, bottom := theme.RGB(0x8A5631), theme.RGB(0x5A3219)
	if t.town != rules.NoTown {
		c := towns[t.town].Colour
		top, bottom = theme.Lighten(c, 0.06), theme.Darken(c, 0.35)
	}
	if t.waiting {
		top, bottom = theme.Mix(top, theme.Parchment, 0.35), theme.Mix(bottom, theme.Parchment, 0.3)
	}
	p.Soft(r.Move(1, 2), 5, 2, 0, theme.Alpha(theme.Shadow, 0.45))
	p.Rect(r, 5, theme.WalnutInk)
	p.Grad(r.Inset(1.2), 4, top, bottom)
	size := r.H * 0.72
	x := r.X + size/2 + 4
	if t.town != rules.NoTown {
		p.Figure(house, geom.Point{X: x + 1, Y: r.Center().Y - r.H*0.02}, size*1.22, 0)
		x += size * 0.14
	} else {
		p.Icon(t.icon, geom.Point{X: x, Y: r.Center().Y}, size, theme.BrassHi)
	}
	x += size/2 + 3
	if t.town != rules.NoTown {
		p.Icon(towns[t.town].Icon, geom.Point{X: x + size*0.36, Y: r.Center().Y}, size*0.8, theme.Cream)
		x += size*0.8 + 2
	}
	if t.girls && !own {
		p.Icon("large-dress", geom.Point{X: x + size*0.36, Y: r.Center().Y}, size*0.8, theme.Cream)
	}
	if t.waiting {
		p.Icon("hourglass", geom.Point{X: r.Right() - 10, Y: r.Center().Y}, 13, theme.Cream)
	}
	if own {
		p.Label(t.label, geom.R(x+4, r.Y, r.Right()-x-12, r.H), paint.Style{Face: paint.Bold, Size: 13, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.6)})
	}
}
