package dakota

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// earthNodes appends to dst the nodes of everything below the street: the mine, the explorers, the
// bags, and the tiles drawn from a bag.
func (b *Table) earthNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = append(dst, b.fieldNode(a))
	dst = append(dst, tooltipNode("explorers", i18n.T("Explorers"), b.nicheTip(), b.at.niche))
	for i := range b.at.outs {
		dst = append(dst, b.outNode(a, i))
	}
	for i := range b.at.bags {
		n := tooltipNode(fmt.Sprintf("layer %d", i+1), i18n.T("Layer %d", i+1), b.bagTip(i+1), b.at.bags[i])
		m := rules.ExploreBag(i + 1)
		if a.IsLegal(m) {
			n.Label = ""
		}
		if b.home(a) || a.Legal == nil {
			n = a.Target(n, m)
		}
		b.opensBag(&n, i+1)
		bag, title, note := bagParts(n.Rect)
		n.BadgeAvoids = []geom.Rect{bag.Inset(6), title, note}
		dst = append(dst, n)
	}
	t := b.town()
	for c := range gridCells {
		if _, _, _, ok := t.TileAt(c); ok {
			if n, seen := b.onField(b.tileNode(a, c), c); seen {
				dst = append(dst, n)
			}
		}
	}
	if b.home(a) && b.laying() {
		dst = b.layNodes(a, dst)
	}
	return append(dst, b.wholeNode())
}

// outNode returns the node of the place for explorers with index i. A press sends out a miner or,
// if no miner can go, the first kind of worker that can.
func (b *Table) outNode(a *table.Decision, i int) ui.Node {
	t := b.town()
	n := tooltipNode(fmt.Sprintf("out %d", i+1), i18n.T("Explorer %d", i+1),
		i18n.T("Send a worker out for $%d to place 1 more tile.", rules.Wage(i)), b.at.outs[i])
	switch {
	case a.Legal == nil:
		return n
	case !b.home(a) || !a.AsksFor(rules.KindSend):
		n.DisabledReason = i18n.T("You can't send explorers now: they go in the morning, after the free tile.")
	case i < t.Explorers:
		n.DisabledReason = i18n.T("You can't use this space again: each space sends only 1 explorer a day.")
	case i > t.Explorers:
		n.DisabledReason = i18n.T("You can't use this space yet: they fill from the left. The next explorer costs $%d.",
			rules.Wage(t.Explorers))
		if b.RevealedSeats.Has(b.Viewer) {
			n.DisabledReason = i18n.T(
				"You can't use this space yet: they fill from the left. The next explorer costs $%d and you have $%d.",
				rules.Wage(t.Explorers), t.Money)
		}
	default:
		m := rules.Send(rules.Miner)
		if send := legalOf(a, rules.KindSend); len(send) > 0 && !a.IsLegal(m) {
			m = send[0]
		}
		if n = a.Attempt(n, m); a.IsLegal(m) {
			n.Label, n.Tip = b.MoveWords(m), b.moveTip(m)
			n = table.TargetGlow(n, a.IsHinted(m))
			n.Role, n.SkipFocus = "button", false
		}
	}
	return n
}

// laying reports whether the current decision is about laying a tile: which tile, where, or in
// which rotation.
func (b *Table) laying() bool {
	switch b.Board.Phase {
	case rules.PhaseExploreTile, rules.PhaseExploreCell, rules.PhaseExploreTurn:
		return true
	}
	return false
}

// site is a cell where the selected tile may be laid. swap is true if a tile there is replaced.
// rots holds the rotations (quarter turns, 0 to 3) in which the tile fits.
type site struct {
	cell int
	swap bool
	rots []int
}

// landing holds where a sequence of moves is going to lay a tile. The warnings before a move need
// it, because the first move of the sequence does not contain the cell.
type landing struct {
	tile   rules.Tile  // the tile, TileKinds for none
	place  engine.Move // the move that chooses the cell
	rot    int
	turned bool // whether rot, the rotation, has been chosen
}

var nowhere = landing{tile: rules.TileKinds}

// sites returns the cells where tile t, drawn from the bag, may be laid. It finds them by playing
// the moves on a copy of the state.
func (b *Table) sites(t rules.Tile) []site {
	s := b.copy()
	if s.Phase() == rules.PhaseExploreTile {
		if s.Play(rules.ChooseTile(t), nil) != nil {
			return nil
		}
	}
	if s.Phase() == rules.PhaseExploreTurn {
		e := &b.Board.Exploring
		return []site{{e.Site, e.Swap, turns(s)}}
	}
	var out []site
	for _, m := range s.Moves(nil) {
		if m.Kind != rules.KindPlace && m.Kind != rules.KindReplace {
			continue
		}
		x := &rules.State{}
		s.CopyTo(x)
		if x.Play(m, nil) == nil {
			out = append(out, site{rules.CellOf(m), m.Kind == rules.KindReplace, turns(x)})
		}
	}
	return out
}

