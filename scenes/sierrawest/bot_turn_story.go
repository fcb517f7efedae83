package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/scenes/table"
	"gulch/scenes/talk"
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
	case rules.EventCaptured, rules.EventPicked, rules.EventWrecked:
		s.AddLine(7)
	case rules.EventDamage:
		s.AddLine(4)
	case rules.EventEnding:
		s.AddLine(10)
	}
}

// dearCard is the minimum number of points of a card for bots to make a remark when it is claimed.
const dearCard = 4

// remarks maps kinds of events to the triggers of bots' remarks about gains and losses. It contains
// only kinds that are a gain or a loss in every position.
var remarks = talk.Triggers{
	rules.EventWrecked:  {{Kind: talk.Loss, Weight: 8}},
	rules.EventDamage:   {{Kind: talk.Loss, Weight: 5}},
	rules.EventCaptured: {{Kind: talk.Gain, Weight: 5}},
	rules.EventBuilt:    {{Kind: talk.Spend, Weight: 2}},
}

// Moments appends to dst the moments of event e, the occasions for remarks of bots: which seat
// gains or loses by it, and how much that matters.
func (b *Table) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	say := func(seat engine.Seat, kind talk.Kind, weight int) {
		if seat != engine.NoSeat {
			dst = append(dst, talk.Moment{Seat: seat, Kind: kind, Weight: weight})
		}
	}
	switch e.Kind {
	case rules.EventClaimed:
		if n := b.Board.Mode.Card(rules.CardIn(e)).Points; n >= dearCard {
			say(e.Seat, talk.Gain, n+1)
		}
	case rules.EventFell:
		if rules.BootsIn(e) &&
			b.Board.Active != e.Seat { // another seat has claimed the card on which the frontiersman stood
			say(b.Board.Active, talk.Strike, 4)
			say(e.Seat, talk.Struck, 5)
		}
	case rules.EventPicked:
		say(e.Other, talk.Struck, 6)
		if e.Other != engine.NoSeat {
			say(e.Seat, talk.Strike, 5)
		}
	case rules.EventCaught:
		if rules.HowIn(e) == rules.ByTrap || rules.HowIn(e) == rules.ByLodge {
			say(e.Seat, talk.Gain, 4)
		}
	}
	return remarks.Add(dst, e)
}

// Reason returns a sentence with the main argument for making the legal move m in the current
// position, or "" if there is none. It uses only public information.
func (b *Table) Reason(m engine.Move) string {
	s := b.State
	p := s.Turn()
	if p == engine.NoSeat {
		return ""
	}
	switch m.Kind {
	case rules.KindClaim, rules.KindClaimAt:
		n := s.Climber(p)
		if m.Kind == rules.KindClaimAt {
			n = rules.NodeOf(m)
		}
		if c := s.CardAt(n); c != rules.NoCard {
			info := s.Mode().Card(c)
			return i18n.N(info.Points, "%d point, and a summit for your deck: %s",
				"%d points, and a summit for your deck: %s", info.Points,
				i18n.T(info.Summit.Info().Text))
		}
	case rules.KindClimb:
		if n := rules.NodeOf(m); s.FaceUp().Has(int(n)) {
			return i18n.T("That card is face up: a shovel can claim it once your frontiersman is there.")
		}
		return i18n.T("The closer you are to a face-up card, the sooner a shovel can claim it.")
	case rules.KindRoll, rules.KindAdvance:
		return b.rollReason(m)
	case rules.KindBuild:
		return i18n.T("A cabin scores points, and an empty plot would cost you 2 at the end.")
	case rules.KindSummit:
		info := s.Mode().Card(s.Laid(rules.SlotOf(m))).Summit.Info()
		if g := info.Effect(); len(g.Tracks) > 0 || g.Choice {
			return i18n.N(s.Multiplier(p), "Each step up is worth %d point now, and more if your wagon goes farther.",
				"Each step up is worth %d points now, and more if your wagon goes farther.", s.Multiplier(p))
		}
		return i18n.T(info.Text)
	case rules.KindCatch, rules.KindBait:
		return i18n.T("Each animal you catch saves you 1 point and pays in every Fur Trade.")
	case rules.KindVisit:
		return i18n.T(rules.CabinOf(m).Info().Text)
	case rules.KindTrap:
		return i18n.T("This pioneer has nothing better to do, and a revealed card may show an animal you need.")
	case rules.KindLoad:
		return i18n.T("Each gold in a cart is worth 3 points.")
	case rules.KindFire:
		n := s.Faces(p).Len()
		return i18n.N(n, "The posters along your trail show %d of the 6 numbers.",
			"The posters along your trail show %d of the 6 numbers.", n)
	case rules.KindPlan:
		return b.layoutReason(m)
	}
	return ""
}

// rollReason returns a sentence about move m, which rolls the wagon forward: what the wagon reaches
// or gains by it.
func (b *Table) rollReason(m engine.Move) string {
	p, n := b.State.Turn(), 1
	if m.Kind == rules.KindAdvance {
		n = rules.SpacesOf(m)
	}
	now := b.State.Wagon(p)
	to := min(now+n, rules.LastSpace)
	if was, will := rules.Space(now).Multiplier, rules.Space(to).Multiplier; will > was {
		return i18n.T("From there, each homestead space is worth %d points.", will)
	}
	if to/2 > now/2 && to/2 < len(b.State.Row()) {
		return i18n.T("Your trail then reaches 1 more card in the row.")
	}
	return i18n.T("Each space gets you closer to the next multiplier.")
}

// layoutReason returns a sentence about the most important gains of m, a move that lays out cards:
// steps on mountain or trail, uses of the shovel, and goods.
func (b *Table) layoutReason(m engine.Move) string {
	var sum pathYield
	for path := range rules.Path(2) {
		x := yieldOf(b.State.Mode().Preview(rules.LeftCardOf(m), rules.TopCardOf(m), rules.RightCardOf(m), path), 0)
		sum.steps, sum.spades = sum.steps+x.steps, sum.spades+x.spades
		for g, n := range x.goods {
			sum.goods[g] += n
		}
	}
	n := 0
	for _, k := range sum.goods {
		n += k
	}
	if sum.spades > 0 && sum.steps > 0 {
		return i18n.N(
			sum.steps, "You gain %d step for your frontiersman or wagon, a shovel, and %d resources.",
			"You gain %d steps for your frontiersman or wagon, a shovel, and %d resources.", sum.steps, n)
	}
	return i18n.N(sum.steps, "You gain %d resources and %d step.", "You gain %d resources and %d steps.", n, sum.steps)
}
