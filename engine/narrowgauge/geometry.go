package narrowgauge

// geometry precomputes where Track cards can be placed: for each shape that a card has when turned
// or mirrored, the targets from every origin, and the origins from which all targets are on the
// board and none is another Company's Yard (R33, R34). Cards with the same shape share an entry.
type geometry struct {
	shapes  int
	shape   [CardCount][4]uint8 // by card and orientation
	size    [maxShapes]uint8    // number of targets of the shape
	target  [maxShapes][SpaceCount]targets
	origins [maxShapes][YardCount]Spaces // by shape and the Yard of the building Company
}

const maxShapes = 128

// targets are the target spaces of a play in card order. If the card has fewer, the rest are the
// origin, which always has a Locomotive of the Company and so adds nothing.
type targets [maxTargets]Space

// orientation is the orientation of a card: turned, mirrored or both.
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

// add adds a new shape to the tables.
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

// hitsYard reports whether a target is a Yard other than the given one.
func (b *tables) hitsYard(ts targets, own int) bool {
	for _, t := range ts {
		if yard := b.space[t].Yard; yard >= 0 && yard != own {
			return true
		}
	}
	return false
}
