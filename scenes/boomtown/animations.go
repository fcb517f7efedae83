package boomtown

import (
	"math"
	"sync"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// Durations of the dice animations, in milliseconds at normal speed. dieNext is the delay between
// the starts of the two dice.
const (
	wonTime = 1180
	dieTime = 1190 // duration of a throw: the second die starts 110 ms after the first one, and each moves for 1080 ms
	dieNext = 110
)

// Keys that identify moving things in animations (Animation.Carries), except cards (rules.Card) and
// the pawns of towns (rules.Town). While an animation moves a thing, it is not painted at its usual
// place.
const (
	theDeck = "deck"
	theDice = "dice"
	theFlag = "flag"
)

// animators maps each kind of event to the function that animates it.
var animators = sync.OnceValue(func() table.Animators[*Table] {
	return table.Animators[*Table]{
		rules.EventTurn:     (*Table).showTurn,
		rules.EventTurned:   (*Table).showTurned,
		rules.EventRevealed: (*Table).showRevealed,
		rules.EventReturned: (*Table).showReturned, rules.EventShuffled: (*Table).showShuffled,
		rules.EventBid: (*Table).showBid, rules.EventPass: (*Table).showPass, rules.EventWon: (*Table).showWon,
		rules.EventShare:      (*Table).showShare,
		rules.EventBankShare:  (*Table).showBankShare,
		rules.EventRode:       (*Table).showRode,
		rules.EventStayed:     (*Table).showStayed,
		rules.EventOrder:      (*Table).showOrder,
		rules.EventTaken:      (*Table).showTaken,
		rules.EventFee:        (*Table).showPaid,
		rules.EventShark:      (*Table).showPaid,
		rules.EventRobbed:     (*Table).showPaid,
		rules.EventToll:       (*Table).showPaid,
		rules.EventCoach:      (*Table).showCoach,
		rules.EventProduced:   (*Table).showProduced,
		rules.EventMine:       (*Table).showMine,
		rules.EventGovernor:   (*Table).showGovernor,
		rules.EventVein:       (*Table).showVein,
		rules.EventSaloon:     (*Table).showSaloon,
		rules.EventGirls:      (*Table).showGirls,
		rules.EventKept:       (*Table).showKept,
		rules.EventMayor:      (*Table).showMayor,
		rules.EventBlast:      (*Table).showBlast,
		rules.EventSeized:     (*Table).showSeized,
		rules.EventRemoved:    (*Table).showRemoved,
		rules.EventVictim:     (*Table).showVictim,
		rules.EventDemand:     (*Table).showDemand,
		rules.EventHoldupRoll: (*Table).showDice,
		rules.EventRolled:     (*Table).showDice,
		rules.EventHeld:       (*Table).showHeld,
		rules.EventWired:      (*Table).showWired, rules.EventCaveIn: (*Table).showCaveIn,
		rules.EventAsked:    table.NoAnimation[*Table]("the head of who is asked lights up"),
		rules.EventGameOver: table.NoAnimation[*Table]("the score sheet comes up"),
	}
})

// holds lists the events whose results stay on the screen until the player has seen them.
var holds = table.Holds{
	Results: []engine.EventKind{rules.EventHoldupRoll, rules.EventRolled, rules.EventCaveIn, rules.EventRobbed},
}

// Holds returns the events whose results stay on the screen until the player has seen them.
func (b *Table) Holds() table.Holds { return holds }

// Animate adds the animations of an event to x, which was created for that event.
func (b *Table) Animate(x *table.EventAnimation) { animators().Animate(b, x) }

// fly adds to x the animation of card c, which flies from one rectangle to another. If faceDown is
// true, the card starts face down and turns over on its way.
func (b *Table) fly(x *table.EventAnimation, c rules.Card, from, to geom.Rect, faceDown bool) *motion.Animation {
	return x.Add(motion.Animation{Length: table.CardTime, Carries: c, Draw: func(p *paint.Canvas, t float64) {
		f := pieces.Flight{From: from, To: to, Face: b.cardImage(p, c, to.W), Arc: 0.06, Corner: 8}
		if faceDown {
			f.Back = b.cardBackImage(p, to.W)
		}
		f.Draw(p, t)
	}})
}

// showTurn animates the start of a turn: the cards of the last turn leave, and the flag moves to
// the seat that opens the auction.
func (b *Table) showTurn(x *table.EventAnimation) {
	from, to := b.Board.First, x.Seat
	x.ApplyEvent()
	x.AnnounceLastRound()
	a := x.Add(motion.Animation{Length: 520, Next: 260, Stop: true})
	if from == to {
		return
	}
	a.Carries = theFlag
	a.Draw = func(p *paint.Canvas, t float64) {
		e := motion.InOutQuad(t)
		c := pieces.Arc(b.at.head(from).Center(), b.at.head(to).Center(), b.BoardCenter(), e)
		up := math.Sin(e * math.Pi)
		size := 26 + 14*up
		p.SoftRect(geom.Around(c, 3*size, 3*size), 1.5*size, size, 0, theme.Alpha(theme.BrassHi, 0.30*up))
		p.ScaledFigure(flag, c, size, 40, 0.3*math.Sin(e*3*math.Pi)*(1-e))
	}
}

// flag is the drawing of the flag that marks the first player.
var flag = paint.Figure{Icon: "flying-flag", Body: theme.RGB(0xE8A63C), Glow: 0.35}

func (b *Table) showShuffled(x *table.EventAnimation) {
	x.Add(motion.Animation{Length: 620, Next: 560, Carries: theDeck, Draw: func(p *paint.Canvas, t float64) {
		pieces.ShufflingDeck(p, b.at.deck, b.cardBackImage(p, b.at.deck.W), t)
	}})
}

func (b *Table) showTurned(x *table.EventAnimation) {
	b.fly(x, rules.CardIn(x.Event), b.at.deck, b.at.asideRect(len(b.turnedUp())), true).Next = table.CardNext
}

func (b *Table) showReturned(x *table.EventAnimation) {
	a := b.fly(x, rules.CardIn(x.Event), b.at.asideRect(0), b.at.deck, false)
	a.Length, a.Next = 220, 80
}

func (b *Table) showRevealed(x *table.EventAnimation) {
	b.fly(x, rules.CardIn(x.Event), b.at.deck, b.at.slots[rules.SlotIn(x.Event)], true).Next = table.CardNext
}

// showTaken animates a card that moves to the seat that took it. An event card is then shown
// enlarged.
func (b *Table) showTaken(x *table.EventAnimation) {
	c := rules.CardIn(x.Event)
	b.fly(x, c, b.at.slots[b.slot(c)], b.takenCardRect(x.Seat, c), false)
	if info := c.Info(); !c.IsMine() {
		x.CloseUp(table.CloseUp{
			Layers: closeUps()[c],
			Title:  name(c),
			Note:   i18n.T(eventText()[info.Kind]),
			Seat:   x.Seat,
			Length: closeUpTime,
		})
	}
}

// closeUpTime is the time in milliseconds for which an enlarged picture is shown. It is short
// because every game has several of them.
const closeUpTime = 1150

// closeUps returns the enlarged picture of each card, indexed by card. Only the pictures of event
// cards are used.
var closeUps = sync.OnceValue(func() (all []pieces.Layered) {
	for c := range rules.Card(rules.Cards()) {
		all = append(all, pieces.Layered{pieces.Backdrop(picture(c).Name)})
	}
	return all
})

// holdUp and caveIn return the enlarged pictures of a hold-up and of a cave-in. Their first call
// reads the image data.
func holdUp() pieces.Layered { return pieces.AnimatedPicture("hold-up") }
func caveIn() pieces.Layered { return pieces.AnimatedPicture("cave-in") }

// Animations of the auction: bids, the fall of the gavel, the payment of the price, and the pick
// order.

func (b *Table) showBid(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Speak(i18n.T("Bid %d", rules.GoldIn(x.Event))).Next = table.SpeakTime * 0.6
}

func (b *Table) showPass(x *table.EventAnimation) {
	x.ApplyEvent()
	a := x.SpeakIn(i18n.T("Pass"), theme.SoftInk)
	a.Length, a.Next = table.SpeakTime*0.8, table.SpeakTime*0.45
}

// showWon animates the auctioneer's gavel. When it strikes, a sign with the price appears.
func (b *Table) showWon(x *table.EventAnimation) {
	said := i18n.T("Sold to %s for %d", b.Name(x.Seat), rules.GoldIn(x.Event))
	if rules.GoldIn(x.Event) == 0 {
		said = i18n.T("%s picks first for free", b.Name(x.Seat))
	}
	x.ApplyEvent()
	x.Add(motion.Animation{Length: wonTime, Next: wonTime * 0.86, Stop: true, IsText: true,
		Draw: func(p *paint.Canvas, t float64) {
			fade := min(1, (1-t)*6)
			a := x.Placard(said, "")
			a.At.X -= 30
			if t > pieces.StrikeAt {
				a.Draw(p, min(1, (t-pieces.StrikeAt)*7), fade)
			}
			pieces.WithOpacity(p, min(1, t*10, fade), func() { pieces.Gavel(p, a.At.Add(a.Width(p)/2+48, -4), 84, t) })
		}})
}

// showShare animates how the price of an auction is passed on from one seat to the next. The part
// that a seat keeps rises from its gold as a number. The next event moves the rest on.
func (b *Table) showShare(x *table.EventAnimation) {
	x.Pay(x.Other, x.Seat, rules.GoldIn(x.Event))
	x.Gain(x.Seat, rules.KeptIn(x.Event))
}

func (b *Table) showBankShare(x *table.EventAnimation) {
	x.Pay(x.Seat, engine.NoSeat, rules.GoldIn(x.Event)).Next = table.CoinTime * 0.6
}

func (b *Table) showRode(x *table.EventAnimation) {
	x.Announce(i18n.T("%s rides ahead", b.Name(x.Seat)), "")
}
func (b *Table) showStayed(x *table.EventAnimation) { x.SpeakIn(i18n.T("Not today"), theme.SoftInk) }

// showOrder animates brass discs that move to the seats and show each its position in the pick
// order.
func (b *Table) showOrder(x *table.EventAnimation) {
	order := rules.Order(x.Event, b.Board.Seats)
	a := x.Draw(900, func(p *paint.Canvas, t float64) {
		for i, seat := range order {
			e := motion.OutCubic(motion.Share(t, 0.07*float64(i), 0.45))
			h := b.at.head(seat)
			at := pieces.Arc(b.at.middle.Center(), geom.Point{X: h.X + 16, Y: h.Bottom() + 6}, b.BoardCenter(), e)
			pieces.WithOpacity(p, min(1, 8*e, max(0, 6*(1-t))), func() {
				p.DropShadow(geom.Around(at, 30, 30), 15, 4+12*(1-e))
				pieces.CoinWithNumber(p, at, 16, i+1)
			})
		}
	})
	a.Next, a.IsText = 420, true
}

// Animations of payments between seats and of the gold that mines pay.

// showPaid animates the payment of a debt between seats. The gold that is paid can be less than the
// gold that is owed.
func (b *Table) showPaid(x *table.EventAnimation) {
	if rules.PaidIn(x.Event) <= 0 {
		x.NoAnimation("nothing can be paid")
		return
	}
	x.Pay(x.Seat, x.Other, rules.PaidIn(x.Event))
	x.Gain(x.Other, rules.PaidIn(x.Event))
}

func (b *Table) showCoach(x *table.EventAnimation) {
	x.Pay(engine.NoSeat, x.Seat, rules.GoldIn(x.Event))
	x.Gain(x.Seat, rules.GoldIn(x.Event))
}

// payInterval is the delay between the payments of two mines or two tolls, in milliseconds. It is
// so short that all mines seem to flash at the same time.
const payInterval = 45

// showProduced animates the gold of a paying mine on its way to the owner.
func (b *Table) showProduced(x *table.EventAnimation) {
	at := b.cardRect(x.Seat, rules.CardIn(x.Event))
	x.ApplyEvent()
	x.Flash(table.PourTime/1.6, at, theme.BrassHi).Next = -1
	x.Earn(x.Seat, rules.GoldIn(x.Event), at.Center()).Next = payInterval
}
