package narrowgauge

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// showPlaced animates a Locomotive dropping onto its space in a puff of smoke.
func (b *Table) showPlaced(x *table.EventAnimation) {
	c, at := rules.CompanyIn(x.Event), rules.SpaceIn(x.Event)
	x.ApplyEvent()
	x.Add(motion.Animation{Length: dropTime, Next: dropNext, Carries: loco{c, at},
		Draw: func(p *paint.Canvas, t float64) {
			spot, size := b.engineAt(c, at)
			pieces.FallingPiece(p, spot, size, t,
				func(at geom.Point, times float64) { rails[c].DrawScaled(p, at, size, times) })
		}})
}

func (b *Table) showTile(x *table.EventAnimation) {
	at := rules.SpaceIn(x.Event)
	x.ApplyEvent()
	x.Draw(520, func(p *paint.Canvas, t float64) { b.bell(p, at, t) })
}

// bell draws rings of light that spread from space x, a City that has just been connected. t is the
// progress of the animation, 0 to 1.
func (b *Table) bell(p *paint.Canvas, x rules.Space, t float64) {
	pieces.Rings(p, b.map_.space(x), 0.8*b.map_.Height(), t)
}

// showConnected animates the connection of a City: a train runs to it, rings of light spread, the
// Company's marker moves forward, and the bonus is paid.
func (b *Table) showConnected(x *table.EventAnimation) {
	c, at := rules.CompanyIn(x.Event), rules.SpaceIn(x.Event)
	from, to := b.at.marker(c, b.Board.Marker[c]), b.at.marker(c, rules.MarkerIn(x.Event))
	if way := b.wayTo(c, at); way != nil {
		x.Draw(runTime, func(p *paint.Canvas, t float64) {
			p.Clip(b.at.window, func() { b.map_.DrawTrain(p, way, motion.InOutQuad(t), ballast(int(c))) })
		}).Next = runTime * 0.85
	}
	x.Draw(620, func(p *paint.Canvas, t float64) { b.bell(p, at, t) }).Next = 260
	if b.firstCity() {
		x.CloseUp(table.CloseUp{
			Layers: arrival,
			Title:  i18n.T("The first train"),
			Note:   i18n.T("%s connects %s", company(c), b.place(rules.SpaceIn(x.Event))),
			Seat:   x.Seat,
			Length: 1150,
		})
	}
	x.Add(motion.Animation{Length: hopTime, Carries: marker(c), Draw: func(p *paint.Canvas, t float64) {
		e := motion.InOutQuad(t)
		high := math.Sin(e * math.Pi)
		b.paintTrain(p, c, from.Lerp(to, e).Add(0, -4*high), 1+0.22*high)
	}})
	x.Earn(x.Seat, rules.GainIn(x.Event), b.map_.space(at)).Next = table.CoinTime * 0.7
}

// runTime is the duration in milliseconds of a train's run from its Yard to a City.
const runTime = 900

// wayTo returns the points along which the train of Company c runs from its Yard to space x, or nil
// if its railway does not reach the space. Locomotives that are still falling onto the map belong
// to the railway.
func (b *Table) wayTo(c rules.Company, x rules.Space) []poster.Sample {
	n := trackInput{yards: b.Board.Yard, has: b.Board.Net}
	return n.compute().PathTo(int(c), hexOf(x.Info().Hex))
}

// arrival is the picture, in layers, that is shown enlarged when a train reaches a City for the
// first time in the game.
var arrival = pieces.Layered{
	pieces.Backdrop("first-city/sky"), pieces.Cutout("first-city/town", 0.006),
	pieces.Cutout("first-city/train", 0.012).WithFrom(0.5, 0),
	pieces.Cutout("first-city/near", 0.03),
}

// firstCity reports whether no City has been connected yet in this game.
func (b *Table) firstCity() bool { return b.Board.Marker == [rules.CompanyCount]int{} }

// showDie animates the die of a market moving row by row. The die shows its new value when it
// crosses the middle.
func (b *Table) showDie(x *table.EventAnimation) {
	g := rules.CommodityIn(x.Event)
	from, to, was, value := b.Board.DieAt[g], rules.PositionIn(x.Event), b.Board.DieValue[g], rules.ValueIn(x.Event)
	length := min(slideStep*float64(max(1, rules.StepsIn(x.Event)))*1.3, 1200)
	x.Add(motion.Animation{Length: length, Carries: g, Draw: func(p *paint.Canvas, t float64) {
		steps := float64(to - from)
		e := motion.InOutQuad(t)
		at := b.dieSpot(g, from).Lerp(b.dieSpot(g, to), e).Add(0, -5*math.Abs(math.Sin(e*math.Pi*math.Abs(steps))))
		shown := was
		if value != was && (t >= 1 || (from < 0) != (float64(from)+e*steps < 0)) {
			shown = value
		}
		b.marketDie(p, g, at, shown)
	}})
}

// showFlipped highlights a Contract that has just been used, or that has become usable again.
func (b *Table) showFlipped(x *table.EventAnimation) {
	k := rules.ContractIn(x.Event)
	x.ApplyEvent()
	for i, held := range contractsOf(*engine.At(b.Board.Contracts[:], x.Seat)) {
		if held == k {
			x.Flash(620, b.tag(x.Seat, i).Inset(-2), theme.BrassHi).Next = -1
		}
	}
	a := x.Speak(k.Info().Name)
	a.Length, a.Next, a.IsText = 620, 420, false
}

