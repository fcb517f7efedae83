package narrowgauge

import (
	"slices"

	rules "gulch/engine/narrowgauge"
	"gulch/render/hexmap"
	"gulch/render/paint"
)

// network caches the computed tracks of the railways on the map, with the input of the computation.
type network struct {
	nets   trackInput
	tracks *hexmap.Tracks
}

// trackInput is the input from which the tracks are computed: the Yards, and the spaces that each
// railway has reached.
type trackInput struct {
	yards [rules.CompanyCount]rules.Space
	has   [rules.CompanyCount]rules.Spaces
}

// currentTrackInput returns the railways on the board. It leaves out Locomotives that an animation
// is moving.
func (b *Table) currentTrackInput() trackInput {
	n := trackInput{has: b.Board.Net}
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

// compute computes along which lines the tracks run over the map.
func (n trackInput) compute() *hexmap.Tracks {
	var lines []hexmap.Line
	for c := range rules.CompanyCount {
		l := hexmap.Line{From: hexOf(n.yards[c].Info().Hex), Reached: map[hexmap.Hex]bool{}}
		for x := range n.has[c].All() {
			l.Reached[hexOf(x.Info().Hex)] = true
		}
		lines = append(lines, l)
	}
	return hexmap.NewTracks(lines)
}

// courses returns the tracks of the railways on the map. It computes them again if the railways
// have changed.
func (b *Table) courses() *hexmap.Tracks {
	if now := b.currentTrackInput(); b.network.tracks == nil || b.network.nets != now {
		b.network = network{now, now.compute()}
	}
	return b.network.tracks
}

// wet reports whether hex h is water, so that tracks cross it on a bridge.
func wet(h hexmap.Hex) bool {
	return slices.ContainsFunc(country().Cells,
		func(c hexmap.Cell) bool { return c.Hex == h && c.Terrain == hexmap.Water })
}

// paintTracks paints all tracks as one picture, which is cached until a railway changes.
func (b *Table) paintTracks(p *paint.Canvas) {
	t := b.courses()
	hexmap.DrawCached(p, &b.map_.Map, "railways", b.network.nets, frame, func(p *paint.Canvas, all *hexmap.Map) {
		for c := range rules.CompanyCount {
			all.DrawTracks(p, t.Segments(c, nil), ballast(c), wet)
		}
	})
}

// ballast returns the colours of the tracks of Company c.
func ballast(c int) hexmap.TrackColors { return hexmap.TrackColorsOf(rails[c].Colour) }

// drawPlannedTracks draws the tracks that a move would add to the railway of Company c, as if under
// construction. fresh holds the spaces that the move would add.
func (b *Table) drawPlannedTracks(p *paint.Canvas, c rules.Company, fresh rules.Spaces) {
	then := b.currentTrackInput()
	then.has[c] = then.has[c].Or(fresh)
	b.map_.DrawPlanned(p, then.compute().Segments(int(c), func(h hexmap.Hex) bool {
		for x := range fresh.All() {
			if hexOf(x.Info().Hex) == h {
				return true
			}
		}
		return false
	}), ballast(int(c)))
}
