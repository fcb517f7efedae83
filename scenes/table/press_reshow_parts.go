package table

import (
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// "Show again" shows what the other players did since a person's last decision. That can take half
// a minute with six seats, so it has a part for each seat: meanwhile the decision's area has a
// portrait of every seat that acted. A press on one shows only its part. The left and right arrow
// keys change to the part before and the next one.

// reshownParts describes what "Show again" shows. The zero value shows nothing.
type reshownParts struct {
	seats []engine.Seat // the seats that acted, in the order in which they began
	only  engine.Seat   // the seat whose part alone is shown, NoSeat for all parts
	now   engine.Seat   // the seat whose part is being shown
}

// reshow shows again the moves since the last decision of the person who decides now. only is the
// seat whose part is shown; for NoSeat, and for a seat that has not acted, all parts are shown. The
// board goes back to that decision and the events are animated again; the log and the match do not
// change.
func (t *Table) reshow(only engine.Seat) {
	from := t.session.AfterLast(t.session.Match.Turn())
	first, err := t.session.Match.First()
	if err != nil {
		t.Root.Refuse("again", i18n.Sentence(err))
		return
	}
	t.stopAnimations()
	t.gameUI.readBoard(first)
	shown := first
	t.followHistory(from, func(_ int, e engine.Told) { shown = e.State })
	t.gameUI.settle(shown)
	t.adviser.dropHint()
	heroes := t.heroesSince(from)
	parts := reshownParts{only: only, now: engine.NoSeat}
	for _, seat := range heroes {
		if !slices.Contains(parts.seats, seat) {
			parts.seats = append(parts.seats, seat)
		}
	}
	if !slices.Contains(parts.seats, only) {
		parts.only = engine.NoSeat
	}
	t.present.shown.again, t.present.shown.parts = true, parts
	t.present.shown.reshownAt = len(t.session.Match.Steps()) + 1
	for i, seat := range heroes {
		shown := parts.only == engine.NoSeat || seat == parts.only
		if shown {
			t.timeline.Add(motion.Animation{Next: -1, Begin: func() { t.beginPart(seat) }})
		}
		if shown && t.present.stories.began(from+i) {
			// a press skips to the next turn that was shown as a story
			t.timeline.Add(motion.Animation{Next: -1, Stop: true})
		}
		t.present.reshowEvents(from+i+1, shown)
	}
	t.timeline.Add(motion.Animation{End: t.finishAnimations})
	t.Rebuild()
}

// heroesSince returns, for each decision after the first ones, the seat whose turn it belongs to.
// from is the number of decisions to leave out.
func (t *Table) heroesSince(from int) []engine.Seat {
	steps := t.session.Match.Steps()
	heroes := make([]engine.Seat, len(steps)-from)
	for i := range heroes {
		heroes[i] = steps[from+i].Seat
	}
	made, before := from, engine.NoSeat                               // the latest decision, and the hero before it
	_ = t.session.Tell(from, len(steps), func(n int, e engine.Told) { // errors were reported when the board was set
		if n > made {
			if made = n; before != engine.NoSeat {
				heroes[n-from-1] = before
			}
		}
		before = t.gameUI.Hero(e.State)
	})
	return heroes
}

// stopAnimations removes all animations from the timeline. The Board must be set to a position
// afterwards.
func (t *Table) stopAnimations() {
	t.present.cues.skipMuted(func() {})
	t.timeline = motion.Timeline{Changed: t.Repaint}
	clear(t.common.countOffsets)
	t.present.shown.last = nil
}

// reshowEvents queues the events of a decision once more, without writing them to the log. made is
// the number of the decision. If shown is false, the Board follows the events without animations.
func (pr *presentation) reshowEvents(made int, shown bool) {
	events := pr.keepEvents(made, made)
	for i := range events {
		pr.timeline.Add(motion.Animation{Next: -1, Begin: func() {
			pr.shown.completeLast()
			if !shown {
				pr.gameUI.follow(events[i])
				pr.shown.snapshots.release(events[i])
				return
			}
			pr.animateEvent(events, i)
		}})
	}
}

// stopReshow ends what is shown again: the table shows the current position.
func (t *Table) stopReshow() {
	t.present.shown.again = false // so that the other parts are not announced
	t.present.cues.skipMuted(t.timeline.SkipAll)
}

// beginPart marks the portrait of a seat, whose part is shown from now on.
func (t *Table) beginPart(seat engine.Seat) {
	if parts := &t.present.shown.parts; t.present.shown.again && parts.now != seat {
		parts.now = seat
		head, _ := t.partTexts()
		t.app.Announce(head)
		t.Rebuild()
	}
}

// partTexts returns the heading and the prompt of the decision's area while parts are shown again.
func (t *Table) partTexts() (head, prompt string) {
	parts := &t.present.shown.parts
	if head = i18n.T("Show again"); parts.now != engine.NoSeat {
		head = i18n.Colon(head, t.common.Name(parts.now))
	}
	if len(parts.seats) < 2 {
		return head, i18n.T("Press anywhere, or Space, to speed this up.")
	}
	return head, i18n.T("Choose a player to see only their part.")
}

// changePartByKey shows the part before or after the current one if an arrow key was pressed while
// parts are shown again. It removes the key from the input.
func (t *Table) changePartByKey(in *ui.Input) {
	parts := &t.present.shown.parts
	if !t.present.shown.again || len(parts.seats) < 2 || in.Dir != ui.West && in.Dir != ui.East {
		return
	}
	at := max(slices.Index(parts.seats, parts.now), 0)
	if at++; in.Dir == ui.West {
		at -= 2
	}
	in.Dir = ui.Stay
	t.reshow(parts.seats[min(max(at, 0), len(parts.seats)-1)])
}

// Sizes of the portraits of seats whose parts are shown again, in design units.
const (
	partWide  = 44
	partFace  = 36
	leastPart = 26 // minimum height of a row of portraits above the button
)

// partAreas returns the rectangle of the portraits of n seats, and that of the button that ends the
// show: below the portraits or, if large text leaves no room above the button, beside them.
func (t *Table) partAreas(n int) (portraits, stop geom.Rect) {
	controls, row := t.frame.decisionAreas()
	if controls.H < leastPart && n > 1 {
		controls, row = row.CutLeft(min(partWide*float64(n), row.W*0.6))
		_, row = row.CutLeft(6)
	}
	wide := min(partWide, controls.W/float64(max(n, 1)))
	return geom.Around(controls.Center(), wide*float64(n), min(wide, controls.H)), row
}

// partNodes appends the portraits of the seats whose parts are shown again, and a button that ends
// the show.
func (t *Table) partNodes(dst []ui.Node) []ui.Node {
	parts := &t.present.shown.parts
	at, row := t.partAreas(len(parts.seats))
	for i, seat := range parts.seats {
		if len(parts.seats) < 2 {
			break
		}
		name := t.common.Name(seat)
		n := ui.Node{
			ID: "part of " + strconv.Itoa(int(seat)), Label: i18n.T("Only %s", name), Role: "checkbox",
			Chosen: parts.only == seat, Rect: at.Row(i, len(parts.seats), 0), TipAvoids: t.frame.decision,
			Tip:   i18n.T("Show again only what %s did. The arrow keys change the player.", name),
			Press: func() { t.reshow(seat) },
		}
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { t.drawPart(p, n, f, seat) }
		dst = append(dst, n)
	}
	stop := ui.Button("again", row, pieces.Button{Icon: "film-spool", Label: i18n.T("Stop")},
		t.stopReshow, ui.ReplayKey)
	stop.Tip, stop.TipAvoids = i18n.T("Go back to your move. (L)"), t.frame.decision
	return append(dst, stop)
}

// drawPart draws the portrait of a seat. A brass ring is around the one whose part is being shown;
// the others are paler.
func (t *Table) drawPart(p *paint.Canvas, n *ui.Node, f ui.NodeState, seat engine.Seat) {
	c, d := n.Rect.Center(), min(n.Rect.W, n.Rect.H)
	now := t.present.shown.parts.now == seat
	if now {
		p.Disc(c, d/2-0.5, theme.BrassHi, theme.BrassLo)
	}
	p.Flush()
	if p.Fade = 1; !now {
		p.Fade = 0.6 + 0.4*f.Hover
	}
	if int(seat) < len(t.session.Seats) {
		pieces.Token(p, c, d*partFace/partWide, int(seat), t.session.Seats[seat].Face)
	} else { // a rival without a seat
		pieces.Marker(p, c, d*partFace/partWide, int(seat))
	}
	p.Flush()
	p.Fade = 1
}
