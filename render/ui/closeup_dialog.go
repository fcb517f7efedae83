package ui

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"

	"github.com/hajimehoshi/ebiten/v2"
)

// CloseUp is a dialog in the middle of a table over the dimmed board, for example a fight, an event
// card, or a rival's board. Its title bar shows the seat to which it belongs. To look at the table,
// the player can minimize the dialog to a tab and restore it. That can be done with the button in
// its corner, a press beside it, MinimizeKey, Escape, or the gamepad buttons for these keys.
//
// A scene keeps a CloseUp in its state, lays it out with Fit, and calls Open and Close. It appends
// the dialog's nodes with Nodes after all others, so that nodes below it cannot be pressed.
type CloseUp struct {
	Title string
	Seat  int    // seat that the dialog belongs to, shown with its token and the player's name; -1 for none
	Mark  string // face or icon on the owner's token, "" for none
	Name  string
	// ClosesOnDismiss makes Toggle, Escape and the other actions that minimize a dialog close it
	// instead. It is for dialogs in which the player has nothing to decide.
	ClosesOnDismiss bool
	// TabRoom is a part of the board that the tab may cover. If it is empty, the tab is at the
	// upper right corner of the board.
	TabRoom geom.Rect

	board, frame    geom.Rect
	open, minimized bool
	openShare       float64 // progress of the opening animation, from 0 (hidden) to 1 (open)
	minimizeShare   float64 // progress of the minimizing animation, from 0 (in the middle) to 1 (minimized)
	picture         paint.Snapshot
}

// closeUpFrameID is the ID of the node of an open dialog's frame.
const closeUpFrameID = "close-up/frame"

// CloseUpW and CloseUpH are the minimum size of a dialog in design units, on boards that are large
// enough. closeUpShare is the default width and height of a dialog as a fraction of the board's.
const (
	CloseUpW     = 480
	CloseUpH     = 300
	closeUpShare = 0.9

	closeUpEdge = 9  // width of the wooden border, design units
	closeUpHead = 44 // height of the title bar, design units

	tabW, tabH = 240, 42
)

// Durations of the dialog's animations, in milliseconds.
const (
	closeUpIn    = 160
	closeUpOut   = 120
	closeUpAside = 200
)

// CloseUpRect returns the rectangle of a dialog that is centred on board and limited to it. w and h
// are the preferred width and height in design units. If one of them is 0, the dialog takes
// closeUpShare of the board in that direction.
func CloseUpRect(board geom.Rect, w, h float64) geom.Rect {
	if w == 0 {
		w = board.W * closeUpShare
	}
	if h == 0 {
		h = board.H * closeUpShare
	}
	return geom.Around(board.Center(), min(max(w, CloseUpW), board.W), min(max(h, CloseUpH), board.H))
}

// Fit lays the dialog out, centred on the rectangle board. w and h are the preferred width and
// height in design units, 0 for the default: see [CloseUpRect].
func (c *CloseUp) Fit(board geom.Rect, w, h float64) {
	frame := CloseUpRect(board, w, h)
	if frame != c.frame {
		c.picture.Drop()
	}
	c.board, c.frame = board, frame
}

// FitPicture lays the dialog out around a picture whose aspect ratio, width/height, is ratio. share
// is the maximum fraction of the board's width and height that the dialog takes up.
func (c *CloseUp) FitPicture(board geom.Rect, ratio, share float64) {
	const edges = 2 * closeUpEdge
	room := geom.R(0, 0, board.W*share-edges, board.H*share-edges-closeUpHead)
	in := room.Fit(ratio, 1)
	c.Fit(board, in.W+edges, in.H+edges+closeUpHead)
}

// Frame returns the rectangle of the whole dialog.
func (c *CloseUp) Frame() geom.Rect { return c.frame }

// Inner returns the rectangle of the content below the title bar.
func (c *CloseUp) Inner() geom.Rect {
	_, in := c.frame.Inset(closeUpEdge).CutTop(closeUpHead)
	return in
}

