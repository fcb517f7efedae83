package ui

import (
	"slices"

	"gulch/render/geom"
)

// Transient things, such as tooltips, notices, speech bubbles, strips of pictures and the panel of
// a lesson, lie over a screen for a moment. The functions in this file choose a place for each. It
// should cover as little as possible of the things to which it refers, of what the player is
// reading, and of other transient things.

// Transient is something that lies over a screen for a moment, such as a tooltip or a notice. Its
// rectangles are in the coordinates in which tooltips are drawn (see Root.ToGlass).
type Transient struct {
	ID    string      // what it is: TransientTip, TransientTalk, …
	At    geom.Rect   // where it is drawn
	About []geom.Rect // rectangles of the things that it refers to, which should stay visible

	version int // version of the nodes for which it was placed
}

// IDs of transient things, see [Transient]. In this order: tooltips and zoom previews, previews of
// moves, remarks of bots, strips of pictures, notices, the panel of a lesson, the arrow that leads
// from it to a node, and (followed by the number of the seat) the word that a seat says, such as a
// bid.
const (
	TransientTip     = "tip"
	TransientPreview = "preview"
	TransientTalk    = "talk"
	TransientStory   = "story"
	TransientNotice  = "notice"
	TransientLesson  = "lesson"
	TransientPointer = "pointer"
	TransientSpeech  = "speech "
)

// Cover is a rectangle that a transient thing should leave visible. Cost is the cost of each square
// design unit of it that is covered.
type Cover struct {
	Rect geom.Rect
	Cost float64
}

// Values of Cover.Cost:
//
//   - CostSubject: the things to which a transient thing refers
//   - CostOther: another transient thing
//   - CostRead: what has to be read for the current decision, and what lies over the screen
//   - CostMove: a node that makes a move
//   - CostSpare: the rectangles in Root.Spare
//   - CostTarget: any other node that can be pressed
const (
	CostSubject = 100
	CostOther   = 40
	CostRead    = 10
	CostMove    = 4
	CostSpare   = 1
	CostTarget  = 2
)

// PlaceClear returns the rectangle of places at which the cost of the covered things is smallest
// (see CoverCost), the first one if several are equal. Each place is first moved into the rectangle
// full.
func PlaceClear(full geom.Rect, places []geom.Rect, covers []Cover) (best geom.Rect) {
	least := -1.0
	for _, s := range places {
		s = inside(s, full)
		cost := CoverCost(s, covers)
		if least < 0 || cost < least {
			best, least = s, cost
		}
		if cost == 0 {
			break
		}
	}
	return best
}

// CoverCost returns the cost of a transient thing: the sum, over all covers, of Cost times the
// covered area. at is the rectangle of the thing.
func CoverCost(at geom.Rect, covers []Cover) (cost float64) {
	for _, c := range covers {
		cost += c.Cost * Overlap(at, c.Rect)
	}
	return cost
}

// CoversOf returns a Cover with the given cost for each of rects.
func CoversOf(cost float64, rects ...geom.Rect) (all []Cover) {
	for _, r := range rects {
		all = append(all, Cover{r, cost})
	}
	return all
}

// subjects returns a Cover for each rectangle of about, the things that a transient thing refers
// to. The whole of a rectangle smaller than leastSubject square design units costs as much as one
// of that size, so that small things are not covered completely.
func subjects(about []geom.Rect) (all []Cover) {
	const leastSubject = 40_000
	for _, r := range about {
		if !r.Empty() {
			all = append(all, Cover{r, CostSubject * max(1, leastSubject/(r.W*r.H))})
		}
	}
	return all
}

// others returns a Cover for each transient thing except the one with the given ID.
func (r *Root) others(id string) (all []Cover) {
	for _, x := range r.transients {
		if x.ID != id {
			all = append(all, Cover{x.At, CostOther})
		}
	}
	return all
}

