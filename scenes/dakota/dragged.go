package dakota

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// carried is what a hand carries over the board: somebody on the way to his work, or a tile on the way to its cell.
type carried struct {
	worker rules.Worker // WorkerKinds for nobody
	from   int          // his place in the draft, -1 for the street
	tile   rules.Tile   // TileKinds for none
	at     geom.Point
}

var emptyHand = carried{worker: rules.WorkerKinds, from: -1, tile: rules.TileKinds}

// lifted is the place in the street, among those who stand there, whose person a hand carries, -1 for none.
func (b *Table) lifted(all []standing) int {
	if b.carry.from >= 0 {
		return -1
	}
	for i := len(all) - 1; i >= 0; i-- {
		if all[i] == (standing{worker: b.carry.worker}) {
			return i
		}
	}
	return -1
}

// dragged makes a node one that is carried away: held is what the hand then holds, which leaves its place at once, drop
// what letting go does.
func (b *Table) dragged(a *table.Ask, n ui.Node, held carried, drop func(at geom.Point)) ui.Node {
	n.Drag = func(at geom.Point, d ui.Drag) {
		switch {
		case d.Start:
			b.carry = held
			b.carry.at = at
			a.Rebuild()
		case d.End:
			b.carry = emptyHand
			drop(at)
		default:
			b.carry.at = at
		}
	}
	return n
}

// carryWorker lets a worker be carried to a window, a school or a cart, from the street or from another place of the
// plan. From there he goes back to the street if he is dropped anywhere else.
func (b *Table) carryWorker(a *table.Ask, n ui.Node, w rules.Worker, from int) ui.Node {
	return b.dragged(a, n, carried{worker: w, from: from, tile: rules.TileKinds}, func(at geom.Point) {
		b.drop(a, w, from, at)
		a.Rebuild()
	})
}

// drop puts a carried worker down.
func (b *Table) drop(a *table.Ask, w rules.Worker, from int, at geom.Point) {
	whole := slices.Clone(b.draft)
	if from >= 0 && from < len(b.draft) {
		b.draft = slices.Delete(b.draft, from, from+1)
	}
	j, ok := b.jobAt(a, w, at)
	switch {
	case ok:
		b.draft = append(b.draft, j)
	case from >= 0 && !b.at.people.Inset(-12).Has(at) && b.placeAt(at).Empty():
		b.draft = whole // dropped nowhere: nothing has happened
	}
	b.chosen.kind = rules.WorkerKinds
}

// jobAt is the job that a worker gets where he is put down.
func (b *Table) jobAt(a *table.Ask, w rules.Worker, at geom.Point) (job, bool) {
	was := b.chosen.kind
	b.chosen.kind = w
	defer func() { b.chosen.kind = was }()
	for i, r := range b.at.lots {
		if !r.Has(at) {
			continue
		}
		if w == rules.Teacher {
			if j, ok := b.lessonJob(a, i); ok {
				return j, true
			}
		}
		return b.windowJob(a, i)
	}
	for i, r := range b.at.carts {
		if r.Inset(-6).Has(at) {
			return b.cartJob(a, i)
		}
	}
	return job{}, false
}

// placeAt is the lot or the cart at a point, empty for none.
func (b *Table) placeAt(at geom.Point) geom.Rect {
	for _, all := range [][]geom.Rect{b.at.lots[:], b.at.carts[:]} {
		for _, r := range all {
			if r.Has(at) {
				return r
			}
		}
	}
	return geom.Rect{}
}

// carryExplorer lets a free worker be carried to the explorers.
func (b *Table) carryExplorer(a *table.Ask, n ui.Node, w rules.Worker) ui.Node {
	id, m := n.ID, engine.Move{Kind: rules.KindSend, A: int16(w)}
	return b.dragged(a, n, carried{worker: w, from: -1, tile: rules.TileKinds}, func(at geom.Point) {
		if b.at.niche.Inset(-10).Has(at) {
			a.Do(id, m)
		}
		a.Rebuild()
	})
}

// carryTile lets a drawn tile be carried to one of the cells that glow.
func (b *Table) carryTile(a *table.Ask, n ui.Node, t rules.Tile) ui.Node {
	n = b.dragged(a, n, carried{worker: rules.WorkerKinds, from: -1, tile: t}, func(at geom.Point) {
		for _, s := range b.sites(t) {
			if b.field.Sight(b.cellAt(s.cell)).Has(at) {
				rot, known := b.rotAt(s)
				place := b.placing(s)
				b.landing = landing{t, place, rot, known}
				a.Chain(b.State.Notation(place), b.lay(t, place, rot, known))
				return
			}
		}
		a.Rebuild()
	})
	drag := n.Drag
	n.Drag = func(at geom.Point, d ui.Drag) {
		if d.Start {
			b.chosen.tile = t // its own cells glow
		}
		drag(at, d)
	}
	return n
}

// drawDragged draws what a hand carries, and the place where it would be put down.
func (b *Table) drawDragged(p *paint.Pen) {
	c := &b.carry
	switch {
	case c.tile != rules.TileKinds:
		side := b.field.Scale()
		for _, s := range b.lit {
			if r := b.cellAt(s.cell); b.field.Sight(r).Has(c.at) {
				if rot, known := b.rotAt(s); known {
					tile(p, c.tile, rot, r)
					p.Outline(r, 4, 3, theme.BrassHi)
					return
				}
			}
		}
		r := geom.Around(c.at, side, side)
		p.Lift(r, 4, 10)
		tile(p, c.tile, b.chosen.spin&3, r)
	case c.worker != rules.WorkerKinds:
		if r := b.placeAt(c.at); !r.Empty() && b.State.Phase() == rules.PhasePlan {
			p.Outline(r.Inset(-2), 6, 3, theme.BrassHi)
		} else if r := b.at.niche; r.Has(c.at) && b.State.Phase() == rules.PhaseExplorers {
			p.Outline(r.Inset(-1), 6, 3, theme.BrassHi)
		}
		person(p, c.worker, c.at.Add(0, 22), 44)
	}
}