// turns returns the rotations, in quarter turns, that are legal in position s. It returns nil if
// the decision is not about a rotation.
func turns(s *rules.State) (out []int) {
	if s.Phase() != rules.PhaseExploreTurn {
		return nil
	}
	for _, m := range s.Moves(nil) {
		if m.Kind == rules.KindTurn {
			out = append(out, rules.RotationOf(m))
		}
	}
	return out
}

// copy returns a copy of the current state on which moves can be tried out.
func (b *Table) copy() *rules.State {
	s := &rules.State{}
	b.State.CopyTo(s)
	return s
}

// held returns the tile whose possible cells are highlighted: the selected tile or, if none is
// selected, the one that a hint proposes, or the first tile from the bag that fits somewhere. It
// returns TileKinds if there is no such tile.
func (b *Table) held(a *table.Decision) rules.Tile {
	if t := b.heldTile(); t != rules.TileKinds {
		return t
	}
	if a.IsLegal(a.Hint) && a.Hint.Kind == rules.KindTile { // so that the hinted place is highlighted
		return rules.TileOf(a.Hint)
	}
	for _, m := range legalOf(a, rules.KindTile) {
		return rules.TileOf(m)
	}
	return rules.TileKinds
}

// layNodes appends to dst the nodes of the tiles drawn from the bag, and of the cells where the
// selected tile may be laid.
func (b *Table) layNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	held := b.held(a)
	b.tilePlan = a.Planned
	all := b.Board.Exploring.Tiles()
	for i, t := range all {
		dst = append(dst, b.drawnNode(a, t, held, b.drawnAt(i, len(all))))
	}
	if held == rules.TileKinds {
		return dst
	}
	b.lit, b.inHand = b.sites(held), held
	b.findBestRotations(a, held)
	for _, s := range b.lit {
		if n, seen := b.onField(b.siteNode(a, held, s), s.cell); seen {
			dst = append(dst, n)
		}
	}
	if b.State.Phase() == rules.PhaseExploreTurn {
		for i, m := range legalOf(a, rules.KindTurn) {
			r := b.drawnAt(i+max(len(all), 1), len(all)+5)
			n := tooltipNode("spin "+b.State.Notation(m), b.MoveWords(m), "", r)
			n.Draw = func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
				tile(p, held, rules.RotationOf(m), n.Rect.Inset(2))
			}
			dst = append(dst, a.Target(n, m))
		}
	}
	return dst
}

// drawnNode returns the node, with rectangle r, of tile t, which has been drawn from the bag. A
// press selects the tile. held is the tile that is selected now.
func (b *Table) drawnNode(a *table.Decision, t, held rules.Tile, r geom.Rect) ui.Node {
	n := tooltipNode("drawn "+t.String(), tileName(t), b.tileTip(t), r)
	m := rules.ChooseTile(t)
	if !a.IsLegal(m) {
		if b.State.Phase() != rules.PhaseExploreTile {
			n.DisabledReason = i18n.T("First, choose where and how to place the tile.")
		}
		return a.WithRefusal(n, m)
	}
	a.RegisterMove(n.ID, m)
	n.SkipFocus, n.Role, n.Chosen = false, "button", t == held
	if t == held {
		n.Role = "move"
	} else {
		a.RegisterOptions(n.ID, m)
	}
	n.Press = func() {
		if b.chosen.tile = t; t != held {
			b.chosen.turned = false
		}
		// the tile is already chosen on the screen: a press plays the move that chooses it in the
		// rules
		if t == held {
			b.landing = nowhere
			a.Do(n.ID, m)
			return
		}
		a.Rebuild()
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		c, w := theme.Brass, 1.6+f.Hover
		if n.Chosen {
			c, w = theme.BrassHi, 3.0
		}
		p.Outline(n.Rect.Inset(-1.5).Move(f.Shake, 0), 5, w, c)
	}
	return b.carryTile(a, n, t)
}

// placing returns the move that lays the selected tile in the cell of site s: a placing or, if the
// cell has a tile, a replacing move.
func (b *Table) placing(s site) engine.Move {
	if s.swap {
		return rules.ReplaceAt(s.cell)
	}
	return rules.PlaceAt(s.cell)
}

