package boomtown

import (
	"slices"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/words"
)

// Lengths of the motions, in milliseconds.
const (
	cardTime  = 320
	cardNext  = 90
	coinTime  = 640
	pourTime  = 860
	speakTime = 620
	wonTime   = 1180
	dieTime   = 1190 // 1080 and the second die 110 later
)

// animator turns an event into motions.
type animator func(b *Table, e engine.Event, add func(motion.Animation))

// animators are the motions by event; see [still] for those without one.
var animators = map[engine.EventKind]animator{
	rules.EventTurn: (*Table).animateTurn, rules.EventTurned: (*Table).animateTurned,
	rules.EventRevealed: (*Table).animateRevealed, rules.EventReturned: (*Table).animateReturned,
	rules.EventShuffled: (*Table).animateShuffled,
	rules.EventBid:      (*Table).animateBid, rules.EventPass: (*Table).animatePass, rules.EventWon: (*Table).animateWon,
	rules.EventShare: (*Table).animateShare, rules.EventBankShare: (*Table).animateBankShare,
	rules.EventRode: (*Table).animateRode, rules.EventStayed: (*Table).animateStayed, rules.EventOrder: (*Table).animateOrder,
	rules.EventTaken: (*Table).animateTaken, rules.EventFee: (*Table).animatePaid, rules.EventMine: (*Table).animateMine,
	rules.EventMayor: (*Table).animateMayor, rules.EventGovernor: (*Table).animateGovernor, rules.EventVein: (*Table).animateVein,
	rules.EventSaloon: (*Table).animateSaloon, rules.EventGirls: (*Table).animateGirls, rules.EventKept: (*Table).animateKept,
	rules.EventShark: (*Table).animateShark, rules.EventCoach: (*Table).animateCoach, rules.EventBlast: (*Table).animateBlast,
	rules.EventSeized: (*Table).animateSeized, rules.EventVictim: (*Table).animateVictim, rules.EventDemand: (*Table).animateDemand,
	rules.EventHoldupRoll: (*Table).animateDice, rules.EventRolled: (*Table).animateDice, rules.EventRobbed: (*Table).animatePaid,
	rules.EventHeld: (*Table).animateHeld, rules.EventWired: (*Table).animateWired, rules.EventCaveIn: (*Table).animateCaveIn,
	rules.EventProduced: (*Table).animateProduced, rules.EventToll: (*Table).animatePaid, rules.EventRemoved: (*Table).animateRemoved,
}

// still are the events that need no motion, and why.
var still = map[engine.EventKind]string{
	rules.EventAsked:    "the phase comes with the nodes",
	rules.EventGameOver: "the score sheet comes up",
}

// Animate adds the motions of an event.
func (b *Table) Animate(e engine.Event, add func(motion.Animation)) {
	if f := animators[e.Kind]; f != nil {
		f(b, e, add)
	}
}

// animateTurn hands the lantern on to the one who opens the turn.
func (b *Table) animateTurn(e engine.Event, add func(motion.Animation)) {
	from := engine.NoSeat
	add(motion.Animation{
		Length: 520, Next: 260, Stop: true,
		Begin: func() {
			v := &b.pic
			if from = v.first; from != e.Seat {
				v.first = engine.NoSeat
			}
			v.turn, v.turns, v.phase = int(e.A), int(e.B), rules.PhaseBid
			v.bid, v.price, v.bidder, v.winner = 0, 0, engine.NoSeat, engine.NoSeat
			v.out, v.picked, v.order = [rules.MaxSeats]bool{}, [rules.MaxSeats]bool{}, nil
			v.row = slices.Repeat([]rules.Card{rules.NoCard}, v.seats)
			v.held, v.stage = rules.NoCard, words.Mark("New cards")
			for p := range v.took {
				v.took[p] = rules.NoCard
			}
			b.amount = 0
		},
		Draw: func(t float64) {
			if from != engine.NoSeat && from != e.Seat {
				b.lantern(from, e.Seat, t)
			}
		},
		End: func() { b.pic.first = e.Seat },
	})
}

// animateShuffled riffles the deck.
func (b *Table) animateShuffled(e engine.Event, add func(motion.Animation)) {
	add(motion.Animation{
		Length: 620, Next: 560,
		Begin: func() { b.pic.deck, b.fly.deck = int(e.A), true },
		Draw:  b.riffle,
		End:   func() { b.fly.deck = false },
	})
}

func (b *Table) animateTurned(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	add(motion.Animation{
		Length: cardTime, Next: cardNext,
		Begin: func() { b.pic.deck-- },
		Draw:  func(t float64) { b.card(c, b.at.deck, b.at.laid(len(b.pic.laid)), t, true) },
		End:   func() { b.pic.laid = append(b.pic.laid, c) },
	})
}

func (b *Table) animateReturned(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	add(motion.Animation{
		Length: 220, Next: 80,
		Begin: func() { b.pic.laid = slices.DeleteFunc(b.pic.laid, func(x rules.Card) bool { return x == c }) },
		Draw:  func(t float64) { b.card(c, b.at.laid(0), b.at.deck, t, false) },
		End:   func() { b.pic.deck++ },
	})
}

func (b *Table) animateRevealed(e engine.Event, add func(motion.Animation)) {
	c, place := rules.Card(e.A), int(e.B)
	add(motion.Animation{
		Length: cardTime, Next: cardNext,
		Begin: func() { b.pic.deck = int(e.C) },
		Draw: func(t float64) {
			if place < len(b.at.slots) {
				b.card(c, b.at.deck, b.at.slots[place], t, true)
			}
		},
		End: func() {
			if place < len(b.pic.row) {
				b.pic.row[place] = c
			}
		},
	})
}

func (b *Table) animateTaken(e engine.Event, add func(motion.Animation)) {
	c, place := rules.Card(e.A), int(e.B)
	add(motion.Animation{
		Length: cardTime,
		Begin: func() {
			if at := slices.Index(b.pic.row, c); at >= 0 {
				place = at
				b.pic.row[at] = rules.NoCard
			}
			b.pic.picked[e.Seat], b.pic.took[e.Seat], b.pic.stage = true, c, words.Mark("Picking")
			b.fly.card = c
		},
		Draw: func(t float64) {
			if place < len(b.at.slots) {
				b.card(c, b.at.slots[place], b.at.hand(e.Seat, b.pic.row), t, false)
			}
		},
		End: func() {
			b.fly.card = rules.NoCard
			b.pic.held, b.pic.holder = c, e.Seat
		},
	})
}

// animateRemoved takes a card out of the game: what caves in falls, everything else goes to the pile of what is gone.
func (b *Table) animateRemoved(e engine.Event, add func(motion.Animation)) {
	c := rules.Card(e.A)
	caved := rules.Reason(e.B) == rules.CavedIn
	var from geom.Rect
	animation := motion.Animation{
		Length: 420, Next: 260,
		Begin: func() {
			from = b.lies(e.Seat, c)
			b.pic.drop(c)
		},
		Draw: func(t float64) { b.discard(c, from, t) },
		End:  func() { b.pic.removed = append(b.pic.removed, c) },
	}
	if caved {
		animation.Length, animation.Next = 760, 340
		animation.Draw = func(t float64) { b.collapse(c, from, t) }
	}
	add(animation)
}
