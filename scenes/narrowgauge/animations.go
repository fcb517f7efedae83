package narrowgauge

import (
	"slices"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// Durations of the animations, in milliseconds at normal speed. dropNext is the delay between the
// starts of two Locomotives that drop onto the map.
const (
	speakTime = 760
	dropTime  = 470
	dropNext  = 270
	hopTime   = 330
	slideStep = 190
	// how long the sheet with the dividends stays open at the end of a round; a click closes it at
	// once
	readTime = 4200
)

// Keys that identify things in animations (the field Carries of a [motion.Animation]). While an
// animation moves a thing, the board does not paint it. loco is a Locomotive on its way to a space,
// marker the marker of a Company. Track cards, Contracts and Commodity dice need no key: their own
// values are used.
type (
	loco struct {
		company rules.Company
		space   rules.Space
	}
	marker rules.Company
)

// animators maps each kind of event to the function that animates it.
var animators = sync.OnceValue(func() table.Animators[*Table] {
	return table.Animators[*Table]{
		rules.EventRound:   (*Table).showRound,
		rules.EventMarket:  (*Table).showMarket,
		rules.EventShown:   (*Table).showShown,
		rules.EventBidding: (*Table).showBidding,
		rules.EventSealed:  (*Table).showSealed,
		rules.EventKeeps:   (*Table).showSealed,
		rules.EventBids:    (*Table).showBids,
		rules.EventBidPaid: (*Table).showPaid,
		rules.EventPenalty: (*Table).showPaid,
		rules.EventTie:     (*Table).showTie, rules.EventCoin: (*Table).showCoin, rules.EventDealt: (*Table).showDealt,
		rules.EventFirst:        (*Table).showFirst,
		rules.EventContract:     (*Table).showContract,
		rules.EventPassed:       (*Table).showPassed,
		rules.EventContractGone: (*Table).showContractGone,
		rules.EventTurn:         (*Table).showTurn,
		rules.EventShare:        (*Table).showShare,
		rules.EventTrack:        (*Table).showTrack,
		rules.EventPlaced:       (*Table).showPlaced,
		rules.EventTile:         (*Table).showTile,
		rules.EventConnected:    (*Table).showConnected,
		rules.EventDie:          (*Table).showDie,
		rules.EventFlipped:      (*Table).showFlipped,
		rules.EventReadied:      (*Table).showFlipped,
		rules.EventDiscarded:    (*Table).showDiscarded,
		rules.EventNoBuild:      (*Table).showNoBuild,
		rules.EventStopped:      (*Table).showStopped,
		rules.EventToken:        (*Table).showToken,
		rules.EventDrawn:        (*Table).showDrawn,
		rules.EventShuffled:     (*Table).showShuffled, rules.EventDividends: (*Table).showDividends,
		rules.EventDividend:  (*Table).showLine,
		rules.EventMajority:  (*Table).showLine,
		rules.EventCommodity: (*Table).showLine,
		rules.EventUnclaimed: (*Table).showUnclaimed, rules.EventRoundEnd: (*Table).showRoundEnd,
		rules.EventGameOver: (*Table).showGameOver,
		rules.EventTurnEnd:  table.NoAnimation[*Table]("the next turn begins with a motion"),
		rules.EventAsked:    table.NoAnimation[*Table]("the plate of who is asked lights up"),
	}
})

// holds lists the events whose results stay on the screen until the player has seen them.
var holds = table.Holds{
	Results: []engine.EventKind{rules.EventBids, rules.EventTie},
	Endings: []engine.EventKind{rules.EventRoundEnd}, // what was paid stays before the sheet of dividends goes
}

// Holds returns the events whose results stay on the screen until the player has seen them.
func (b *Table) Holds() table.Holds { return holds }

// Animate adds the animations of an event to x, which was created for that event.
func (b *Table) Animate(x *table.EventAnimation) { animators().Animate(b, x) }

// cardOf returns a function that renders the face of Track card c, for animations in which the card
// flies.
func (b *Table) cardOf(c rules.Card) func(p *paint.Canvas) *ebiten.Image {
	return func(p *paint.Canvas) *ebiten.Image { return b.card(p, c, 80) }
}

func (b *Table) cover(p *paint.Canvas) *ebiten.Image { return b.back(p, 60) }

func (b *Table) showRound(x *table.EventAnimation) {
	b.dividendsOpen = false
	if x.AnnounceLastRound() {
		return
	}
	x.Headline(i18n.T("Round %d", rules.RoundIn(x.Event)))
}

func (b *Table) showMarket(x *table.EventAnimation) {
	c := rules.CompanyIn(x.Event)
	a := x.Draw(260, func(p *paint.Canvas, t float64) {
		from := geom.R(b.at.railways.Center().X-14, b.at.railways.Y-20, 28, 18)
		pieces.Share(p, geom.Around(from.Lerp(b.at.offer(c), motion.OutCubic(t)).Center(), 26, 17), rails[c].Emblem)
	})
	a.Next = 90
}

func (b *Table) showShown(x *table.EventAnimation) {
	k := rules.ContractIn(x.Event)
	x.ApplyEvent()
	a := x.FlyTo(k, b.contractTexture(k), func(*paint.Canvas) pieces.Flight {
		return pieces.Flight{From: b.contractEdge(), To: b.contractSpot(k), FadeIn: true}
	})
	a.Length, a.Next = table.FlyTime+60, 170
}

func (b *Table) showBidding(x *table.EventAnimation) {
	if rules.BiddingIn(x.Event) == 2 && !rules.PoorIn(x.Event) {
		x.Headline(i18n.T("Second bidding"))
		return
	}
	x.NoAnimation("the first bidding is asked for at once")
}

// showSealed animates an envelope closing below a seat's panel: the seat has sealed its bid.
func (b *Table) showSealed(x *table.EventAnimation) {
	r := *engine.At(b.at.plates[:], x.Seat)
	at := geom.Point{X: r.Center().X, Y: r.Bottom() + 26}
	x.ApplyEvent()
	x.Draw(speakTime, func(p *paint.Canvas, t float64) { pieces.SealingEnvelope(p, at, t) }).IsText = true
}

func (b *Table) showBids(x *table.EventAnimation) {
	x.Headline(i18n.T("%s $%d · %s $%d", b.Name(0), rules.Bid0In(x.Event), b.Name(1), rules.Bid1In(x.Event)))
}

// showPaid animates a payment of a seat to the bank.
func (b *Table) showPaid(x *table.EventAnimation) {
	if rules.PaidIn(x.Event) == 0 {
		x.NoAnimation("nothing is paid")
		return
	}
	x.Pay(x.Seat, engine.NoSeat, rules.PaidIn(x.Event)).Next = table.CoinTime * 0.7
}

func (b *Table) showTie(x *table.EventAnimation) {
	x.Headline(i18n.T("A tie at $%d", rules.BidIn(x.Event)))
}
func (b *Table) showFirst(x *table.EventAnimation) {
	x.Headline(i18n.T("%s goes first", b.Name(x.Seat)))
}
func (b *Table) showPassed(x *table.EventAnimation) { x.Word(i18n.T("No contract")) }

// showCoin animates a coin toss over the map.
func (b *Table) showCoin(x *table.EventAnimation) {
	x.Toss(b.at.window)
}

func (b *Table) showDealt(x *table.EventAnimation) {
	x.Fly(nil, b.cover, pieces.Flight{From: b.bankEdge(40), To: b.onPlate(x.Seat)}).Next = 160
}

// bankEdge returns a rectangle of width w at the upper edge of the map. Animated cards that come
// from the bank or leave to it start or end there.
func (b *Table) bankEdge(w float64) geom.Rect {
	at := b.at.bank()
	return geom.R(at.X-w/2, b.at.sheet.Y-10, w, w*trackHigh/pieces.CardW)
}

// onPlate returns the rectangle in which the flight of a card to or from a seat starts or ends: the
// middle of the seat's panel.
func (b *Table) onPlate(seat engine.Seat) geom.Rect {
	return geom.Around(b.at.plates[seat].Center(), 38, 46)
}

func (b *Table) showContract(x *table.EventAnimation) {
	k := rules.ContractIn(x.Event)
	x.Fly(k, b.contractTexture(k), pieces.Flight{From: b.contractSpot(k), To: b.tag(x.Seat, 0),
		FadeOut: true}).Length = table.FlyTime + 140
}

func (b *Table) showContractGone(x *table.EventAnimation) {
	k := rules.ContractIn(x.Event)
	if x.Seat != engine.NoSeat {
		x.NoAnimation("it lies on the plate of its owner no longer")
		return
	}
	x.Fly(k, b.contractTexture(k), pieces.Flight{From: b.contractSpot(k), To: b.contractEdge(),
		FadeOut: true}).Next = 140
}

func (b *Table) showTurn(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Flash(420, *engine.At(b.at.plates[:], x.Seat), theme.BrassHi).Stop = true
}

// showShare animates a Certificate moving to a seat, and then highlights the Network of its
// Company, for which the seat must build next.
func (b *Table) showShare(x *table.EventAnimation) {
	c := rules.CompanyIn(x.Event)
	from, to := geom.Around(b.at.offer(c).Center(), 40, 26), geom.Around(engine.At(b.at.plates[:], x.Seat).Center(), 26,
		17)
	x.Draw(table.FlyTime+80, func(p *paint.Canvas,
		t float64) {
		pieces.Share(p, from.Lerp(to, motion.InOutQuad(t)), rails[c].Emblem)
	})
	x.ApplyEvent()
	x.Draw(520, func(p *paint.Canvas, t float64) { b.glow(p, c, t) }).Next = 300
}

// glow draws a glow over the Network of Company c that brightens and fades again. t is the progress
// of the animation, 0 to 1.
func (b *Table) glow(p *paint.Canvas, c rules.Company, t float64) {
	a := motion.InOutQuad(1 - max(2*t-1, 1-2*t))
	b.map_.DrawGlow(p, b.courses().Segments(int(c), nil), 0.34, theme.Alpha(theme.BrassHi, 0.8*a))
}

func (b *Table) showTrack(x *table.EventAnimation) {
	c, from := rules.CardIn(x.Event), b.cardRect(x.Seat, rules.CardIn(x.Event))
	b.plan.card = rules.NoCard
	x.ApplyEvent()
	a := x.FlyTo(c, b.cardOf(c), func(*paint.Canvas) pieces.Flight {
		return pieces.Flight{From: from, To: geom.Around(b.map_.space(rules.SpaceIn(x.Event)), 70, 85), FadeOut: true}
	})
	a.Length = table.FlyTime + 60
}

// cardRect returns the rectangle of a seat's card c: in the viewer's hand, or on another seat's
// panel.
func (b *Table) cardRect(seat engine.Seat, c rules.Card) geom.Rect {
	if seat == b.at.viewer {
		if place := slices.Index(b.hand(), c); place >= 0 {
			return b.at.card(place)
		}
	}
	return b.onPlate(seat)
}
