package westernlegends

import (
	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// Chapter returns a number above 0 that identifies the current turn of a bot, and 0 for the turn of
// a person. Each turn of a bot becomes one story, a strip of pictures that sums up the turn, except
// the card games that a person has joined: the person wants to see the hands.
func (b *Table) Chapter(state engine.State) int {
	s := state.(*rules.State)
	round, _ := s.Round()
	p := s.Active()
	if round == 0 || !b.rider(p) || b.Players[p].Person() {
		return 0
	}
	for seat := range s.Gamblers().All() {
		if b.Players[seat].Person() {
			return 0
		}
	}
	return 1 + round*s.Seats() + int(p)
}

// weights maps the kinds of events that become pictures of a story (the strip of pictures of a
// bot's turn) to the weight of the picture. The caption of the picture is the log line of the
// event, without causes.
var weights = map[engine.EventKind]int{
	rules.EventFight: 6, rules.EventFightWon: 4, rules.EventArrested: 10, rules.EventDelivered: 5, rules.EventPlot: 6,
	rules.EventStoryDone: 7, rules.EventContributed: 3, rules.EventGoal: 7, rules.EventGame: 5, rules.EventPokerWon: 6,
	rules.EventItem:       4,
	rules.EventUpgrade:    4,
	rules.EventCattle:     3,
	rules.EventLP:         5,
	rules.EventAwake:      4,
	rules.EventEnd:        10,
	rules.EventBetWon:     4,
	rules.EventFaroTurned: 5,
	rules.EventShown:      6,
	rules.EventUsed:       2,
	rules.EventEvent:      6,
	rules.EventHeist:      7,
	rules.EventMibCard:    10, // it concerns everybody
	rules.EventPoint:      3,
}

// scenes maps kinds of events that reveal a printed card to a function that returns the name of the
// card's picture.
var scenes = map[engine.EventKind]func(e engine.Event) string{
	rules.EventEvent: func(e engine.Event) string {
		return "westernlegends.event." + rules.DescribeEvent(rules.EventIn(e)).ID
	},
	rules.EventHeist: func(e engine.Event) string {
		t, _ := rules.DescribeEncounter(rules.EncounterIn(e))
		return "westernlegends.encounter." + t.ID
	},
	rules.EventStoryDone: func(e engine.Event) string {
		if n := rules.StoryIn(e); n >= 0 && n < rules.Stories {
			return "westernlegends.story." + rules.DescribeStory(n).ID
		}
		return ""
	},
}

// AddPictures adds the pictures of an event to s, the story (strip of pictures) that shows a bot's
// turn.
func (b *Table) AddPictures(s *table.Story) {
	if s.Kind == rules.EventMini && known(rules.SpaceIn(s.Event)) {
		b.tellRide(s)
		return
	}
	if b.isTrainRide(s.Event) {
		return
	}
	if b.travels(s.Event) {
		icon, line := b.Line(s.Event)
		s.Add(table.Picture{Key: travelKey(s.Seat), Icon: icon, Caption: line, Weight: 3})
		return
	}
	if s.Kind == rules.EventAction && rules.MoveIn(s.Event) != rules.KindEndTurn {
		s.AddLine(3)
		return
	}
	if b.personLoses(s.Event) {
		if icon, line := b.shortLine(s.Event); line != "" {
			s.Add(table.Picture{Icon: icon, Caption: line, Weight: 4}.WithHero(s.Seat))
		}
		return
	}
	w := weights[s.Kind]
	if b.playsAction(s.Event) {
		w = 3
	}
	switch {
	case w == 0, s.Kind == rules.EventUsed && s.Redacted,
		// only the third card that is turned at faro decides bets
		s.Kind == rules.EventFaroTurned && rules.NumberIn(s.Event) != 3,
		// a person's only card may be played without a decision
		s.Kind == rules.EventShown && (rules.CardIn(s.Event) < 0 || !b.Person(s.Seat)):
		return
	}
	icon, line := b.shortLine(s.Event)
	if name := b.cardEvent(s.Event); name != "" {
		line = name
	}
	if s.Kind == rules.EventEvent { // the picture has no room for the text on the card
		card := rules.DescribeEvent(rules.EventIn(s.Event))
		line = i18n.Colon(i18n.T(card.Name), i18n.T(card.Text))
	}
	if line == "" {
		return
	}
	pic := table.Picture{Icon: icon, Caption: line, Weight: w}
	if of := scenes[s.Kind]; of != nil {
		if name := of(s.Event); name != "" {
			pic.Draw = func(p *paint.Canvas, r geom.Rect) { pieces.Motif{Name: name}.Cover(p, r) }
		}
	}
	switch s.Kind {
	case rules.EventFaroTurned:
		c := rules.FightCardIn(s.Event)
		pic.Draw = func(p *paint.Canvas, r geom.Rect) { standing(p, r, b.faroCard(p, c, cardIn(r))) }
	case rules.EventShown:
		c := rules.CardIn(s.Event)
		pic.Draw = func(p *paint.Canvas, r geom.Rect) { standing(p, r, b.card(p, c, cardIn(r))) }
	}
	s.Add(pic)
}

// playsAction reports whether event e tells that a seat plays a poker card as an action.
func (b *Table) playsAction(e engine.Event) bool {
	if e.Kind != rules.EventUsed || e.Redacted {
		return false
	}
	c, _, _ := rules.SourceIn(e).Parts()
	return c >= 0 && b.State.Effect(c).Kind == "action"
}

// personLoses reports whether a person loses something by event e in the turn of a bot, or takes
// wounds.
func (b *Table) personLoses(e engine.Event) bool {
	if !b.Person(e.Seat) {
		return false
	}
	switch e.Kind {
	case rules.EventMoney, rules.EventNuggets:
		return loses(e)
	case rules.EventWounds:
		return !loses(e)
	case rules.EventSlow, rules.EventGave, rules.EventItemBack, rules.EventCattleBack:
		return true
	}
	return false
}

// Hero returns the seat whose turn the strip of pictures tells. This is the active seat, even while
// another seat has to decide something.
func (b *Table) Hero(state engine.State) engine.Seat { return state.(*rules.State).Active() }

// cardIn returns the width of the card that [standing] paints into a picture with the rectangle r,
// in the unit of r.
func cardIn(r geom.Rect) float64 { return r.H * 0.94 * pieces.CardW / pieces.CardH }

// standing paints a card upright in the middle of a picture with the rectangle r.
func standing(p *paint.Canvas, r geom.Rect, card *ebiten.Image) {
	at := geom.Around(r.Center(), cardIn(r), r.H*0.94)
	p.DropShadow(at, 5, 4)
	p.Image(card, at, 0, paint.White)
}

// tellRide adds to s one picture for a whole ride: the space at which it ends. A further step of
// the ride replaces the picture.
func (b *Table) tellRide(s *table.Story) {
	x := rules.SpaceIn(s.Event)
	at := func() geom.Rect { return b.map_.cell(x) }
	draw := func(p *paint.Canvas, r geom.Rect) { scenery(x).Cover(p, r) }
	caption := i18n.T("%s moves to %s.", b.Name(s.Seat), spaceName(x))
	if pic := s.Last(travelKey(s.Seat)); pic != nil { // its caption names the space already
		pic.Key, pic.Draw, pic.At = nil, draw, at
		return
	}
	if pic := s.Last(rideKey(s.Seat)); pic != nil {
		pic.Caption, pic.Draw, pic.At = caption, draw, at
		return
	}
	s.Add(table.Picture{Key: rideKey(s.Seat), Icon: "horizon-road", Caption: caption, Weight: 2, Draw: draw, At: at})
}

// travelKey is the key of the picture of a seat that takes a trail or travels by rail, until the
// seat has arrived.
type travelKey engine.Seat

// rideKey is the key of the picture of a seat's ride in the strip of pictures of a turn. tellRide
// uses it to find and replace that picture.
type rideKey engine.Seat
