package teach

import (
	"cmp"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// highlights returns the rectangles that the current step highlights: those of the nodes that the
// player has to press or find, and those of the nodes that the step shows.
func (s *scene) highlights(nodes []ui.Node) []geom.Rect {
	if s.over {
		return nil
	}
	wanted := s.wanted(nodes)
	lit := merge(inset(placesOf(nodes, wanted), -5))
	for _, r := range merge(inset(placesOf(nodes, s.shown(nodes, wanted)), -5)) {
		if !slices.Contains(lit, r) {
			lit = append(lit, r)
		}
	}
	return lit
}

// wanted returns the IDs of the nodes that the current step asks the player to press or to find, in
// this order. If none of them exists yet, it returns the nodes that lead to them. It returns none
// if the player has to search for them among those that the step shows.
func (s *scene) wanted(nodes []ui.Node) []string {
	step := s.run.step()
	if s.searching(nodes) {
		return nil
	}
	var out []string
	for _, name := range append(slices.Clone(step.Find), step.Press...) {
		out = append(out, idsOf(nodes, []string{name})...)
	}
	if len(out) == 0 {
		out = pressableIDs(nodes, step.Also)
	}
	return slices.DeleteFunc(out, func(id string) bool { return s.run.found[id] })
}

// searching reports whether the player has to decide which of the nodes shown by the current step
// to press: the step also shows nodes that can be pressed and are wrong.
func (s *scene) searching(nodes []ui.Node) bool {
	step := s.run.step()
	for _, id := range idsOf(nodes, step.Show) {
		if len(step.Find) > 0 && !slices.Contains(step.Find, id) ||
			matches(step.Also, id) && !slices.Contains(step.Press, id) {
			return true
		}
	}
	return false
}

// shown returns the IDs of the nodes that the current step shows. It leaves out those that the
// player has found already, and those that the caller lists in the parameter wanted.
func (s *scene) shown(nodes []ui.Node, wanted []string) []string {
	return slices.DeleteFunc(idsOf(nodes, s.run.step().Show), func(id string) bool {
		return s.run.found[id] || slices.Contains(wanted, id)
	})
}

// idsOf returns the IDs of the nodes that match one of the names. A name that ends in a star
// matches all IDs that begin with it.
func idsOf(nodes []ui.Node, names []string) []string {
	var out []string
	for i := range nodes {
		if matches(names, nodes[i].ID) {
			out = append(out, nodes[i].ID)
		}
	}
	return out
}

// pressableIDs returns the IDs of the nodes that match one of names and that a press does something
// with, in the order of nodes.
func pressableIDs(nodes []ui.Node, names []string) []string {
	return idsOf(slices.DeleteFunc(slices.Clone(nodes), func(n ui.Node) bool { return n.Press == nil }), names)
}

// inset returns the rectangles with each side moved inward by d design units.
func inset(rects []geom.Rect, d float64) []geom.Rect {
	for i, r := range rects {
		rects[i] = r.Inset(d)
	}
	return rects
}

// placesOf returns the rectangles of the nodes whose IDs match one of the names. A name that ends
// in a star matches all IDs that begin with it.
func placesOf(nodes []ui.Node, names []string) []geom.Rect {
	var out []geom.Rect
	for i := range nodes {
		if n := &nodes[i]; len(names) > 0 && matches(names, n.ID) {
			out = append(out, n.Rect)
		}
	}
	return out
}

// hidden returns the IDs of the nodes that match one of the names and are covered by a rectangle,
// by more than 5 % of their area. box is the rectangle.
func hidden(nodes []ui.Node, names []string, box geom.Rect) []string {
	var out []string
	for i := range nodes {
		if n := &nodes[i]; len(names) > 0 && matches(names, n.ID) && 20*overlap(box,
			[]geom.Rect{n.Rect}) > n.Rect.W*n.Rect.H {
			out = append(out, n.ID)
		}
	}
	return out
}

// smallRects returns the rectangles of all labeled nodes that are smaller than 1/12 of full, the
// rectangle of the whole table.
func smallRects(nodes []ui.Node, full geom.Rect) []geom.Rect {
	var out []geom.Rect
	for i := range nodes {
		if n := &nodes[i]; n.Label != "" && 12*n.Rect.W*n.Rect.H < full.W*full.H {
			out = append(out, n.Rect)
		}
	}
	return out
}

// merge joins rectangles that overlap or nearly touch, so that a row of nodes gets one highlight.
func merge(rects []geom.Rect) []geom.Rect {
	var out []geom.Rect
	for _, r := range rects {
		for again := true; again; {
			again = false
			for i, o := range out {
				if r.Inset(-4).Meets(o) {
					r, again = union(r, o), true
					out = slices.Delete(out, i, i+1)
					break
				}
			}
		}
		out = append(out, r)
	}
	return out
}

func union(a, b geom.Rect) geom.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return geom.R(x, y, max(a.Right(), b.Right())-x, max(a.Bottom(), b.Bottom())-y)
}