func (b *Table) showDiscarded(x *table.EventAnimation) {
	c, from := rules.CardIn(x.Event), b.cardRect(x.Seat, rules.CardIn(x.Event))
	if rules.PlayedIn(x.Event) {
		from = geom.Around(b.at.sheet.Center(), 50, 70)
	}
	b.plan.discardMarks.Deselect(c.String())
	a := x.Fly(c, b.cardOf(c), pieces.Flight{From: from, To: b.at.discard, FadeIn: true})
	a.Length, a.Next = 240, 110
}

func (b *Table) showNoBuild(x *table.EventAnimation) { x.Word(i18n.T("Can't build")) }
func (b *Table) showStopped(x *table.EventAnimation) { x.Word(i18n.T("No second card")) }

// showToken animates a Build token that is turned over to its other side.
func (b *Table) showToken(x *table.EventAnimation) {
	turn := func(wide func(t float64) float64) {
		x.Draw(170, func(p *paint.Canvas, t float64) {
			p.Rect(geom.Around(b.token(x.Seat), 24, 24), 12, theme.LitLo)
			b.paintToken(p, x.Seat, wide(t))
		})
	}
	turn(func(t float64) float64 { return 1 - motion.InQuad(t) })
	x.ApplyEvent()
	turn(motion.OutQuad)
}

// showDrawn animates a card moving from the draw pile to the viewer's hand or to another seat's
// panel.
func (b *Table) showDrawn(x *table.EventAnimation) {
	c, from := rules.CardIn(x.Event), b.at.deck
	x.ApplyEvent()
	key, face, to := any(nil), b.cover, func() geom.Rect { return b.onPlate(x.Seat) }
	mine := x.Seat == b.at.viewer
	switch {
	case mine && x.Redacted:
		to = func() geom.Rect { return b.at.card(b.covered() - 1) }
	case mine:
		key, face, to = c, b.cardOf(c), func() geom.Rect { return b.cardRect(x.Seat, c) }
	}
	a := x.FlyTo(key, face, func(p *paint.Canvas) pieces.Flight {
		f := pieces.Flight{From: from, To: to(), FadeOut: !mine}
		if key != nil {
			f.Back = b.cover(p)
		}
		return f
	})
	a.Length, a.Next = 280, 110
}

func (b *Table) showShuffled(x *table.EventAnimation) {
	x.Fly(nil, b.cover, pieces.Flight{From: b.at.discard, To: b.at.deck}).Length = 520
}

// Animations of the dividends. Each line of the sheet of dividends appears when it is paid.

func (b *Table) showDividends(x *table.EventAnimation) {
	x.ApplyEvent()
	b.dividendsRunning = true
	x.Flash(520, b.dividendsRect(), theme.BrassHi).Stop = true
}

// showLine animates a line of the dividends: the railway or market that pays is highlighted, the
// line is written, and the money moves to the seat's cash.
func (b *Table) showLine(x *table.EventAnimation) {
	var source geom.Rect
	if x.Kind == rules.EventCommodity {
		source = b.at.good(rules.CommodityIn(x.Event))
	} else {
		source = b.at.rail(rules.CompanyIn(x.Event))
	}
	x.ApplyEvent()
	x.Flash(620, source, theme.BrassHi).Next = -1
	x.Earn(x.Seat, rules.GainIn(x.Event), source.Center()).Next = 380
}

func (b *Table) showUnclaimed(x *table.EventAnimation) {
	c := rules.CompanyIn(x.Event)
	r := b.at.offer(c)
	x.ApplyEvent()
	a := x.Draw(320, func(p *paint.Canvas, t float64) {
		pieces.WithOpacity(p, 1-t, func() {
			pieces.Share(p, geom.Around(geom.Point{X: r.X + 12, Y: r.Center().Y - 20*t}, 26, 17), rails[c].Emblem)
		})
	})
	a.Next = 160
}

// showRoundEnd keeps the sheet of dividends open for some time, so that it can be read.
func (b *Table) showRoundEnd(x *table.EventAnimation) {
	x.Add(motion.Animation{Length: readTime, Stop: true, IsText: true, End: func() { b.dividendsRunning = false }})
}

func (b *Table) showGameOver(x *table.EventAnimation) {
	b.showRoundEnd(x)
	x.ApplyEvent()
	if x.Seat == engine.NoSeat {
		x.Headline(i18n.T("A draw"))
		return
	}
	a := x.Draw(2600, func(p *paint.Canvas, t float64) { b.train(p, t) })
	a.Next, a.Stop = 1500, true
}

// train draws a train that crosses the map from right to left for the winner of the game. t is the
// progress, 0 to 1.
func (b *Table) train(p *paint.Canvas, t float64) {
	w := b.at.window
	p.Clip(w, func() {
		pieces.Motif{Name: "first-city/train"}.Stand(p,
			geom.Point{X: w.Right() + 200 - (w.W+400)*t, Y: w.Center().Y + w.H*0.16}, 190)
	})
}
