package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// Chapter returns a number that identifies the story (strip of pictures) of a bot's turn. It is the
// same for all decisions in that turn, about eighteen small moves. It returns 0 for Hastings, whose
// plan is shown step by step.
func (b *Table) Chapter(state engine.State) int {
	s := state.(*rules.State)
	if s.Phase() == rules.PhaseOver || s.Solo() && s.Active() == rules.Hastings {
		return 0
	}
	return 1 + s.Round()*rules.MaxSeats + int(s.Active())
}

// Hero returns the seat whose turn a story (strip of pictures) tells, even while other seats react.
func (b *Table) Hero(state engine.State) engine.Seat { return state.(*rules.State).Active() }

// AddPictures adds a picture of the current event to s, the story (strip of pictures) of a bot's
// turn, if the event is important enough.
func (b *Table) AddPictures(s *table.Story) {
	seat := s.Seat
	_, line := b.Line(s.Event)
	picture := func(weight int, at func() geom.Rect, draw func(p *paint.Canvas, r geom.Rect)) {
		icon, line := b.Line(s.Event)
		s.Add(table.Picture{Caption: line, Icon: icon, Draw: draw, At: at, Weight: weight, Key: s.Kind})
	}
	plate := func() geom.Rect {
		if seat == engine.NoSeat {
			return b.at.peak
		}
		return dot(b.at.purse(seat))
	}
	switch s.Kind {
	case rules.EventPlanned:
		cards := []rules.Card{rules.LeftCardIn(s.Event), rules.TopCardIn(s.Event), rules.RightCardIn(s.Event)}
		picture(2, plate, func(p *paint.Canvas, r geom.Rect) {
			for i, c := range cards {
				at := r.Inset(8).Row(i, 3, 4)
				at = geom.Around(at.Center(), at.W, at.H*0.72)
				p.Rect(at.Inset(-1.5), 3, theme.WalnutInk)
				art(b.Board.Mode, c).Cover(p, at)
			}
		})
	case rules.EventClaimed:
		c, n := rules.CardIn(s.Event), rules.NodeIn(s.Event)
		picture(8, func() geom.Rect { return b.at.node(n) },
			func(p *paint.Canvas, r geom.Rect) { art(b.Board.Mode, c).Cover(p, r) })
	case rules.EventRow:
		slot := rules.SlotIn(s.Event)
		picture(6, func() geom.Rect { return b.at.slot(slot) }, nil)
	case rules.EventBuilt:
		c := rules.CabinIn(s.Event)
		picture(6, plate, func(p *paint.Canvas, r geom.Rect) { cabinArt(c).Fit(p, r.Inset(4)) })
	case rules.EventCaught:
		a := rules.AnimalIn(s.Event)
		picture(5, plate, func(p *paint.Canvas, r geom.Rect) { animalArt(b.Board.Mode, a).Fit(p, r.Inset(10)) })
	case rules.EventTrack:
		t, n := rules.TrackIn(s.Event), rules.SpaceIn(s.Event)
		picture(5, func() geom.Rect { return b.at.step(t, n) }, nil)
	case rules.EventWagon:
		if last := s.Last(s.Kind); last != nil {
			last.Caption = line
			return
		}
		n := rules.SpaceIn(s.Event)
		picture(3, func() geom.Rect { return b.at.space(n) }, nil)
	case rules.EventClimbed:
		if last := s.Last(s.Kind); last != nil {
			last.Caption = line
			return
		}
		n := rules.NodeIn(s.Event)
		picture(2, func() geom.Rect { return b.at.node(n) }, nil)
	case rules.EventFell:
		if seat == b.Board.Active {
			return // he returns after his own claim, or after damage that has a picture
		}
		figure := int(seat)
		if rules.RightIn(s.Event) {
			figure = rules.MaxSeats
		}
		icon, line := b.Line(s.Event)
		s.Add(table.Picture{Caption: line, Icon: icon, Weight: 7,
			At: func() geom.Rect { return dot(b.footOf(figure, rules.Base)) }}.WithHero(seat))
	case rules.EventCaptured, rules.EventPicked, rules.EventWrecked:
		s.AddLine(7)
	case rules.EventDamage:
		s.AddLine(4)
	case rules.EventEnding:
		s.AddLine(10)
	}
}