// Tab returns the rectangle of the minimized dialog, in the middle of TabRoom or at the upper right
// corner of the board.
func (c *CloseUp) Tab() geom.Rect {
	if r := c.TabRoom; !r.Empty() {
		return geom.Around(r.Center(), min(tabW, r.W), min(tabH, r.H))
	}
	return geom.R(c.board.Right()-tabW-10, c.board.Y+10, tabW, tabH)
}

// Open opens the dialog in the middle of the board.
func (c *CloseUp) Open() { c.open, c.minimized = true, false }

// Close closes the dialog.
func (c *CloseUp) Close() { c.open = false }

// IsOpen reports whether the dialog is open, minimized or not.
func (c *CloseUp) IsOpen() bool { return c.open }

// InFront reports whether the dialog is open and not minimized.
func (c *CloseUp) InFront() bool { return c.open && !c.minimized }

// Toggle minimizes the dialog if it is in the middle of the board, or restores it if it is
// minimized. If ClosesOnDismiss is set, it closes the dialog instead of minimizing it.
func (c *CloseUp) Toggle() {
	switch {
	case c.ClosesOnDismiss && c.InFront():
		c.open = false
	case c.open:
		c.minimized = !c.minimized
	}
}

// HandleEscape handles the Escape key: it minimizes or closes the dialog if it is in the middle of
// the board. It reports whether it did.
func (c *CloseUp) HandleEscape() bool {
	if !c.InFront() {
		return false
	}
	c.Toggle()
	return true
}

// FinishAnimation ends the dialog's animation at once. It is for a screen that is first shown with
// the dialog already open.
func (c *CloseUp) FinishAnimation() { c.openShare, c.minimizeShare = share(c.open), share(c.minimized) }

// Invalidate must be called when the content looks different. It drops the cached picture of the
// dialog.
func (c *CloseUp) Invalidate() { c.picture.Drop() }

// hidden reports whether nothing of the dialog is visible.
func (c *CloseUp) hidden() bool { return !c.open && c.openShare == 0 }

func (c *CloseUp) settled() bool {
	return c.openShare == share(c.open) && c.minimizeShare == share(c.minimized)
}

func share(on bool) float64 {
	if on {
		return 1
	}
	return 0
}

// Uncovered removes the nodes whose centre is on the board, which the dialog covers, and returns
// the remaining ones. It reuses the slice.
func (c *CloseUp) Uncovered(nodes []Node) []Node {
	if !c.InFront() {
		return nodes
	}
	kept := nodes[:0]
	for _, n := range nodes {
		if !c.board.Has(n.Rect.Center()) {
			kept = append(kept, n)
		}
	}
	return kept
}

// Nodes appends the dialog's nodes to dst. picture draws the content into inner, the rectangle of
// [CloseUp.Inner]; content are the nodes in that rectangle. changed is called when the dialog has
// been minimized or restored and when an animation has ended; the scene must then build its nodes
// again.
func (c *CloseUp) Nodes(dst []Node, picture func(p *paint.Canvas, inner geom.Rect), content []Node,
	changed func()) []Node {
	if c.hidden() {
		return dst
	}
	toggle := func() {
		c.Toggle()
		changed()
	}
	dim := Node{
		ID: "close-up", Label: c.Title, Role: "dialog", SkipFocus: true, Rect: c.board,
		Draw: func(p *paint.Canvas, _ *Node, _ NodeState) { c.draw(p, picture, content) },
		Tick: func(ms float64, reduced bool) bool { return c.tick(ms, reduced, changed) },
	}
	if !c.InFront() {
		dim.Rect, dim.Role = geom.R(-1, -1, 0, 0), "text"
		dst = append(dst, dim)
		if c.open && c.settled() {
			dst = append(dst, c.tabNode(toggle))
		}
		return dst
	}
	dim.Press = toggle
	frame := Node{ID: closeUpFrameID, Label: c.titleWithOwner(), Role: "text", SkipFocus: true, Rect: c.frame,
		Press: func() {}}
	dst = append(dst, dim, frame)
	if !c.settled() {
		return dst
	}
	dst = append(dst, content...)
	label, tip, icon := i18n.T("Hide"),
		i18n.T("Hide this to see the table. Press again to bring it back. (W)"), "treasure-map"
	if c.ClosesOnDismiss {
		label, tip, icon = i18n.T("Close"), i18n.T("Go back to the table. (W)"), "cancel"
	}
	aside := Disc("close-up/aside", label, tip, icon, c.minimizeButton(), toggle, MinimizeKey)
	aside.Hit = geom.Around(aside.Rect.Center(), minTouchSize, minTouchSize)
	return append(dst, aside)
}

