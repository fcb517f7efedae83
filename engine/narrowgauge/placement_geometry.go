package narrowgauge

// geometry holds tables, computed in advance, of where Track cards can be placed. A shape is the
// pattern of a card in one orientation, turned or mirrored; equal patterns share one shape. For
// each shape the tables hold the targets from every origin, and the origins from which all targets
// are on the board and none is another Company's Yard (R33, R34).
type geometry struct {
	shapes  int
	shape   [CardCount][4]uint8 // number of the shape, by card and orientation
	size    [maxShapes]uint8    // number of target spaces of each shape
	target  [maxShapes][SpaceCount]targets
	origins [maxShapes][YardCount]Spaces // allowed origins, by shape and by the number of the building Company's Yard
}

const maxShapes = 128

// targets are the target spaces of a play, in the order of the card's pattern. If the card has
// fewer than maxTargets, the rest are the origin, which has no effect because the Company already
// has a Locomotive there.
type targets [maxTargets]Space

// orientation says how a card is laid. It is a bit set of turned and mirrored.
type orientation uint8

const (
	turned orientation = 1 << iota
	mirrored
)

func (g *geometry) build(b *tables) {
	at := map[Hex]Space{}
	for _, x := range b.space {
		at[x.Hex] = x.Space
	}
	known := map[[maxTargets]Hex]uint8{}
	for c := range b.card {
		for l := range orientation(4) {
			var key [maxTargets]Hex
			for i, d := range b.card[c].Offsets {
				key[i] = d.oriented(l&turned != 0, l&mirrored != 0)
			}
			id, have := known[key]
			if !have {
				id = uint8(g.shapes)
				known[key] = id
				g.add(b, at, key[:len(b.card[c].Offsets)])
			}
			g.shape[c][l] = id
		}
	}
	b.buildPrices()
}

// add adds a shape to the tables: the pattern with the given offsets from its origin. at holds the
// space of each hex of the board, and b the data tables.
func (g *geometry) add(b *tables, at map[Hex]Space, offsets []Hex) {
	id := g.shapes
	g.shapes++
	g.size[id] = uint8(len(offsets))
	for _, x := range b.space {
		ts := targets{x.Space, x.Space, x.Space, x.Space}
		on := true
		for i, d := range offsets {
			t, isSpace := at[x.Hex.plus(d)]
			on = on && isSpace
			if isSpace {
				ts[i] = t
			}
		}
		if !on {
			continue
		}
		g.target[id][x.Space] = ts
		for yard := range g.origins[id] {
			if !b.hitsYard(ts, yard) {
				g.origins[id][yard].add(x.Space)
			}
		}
	}
}

// hitsYard reports whether one of the targets ts is a Yard. own is the number of a Yard that does
// not count.
func (b *tables) hitsYard(ts targets, own int) bool {
	for _, t := range ts {
		if yard := b.space[t].Yard; yard >= 0 && yard != own {
			return true
		}
	}
	return false
}
