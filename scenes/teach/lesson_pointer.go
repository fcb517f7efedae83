package teach

import (
	"math"
	"slices"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// pointedAt returns the ID of the node to which the pointer points, "" for none. In a step that
// asks for presses it is the next node to press, so that the pointer never points at a node that is
// refused.
func (s *scene) pointedAt(nodes []ui.Node) string {
	if s.over || s.searching(nodes) {
		return ""
	}
	wanted := s.wanted(nodes)
	if next := slices.IndexFunc(wanted, func(id string) bool { return !s.run.pressed[id] }); next >= 0 {
		return wanted[next]
	}
	if len(wanted) > 0 {
		return wanted[len(wanted)-1]
	}
	if ids := idsOf(nodes, s.run.step().Show); len(ids) > 0 {
		return ids[0]
	}
	return ""
}

// pointerTarget stores the ID of the node to which the pointer points, for [scene.Report], and
// returns the node's rectangle. The rectangle is empty if the pointer points at nothing.
func (s *scene) pointerTarget(nodes []ui.Node) geom.Rect {
	s.target = s.pointedAt(nodes)
	for i := range nodes {
		if s.target != "" && nodes[i].ID == s.target {
			return nodes[i].Rect.Inset(-5)
		}
	}
	return geom.Rect{}
}

// pointer is the arrow that points at a highlight, with a line of dots from the panel to the arrow
// if it comes from there.
type pointer struct {
	tip   geom.Point // where the arrow points, in design units
	angle float64    // direction in which it points
	dots  []geom.Point
}

// Sizes of the pointer, the arrow that points from the panel to a highlight, in design units.
const (
	pointerSize = 46
	pointerOff  = 20 // distance from the center of the arrow to the target, in design units
	dotGap      = 15 // distance between two dots of the line, in design units
	spareTouch  = 40 // area of a label, in square design units, that the arrow may cover
)

// newPointer returns the pointer to a target. full is the window, box is the panel's rectangle, and
// the parameter at is the target's rectangle. The arrow comes from the panel or, if it would lie
// over one of the labels or leave the window, from another side. newPointer returns false if the
// two rectangles nearly touch, so that there is no room for an arrow.
func newPointer(full, box, at geom.Rect, labels []geom.Rect) (pointer, bool) {
	from, to := box.Center(), at.Center()
	direct := math.Atan2(to.Y-from.Y, to.X-from.X)
	tip, root := exitPoint(at.Inset(-6), to, from), exitPoint(box, from, to)
	if x := (pointer{tip: tip, angle: direct}); box.Has(x.center(0)) || box.Has(tip) || at.Has(root) {
		return pointer{}, false
	}
	covers := ui.CoversOf(1, labels...)
	var best pointer
	least := math.Inf(1)
	for i := range 9 {
		x := pointer{tip: tip, angle: direct}
		if i > 0 {
			x.angle = float64(i-1) * math.Pi / 4
			sin, cos := math.Sincos(x.angle)
			far := geom.Point{X: to.X - cos*1e4, Y: to.Y - sin*1e4}
			x.tip = exitPoint(at.Inset(-6), to, far)
		}
		r := x.rect(0).Inset(4)
		cost := ui.CoverCost(r, covers) + r.W*r.H - ui.Overlap(r, full)
		if i > 0 {
			cost += ui.Overlap(r, box) + ui.Overlap(r, at)
		}
		if cost < least {
			best, least = x, cost
		}
		if cost < spareTouch {
			break
		}
	}
	if best.angle == direct {
		sin, cos := math.Sincos(direct)
		for way := dotGap / 2.0; way < root.Dist(tip)-pointerSize; way += dotGap {
			best.dots = append(best.dots, geom.Point{X: root.X + cos*way, Y: root.Y + sin*way})
		}
	}
	return best, true
}

// center returns the center of the arrow's head. The arrow is swing design units further away from
// the target than at rest, which animates it.
func (x pointer) center(swing float64) geom.Point {
	sin, cos := math.Sincos(x.angle)
	return geom.Point{X: x.tip.X - cos*(pointerOff+swing), Y: x.tip.Y - sin*(pointerOff+swing)}
}

// rect returns the rectangle of the arrow's head, which is swing design units further away from the
// target than at rest.
func (x pointer) rect(swing float64) geom.Rect {
	return geom.Around(x.center(swing), pointerSize, pointerSize)
}

// draw draws the pointer: the line of dots that leads to the target, and the arrow, which is swing
// design units further away from the target than at rest.
func (x pointer) draw(p *paint.Canvas, swing float64) {
	for _, d := range x.dots {
		p.Disc(d, 4.4, theme.WalnutInk, theme.WalnutInk)
		p.Disc(d, 3, theme.BrassHi, theme.BrassLo)
	}
	at := x.center(swing)
	p.RotatedIcon("pointer", geom.Point{X: at.X + 2, Y: at.Y + 3}, pointerSize, x.angle, theme.Alpha(theme.Shadow, 0.6))
	p.RotatedIcon("pointer", at, pointerSize, x.angle, theme.WalnutInk)
	p.RotatedIcon("pointer", at, pointerSize-8, x.angle, theme.BrassHi)
}

// exitPoint returns the point at which a line leaves the rectangle r. The parameters in and out are
// the ends of the line; the first one is inside r.
func exitPoint(r geom.Rect, in, out geom.Point) geom.Point {
	t := 1.0
	if dx := out.X - in.X; dx > 0 {
		t = min(t, (r.Right()-in.X)/dx)
	} else if dx < 0 {
		t = min(t, (r.X-in.X)/dx)
	}
	if dy := out.Y - in.Y; dy > 0 {
		t = min(t, (r.Bottom()-in.Y)/dy)
	} else if dy < 0 {
		t = min(t, (r.Y-in.Y)/dy)
	}
	return in.Lerp(out, max(t, 0))
}