// siteNode returns the node of site s, a cell where tile t may be laid. A press lays the tile in
// the rotation that is shown. The wheel and the key T change the rotation.
func (b *Table) siteNode(a *table.Decision, t rules.Tile, s site) ui.Node {
	place := b.placing(s)
	n := ui.Node{ID: b.State.Notation(place), Role: "move", Rect: b.cellAt(s.cell), Pulse: true,
		Label: b.MoveWords(place)}
	rot, known := b.rotAt(s)
	n.Tip = b.siteTip(t, s)
	if b.State.Phase() == rules.PhaseExploreTile {
		n.Label = b.layWords(t, place)
	}
	lay := func() table.MoveSequence { return b.lay(t, place, rot, known) }
	n.Press = func() {
		if known && a.LastPressWasTouch() && b.showRotation(s.cell, rot) {
			a.Rebuild() // a finger cannot hover: the first touch shows the rotation in which the tile will be laid
			return
		}
		b.landing = landing{t, place, rot, known}
		a.PlayAtOnce(n.ID, lay)
	}
	n.Wheel = func(quarters int) {
		for range max(quarters, -quarters) {
			b.turnAt(s)
		}
		a.Rebuild()
	}
	n = table.TargetGlow(n, a.RegisterSequence(n.ID, b.firstStep(t, place, rot), lay))
	glow := n.Draw
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		shown := f.Hover
		if b.chosen.aimed && b.chosen.cell == s.cell {
			shown = 1
		}
		if s.swap && shown < 1 { // the tile there would be removed: its place does not look like a free one
			markReplaced(p, n.Rect)
		}
		if known && shown > 0 {
			faded(p, 0.35+0.6*shown, func() { tile(p, t, rot, n.Rect) })
		}
		glow(p, n, f)
		if known && shown > 0 {
			b.drawEnds(p, t, rot, s.cell, n.Rect, shown)
		}
	}
	return n
}

// markReplaced draws a cross in a corner of r, the place of a tile that another one can replace.
func markReplaced(p *paint.Canvas, r geom.Rect) {
	p.Outline(r.Inset(2), 4, 2, theme.Oxblood)
	at := geom.Point{X: r.X + r.W*0.24, Y: r.Bottom() - r.H*0.24}
	p.Disc(at, r.W*0.17, theme.Cream, theme.Parchment)
	p.Icon("cancel", at, r.W*0.3, theme.Oxblood)
}

// layWords returns a command that lays tile t by move place, which chooses the cell.
func (b *Table) layWords(t rules.Tile, place engine.Move) string {
	c := rules.CellOf(place)
	if place.Kind == rules.KindReplace {
		return i18n.T("Replace %s with: %s", tileAtName(b.mover(), c), tileName(t))
	}
	return i18n.T("Place: %s (%s)", tileName(t), cellName(c))
}

// firstStep returns the first move of the sequence that lays tile t. Depending on the phase, it
// chooses the tile, the cell (move place), or the rotation rot in quarter turns.
func (b *Table) firstStep(t rules.Tile, place engine.Move, rot int) engine.Move {
	switch b.State.Phase() {
	case rules.PhaseExploreTile:
		return rules.ChooseTile(t)
	case rules.PhaseExploreTurn:
		return rules.TurnTile(rot)
	}
	return place
}

// lay returns the sequence of moves that lays tile t: the moves that choose the tile, its cell
// (move place) and its rotation (rot quarter turns). If turned is false, the sequence ends before
// the rotation, which is left to the player.
func (b *Table) lay(t rules.Tile, place engine.Move, rot int, turned bool) table.MoveSequence {
	step := 0
	return func(s engine.State) (engine.Move, bool) {
		var m engine.Move
		at := 0
		switch s.Phase() {
		case rules.PhaseExploreTile:
			m, at = rules.ChooseTile(t), 1
		case rules.PhaseExploreCell:
			m, at = place, 2
		case rules.PhaseExploreTurn:
			m, at = rules.TurnTile(rot), 3
			if !turned {
				return m, false
			}
		}
		if at <= step {
			return m, false
		}
		step = at
		return m, true
	}
}

// tileNode returns the node of the tile in cell c of the mine.
func (b *Table) tileNode(a *table.Decision, c int) ui.Node {
	x, y := rules.CellXY(c)
	n := tooltipNode(fmt.Sprintf("mine %d %d", x, y), tileAtName(b.town(), c), b.cellTip(c), b.cellAt(c))
	var moves []engine.Move
	if b.home(a) {
		moves = append(moves, rules.Collapse(c), rules.ChooseShaft(c), rules.MineAt(c))
		switch digs := movesWith(legalOf(a, rules.KindDig), rules.CellOf, c); len(digs) {
		case 0:
			moves = append(moves, rules.Dig(c, 0))
		case 1:
			moves = append(moves, digs[0])
		}
		moves = append(moves, rules.ReplaceAt(c), rules.PlaceAt(c))
		if k := b.chosen.card; k == rules.ControlledCollapse {
			moves = append(moves, rules.PlayCard(k, c, 0))
		}
	}
	if b.aiming() {
		moves = append(moves, rules.AimAt(rules.AimLeaf, c))
	}
	for _, m := range moves {
		if a.IsLegal(m) && m.Kind != rules.KindPlay && m.Kind != rules.KindReplace {
			n.Label = ""
			n.Tip = table.Sentences(b.moveTip(m), n.Tip)
			return b.shaftNode(a.Target(n, m), m)
		}
	}
	return a.WithRefusal(n, moves...)
}