// minimizeButton returns the rectangle of the button that minimizes the dialog.
func (c *CloseUp) minimizeButton() geom.Rect {
	in := c.frame.Inset(closeUpEdge)
	return geom.Around(geom.Point{X: in.Right() - closeUpHead/2, Y: in.Y + closeUpHead/2}, 34, 34)
}

// titleWithOwner returns the title, preceded by the owner's name if there is an owner. Name may
// still be that of an earlier owner.
func (c *CloseUp) titleWithOwner() string {
	if c.Seat < 0 || c.Name == "" {
		return c.Title
	}
	return i18n.T("%s: %s", c.Name, c.Title)
}

// tabNode returns the node for the tab that a minimized dialog becomes. A press on the tab calls
// back, which must restore the dialog.
func (c *CloseUp) tabNode(back func()) Node {
	n := Node{
		ID: "close-up/back", Label: c.titleWithOwner(), Tip: i18n.T("Bring this back to the middle of the table. (W)"),
		Rect: c.Tab(), Press: back,
		Keys: []ebiten.Key{MinimizeKey}, Pulse: true, Primary: true,
	}
	n.Draw = func(p *paint.Canvas, n *Node, f NodeState) {
		r := n.Rect.Move(f.Shake, 0)
		p.DropShadow(r, 9, 8-4*f.Press)
		p.SoftRect(r.Inset(-2), 11, 6, 0, theme.Alpha(theme.BrassHi, 0.8*max(f.Pulse, f.Hover)))
		p.Rect(r.Inset(-1.6), 10, theme.Brass)
		c.drawTab(p, r, f.Hover)
	}
	return n
}

// drawTab draws the minimized dialog: the owner's token and the title.
func (c *CloseUp) drawTab(p *paint.Canvas, r geom.Rect, hover float64) {
	p.Rect(r, 9, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 8, theme.Lighten(theme.Walnut, 0.1*hover), theme.WalnutLo)
	text := geom.R(r.X+12, r.Y, r.W-46, r.H)
	if c.Seat >= 0 {
		pieces.Token(p, geom.Point{X: r.X + r.H*0.55, Y: r.Center().Y}, r.H*0.68, c.Seat, c.Mark)
		text = geom.R(r.X+r.H, r.Y, r.W-r.H-38, r.H)
	}
	st := paint.Style{Face: paint.Display, Size: 15, Color: theme.BrassHi, LineHeight: 1.1,
		Edge: theme.Alpha(theme.RGB(0x120805), 0.9)}
	if p.LabelFits(c.Title, text, st) {
		p.Label(c.Title, text, st)
	} else { // two lines
		st = p.FitStyle(c.Title, text, st)
		_, high := p.Measure(c.Title, st)
		p.Text(c.Title, geom.Point{X: text.X, Y: text.Center().Y - high/2}, st)
	}
	p.Icon("expand", geom.Point{X: r.Right() - 18, Y: r.Center().Y}, 15, theme.BrassHi)
}

// tick advances the animation by ms milliseconds, or ends it if reduced is true. It reports whether
// the dialog looks different. It calls changed at the end of the animation.
func (c *CloseUp) tick(ms float64, reduced bool, changed func()) bool {
	if c.settled() {
		return false
	}
	in := float64(closeUpIn)
	if !c.open {
		in = closeUpOut
	}
	c.openShare = motion.Approach(c.openShare, share(c.open), ms, in)
	if c.openShare == 0 {
		c.minimizeShare = 0
	}
	if aside := closeUpAside * 1.0; reduced {
		c.minimizeShare = share(c.minimized)
	} else {
		c.minimizeShare = motion.Approach(c.minimizeShare, share(c.minimized), ms, aside)
	}
	if c.settled() {
		c.picture.Drop()
		if !c.open {
			c.minimizeShare, c.minimized = 0, false
		}
		changed()
	}
	return true
}