// splitAround returns rectangles that do not overlap and that together cover a rectangle (the
// parameter whole), except for the holes in it.
func splitAround(whole geom.Rect, holes []geom.Rect) []geom.Rect {
	ys := []float64{whole.Y, whole.Bottom()}
	for _, h := range holes {
		ys = append(ys, clamp(h.Y, whole.Y, whole.Bottom()), clamp(h.Bottom(), whole.Y, whole.Bottom()))
	}
	slices.Sort(ys)
	var out []geom.Rect
	for i := range len(ys) - 1 {
		top, bottom := ys[i], ys[i+1]
		if bottom <= top {
			continue
		}
		x := whole.X
		for _, h := range holesInStrip(holes, top, bottom) {
			if h.X > x {
				out = append(out, geom.R(x, top, h.X-x, bottom-top))
			}
			x = max(x, h.Right())
		}
		if x < whole.Right() {
			out = append(out, geom.R(x, top, whole.Right()-x, bottom-top))
		}
	}
	return out
}

// holesInStrip returns the holes that span the whole height of the strip from y = top to y =
// bottom, ordered from left to right.
func holesInStrip(holes []geom.Rect, top, bottom float64) []geom.Rect {
	var in []geom.Rect
	for _, h := range holes {
		if h.Y <= top && h.Bottom() >= bottom {
			in = append(in, h)
		}
	}
	slices.SortFunc(in, func(a, b geom.Rect) int { return cmp.Compare(a.X, b.X) })
	return in
}

func clamp(v, low, high float64) float64 { return min(max(v, low), high) }

// highlightNode returns the node that darkens everything except the highlighted rectangles,
// outlines them, and draws a pointer from the panel to a target. lit are the highlighted
// rectangles. target is the rectangle of the target; if it is empty, there is no pointer. nodes are
// the nodes of the table, whose labels the pointer leaves free.
func (s *scene) highlightNode(l ui.Layout, nodes []ui.Node, lit []geom.Rect, target geom.Rect) ui.Node {
	whole := l.Full.Inset(-4)
	if shell, parted := s.PhoneSplit(); parted {
		whole = whole.Union(shell.Bounds.Inset(-4))
	}
	var holes []geom.Rect
	for _, r := range lit {
		if r.Meets(whole) { // beside the board of a phone nothing is darkened, so no hole is needed
			holes = append(holes, r)
		}
	}
	dark := splitAround(whole, holes)
	if len(lit) == 0 && !s.over {
		dark = nil // nothing is highlighted: the whole table stays bright
	}
	// on a phone the panel is in a separate area, from which no pointer is drawn
	x, points := pointer{}, false
	s.Root.Remove(ui.TransientPointer)
	if !target.Empty() && !s.Handheld() {
		texts := append(labelled(nodes, target), s.paintedTexts(l, target)...)
		for _, r := range lit { // what else is lit is read, too
			if !r.Has(target.Center()) {
				texts = append(texts, r)
			}
		}
		if x, points = newPointer(l.Full, s.at.box, target, texts); points {
			s.Root.Put(ui.Transient{ID: ui.TransientPointer, At: x.rect(0), About: []geom.Rect{target}})
		}
	}
	return ui.Node{ID: "lesson-veil", Pulse: true, Draw: func(p *paint.Canvas, _ *ui.Node, f ui.NodeState) {
		for _, r := range dark {
			p.FillTranslucent(r, theme.Alpha(theme.Shadow, 0.52))
		}
		for _, r := range lit {
			p.Outline(r, 9, 8, theme.Alpha(theme.BrassHi, 0.45*f.Pulse))
			p.Outline(r, 9, 3.4, theme.WalnutInk)
			p.Outline(r, 9, 2.2, theme.BrassHi)
		}
		if points {
			x.draw(p, 5*(f.Pulse-0.72)/0.175)
		}
	}}
}

// paintedTexts returns the rectangles of the texts that the table paints and that are not part of
// the target. target is the target's rectangle.
func (s *scene) paintedTexts(l ui.Layout, target geom.Rect) (all []geom.Rect) {
	kit := s.school.App.Kit
	kit.DryRun(func() {
		p := kit.Canvas(kit.Blank(l.PixelW, l.PixelH), l.View)
		p.OnText = func(w paint.DrawnText) {
			if !target.Has(w.Rect.Center()) {
				all = append(all, w.Rect)
			}
		}
		s.Table.Paint(p)
	})
	return all
}

// labelled returns the rectangles of the buttons and other small nodes with a label that are not
// part of the target. target is the target's rectangle.
func labelled(nodes []ui.Node, target geom.Rect) (all []geom.Rect) {
	for i := range nodes {
		n := &nodes[i]
		if n.Label != "" && n.Draw != nil && !n.Rect.Empty() && n.Rect.H < 60 && !target.Has(n.Rect.Center()) {
			all = append(all, n.Rect)
		}
	}
	return all
}