// PlacesAround returns places for a box of w by h around a rectangle a: above, below, right and
// left of a, with different alignments. Those close to a come first, then those at larger
// distances.
func PlacesAround(a geom.Rect, w, h float64) (out []geom.Rect) {
	c := a.Center()
	for _, gap := range []float64{tipGap, 7 * tipGap, 16 * tipGap} {
		for _, x := range []float64{c.X - w/2, a.X, a.Right() - w, a.X - w, a.Right()} {
			out = append(out, geom.R(x, a.Y-gap-h, w, h), geom.R(x, a.Bottom()+gap, w, h))
		}
		for _, y := range []float64{c.Y - h/2, a.Y, a.Bottom() - h, a.Y - h, a.Bottom()} {
			out = append(out, geom.R(a.Right()+gap, y, w, h), geom.R(a.X-gap-w, y, w, h))
		}
	}
	return out
}

// PlaceGrid returns places for a box of w by h on a grid inside full. across is the number of
// columns of the grid, and down the number of rows; both must be at least 2.
func PlaceGrid(full geom.Rect, w, h float64, across, down int) (out []geom.Rect) {
	for i := range across * down {
		out = append(out, geom.R(full.X+(full.W-w)*float64(i%across)/float64(across-1),
			full.Y+(full.H-h)*float64(i/across)/float64(down-1), w, h))
	}
	return out
}

// Overlap returns the area that two rectangles share.
func Overlap(a, b geom.Rect) float64 {
	w := min(a.Right(), b.Right()) - max(a.X, b.X)
	h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
	return max(w, 0) * max(h, 0)
}

// transientEdge is the minimum distance, in design units, between a transient thing and the edge of
// the window.
const transientEdge = 8

// Place places the transient thing with the given ID at one of places, and returns its rectangle.
// about are the rectangles of the things to which it refers. Place chooses the place that covers
// the least of about, of what has to be read, of what can be pressed and of other transient things.
// In later calls with the same about, the thing stays at its place until the nodes change or a
// tooltip opens over it, and another place is then better.
func (r *Root) Place(id string, about, places []geom.Rect) geom.Rect {
	was := r.transient(id)
	same := was != nil && slices.Equal(was.About, about) && slices.ContainsFunc(places, func(s geom.Rect) bool {
		return s.W == was.At.W && s.H == was.At.H
	})
	tip := r.transient(TransientTip)
	if same && was.version == r.version && (tip == nil || Overlap(tip.At, was.At) == 0) {
		return was.At
	}
	covers := slices.Concat(r.Covers(), subjects(about), r.others(id))
	at := PlaceClear(r.overFull().Inset(transientEdge), places, covers)
	if same && CoverCost(was.At, covers) <= CoverCost(at, covers) {
		at = was.At
	}
	r.Put(Transient{ID: id, At: at, About: about})
	return at
}

// Covered reports whether one transient thing covers a part of another. id is the ID of the covered
// thing, and over the ID of the covering one.
func (r *Root) Covered(id, over string) bool {
	a, b := r.transient(id), r.transient(over)
	return a != nil && b != nil && Overlap(a.At, b.At) > 0
}

// Put records the position of a transient thing that the caller has placed itself, so that Place
// keeps other things away from it.
func (r *Root) Put(x Transient) {
	x.version = r.version
	if was := r.transient(x.ID); was != nil {
		*was = x
		return
	}
	r.transients = append(r.transients, x)
}

// Remove removes the transient thing with an ID, because it is no longer shown.
func (r *Root) Remove(id string) {
	r.transients = slices.DeleteFunc(r.transients, func(x Transient) bool { return x.ID == id })
}

// Transients returns the transient things that are on the screen.
func (r *Root) Transients() []Transient { return r.transients }

// transient returns the transient thing with an ID, nil if it is not shown.
func (r *Root) transient(id string) *Transient {
	for i := range r.transients {
		if r.transients[i].ID == id {
			return &r.transients[i]
		}
	}
	return nil
}

