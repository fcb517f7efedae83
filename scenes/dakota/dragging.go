package dakota

import (
	"slices"

	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// dragState describes a drag in progress: a worker is dragged to a place of the plan, or a tile to
// a cell of the mine.
type dragState struct {
	worker rules.Worker // the dragged worker, WorkerKinds for none
	// index in b.draft (the prepared plan) of the job that the worker is dragged away from; -1 if
	// the worker comes from the street
	from int
	tile rules.Tile // the dragged tile, TileKinds for none
	at   geom.Point
}

var noDrag = dragState{worker: rules.WorkerKinds, from: -1, tile: rules.TileKinds}

// draggedPerson returns the index of the person who is being dragged. all are the people in the
// street, to which the index refers. It returns -1 if nobody is dragged from the street.
func (b *Table) draggedPerson(all []standing) int {
	if b.drag.from >= 0 {
		return -1
	}
	for i := len(all) - 1; i >= 0; i-- {
		if all[i] == (standing{worker: b.drag.worker}) {
			return i
		}
	}
	return -1
}

// draggable makes node n draggable and returns it. During a drag, b.drag is set to held, the
// dragged worker or tile, which is then not drawn at its usual place. At the end of the drag, drop
// is called with the position of the pointer.
func (b *Table) draggable(a *table.Decision, n ui.Node, held dragState, drop func(at geom.Point)) ui.Node {
	n.Drag = func(at geom.Point, d ui.Drag) {
		switch {
		case d.Start:
			b.drag = held
			b.drag.at = at
			a.Rebuild()
		case d.End:
			b.drag = noDrag
			drop(at)
		default:
			b.drag.at = at
		}
	}
	return n
}

// carryWorker makes node n draggable as worker w and returns it. The worker can be dropped on a
// window, a school or a cart. from is the index of the worker's job in the plan, or -1 if the
// worker comes from the street. A worker from the plan leaves it if dropped on the street, or on a
// lot or cart that cannot take him. If he is dropped elsewhere, the plan stays unchanged.
func (b *Table) carryWorker(a *table.Decision, n ui.Node, w rules.Worker, from int) ui.Node {
	return b.draggable(a, n, dragState{worker: w, from: from, tile: rules.TileKinds}, func(at geom.Point) {
		b.drop(a, w, from, at)
		a.Rebuild()
	})
}

// drop ends the drag of worker w. at is the point where he is dropped. from is the index of the job
// in the plan from which he comes, or -1 for the street (see carryWorker).
func (b *Table) drop(a *table.Decision, w rules.Worker, from int, at geom.Point) {
	whole := slices.Clone(b.draft)
	if from >= 0 && from < len(b.draft) {
		b.draft = slices.Delete(b.draft, from, from+1)
	}
	j, ok := b.jobAt(a, w, at)
	switch {
	case ok:
		b.draft = append(b.draft, j)
	case from >= 0 && !b.at.people.Inset(-12).Has(at) && b.placeAt(at).Empty():
		b.draft = whole // dropped on no place: the plan stays unchanged
	}
	b.chosen.kind = rules.WorkerKinds
}

// jobAt returns the job that worker w gets if he is dropped at a point (the parameter at). The
// second result is false if there is no job for him.
func (b *Table) jobAt(a *table.Decision, w rules.Worker, at geom.Point) (job, bool) {
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

// placeAt returns the rectangle of the lot or cart that contains a point (the parameter at), or an
// empty rectangle if there is none.
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

// carryExplorer makes n, the node of a free worker of kind w, draggable and returns it. Dropping
// the worker on the places for explorers sends him out to explore.
func (b *Table) carryExplorer(a *table.Decision, n ui.Node, w rules.Worker) ui.Node {
	id, m := n.ID, rules.Send(w)
	return b.draggable(a, n, dragState{worker: w, from: -1, tile: rules.TileKinds}, func(at geom.Point) {
		if b.at.niche.Inset(-10).Has(at) {
			a.Do(id, m)
		}
		a.Rebuild()
	})
}

// carryTile makes n, the node of a tile t drawn from the bag, draggable and returns it. Dropping
// the tile on a highlighted cell lays it there.
func (b *Table) carryTile(a *table.Decision, n ui.Node, t rules.Tile) ui.Node {
	n = b.draggable(a, n, dragState{worker: rules.WorkerKinds, from: -1, tile: t}, func(at geom.Point) {
		for _, s := range b.sites(t) {
			if b.field.VisiblePart(b.cellAt(s.cell)).Has(at) {
				rot, known := b.rotAt(s)
				place := b.placing(s)
				b.landing = landing{t, place, rot, known}
				a.PlayAtOnce(b.State.Notation(place), func() table.MoveSequence {
					return b.lay(t, place, rot, known)
				})
				return
			}
		}
		a.Rebuild()
	})
	drag := n.Drag
	n.Drag = func(at geom.Point, d ui.Drag) {
		if d.Start {
			b.chosen.tile = t // this highlights the cells where the tile may be laid
		}
		drag(at, d)
	}
	return n
}

// drawDragged draws the dragged worker or tile, and marks the place to which it would go if it were
// dropped now.
func (b *Table) drawDragged(p *paint.Canvas) {
	c := &b.drag
	switch {
	case c.tile != rules.TileKinds:
		side := b.field.Scale()
		for _, s := range b.lit {
			if r := b.cellAt(s.cell); b.field.VisiblePart(r).Has(c.at) {
				if rot, known := b.rotAt(s); known {
					tile(p, c.tile, rot, r)
					p.Outline(r, 4, 3, theme.BrassHi)
					return
				}
			}
		}
		r := geom.Around(c.at, side, side)
		p.DropShadow(r, 4, 10)
		tile(p, c.tile, b.rotInHand(), r)
	case c.worker != rules.WorkerKinds:
		if r := b.placeAt(c.at); !r.Empty() && b.Board.Phase == rules.PhasePlan {
			p.Outline(r.Inset(-2), 6, 3, theme.BrassHi)
		} else if r := b.at.niche; r.Has(c.at) && b.Board.Phase == rules.PhaseExplorers {
			p.Outline(r.Inset(-1), 6, 3, theme.BrassHi)
		}
		person(p, c.worker, c.at.Add(0, 22), 44)
	}
}
