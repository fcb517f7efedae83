package table

import (
	"fmt"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// SeatID returns the ID of the node that stands for a seat on the board. The tooltip of that node
// shows the seat's breakdowns, like that of the seat's row in the ledger.
func SeatID(seat engine.Seat) string { return fmt.Sprintf("seat %d", seat) }

// Sum returns the sum of the parts.
func (a *Breakdown) Sum() int {
	n := 0
	for _, p := range a.Parts {
		n += p.Value
	}
	return n
}

// accountNodes adds the breakdowns of the seats' points and money to tooltips: those of the seats'
// rows in the ledger and of the seats' nodes on the board.
func (t *Table) accountNodes(nodes []ui.Node) []ui.Node {
	if t.timeline.Busy() {
		return nodes
	}
	for i := range nodes {
		var what string
		var seat engine.Seat
		_, err := fmt.Sscanf(nodes[i].ID, "%s %d", &what, &seat)
		if err != nil || what != "ledger" && what != "seat" || nodes[i].Role != "text" {
			continue
		}
		if all := t.gameUI.Breakdowns(seat); len(all) > 0 {
			t.addAccounts(&nodes[i], seat, all)
		}
	}
	return nodes
}

// Sizes of a breakdown in a tooltip, design units.
const (
	accountWide = 306
	accountPad  = 14
	accountHead = 40
	accountRow  = 21
	accountName = 26
)

// addAccounts shows breakdowns of a seat's points and money above the text of n's tooltip, and adds
// them to the label that screen readers read.
func (t *Table) addAccounts(n *ui.Node, seat engine.Seat, all []Breakdown) {
	grown := t.frame.window.View.Letters()
	n.ZoomPreviewW, n.ZoomPreviewH, n.ZoomPreviewTip = accountWide, accountHead+2*accountPad, true
	for i := range all {
		n.ZoomPreviewH += all[i].height() * grown
	}
	outlook := t.gameUI.Outlook(seat)
	n.ZoomPreviewH += outlook.height() * grown
	n.ZoomPreview = func(p *paint.Canvas, r geom.Rect) {
		in := r.Pad(accountPad, accountPad)
		head, in := in.CutTop(accountHead)
		pieces.Token(p, geom.Point{X: head.X + 16, Y: head.Y + 14}, 31, int(seat), t.session.Seats[seat].Face)
		p.Label(t.session.Seats[seat].Name, geom.R(head.X+42, head.Y, head.W-42, 28),
			paint.Style{Face: paint.Display, Size: 17, Color: theme.Umber})
		for i := range all {
			var box geom.Rect
			box, in = in.CutTop(all[i].height() * grown)
			all[i].paint(p, box, grown)
		}
		outlook.paint(p, in, grown)
	}
	for i := range all {
		n.Label += ". " + all[i].words()
	}
	for _, line := range outlook.lines() {
		n.Label += ". " + strings.TrimSuffix(line, ".")
	}
}

// height returns the height of a breakdown at the default letter size, in design units.
func (a *Breakdown) height() float64 {
	if a.Hidden {
		return accountName + accountRow + 6
	}
	return accountName + accountRow*float64(len(a.Parts)) + 8
}

// paint paints the sum into r and its parts below it. grown is the letter scale, 1 for the default
// size.
func (a *Breakdown) paint(p *paint.Canvas, r geom.Rect, grown float64) {
	bold := paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Umber}
	top, rows := r.CutTop(accountName * grown)
	p.Rule(r.X, r.Y, r.W)
	sum, name := top.CutRight(62)
	p.Label(a.Name, name, bold)
	if a.Hidden {
		p.Label("?", sum, right(bold))
		p.Label(a.HiddenReason, geom.R(rows.X, rows.Y, rows.W, accountRow*grown),
			paint.Style{Face: paint.Italic, Size: 12.5,
				Color: theme.SoftInk})
		return
	}
	p.Label(pieces.Number(a.Sum()), sum, right(bold))
	for i, part := range a.Parts {
		part.paint(p, geom.R(rows.X, rows.Y+float64(i)*accountRow*grown, rows.W, accountRow*grown))
	}
}

// paint paints a part of a sum in one line: icon, name and amount.
func (x Part) paint(p *paint.Canvas, r geom.Rect) {
	at := geom.Point{X: r.X + 9, Y: r.Center().Y}
	if x.Icon == "" {
		pieces.Coin(p, at, 7)
	} else {
		p.Icon(x.Icon, at, 16*min(p.View.Letters(), 1.15), theme.SoftInk)
	}
	value, name := r.CutRight(46)
	name.X, name.W = name.X+22, name.W-22
	st := paint.Style{Face: paint.Body, Size: 13.5, Color: theme.Ink}
	small := paint.Style{Face: paint.Italic, Size: 12, Color: theme.SoftInk, Align: paint.Right}
	p.Label(pieces.Number(x.Value), value, right(paint.Style{Face: paint.Bold, Size: 13.5, Color: theme.Ink}))
	w := min(p.LabelWidth(x.Name, name, st), name.W)
	p.Label(x.Name, name, st)
	if room := name.W - w - 8; x.Note != "" && room > 30 {
		p.Label(x.Note, geom.R(name.X+w+8, name.Y, room, name.H), small)
	}
}

// right returns text style st with right alignment.
func right(st paint.Style) paint.Style {
	st.Align = paint.Right
	return st
}

// words returns the breakdown as text, for screen readers.
func (a *Breakdown) words() string {
	if a.Hidden {
		return i18n.Colon(a.Name, strings.TrimSuffix(a.HiddenReason, ".")) // more sentences follow
	}
	text := i18n.Colon(a.Name, strconv.Itoa(a.Sum()))
	for _, p := range a.Parts {
		text += fmt.Sprintf(", %s %d", p.Name, p.Value)
	}
	return text
}

// BreakdownOf returns a breakdown of a seat's points from the lines of a score sheet. Lines that
// are 0 for the seat are left out. icons and notes are keyed by the English names of the lines.
// name is translated by the caller, the names of the lines are translated here.
func BreakdownOf(name string, sheet []engine.Line, seat engine.Seat, icons, notes map[string]string) Breakdown {
	a := Breakdown{Name: name}
	for _, line := range sheet {
		if n := line.Points[seat]; n != 0 {
			a.Parts = append(a.Parts, Part{Icon: icons[line.Name], Name: i18n.T(line.Name), Note: notes[line.Name],
				Value: n})
		}
	}
	return a
}
