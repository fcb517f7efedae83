//go:build !js

package fuzz

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/shelf"
	"gulch/scenes/table"
)

// view is a table as one viewer sees it: a seat, a spectator, or a viewer to whom the secrets of
// all seats are shown.
type view struct {
	r      *run
	play   table.GameUI
	open   engine.SeatSet
	seat   engine.Seat // seat that views the table, NoSeat for the other views
	window ui.Layout
}

// events plays a whole game outside of the app and shows every event in every view, before, during
// and after its animations. It also draws the nodes of every decision at rest, hovered and
// enlarged, with the previews of moves.
func (r *run) events() {
	r.match = r.newMatch()
	seats := len(r.match.Setup().Seats)
	views := []*view{r.view(engine.AllSeats(seats), engine.NoSeat), r.view(0, engine.NoSeat)}
	for seat := range seats {
		views = append(views, r.view(engine.SeatSet(0).With(engine.Seat(seat)), engine.Seat(seat)))
	}
	step, shown := 0, 0 // number of steps, and of shown events of the last one
	for {
		if n := len(r.match.Steps()); n != step {
			step, shown = n, 0
		}
		happened, err := r.match.Told(step)
		must(err)
		for _, v := range views {
			v.show(happened[shown:]) // a pause adds events to those of the last step
		}
		shown = len(happened)
		if r.match.Over() {
			return
		}
		for _, v := range views {
			if v.seat == r.match.Turn() || v.seat == engine.NoSeat && r.rand.IntN(6) == 0 {
				v.decision(r.match)
			}
		}
		r.made++
		r.tally.Decisions++
		r.decide(r.match, r.choose(r.match))
	}
}

// view returns a view of the table, which shows the first position of the game. It shows the
// secrets of the seats in open. seat is the viewer's seat, or NoSeat.
func (r *run) view(open engine.SeatSet, seat engine.Seat) *view {
	v := &view{r: r, open: open, seat: seat, window: r.app.CurrentLayout(), play: shelf.Table(r.app, r.plan.Game,
		r.match.Setup().Seats)}
	first, err := r.match.First()
	must(err)
	table.RevealSeats(v.play, open)
	table.ShowPositionOnPhone(v.play, first, v.window)
	return v
}

// eventPaintInterval is the number of events of which each view paints one.
const eventPaintInterval = 4

// show runs the animations of events one after the other, and paints some of them at several
// moments.
func (v *view) show(events []engine.Told) {
	for _, e := range events {
		x := table.Animate(v.play, e)
		line := motion.Timeline{Reduced: v.r.plan.Own.Reduced}
		length := 0.0
		for _, a := range x.Animations() {
			line.Add(*a)
			length += a.Length
		}
		if v.r.rand.IntN(eventPaintInterval) == 0 {
			v.paint(&line)
			for range 3 {
				line.Advance(length * v.r.rand.Float64() * 0.6)
				v.paint(&line)
			}
		}
		line.SkipAll()
		x.EnsureApplied()
	}
	table.NotifyAllShown(v.play, v.r.match.State())
	if v.r.rand.IntN(2) == 0 {
		v.paint(nil)
	}
}

// pen returns a canvas that checks draw calls but does not render them.
func (v *view) pen() *paint.Canvas {
	v.r.tally.Painted++
	return v.r.app.Kit.Canvas(v.r.app.Kit.Blank(v.window.PixelW, v.window.PixelH), v.window.View)
}

// paint draws the table with the running animations of line, which may be nil.
func (v *view) paint(line *motion.Timeline) {
	p := v.pen()
	v.play.Paint(p)
	v.play.Draw(p)
	if line != nil {
		line.Draw(p)
	}
	p.Flush()
}

// decision draws the nodes of the decision that match m waits for.
func (v *view) decision(m *match.Match) {
	legal := m.Legal()
	if v.seat == engine.NoSeat {
		legal = nil
	}
	p := v.pen()
	for _, n := range v.play.Nodes(table.NewDecision(v.play, m.State(), legal), nil) {
		v.draw(p, &n)
	}
	p.Flush()
	for seat := range m.Setup().Seats {
		v.play.Row(engine.Seat(seat))
		table.SeatLines(v.play, engine.Seat(seat))
	}
	for range min(len(legal), 4) {
		move := legal[v.r.rand.IntN(len(legal))]
		v.play.MoveWords(move)
		slip := table.PreviewMoves(v.play, m.State(), move)
		table.DeltaBadges(v.play, v.window, slip)
	}
}

// draw draws a node in each of its states: at rest, hovered, pressed and enlarged.
func (v *view) draw(p *paint.Canvas, n *ui.Node) {
	for _, feel := range []ui.NodeState{{}, {Hover: 1, Pulse: 0.7}, {Press: 1, Focus: 1}} {
		if n.Draw != nil {
			n.Draw(p, n, feel)
		}
	}
	if n.ZoomPreview != nil {
		n.ZoomPreview(p, geom.R(100, 60, n.ZoomPreviewW, n.ZoomPreviewH))
	}
}
