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

// beater turns an event into motions.
type beater func(b *Table, e engine.Event, add func(motion.Beat))

// beaters are the motions by event; see [still] for those without one.
var beaters = map[engine.EventKind]beater{
	rules.EventTurn: (*Table).beatTurn, rules.EventTurned: (*Table).beatTurned,
	rules.EventRevealed: (*Table).beatRevealed, rules.EventReturned: (*Table).beatReturned,
	rules.EventShuffled: (*Table).beatShuffled,
	rules.EventBid:      (*Table).beatBid, rules.EventPass: (*Table).beatPass, rules.EventWon: (*Table).beatWon,
	rules.EventShare: (*Table).beatShare, rules.EventBankShare: (*Table).beatBankShare,
	rules.EventRode: (*Table).beatRode, rules.EventStayed: (*Table).beatStayed, rules.EventOrder: (*Table).beatOrder,
	rules.EventTaken: (*Table).beatTaken, rules.EventFee: (*Table).beatPaid, rules.EventMine: (*Table).beatMine,
	rules.EventMayor: (*Table).beatMayor, rules.EventGovernor: (*Table).beatGovernor, rules.EventVein: (*Table).beatVein,
	rules.EventSaloon: (*Table).beatSaloon, rules.EventGirls: (*Table).beatGirls, rules.EventKept: (*Table).beatKept,
	rules.EventShark: (*Table).beatShark, rules.EventCoach: (*Table).beatCoach, rules.EventBlast: (*Table).beatBlast,
	rules.EventSeized: (*Table).beatSeized, rules.EventVictim: (*Table).beatVictim, rules.EventDemand: (*Table).beatDemand,
	rules.EventHoldupRoll: (*Table).beatDice, rules.EventRolled: (*Table).beatDice, rules.EventRobbed: (*Table).beatPaid,
	rules.EventHeld: (*Table).beatHeld, rules.EventWired: (*Table).beatWired, rules.EventCaveIn: (*Table).beatCaveIn,
	rules.EventProduced: (*Table).beatProduced, rules.EventToll: (*Table).beatPaid, rules.EventRemoved: (*Table).beatRemoved,
}

// still are the events that need no motion, and why.
var still = map[engine.EventKind]string{
	rules.EventGameOver: "the score sheet comes up",
}

// Beats adds the motions of an event.
func (b *Table) Beats(e engine.Event, add func(motion.Beat)) {
	if f := beaters[e.Kind]; f != nil {
		f(b, e, add)
	}
}

// beatTurn hands the lantern on to the one who opens the turn.
func (b *Table) beatTurn(e engine.Event, add func(motion.Beat)) {
	from := engine.NoSeat
	add(motion.Beat{
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

// beatShuffled riffles the deck.
func (b *Table) beatShuffled(e engine.Event, add func(motion.Beat)) {
	add(motion.Beat{
		Length: 620, Next: 560,
		Begin: func() { b.pic.deck, b.fly.deck = int(e.A), true },
		Draw:  b.riffle,
		End:   func() { b.fly.deck = false },
	})
}

func (b *Table) beatTurned(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(motion.Beat{
		Length: cardTime, Next: cardNext,
		Begin: func() { b.pic.deck-- },
		Draw:  func(t float64) { b.card(c, b.at.deck, b.at.laid(len(b.pic.laid)), t, true) },
		End:   func() { b.pic.laid = append(b.pic.laid, c) },
	})
}

func (b *Table) beatReturned(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	add(motion.Beat{
		Length: 220, Next: 80,
		Begin: func() { b.pic.laid = slices.DeleteFunc(b.pic.laid, func(x rules.Card) bool { return x == c }) },
		Draw:  func(t float64) { b.card(c, b.at.laid(0), b.at.deck, t, false) },
		End:   func() { b.pic.deck++ },
	})
}

func (b *Table) beatRevealed(e engine.Event, add func(motion.Beat)) {
	c, place := rules.Card(e.A), int(e.B)
	add(motion.Beat{
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

func (b *Table) beatTaken(e engine.Event, add func(motion.Beat)) {
	c, place := rules.Card(e.A), int(e.B)
	add(motion.Beat{
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

// beatRemoved takes a card out of the game: what caves in falls, everything else goes to the pile of what is gone.
func (b *Table) beatRemoved(e engine.Event, add func(motion.Beat)) {
	c := rules.Card(e.A)
	caved := rules.Reason(e.B) == rules.CavedIn
	var from geom.Rect
	beat := motion.Beat{
		Length: 420, Next: 260,
		Begin: func() {
			from = b.lies(e.Seat, c)
			b.pic.drop(c)
		},
		Draw: func(t float64) { b.discard(c, from, t) },
		End:  func() { b.pic.removed = append(b.pic.removed, c) },
	}
	if caved {
		beat.Length, beat.Next = 760, 340
		beat.Draw = func(t float64) { b.collapse(c, from, t) }
	}
	add(beat)
}