// draw dims the board and draws the dialog, also while it is being opened, closed or minimized.
// picture draws the content into the rectangle that it is given. During such an animation draw also
// draws the nodes in content; at other times they draw themselves.
func (c *CloseUp) draw(p *paint.Canvas, picture func(*paint.Canvas, geom.Rect), content []Node) {
	if c.minimizeShare == 1 {
		return // tabNode draws the minimized dialog
	}
	p.FillTranslucent(c.board, theme.Alpha(theme.Shadow, 0.6*c.openShare*(1-c.minimizeShare)))
	if c.settled() {
		c.drawFrame(p, picture)
		return
	}
	if c.picture.Empty() {
		c.picture.Take(p, c.frame, func(p *paint.Canvas) {
			c.drawFrame(p, picture)
			for i := range content {
				if n := &content[i]; n.Draw != nil {
					p.Guarded("node", n.ID, func() { n.Draw(p, n, NodeState{Pulse: 0.75}) })
				}
			}
		})
	}
	t := motion.OutCubic(c.openShare)
	r := c.frame.Scale(0.94 + 0.06*t)
	if c.minimizeShare > 0 {
		e := motion.InOutQuad(c.minimizeShare)
		r = r.Lerp(c.Tab(), e)
		t *= 1 - e*e
	}
	was := p.Fade
	p.Flush()
	p.Fade *= t
	c.picture.Draw(p, r)
	p.Flush()
	p.Fade = was
}

// DrawFaded draws the dialog without nodes, as part of an animation that waits for no input. fade
// is its opacity, from 0 to 1; picture draws the content into inner, the rectangle of
// [CloseUp.Inner].
func (c *CloseUp) DrawFaded(p *paint.Canvas, fade float64, picture func(p *paint.Canvas, inner geom.Rect)) {
	p.FillTranslucent(c.board, theme.Alpha(theme.Shadow, 0.6*fade))
	p.Flush()
	was := p.Fade
	p.Fade = was * fade
	c.drawFrame(p, picture)
	p.Fade = was
}

// drawFrame draws the border and the title bar with the owner, and calls picture to draw the
// content into the rectangle that it is given.
func (c *CloseUp) drawFrame(p *paint.Canvas, picture func(*paint.Canvas, geom.Rect)) {
	r := c.frame
	p.DropShadow(r, 12, 20)
	p.Rect(r, 12, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.4), 10.8, theme.Walnut, theme.RGB(0x3F2210))
	in := r.Inset(closeUpEdge)
	p.Rect(in.Inset(-2.6), 6, theme.RGB(0x160A05))
	p.Outline(in.Inset(-2.4), 6, 1.3, theme.Brass)
	head, _ := in.CutTop(closeUpHead)
	p.Gradient(head, 4, theme.RGB(0x3A1D0F), theme.RGB(0x24110A))
	p.Rect(geom.R(head.X, head.Bottom()-1.4, head.W, 1.4), 0, theme.Brass)
	side := 56.0
	if c.Seat >= 0 {
		pieces.Token(p, geom.Point{X: head.X + 24, Y: head.Center().Y}, 32, c.Seat, c.Mark)
		st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Cream, Clip: true}
		side = 48 + min(p.LabelWidth(c.Name, head, st), 120)
		p.Label(c.Name, geom.R(head.X+46, head.Y, side-44, head.H), st)
	}
	side = max(side, closeUpHead) + 10
	p.Label(c.Title, head.Pad(side, 0), paint.Style{
		Face: paint.Display, Size: theme.Title, Color: theme.BrassHi, Edge: theme.Alpha(theme.RGB(0x120805), 0.95),
		Align: paint.Center,
	})
	p.Flush()
	p.Guarded("close-up", c.Title, func() { picture(p, c.Inner()) })
	p.Flush()
}