// Covers returns what a transient thing over the screen should leave visible, in the coordinates in
// which tooltips are drawn: the areas to keep clear, what is being read, dialogs, and what can be
// pressed. Nodes larger than a quarter of the screen, such as a map, are left out, because no place
// is beside them.
func (r *Root) Covers() []Cover {
	var all []Cover
	for _, c := range slices.Concat(r.KeepClear, r.Reading) {
		all = append(all, Cover{r.over(c), CostRead})
	}
	for _, c := range r.Spare {
		all = append(all, Cover{r.over(c), CostSpare})
	}
	most := r.Layout.Full.W * r.Layout.Full.H / 4
	for i := range r.Nodes {
		n := &r.Nodes[i]
		switch {
		case n.ID == closeUpFrameID: // of what is in it, the nodes count
			title, _ := n.Rect.CutTop(closeUpEdge + closeUpHead)
			all = append(all, Cover{r.over(title), CostRead})
		case n.Rect.Empty() || n.Rect.W*n.Rect.H > most:
		case n.BlocksInput:
			all = append(all, Cover{r.over(n.Rect), CostRead})
		case n.Role == "move" && n.Enabled():
			all = append(all, Cover{r.over(n.Rect), CostMove})
		case n.Press != nil:
			all = append(all, Cover{r.over(n.Rect), CostTarget})
		}
	}
	return all
}

// OpenCloseUp returns the rectangle of the [CloseUp] dialog that is open, empty if there is none.
func (r *Root) OpenCloseUp() geom.Rect {
	if i := slices.IndexFunc(r.Nodes, func(n Node) bool { return n.ID == closeUpFrameID }); i >= 0 {
		return r.over(r.Nodes[i].Rect)
	}
	return geom.Rect{}
}

// CloseUpMoves returns the rectangles of the nodes among nodes that make a move in the open
// [CloseUp] dialog, none if no dialog is open. The player reads them to choose among them.
func CloseUpMoves(nodes []Node) (all []geom.Rect) {
	frame := slices.IndexFunc(nodes, func(n Node) bool { return n.ID == closeUpFrameID })
	if frame < 0 {
		return nil
	}
	for i := range nodes {
		if n := &nodes[i]; n.Role == "move" && nodes[frame].Rect.Has(n.Rect.Center()) {
			all = append(all, n.Rect)
		}
	}
	return all
}

// CoverShare returns the share of the transient thing with the given ID, 0 to 1, that lies over
// what the player reads or can press, or less than edge below it, where targets have badges. It is
// 0 if the thing is not shown.
func (r *Root) CoverShare(id string, edge float64) (share float64) {
	x := r.transient(id)
	if x == nil || x.At.Empty() {
		return 0
	}
	at := x.At
	at.H += edge
	for _, c := range r.Covers() {
		if c.Cost > CostSpare {
			share += Overlap(at, c.Rect) / (at.W * at.H)
		}
	}
	return min(share, 1)
}

// placeTip returns the rectangle of a tooltip, w by h units in size, next to the rectangle avoid
// and inside the window. The tooltip covers as little as possible of avoid, of the areas to keep
// clear, of other transient things, and of nodes that are legal targets.
func (r *Root) placeTip(avoid geom.Rect, w, h float64) geom.Rect {
	covers := append(r.others(TransientTip), subjects([]geom.Rect{avoid})...)
	for _, c := range slices.Concat(r.KeepClear, r.Spare) {
		covers = append(covers, Cover{r.over(c), CostRead})
	}
	for i := range r.Nodes {
		n := &r.Nodes[i]
		if n.BlocksInput {
			covers = append(covers, Cover{r.over(n.Rect), CostRead})
		}
		if n.Role == "move" && n.Enabled() {
			covers = append(covers, Cover{r.over(n.Rect), CostMove})
		}
	}
	at := PlaceClear(r.overFull().Inset(6), PlacesAround(avoid, w, h), covers)
	r.Put(Transient{ID: TransientTip, At: at, About: []geom.Rect{avoid}})
	return at
}
