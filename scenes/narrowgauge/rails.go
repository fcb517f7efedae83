package narrowgauge

import (
	"slices"

	rules "gulch/engine/narrowgauge"
	"gulch/render/hexmap"
	"gulch/render/paint"
)

// network is the railways on the map, worked out.
type network struct {
	nets   nets
	tracks *hexmap.Tracks
}

// nets is what railways follow from: where they start and what they have reached.
type nets struct {
	yards [rules.CompanyCount]rules.Space
	has   [rules.CompanyCount]rules.Spaces
}

// laid returns the railways as they lie, without what a motion has in hand.
func (b *Table) laid() nets {
	n := nets{has: b.Board.Net}
	for c := range rules.Company(rules.CompanyCount) {
		n.yards[c] = b.State.Yard(c)
		for x := range n.has[c].All() {
			if b.Carried(loco{c, x}) {
				n.has[c] = n.has[c].Without(rules.SpacesOf(x))
			}
		}
	}
	return n
}

// lay finds the courses of railways.
func (n nets) lay() *hexmap.Tracks {
	var lines []hexmap.Line
	for c := range rules.CompanyCount {
		l := hexmap.Line{From: hexOf(n.yards[c].Info().Hex), Has: map[hexmap.Hex]bool{}}
		for x := range n.has[c].All() {
			l.Has[hexOf(x.Info().Hex)] = true
		}
		lines = append(lines, l)
	}
	return hexmap.Lay(lines)
}

// courses returns the courses of the railways that lie on the map, worked out when they have changed.
func (b *Table) courses() *hexmap.Tracks {
	if now := b.laid(); b.network.tracks == nil || b.network.nets != now {
		b.network = network{now, now.lay()}
	}
	return b.network.tracks
}

// wet are the spaces over which railways go on bridges.
func wet(h hexmap.Hex) bool {
	return slices.ContainsFunc(country().Cells, func(c hexmap.Cell) bool { return c.Hex == h && c.Ground == hexmap.Water })
}

// paintTracks paints the railways, as one picture that is kept for as long as nothing is laid.
func (b *Table) paintTracks(p *paint.Pen) {
	t := b.courses()
	hexmap.Kept(p, &b.map_.Map, "railways", b.network.nets, frame, func(p *paint.Pen, all *hexmap.Map) {
		for c := range rules.CompanyCount {
			all.Rails(p, t.Legs(c, nil), ballast(c), wet)
		}
	})
}

// ballast is how the railway of a Company looks.
func ballast(c int) hexmap.Ballast { return hexmap.BallastOf(rails[c].Colour) }

// stake draws the courses that a play would add, under construction.
func (b *Table) stake(p *paint.Pen, c rules.Company, fresh rules.Spaces) {
	then := b.laid()
	then.has[c] = then.has[c].Or(fresh)
	b.map_.Stake(p, then.lay().Legs(int(c), func(h hexmap.Hex) bool {
		for x := range fresh.All() {
			if hexOf(x.Info().Hex) == h {
				return true
			}
		}
		return false
	}), ballast(int(c)))
}
