package narrowgauge

import (
	"math"
	"slices"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/hexmap"
	"gulch/render/paint"
)

// network caches the lines of the tracks on the map, together with the input from which they were
// computed.
type network struct {
	nets   trackInput
	tracks *hexmap.Tracks
}

// trackInput is what the lines of the tracks depend on: the Yards, the spaces reached by each
// railway, and the order in which they were reached.
type trackInput struct {
	yards [rules.CompanyCount]rules.Space
	has   [rules.CompanyCount]rules.Spaces
	order buildOrder
}

// buildOrder holds, by Company and space, the number of the Track card with which the Locomotive
// there was placed, counted from 1 in the game; 0 if there is none or the game began with it.
type buildOrder [rules.CompanyCount][rules.SpaceCount]uint16

// orderOf returns the order in which the events of a game placed Locomotives.
func orderOf(events []engine.Event) (order buildOrder) {
	card := uint16(0)
	for _, e := range events {
		switch e.Kind {
		case rules.EventTrack:
			card++
		case rules.EventPlaced:
			order[rules.CompanyIn(e)][rules.SpaceIn(e)] = card
		}
	}
	return order
}

// currentTrackInput returns the input for the railways on the board, without the Locomotives that
// an animation is moving.
func (b *Table) currentTrackInput() trackInput {
	n := trackInput{yards: b.Board.Yard, has: b.Board.Net, order: b.order}
	for c := range rules.Company(rules.CompanyCount) {
		for x := range n.has[c].All() {
			if b.Carried(loco{c, x}) {
				n.has[c] = n.has[c].Without(rules.SpacesOf(x))
			}
		}
	}
	return n
}

// compute returns the lines along which the tracks run over the map.
func (n trackInput) compute() *hexmap.Tracks {
	var lines []hexmap.Line
	for c := range rules.CompanyCount {
		l := hexmap.Line{From: hexOf(n.yards[c].Info().Hex), Reached: map[hexmap.Hex]int{}}
		for x := range n.has[c].All() {
			l.Reached[hexOf(x.Info().Hex)] = int(n.order[c][x])
		}
		lines = append(lines, l)
	}
	return hexmap.NewTracks(lines)
}

// courses returns the lines of the tracks on the map. It computes them again only when a railway
// has changed.
func (b *Table) courses() *hexmap.Tracks {
	if now := b.currentTrackInput(); b.network.tracks == nil || b.network.nets != now {
		b.network = network{now, now.compute()}
	}
	return b.network.tracks
}

// wet reports whether hex h is water, which tracks cross on a bridge.
func wet(h hexmap.Hex) bool {
	return slices.ContainsFunc(country().Cells,
		func(c hexmap.Cell) bool { return c.Hex == h && c.Terrain == hexmap.Water })
}

// paintTracks paints all tracks as a single picture, which is cached until a railway changes.
func (b *Table) paintTracks(p *paint.Canvas) {
	t := b.courses()
	hexmap.DrawCached(p, &b.map_.Map, "railways", b.network.nets, frame, func(p *paint.Canvas, all *hexmap.Map) {
		for c := range rules.CompanyCount {
			all.DrawTracks(p, t.Segments(c, nil), ballast(c), wet)
		}
	})
}

// ballast returns the colours in which the tracks of Company c are drawn.
func ballast(c int) hexmap.TrackColors { return hexmap.TrackColorsOf(rails[c].Colour) }

// drawPlannedTracks draws the tracks that a move would add to the railway of Company c in the style
// of planned tracks. fresh holds the spaces that the move would add.
func (b *Table) drawPlannedTracks(p *paint.Canvas, c rules.Company, fresh rules.Spaces) {
	then := b.currentTrackInput()
	then.has[c] = then.has[c].Or(fresh)
	for x := range fresh.All() {
		then.order[c][x] = math.MaxUint16 // after everything that is built
	}
	b.map_.DrawPlanned(p, then.compute().Segments(int(c), func(h hexmap.Hex) bool {
		for x := range fresh.All() {
			if hexOf(x.Info().Hex) == h {
				return true
			}
		}
		return false
	}), ballast(int(c)))
}
