package westernlegends

import (
	"image/color"
	"sync"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// Lengths of the animations, in milliseconds at normal speed.
const (
	stepTime     = 210 // time per space of a ride
	trainTime    = 420
	flashTime    = 260
	lawTime      = 240
	slamTime     = 520  // duration of a card slamming onto the table
	lowerTime    = 460  // duration of the flight of a number to the card value from which it is subtracted
	showdownTime = 1200 // time for which the second card of a fight between two people stays visible face up
)

// still returns the animation function for a kind of event that has no animation. why is the
// reason, which readers of the code and tests need.
func still(why string) func(*Table, *table.EventAnimation) { return table.NoAnimation[*Table](why) }

// animators maps each kind of event to the function that animates it.
var animators = sync.OnceValue(func() table.Animators[*Table] {
	return table.Animators[*Table]{
		rules.EventPicked: still("a choice that is kept secret"), rules.EventCharacter: (*Table).showCharacter,
		rules.EventGoals: still("the goals stand on the mat"), rules.EventFirst: still("the ledger marks who begins"),
		rules.EventRound: (*Table).showRound, rules.EventTurn: still("the plate of whose turn it is lights up"),
		rules.EventAction: still("what follows from the action is shown"), rules.EventMini: (*Table).showMini,
		rules.EventSheriff: (*Table).showSheriff,
		rules.EventTrain:   (*Table).showTrain,
		rules.EventMib:     (*Table).showMib,
		rules.EventMibLP:   (*Table).showMibLP,
		rules.EventMibCard: (*Table).showMibCard,
		rules.EventMoney:   (*Table).showMoney,
		rules.EventLP:      (*Table).showLP,
		rules.EventNuggets: (*Table).showNuggets, rules.EventOverLimit: (*Table).showOverLimit,
		rules.EventWounds:  (*Table).showWounds,
		rules.EventPoint:   (*Table).showPoint,
		rules.EventAwake:   (*Table).showAwake,
		rules.EventActions: still("the bullets on the sign board tell"),
		rules.EventSlow:    still("the reach of the next ride tells"), rules.EventDrew: (*Table).showDrew,
		rules.EventDrewCard: still("the card is in the hand"), rules.EventDiscard: (*Table).showDiscard,
		rules.EventBack:     (*Table).showBack,
		rules.EventGave:     (*Table).showGave,
		rules.EventGaveCard: still("the card is in the hand"),
		rules.EventLooked:   still("the log says who looked"),
		rules.EventSaw:      still("what was seen is in the tip of its owner"),
		rules.EventSawFight: still("what was seen lies open in the close-up"),
		rules.EventShuffled: still("nobody sees a shuffled deck"),
		rules.EventItem:     (*Table).showItem,
		rules.EventUpgrade:  (*Table).showItem,
		rules.EventItemBack: still("it is gone from the mat"),
		rules.EventGear:     still("what is in use has a rim of brass"), rules.EventCattle: (*Table).showCattle,
		rules.EventCattleBack: still("it is gone from the mat"), rules.EventDelivered: (*Table).showDelivered,
		rules.EventLonghorns: (*Table).showLonghorns,
		rules.EventBandit:    (*Table).showBandit,
		rules.EventToken:     (*Table).showToken,
		rules.EventRoller:    (*Table).showRoller, rules.EventTokenShown: still("it shows in the fight that follows"),
		rules.EventPeeked:      still("only who looks sees anything"),
		rules.EventPeekedToken: still("its number stands on it from now on"),
		rules.EventGold:        (*Table).showGold,
		rules.EventPlot:        (*Table).showPlot,
		rules.EventStory:       (*Table).showStory,
		rules.EventContributed: (*Table).showDisc,
		rules.EventStoryDone:   (*Table).showStoryDone,
		rules.EventEvent:       (*Table).showEvent,
		rules.EventEventSeen:   still("it is put up to be chosen"),
		rules.EventHeist:       (*Table).showHeist,
		rules.EventFight:       (*Table).showFight,
		rules.EventFightDrawn:  still("the backs lie in the close-up"),
		rules.EventDealerCard:  still("the dealer sees it"),
		rules.EventParried:     (*Table).showParried, rules.EventSealed: (*Table).showSealed,
		rules.EventDeclined:  (*Table).showDeclined,
		rules.EventShown:     (*Table).showShown,
		rules.EventFightCard: (*Table).showFightCard,
		rules.EventUsed:      (*Table).showUsed,
		rules.EventLowered:   (*Table).showLowered,
		rules.EventTies:      still("it stands below the sum"),
		rules.EventValues:    still("the sums stand in the close-up"), rules.EventFightWon: (*Table).showFightWon,
		rules.EventRestart:   (*Table).showRestart,
		rules.EventFightOver: still("the close-up goes"),
		rules.EventArrested:  (*Table).showArrested,
		rules.EventRolled:    (*Table).showRolled, rules.EventLegend: still("the tokens lie on the mat"),
		rules.EventLegends: still("only their owner sees them"), rules.EventCount: still("goals are ticked on the mat"),
		rules.EventGoal: (*Table).showGoal, rules.EventGame: (*Table).showGame, rules.EventJoined: (*Table).showJoined,
		rules.EventPot:        still("the pot stands on the table"),
		rules.EventHouseDealt: still("the backs lie on the table"),
		rules.EventHouse:      still("the house opens its cards together"), rules.EventFlop: (*Table).showFlop,
		rules.EventChose:      still("the backs lie on the table"),
		rules.EventChoseCards: still("only their owner sees them"),
		rules.EventHand:       (*Table).showHand, rules.EventWinners: still("the winners are named one by one"),
		rules.EventPokerWon: (*Table).showPokerWon,
		rules.EventStayed:   (*Table).showStayed,
		rules.EventFolded:   (*Table).showFolded,
		rules.EventFaroCard: still("it lies in the box"), rules.EventBet: still("it stands beside its owner"),
		rules.EventFaroTurned: (*Table).showFaroTurned,
		rules.EventBetWon:     (*Table).showBetWon,
		rules.EventBetLost:    (*Table).showBetLost,
		rules.EventGameEnded:  still("the close-up goes"),
		rules.EventPrey:       (*Table).showPrey,
		rules.EventMarker:     (*Table).showMarker,
		rules.EventMarkerPaid: still("the event follows"),
		rules.EventEnd:        (*Table).showEnd,
		rules.EventTally:      (*Table).showTally,
		rules.EventAsked:      still("whose move it is stands in the ledger"),
		rules.EventSilent:     still("nobody is to see who is asked"),
		rules.EventGameOver:   still("the score sheet comes up"),
		rules.EventTargeted:   still("what follows shows who is meant"),
		rules.EventNoEffect:   still("nothing changes: the log says why"),
		rules.EventSetupEvent: still("what it has placed is on the map since the first frame"),
	}
})

// holds lists the events whose results stay on the screen until the player has seen them.
var holds = table.Holds{
	Results: []engine.EventKind{rules.EventFightWon, rules.EventRestart, rules.EventArrested, rules.EventRolled,
		rules.EventPokerWon, rules.EventFaroTurned, rules.EventBetWon, rules.EventBetLost,
		rules.EventHeist},
}

// Holds returns the events whose results stay on the screen until the player has seen them.
func (b *Table) Holds() table.Holds { return holds }

// Animate adds the animations of an event to x, which was created for that event.
func (b *Table) Animate(x *table.EventAnimation) { animators().Animate(b, x) }

// known reports whether x is a space of the map, not NoSpace.
func known(x rules.Space) bool { return int(x) < rules.Spaces() }

// fly adds an animation to x in which draw draws something that moves from one point of the board
// to another, in ms milliseconds. key identifies the moving thing. Paint leaves this thing out
// until the animation ends.
func (b *Table) fly(x *table.EventAnimation, key any, ms float64, from, to func() geom.Point,
	draw func(p *paint.Canvas, at geom.Point, t float64)) {
	x.Add(motion.Animation{Length: ms, Carries: key, Draw: func(p *paint.Canvas, t float64) {
		b.onMap(p, func() { draw(p, from().Lerp(to(), motion.InOutQuad(t)), t) })
	}})
}

// onMap calls draw with the canvas clipped to the visible part of the map.
func (b *Table) onMap(p *paint.Canvas, draw func()) {
	p.Flush()
	p.Clip(b.at.window, func() {
		draw()
		p.Flush()
	})
}

// flash adds an animation to x in which a space of the map flashes in the colour tone. at is the
// space.
func (b *Table) flash(x *table.EventAnimation, at rules.Space, tone color.RGBA) {
	x.Draw(flashTime, func(p *paint.Canvas, t float64) {
		b.onMap(p, func() { pieces.Flash(p, b.map_.cell(at), tone, t) })
	})
}

func (b *Table) showCharacter(x *table.EventAnimation) {
	seat, c := x.Seat, rules.CharIn(x.Event)
	x.ApplyEvent()
	x.Announce(i18n.T("%s is %s", b.Name(seat), charName(c)), i18n.T(c.Info().Text.Text)).Length = 700
}

func (b *Table) showRound(x *table.EventAnimation) {
	if !x.AnnounceLastRound() {
		x.Announce(i18n.T("Round %d", rules.RoundIn(x.Event)), "")
	}
}

// showMini animates a player's miniature. It rides to a neighbouring space, or it appears on its
// new space if it is placed there.
func (b *Table) showMini(x *table.EventAnimation) {
	seat, to := x.Seat, rules.SpaceIn(x.Event)
	if !known(rules.OldSpaceIn(x.Event)) {
		x.ApplyEvent()
		b.flash(x, to, theme.BrassHi)
		return
	}
	from := rules.OldSpaceIn(x.Event)
	hops := 1.0
	ms := float64(stepTime)
	if !rules.WalkedIn(x.Event) {
		ms = 420
	}
	b.fly(x, miniKey(seat), ms, func() geom.Point { at, _ := b.miniAt(seat, from); return at },
		func() geom.Point { at, _ := b.miniAt(seat, to); return at }, func(p *paint.Canvas, at geom.Point, t float64) {
			_, size := b.miniAt(seat, to)
			jump := 4 * t * (1 - t) * size * 0.28 * hops
			pieces.WithOpacity(p, 0.5*(1-t),
				func() { p.Icon("dust-cloud", at.Add(-size*0.3, size*0.5), size*0.7, theme.RGB(0xE8D3A0)) })
			b.paintMini(p, seat, at.Add(0, -jump), size)
		})
}

func (b *Table) showSheriff(x *table.EventAnimation) {
	b.showRider(x, sheriffKey, lawSpot, b.paintSheriff)
}

// showRider animates a figure without a seat, such as the Sheriff, that rides from one space to
// another. key identifies the figure in animations, spot is its place beside the middle of the
// space, and draw draws it at a point.
func (b *Table) showRider(x *table.EventAnimation, key thingKey, spot geom.Point,
	draw func(p *paint.Canvas, at geom.Point)) {
	from, to := rules.OldSpaceIn(x.Event), rules.SpaceIn(x.Event)
	b.fly(x, key, lawTime, func() geom.Point { return b.stand(from, spot, badgeSize) },
		func() geom.Point { return b.stand(to, spot, badgeSize) },
		func(p *paint.Canvas, at geom.Point, _ float64) { draw(p, at) })
}

func (b *Table) showTrain(x *table.EventAnimation) {
	from, to := b.Board.Train, rules.SpaceIn(x.Event)
	b.fly(x, trainKey, trainTime, func() geom.Point { return b.stand(from, trainSpot, trainSize) },
		func() geom.Point { return b.stand(to, trainSpot, trainSize) },
		func(p *paint.Canvas, at geom.Point, t float64) {
			r := b.map_.radius()
			for i := range 3 {
				u := t*3 - float64(i)*0.7
				if u > 0 && u < 1.6 {
					p.Disc(at.Add(r*0.4, -r*0.5*(1+u)), r*(0.16+0.12*u),
						theme.Alpha(theme.RGB(0xF4E9D4), 0.5*(1-u/1.6)),
						theme.Alpha(theme.RGB(0xF4E9D4), 0.4*(1-u/1.6)))
				}
			}
			b.paintTrain(p, at)
		})
}

func (b *Table) showMib(x *table.EventAnimation) { b.showRider(x, mibKey, mibSpot, b.paintMib) }

func (b *Table) showMibLP(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Flash(flashTime, b.at.points, theme.RGB(0x161214))
}

func (b *Table) showMibCard(x *table.EventAnimation) {
	t := rules.DescribeMibCard(rules.MibCardIn(x.Event))
	x.CloseUp(table.CloseUp{Layers: pieces.Layered{pieces.Backdrop("westernlegends.man_in_black." + t.ID)},
		Title: i18n.T("The Man in Black: %s", i18n.T(t.Name)), Note: i18n.T(t.Text), Seat: engine.NoSeat})
}

func (b *Table) showMoney(x *table.EventAnimation) {
	if rules.ChangeIn(x.Event) < 0 {
		x.Pay(x.Seat, engine.NoSeat, int(-rules.ChangeIn(x.Event)))
		return
	}
	x.Pay(engine.NoSeat, x.Seat, rules.ChangeIn(x.Event))
}

func (b *Table) showLP(x *table.EventAnimation) {
	seat, n := x.Seat, rules.ChangeIn(x.Event)
	was := b.of(seat).LP
	x.Count(lpKey(seat), n, 420)
	rail := b.at.points
	x.Draw(420, func(p *paint.Canvas, t float64) {
		r := b.pointsRail()
		at := r.Spot(rail, min(float64(was)+float64(n)*t, float64(r.To)))
		p.SoftRect(geom.Around(at, 40, 40), 20, 14, 0, theme.Alpha(theme.BrassHi, 0.8*(1-t)))
		pieces.Gain(p, b.SeatLayout(seat).Gain, i18n.T("%s LP", pieces.Signed(n)), t)
	})
}

// animateText adds to x an animation of text rising from the panel of the event's seat.
func (b *Table) animateText(x *table.EventAnimation, text string) {
	seat := x.Seat
	x.ApplyEvent()
	x.Draw(520, func(p *paint.Canvas, t float64) { pieces.RisingTag(p, b.SeatLayout(seat).Gain, text, t) }).Next = 160
}

func (b *Table) showNuggets(x *table.EventAnimation) {
	b.animateText(x, i18n.N(int(max(rules.ChangeIn(x.Event), -rules.ChangeIn(x.Event))), "%s nugget", "%s nuggets",
		pieces.Signed(rules.ChangeIn(x.Event))))
}

func (b *Table) showOverLimit(x *table.EventAnimation) {
	b.animateText(x, i18n.T("%s lost: no room", overLimit(x.Event)))
}

func (b *Table) showWounds(x *table.EventAnimation) {
	if rules.ChangeIn(x.Event) > 0 {
		x.Flash(flashTime, b.SeatLayout(x.Seat).Panel, theme.Oxblood)
	}
	b.animateText(x, i18n.N(int(max(rules.ChangeIn(x.Event), -rules.ChangeIn(x.Event))), "%s wound", "%s wounds",
		pieces.Signed(rules.ChangeIn(x.Event))))
}

func (b *Table) showPoint(x *table.EventAnimation) {
	seat, track, to := x.Seat, rules.TrackIn(x.Event), rules.PointsIn(x.Event)
	rail, r, from, end := b.lawRail(), b.at.law, b.law(seat), to
	switch track {
	case rules.Gambler:
		if !b.anteUp() {
			x.NoAnimation("there is no such track")
			return
		}
		rail, r, from = b.gamblerRail(), b.at.gambler, b.of(seat).Cube[rules.Gambler]
	case rules.Wanted:
		end = -to
	}
	x.Add(motion.Animation{Length: 380, Carries: railKey{r, seat}, Draw: func(p *paint.Canvas, t float64) {
		at := rail.Spot(r, float64(from)+float64(end-from)*motion.OutCubic(t))
		p.SoftRect(geom.Around(at, 36, 36), 18, 12, 0, theme.Alpha(theme.BrassHi, 0.7*(1-t)))
		b.Token(p, seat, at.Add(0, -6*4*t*(1-t)), rail.MarkerSize(r)*(1+0.5*t*(1-t)))
	}})
}

func (b *Table) showAwake(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Announce(i18n.T("%s's ability is active now", b.Name(x.Seat)), "")
}

// deckAt returns the rectangle from which dealt poker cards start to fly. It is behind the upper
// edge of the tray with the viewer's hand.
func (b *Table) deckAt() geom.Rect {
	r := b.at.hand
	return geom.Around(geom.Point{X: r.X + r.W*0.5, Y: b.at.sheet.Bottom() - 30}, 44, 44*pieces.CardH/pieces.CardW)
}

// handAt returns the rectangle where animated cards enter and leave the hand of a seat: the
// viewer's fan of cards, or another seat's row in the ledger.
func (b *Table) handAt(seat engine.Seat) geom.Rect {
	if seat == b.Viewer {
		return geom.Around(b.at.hand.Center(), 60, 60*pieces.CardH/pieces.CardW)
	}
	at := b.SeatLayout(seat).Panel.Center()
	return geom.Around(at, 26, 26*pieces.CardH/pieces.CardW)
}

func (b *Table) showDrew(x *table.EventAnimation) {
	seat := x.Seat
	for range min(rules.CardsIn(x.Event), 4) {
		x.Draw(table.CardTime, func(p *paint.Canvas, t float64) {
			r := b.deckAt().Lerp(b.handAt(seat), motion.OutCubic(t))
			p.DropShadow(r, 4, 4)
			p.Image(b.back(p, 64), r, 0, paint.White)
		}).Next = table.CardNext
	}
	x.Draw(60, func(*paint.Canvas, float64) {})
}

func (b *Table) showDiscard(x *table.EventAnimation) {
	seat, c := x.Seat, rules.CardIn(x.Event)
	if seat == engine.NoSeat || c < 0 || rules.InPlayIn(x.Event) {
		x.NoAnimation("it goes from the table")
		return
	}
	x.ApplyEvent()
	x.Draw(table.CardTime, func(p *paint.Canvas, t float64) {
		r := b.handAt(seat).Scale(1.2).Lerp(b.deckAt(), motion.InOutQuad(t))
		p.DropShadow(r, 4, 5)
		pieces.WithOpacity(p, 1-0.6*t, func() { p.Image(b.card(p, c, 84), r, 0, paint.White) })
	})
}

func (b *Table) showBack(x *table.EventAnimation) {
	seat := x.Seat
	x.Draw(table.CardTime, func(p *paint.Canvas, t float64) {
		p.Image(b.back(p, 64), b.deckAt().Lerp(b.handAt(seat), motion.OutCubic(t)), 0, paint.White)
	})
}

func (b *Table) showGave(x *table.EventAnimation) {
	from, to := x.Seat, x.Other
	x.Draw(table.CardTime, func(p *paint.Canvas, t float64) {
		p.Image(b.back(p, 64), b.handAt(from).Lerp(b.handAt(to), motion.InOutQuad(t)), 0, paint.White)
	})
}

func (b *Table) showItem(x *table.EventAnimation) {
	seat, i := x.Seat, rules.ItemIn(x.Event)
	better := x.Kind == rules.EventUpgrade || rules.UpgradedIn(x.Event)
	x.ApplyEvent()
	x.Draw(520, func(p *paint.Canvas, t float64) {
		start := geom.Around(b.at.sheet.Center(), 108, 126)
		end := geom.Around(b.SeatLayout(seat).Panel.Center(), 34, 40)
		paintItem(p, start.Lerp(end, motion.InOutQuad(max(0, t-0.35)/0.65)), i, better, false)
	})
}

func (b *Table) showCattle(x *table.EventAnimation) {
	b.animateText(x, i18n.T(cattleNames[rules.ColourIn(x.Event)%3]))
}

func (b *Table) showDelivered(x *table.EventAnimation) {
	_, reward := rules.CattleOf(rules.CattleIn(x.Event))
	x.ApplyEvent()
	if rules.RustledIn(x.Event) {
		x.Announce(i18n.T("%s rustles cattle", b.Name(x.Seat)), i18n.T(reward))
		return
	}
	x.Announce(i18n.T("%s delivers cattle", b.Name(x.Seat)), i18n.T(reward))
}

func (b *Table) showLonghorns(x *table.EventAnimation) {
	b.animateText(x, i18n.N(int(max(rules.ChangeIn(x.Event), -rules.ChangeIn(x.Event))), "%s longhorn", "%s longhorns",
		pieces.Signed(rules.ChangeIn(x.Event))))
}

// animateCounter adds an animation to x in which a counter falls onto the map (comes is true) or
// rises from it (comes is false). key identifies the counter. up is the height above the map in
// design units, and fade the opacity, 0 to 1.
func (b *Table) animateCounter(x *table.EventAnimation, key any, comes bool,
	draw func(p *paint.Canvas, up, fade float64)) {
	x.Add(motion.Animation{Length: 300, Carries: key, Draw: func(p *paint.Canvas, t float64) {
		u := t
		if !comes {
			u = 1 - t
		}
		b.onMap(p, func() { pieces.WithOpacity(p, u, func() { draw(p, (1-motion.OutCubic(u))*40, u) }) })
	}}).Next = 120
	x.Draw(190, func(*paint.Canvas, float64) {})
}

func (b *Table) showBandit(x *table.EventAnimation) {
	at := rules.SpaceIn(x.Event)
	b.animateCounter(x, banditKey(at), rules.AppearsIn(x.Event), func(p *paint.Canvas, up, _ float64) {
		b.badge(p, b.stand(at, banditSpot, badgeSize).Add(0, -up), b.map_.radius()*0.46, "bandit", theme.RGB(0x231A1C),
			theme.RGB(0xE2452F))
	})
}

func (b *Table) showToken(x *table.EventAnimation) {
	at, kind := rules.SpaceIn(x.Event), rules.KindIn(x.Event)
	b.animateCounter(x, tokenKey(at), rules.AppearsIn(x.Event), func(p *paint.Canvas, up, _ float64) {
		b.paintToken(p, b.stand(at, tokenSpot, tokenSize).Add(0, -up), b.map_.radius()*0.36, kind, rules.NoToken)
	})
}

func (b *Table) showRoller(x *table.EventAnimation) {
	t := rules.Town(rules.SaloonIn(x.Event))
	b.animateCounter(x, rollerKey(t), rules.AppearsIn(x.Event), func(p *paint.Canvas, up, _ float64) {
		r := b.map_.radius()
		b.paintToken(p, b.map_.saloonSpot(t).Add(r*0.7, -r*0.2-up), r*0.34, rules.HighRoller, rules.NoToken)
	})
}

func (b *Table) showGold(x *table.EventAnimation) {
	x.ApplyEvent()
	b.flash(x, rules.SpaceIn(x.Event), theme.BrassHi)
}

func (b *Table) showPlot(x *table.EventAnimation) {
	_, reward := rules.PlotOf(rules.FrontierIn(x.Event))
	x.Announce(i18n.T("%s settles land", b.Name(x.Seat)), i18n.T(reward))
}

func (b *Table) showStory(x *table.EventAnimation) {
	if rules.StoryIn(x.Event) < 0 {
		x.NoAnimation("the pile is used up")
		return
	}
	x.ApplyEvent()
	x.Flash(420, b.at.stories[rules.PileIn(x.Event)&1], theme.Lit)
}

func (b *Table) showDisc(x *table.EventAnimation) {
	slot, seat := int(rules.PileIn(x.Event)&1), x.Seat
	i := b.Board.Stories[slot].Discs
	x.Draw(420, func(p *paint.Canvas, t float64) {
		to, size := b.discAt(slot, i)
		b.Token(p, seat, b.SeatLayout(seat).Speech.Lerp(to, motion.InOutQuad(t)), size*(1+0.6*(1-t)))
	})
}

func (b *Table) showStoryDone(x *table.EventAnimation) {
	st := rules.DescribeStory(rules.StoryIn(x.Event))
	x.CloseUp(table.CloseUp{
		Layers: pieces.Layered{pieces.Backdrop("westernlegends.story." + st.ID)}, Title: i18n.T(st.Name),
		Note: i18n.T("Each disc: %s. Last disc: %s", i18n.T(st.Reward), i18n.T(st.Finish)), Seat: engine.NoSeat,
	})
}

func (b *Table) showEvent(x *table.EventAnimation) {
	t := rules.DescribeEvent(rules.EventIn(x.Event))
	x.CloseUp(table.CloseUp{Layers: pieces.Layered{pieces.Backdrop("westernlegends.event." + t.ID)},
		Title: i18n.T(t.Name), Note: i18n.T(t.Text), Seat: x.Seat})
}

func (b *Table) showHeist(x *table.EventAnimation) {
	t, _ := rules.DescribeEncounter(rules.EncounterIn(x.Event))
	x.CloseUp(table.CloseUp{Layers: pieces.Layered{pieces.Backdrop("westernlegends.encounter." + t.ID)},
		Title: i18n.T(t.Name), Note: i18n.T(t.Text), Seat: x.Seat})
}

func (b *Table) showFight(x *table.EventAnimation) {
	at := rules.SpaceIn(x.Event)
	title := ""
	kind := rules.FightName(rules.FightIn(x.Event))
	if foe, ok := foes()[kind]; ok {
		title = i18n.T(foe.title, b.who(x.Seat))
	} else {
		title = i18n.T("%s: %s against %s", i18n.T(fights[kind]), b.who(x.Seat), b.who(x.Other))
	}
	if known(rules.SpaceIn(x.Event)) {
		x.Draw(280, func(p *paint.Canvas, t float64) {
			r := b.map_.radius() * (1 + 1.2*t)
			b.onMap(p, func() {
				p.Icon("bright-explosion", b.map_.spot(at), 2*r,
					theme.Alpha(theme.RGB(0xE2452F), 1-t))
			})
		})
	}
	note := ""
	if kind == "sheriff" && known(rules.SpaceIn(x.Event)) {
		note = i18n.T("At %s, the Sheriff meets %s, who is Wanted.", spaceName(at), b.who(x.Seat))
	}
	x.ApplyEvent()
	x.Announce(title, note)
}

// showSealed animates a card that is played face down into a fight. If a person has played the last
// card of the hand, an announcement says so, because this card is played without a decision.
func (b *Table) showSealed(x *table.EventAnimation) {
	d := b.fight()
	if d == nil || d.Side[0] != x.Seat || b.Board.Of[x.Seat].Cards > 1 || !b.Person(x.Seat) {
		x.NoAnimation("a back lies in the close-up")
		return
	}
	x.ApplyEvent()
	x.Announce(i18n.T("%s plays their only card", b.Name(x.Seat)), "")
}

func (b *Table) showParried(x *table.EventAnimation) { x.Speak(i18n.T("Let's talk")) }
func (b *Table) showDeclined(x *table.EventAnimation) {
	if b.of(x.Event.Seat).Cards == 0 {
		x.Speak(i18n.T("I have no card"))
		return
	}
	x.Speak(i18n.T("I decline"))
}

// closeUpOpen reports whether a close-up, the panel in the middle of the table, is open. Then
// animations of a fight or card game are drawn in the panel.
func (b *Table) closeUpOpen() bool { return b.shownCloseUp != "" }

// slamCard applies the event of x and adds an animation in which a card slams onto the middle of
// the board. draw draws the card into r. While a close-up is open, it is not called, because the
// close-up shows the card.
func (b *Table) slamCard(x *table.EventAnimation, draw func(p *paint.Canvas, r geom.Rect)) *motion.Animation {
	x.ApplyEvent()
	return x.Draw(slamTime, func(p *paint.Canvas, t float64) {
		if b.closeUpOpen() {
			return
		}
		u := min(1, t*3)
		r := geom.Around(b.at.sheet.Center(), 92, 92*pieces.CardH/pieces.CardW).Scale(1.5 - 0.5*motion.OutCubic(u))
		pieces.WithOpacity(p, min(u, (1-t)*6), func() {
			p.DropShadow(r, 6, 10)
			draw(p, r)
		})
	})
}

func (b *Table) showShown(x *table.EventAnimation) {
	c := rules.CardIn(x.Event)
	if c < 0 {
		x.NoAnimation("there was no card")
		return
	}
	d := b.fight()
	turned := b.slamCard(x, func(p *paint.Canvas, r geom.Rect) { p.Image(b.card(p, c, 92), r, 0, paint.White) })
	// the screen may be covered next for a hand-over to the other person: first leave both people
	// time to see both cards
	if d != nil && d.Side[1] == x.Seat && match.People(b.Players) > 1 {
		turned.Length, turned.IsText, turned.RealTime = showdownTime, true, true
	}
}

func (b *Table) showFightCard(x *table.EventAnimation) {
	c := rules.FightCardIn(x.Event)
	b.slamCard(x, func(p *paint.Canvas, r geom.Rect) { p.Image(b.fightCard(p, c, 92), r, 0, paint.White) })
}

func (b *Table) showUsed(x *table.EventAnimation) { x.Speak(b.sourceName(rules.SourceIn(x.Event))) }

func (b *Table) showLowered(x *table.EventAnimation) {
	d := b.fight()
	if d == nil {
		x.ApplyEvent()
		return
	}
	side, less := 1, rules.Lowered1In(x.Event)-d.Lowered[1]+rules.ByCard1In(x.Event)-d.ByCard[1]
	if by := rules.Lowered0In(x.Event) - d.Lowered[0] + rules.ByCard0In(x.Event) - d.ByCard[0]; by > 0 {
		side, less = 0, by
	}
	if less <= 0 {
		x.NoAnimation("nothing is taken off")
		return
	}
	x.Draw(lowerTime, func(p *paint.Canvas, t float64) {
		if b.closeUpOpen() {
			b.flyOff(p, side, less, t)
		}
	})
}

func (b *Table) showFightWon(x *table.EventAnimation) {
	name := i18n.T("The opponent")
	if x.Seat >= 0 && x.Seat < b.SeatCount() {
		name = b.Name(x.Seat)
	}
	x.Announce(i18n.T("%s wins", name), b.result(x.Seat))
}

// result returns a text that compares the values of both cards after a fight has been won: "6 beats
// 5". It returns "" if the viewer does not see both values.
func (b *Table) result(winner engine.Seat) string {
	d := b.fight()
	if d == nil {
		return ""
	}
	sums, seen := b.bothSums(d)
	if !seen {
		return ""
	}
	own, other := sums[0], sums[1]
	if d.Side[1] == winner {
		own, other = other, own
	}
	if own <= other {
		return i18n.T("%d against %d: wins the tie", own, other)
	}
	return i18n.T("%d beats %d", own, other)
}

func (b *Table) showRestart(x *table.EventAnimation) {
	x.Announce(i18n.T("The fight starts again"), "")
}

func (b *Table) showArrested(x *table.EventAnimation) {
	x.Flash(flashTime, b.SeatLayout(x.Seat).Panel, theme.RGB(0x2F66A8))
	x.Announce(i18n.T("%s is arrested", b.Name(x.Seat)), "")
}

func (b *Table) showRolled(x *table.EventAnimation) {
	face, die := rules.FaceIn(x.Event), rules.DieIn(x.Event)
	x.ApplyEvent()
	x.Draw(620, func(p *paint.Canvas, t float64) {
		at := b.at.sheet.Center().Add((float64(die)-0.5)*96, 0)
		u := motion.OutCubic(min(1, t*1.5))
		show := face
		if u < 0.9 {
			show = 1 + (face+int(u*17)+die)%6
		}
		size := 70.0
		from := geom.Point{X: at.X - 180, Y: b.at.sheet.Bottom()}
		pieces.WithOpacity(p, min(1, (1-t)*8),
			func() { drawDie(p, from.Lerp(at, u).Add(0, -60*u*(1-u)*4), size, show) })
	}).Next = 240
	x.Draw(390, func(*paint.Canvas, float64) {})
}

func (b *Table) showGoal(x *table.EventAnimation) {
	g := b.of(x.Seat).Char.Info().Goals[rules.GoalIn(x.Event)%rules.Goals]
	x.Announce(i18n.T("%s completes a goal: %s", b.Name(x.Seat), i18n.T(g.Name)), i18n.T(g.Text))
}

func (b *Table) showGame(x *table.EventAnimation) {
	x.Announce(i18n.T("%s: %s", b.Name(x.Seat), i18n.T(games[rules.GameName(rules.GameIn(x.Event))])), "")
}

func (b *Table) showJoined(x *table.EventAnimation) { x.Speak(i18n.T("I'm in")) }

func (b *Table) showFlop(x *table.EventAnimation) {
	c := rules.CardIn(x.Event)
	b.slamCard(x, func(p *paint.Canvas, r geom.Rect) { p.Image(b.card(p, c, 92), r, 0, paint.White) })
}

func (b *Table) showHand(x *table.EventAnimation) {
	name := i18n.T("The house")
	if x.Seat != engine.NoSeat {
		name = b.Name(x.Seat)
	}
	x.ApplyEvent()
	x.Announce(name, i18n.T(hands()[rules.HandName(rules.StrengthIn(x.Event))]))
}

func (b *Table) showPokerWon(x *table.EventAnimation) {
	name := i18n.T("The house")
	if x.Seat != engine.NoSeat {
		name = b.Name(x.Seat)
	}
	x.Announce(i18n.T("%s wins", name), dollars(rules.DollarsIn(x.Event)))
}

func (b *Table) showStayed(x *table.EventAnimation) { x.Speak(i18n.T("I'll stay")) }
func (b *Table) showFolded(x *table.EventAnimation) { x.Speak(i18n.T("I'm out")) }

// showFaroTurned animates a card that is turned over in faro. The third card decides the bets, so a
// text with its payout is shown too.
func (b *Table) showFaroTurned(x *table.EventAnimation) {
	c, last := rules.FightCardIn(x.Event), rules.NumberIn(x.Event) == 3
	turned := b.slamCard(x, func(p *paint.Canvas, r geom.Rect) { p.Image(b.faroCard(p, c, 92), r, 0, paint.White) })
	if last {
		turned.Next = 60
		x.Announce(i18n.T("The third card: %s", rules.RankName(int(c))),
			i18n.T("Bets on this rank pay 3 to 1."))
	}
}

func (b *Table) showBetWon(x *table.EventAnimation) {
	b.animateText(x, "+"+dollars(rules.DollarsIn(x.Event)))
}
func (b *Table) showBetLost(x *table.EventAnimation) {
	b.animateText(x, "−"+dollars(rules.DollarsIn(x.Event)))
}

func (b *Table) showPrey(x *table.EventAnimation) {
	x.Flash(flashTime, b.SeatLayout(x.Seat).Panel, theme.RGB(0x161214))
}

func (b *Table) showMarker(x *table.EventAnimation) {
	x.ApplyEvent()
	x.Announce(i18n.T("An event for %s", b.who(x.Seat)), "")
}

func (b *Table) showEnd(x *table.EventAnimation) {
	x.Announce(i18n.T("The end is near"), i18n.T("Round %d is the last.", rules.LastRoundIn(x.Event)))
}

func (b *Table) showTally(x *table.EventAnimation) {
	x.SpeakIn(i18n.T("%s for %s", pieces.Signed(rules.ChangeIn(x.Event)), i18n.T(tallyNames[rules.StepIn(x.Event)%9])),
		theme.Umber)
}
