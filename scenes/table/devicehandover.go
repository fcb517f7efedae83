package table

import (
	"bytes"
	"slices"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// device records which of several people at one screen holds the device, and since when. The zero
// value must not be used: it says that seat 0 holds the device. engine.NoSeat stands for nobody.
type device struct {
	holder   engine.Seat // the seat of the person who holds the device, NoSeat during a hand-over
	handedAt int         // number of decisions made when the device was last handed over
	passing  bool        // the hand-over screen covers the table
}

// pass starts a hand-over: from now on nobody holds the device.
func (d *device) pass() { d.holder, d.passing = engine.NoSeat, true }

// take ends a hand-over: seat now holds the device. made is the number of decisions made so far.
func (d *device) take(seat engine.Seat, made int) {
	d.holder, d.passing, d.handedAt = seat, false, made
}

// beforeHandover reports whether decision i was made before the current holder took the device; the
// holder cannot undo such a decision.
func (d *device) beforeHandover(i int) bool { return i < d.handedAt && d.holder != engine.NoSeat }

// hasHiddenInfo reports whether some seats have different information about the current position.
func (t *Table) hasHiddenInfo() bool {
	s := t.state()
	first, err := s.InformationState(0)
	for seat := 1; seat < s.Seats() && err == nil; seat++ {
		var view []byte
		if view, err = s.InformationState(engine.Seat(seat)); err == nil && !bytes.Equal(first, view) {
			return true
		}
	}
	return err != nil // if the information states cannot be compared, something may be hidden
}

// updateOpenSeats sets [Common.RevealedSeats], the seats whose secrets are shown: the only person's
// or the device holder's seat, or all seats in a replay and among bots.
func (t *Table) updateOpenSeats() {
	c := t.common
	c.RevealedSeats = 0
	switch {
	case t.replay != nil || t.personCount() == 0:
		c.RevealedSeats = engine.AllSeats(len(t.seats))
	case t.personCount() == 1:
		for i, s := range t.seats {
			if s.Person() {
				c.RevealedSeats = c.RevealedSeats.With(engine.Seat(i))
			}
		}
	case t.device.holder != engine.NoSeat:
		c.RevealedSeats = c.RevealedSeats.With(t.device.holder)
	}
}

// needsHandover reports whether the device must go to another person: the person who decides next
// does not hold it, and the decision is not answered automatically.
func (t *Table) needsHandover() bool {
	if t.match == nil || t.personCount() < 2 || !t.personDecides() || t.device.holder == t.match.Turn() {
		return false
	}
	_, excused := t.automaticAnswer()
	return !excused
}

// handOver opens the hand-over screen if the device has to go to another person, that is, if the
// person who decides next does not hold it and something is hidden. It must be called before the
// board shows the new decision.
func (t *Table) handOver() {
	// before the table itself is on the scene stack, the screen would open below it
	if !t.onStage || !t.needsHandover() || t.device.passing {
		return
	}
	next := t.match.Turn()
	if !t.hasHiddenInfo() {
		t.device.holder = next
		return
	}
	t.device.pass()
	t.updateOpenSeats()
	t.rebuildFromHistory()
	t.app.Push(&handover{table: t, seat: next, news: t.newsFor(next)})
}

// uncoverFor removes the hand-over screen and shows the table as seen by a seat, whose person has
// taken the device.
func (t *Table) uncoverFor(seat engine.Seat) {
	t.device.take(seat, len(t.match.Steps()))
	t.updateOpenSeats()
	t.showCurrentPosition()
}

// newsFor returns the log entries since the last decision of a seat. It must be called while no
// secrets are shown.
func (t *Table) newsFor(seat engine.Seat) []entry {
	from := t.afterLastDecision(seat)
	return slices.DeleteFunc(slices.Clone(t.log), func(e entry) bool { return from > 0 && e.step <= from })
}

// handover is the screen that is shown while one person passes the device to the next. It covers
// the whole window, so that nothing of the table can be seen.
type handover struct {
	stage.SceneBase
	table  *Table
	seat   engine.Seat
	news   []entry
	layout ui.Layout
	sheet  geom.Rect
	lines  geom.Rect
	button geom.Rect
}

// Name returns the name of the scene.
func (h *handover) Name() string { return "handover" }

// place lays out the sheet of paper on the hand-over screen.
func (h *handover) place(l ui.Layout) {
	h.layout = l
	edge := 60.0
	if l.Phone {
		edge = 20
	}
	h.sheet = geom.Around(l.Area().Center(), min(620, l.W-edge), min(600, l.H-edge))
	in := h.sheet.Pad(36, 26)
	_, in = in.CutTop(178)
	foot, in := in.CutBottom(64)
	h.lines = in
	h.button = geom.Around(foot.Center().Lerp(geom.Point{X: foot.Center().X, Y: foot.Bottom()}, 0.2), 300, 50)
}

// MinHeight returns 0: on a phone the screen is as high as the window.
func (h *handover) MinHeight(ui.Layout) float64 { return 0 }

// Build lays the hand-over screen out.
func (h *handover) Build(l ui.Layout) {
	h.place(l)
	name := h.table.seats[h.seat].Name
	ready := ui.Button("ready", h.button, pieces.Button{Label: i18n.T("I am %s", name), Icon: "play-button",
		Material: pieces.Brass}, h.ready)
	ready.Tip = i18n.T("Shows what only %s may see.", name)
	h.Root.Set(l, []ui.Node{ready})
	h.table.app.Announce(i18n.T("Pass the device to %s", name))
}

func (h *handover) ready() {
	h.table.app.Pop()
	h.table.uncoverFor(h.seat)
}

// Update opens the pause menu on Escape; the table stays covered.
func (h *handover) Update(in *ui.Input, ms float64) {
	h.Root.Update(in, ms)
	if in.Back {
		h.table.pause()
	}
}

// Paint paints the hand-over screen: the cloth, the sheet, and what has happened since the person's
// last decision.
func (h *handover) Paint(p *paint.Canvas) {
	c := h.table.chrome.felt
	p.Table(c)
	pieces.Panel(p, h.sheet, 83)
	who := h.table.seats[h.seat]
	mid := h.sheet.Center().X
	pieces.Token(p, geom.Point{X: mid, Y: h.sheet.Y + 62}, 64, int(h.seat), who.Face)
	p.Label(h.PageTitle(), geom.R(h.sheet.X+30, h.sheet.Y+104, h.sheet.W-60, 40),
		paint.Style{Face: paint.Display, Size: 27, Color: theme.Umber, Align: paint.Center})
	p.Label(i18n.T("Everybody else looks away."), geom.R(h.sheet.X+30, h.sheet.Y+146, h.sheet.W-60, 22),
		paint.Style{Face: paint.Italic, Size: 15, Color: theme.SoftInk, Align: paint.Center})
	h.paintNews(p)
}

// paintNews paints the newest log lines, as many as fit.
func (h *handover) paintNews(p *paint.Canvas) {
	head, lines := h.lines.CutTop(30)
	p.Rule(head.X, head.Y-2, head.W)
	title := i18n.T("Since your last move")
	if len(h.news) == 0 {
		title = i18n.T("Nothing new lies on the table.")
	}
	p.Label(title, head, paint.Style{Face: paint.Display, Size: 16, Color: theme.Umber})
	st := paint.Style{Face: paint.Body, Size: 14, Color: theme.Ink, Wrap: lines.W - 30, LineHeight: 1.24}
	room := lines.H
	first := len(h.news)
	for first > 0 {
		_, high := p.Measure(h.news[first-1].line, st)
		if room -= high + 4; room < 0 {
			break
		}
		first--
	}
	y := lines.Y
	for _, e := range h.news[first:] {
		p.Icon(e.icon, geom.Point{X: lines.X + 10, Y: y + 9}, 17, theme.Oxblood)
		y += p.Text(e.line, geom.Point{X: lines.X + 28, Y: y}, st) + 4
	}
}

// PageTitle returns who should take the device, for screen readers.
func (h *handover) PageTitle() string {
	return i18n.T("Pass the device to %s", h.table.seats[h.seat].Name)
}
