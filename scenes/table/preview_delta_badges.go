package table

import (
	"math"
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// The changes that a move preview lists are also shown as badges beside the numbers on the table,
// as long as the choice is pointed at, focused or chosen. Preview and badges are made from the same
// values, so they always agree.

// DeltaBadge is a badge beside a number on the table that shows by how much a choice would change
// the number: "+3".
type DeltaBadge struct {
	StatChange
	At geom.Point // centre of the badge, in design units
	// the number in the ledger that the badge must not cover, "" for none, where it begins, and
	// where the badge should end: before the icon of the next column
	beside string
	from   float64
	until  float64
}

// Text returns the text of the badge: the net change with its sign, or "±0" if the gain equals the
// cost.
func (g DeltaBadge) Text() string {
	if by := g.Brings - g.Pays; by != 0 {
		return pieces.Signed(by)
	}
	return "±0"
}

// DeltaBadges returns the badges of preview s in a window with layout l. A changed value that is
// not drawn anywhere in the window gets no badge.
func DeltaBadges(gameUI GameUI, l ui.Layout, s MovePreview) []DeltaBadge {
	at := layOutChrome(l, len(gameUI.common().Players), false, gameUI.Ledger())
	return deltaBadges(gameUI, at.rows, s)
}

// LedgerRow returns the rectangle of a seat's row in the ledger in a window with layout l, empty if
// the ledger has no rows there.
func LedgerRow(gameUI GameUI, l ui.Layout, seat engine.Seat) geom.Rect {
	seats := len(gameUI.common().Players)
	if rows := layOutChrome(l, seats, false, gameUI.Ledger()).rows; !rows.Empty() {
		return rows.Column(int(seat), seats, 0)
	}
	return geom.Rect{}
}

// deltaBadges returns the badges of preview s; rows is the rectangle of the ledger's rows.
func deltaBadges(gameUI GameUI, rows geom.Rect, s MovePreview) (all []DeltaBadge) {
	seats := len(gameUI.common().Players)
	for _, f := range s.Changes {
		var row geom.Rect
		if !rows.Empty() {
			row = rows.Column(int(f.Seat), seats, 0)
		}
		g := DeltaBadge{StatChange: f}
		at, ok := gameUI.StatPosition(f.Seat, f.Stat, row)
		if !ok && !row.Empty() && gameUI.Ledger().DrawRow == nil {
			if at, ok = ledgerBadgePoint(row, columns(gameUI), f.Stat); ok {
				column := at.X - badgeOffset
				g.beside, g.from = shownNumber(gameUI, f), column+statNumber
				if g.until = math.Inf(1); !changesColumnBefore(s, f, columns(gameUI)) {
					g.until = column + statRect(row, 1).X - statRect(row, 0).X - 1
				}
			}
		}
		if g.At = at; ok {
			all = append(all, g)
		}
	}
	return all
}

// changesColumnBefore reports whether preview s also changes the value of f's seat in the column of
// the ledger before that of f. Their badges would cover each other if that of f moved to the left.
func changesColumnBefore(s MovePreview, f StatChange, all []Stat) bool {
	i := columnOf(all, f.Stat, 0)
	return i > 0 && slices.ContainsFunc(s.Changes, func(o StatChange) bool {
		return o.Seat == f.Seat && o.Same(all[i-1])
	})
}

// shownNumber returns the number that the ledger shows for the value of a change, "" if it shows
// none.
func shownNumber(gameUI GameUI, f StatChange) string {
	for _, s := range gameUI.Row(f.Seat).Stats {
		if s.Same(f.Stat) {
			return s.Number()
		}
	}
	return ""
}

// Same reports whether two stats count the same thing, that is, whether they have the same icon and
// name. Their values may differ.
func (s Stat) Same(other Stat) bool { return s.Icon == other.Icon && s.Name == other.Name }

// ledgerBadgePoint returns the point for the badge of a value in row, a seat's row of the ledger.
// which is the value, and all are the columns of the ledger. The point is right of the value's
// column, a little above its line. It returns false if the value has no column.
func ledgerBadgePoint(row geom.Rect, all []Stat, which Stat) (geom.Point, bool) {
	for i, s := range all {
		if s.Same(which) {
			at := statRect(row, i)
			return geom.Point{X: at.X + badgeOffset, Y: at.Center().Y - 2}, true
		}
	}
	return geom.Point{}, false
}

// Distances from the left end of a column of the ledger, in design units: to its numbers, and to
// the centre of a badge.
const (
	statNumber  = 18
	badgeOffset = 44
)

// statStyle is the style of the numbers in the ledger.
var statStyle = paint.Style{Face: paint.Bold, Size: 13}

// columns returns the columns of the ledger, which are the values of the row with the most values.
// Rows with fewer values leave some columns empty.
func columns(gameUI GameUI) (all []Stat) {
	for seat := range gameUI.common().Players {
		if row := gameUI.Row(engine.Seat(seat)); len(row.Stats) > len(all) {
			all = row.Stats
		}
	}
	return all
}

// columnOf returns the index of the ledger column of value s; all are the columns. If s has no
// column, it returns i, the index of the value in its own row.
func columnOf(all []Stat, s Stat, i int) int {
	for at, c := range all {
		if c.Same(s) {
			return at
		}
	}
	return i
}

// statRect returns the rectangle of the i-th value in a row of the ledger.
func statRect(row geom.Rect, i int) geom.Rect {
	step := 56 + 0.12*(row.W-256)
	return geom.R(row.X+42+step*float64(i), row.Y+0.72*row.H-row.H/4, step, row.H/2)
}

// deltaBadgeHeight is the height of a badge at the default letter size, in design units.
const deltaBadgeHeight = 16

// Background colours of badges for gains and for losses.
var (
	gainChip = theme.RGB(0xE4F0CC)
	lossChip = theme.RGB(0xF8DCD0)
)

// badgeStyle is the style of the text of a badge.
var badgeStyle = paint.Style{Face: paint.Bold, Size: 12.5, Color: gainInk, Align: paint.Center}

// Rect returns the rectangle of the badge on canvas p, in design units. In the ledger it is right
// of the number or, if it would cover the icon of the next column there, over the icon of its own.
func (g DeltaBadge) Rect(p *paint.Canvas) geom.Rect {
	box := geom.Around(g.At, max(p.Advance(g.Text(), badgeStyle)+9, 22), deltaBadgeHeight*p.View.Letters())
	if g.beside != "" {
		if box.X = max(box.X, g.from+p.Advance(g.beside, statStyle)+2); box.Right() > g.until {
			box.X = g.from - box.W - 1
		}
	}
	return box
}

// CoversNumber reports whether the badge covers a part of the number in the ledger beside it. It is
// for tests.
func (g DeltaBadge) CoversNumber(p *paint.Canvas) bool {
	box := g.Rect(p)
	return g.beside != "" && box.X < g.from+p.Advance(g.beside, statStyle) && box.Right() > g.from
}

// draw draws the badge. others reports whether the value belongs to another player than the viewer,
// see [changeInk].
func (g DeltaBadge) draw(p *paint.Canvas, others bool) {
	st := badgeStyle
	st.Color = changeInk(g.Brings-g.Pays, others)
	paper := gainChip
	switch {
	case others:
		paper = theme.Parchment
	case g.Brings < g.Pays:
		paper = lossChip
	}
	box := g.Rect(p)
	p.DropShadow(box, 5, 3)
	p.Rect(box, 5, st.Color)
	p.Rect(box.Inset(1.2), 4, paper)
	p.Label(g.Text(), box, st)
}

// drawDeltaBadges draws the badges of preview s, except those that would be over a close-up or over
// the preview itself, which is in box.
func (fr *frame) drawDeltaBadges(p *paint.Canvas, s *MovePreview, box geom.Rect) {
	var over geom.Rect
	for _, n := range fr.Root.Nodes {
		if n.ID == "close-up/frame" {
			over = n.Rect
		}
	}
	for _, g := range deltaBadges(fr.gameUI, fr.ledgerRows(), *s) {
		if !over.Has(g.At) && !box.Inset(-deltaBadgeHeight/2).Has(g.At) {
			g.draw(p, g.Seat != fr.gameUI.common().Viewer)
		}
	}
}
