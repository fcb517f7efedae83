package narrowgauge

import (
	"math"

	"gulch/engine"
	rules "gulch/engine/narrowgauge"
	"gulch/render/geom"
	"gulch/render/motion"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/words"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// flights are what is in the air and so must not be painted where it lies.
type flights struct {
	pen     *paint.Pen // the pen of the frame, for the motions
	falling [rules.CompanyCount]rules.Spaces
	hopper  rules.Company
	hops    bool
	slider  rules.Commodity
	slides  bool
	deed    [rules.ContractCount]bool
	paying  bool // the sheet of the dividends is being filled
	ghost   ghost
	eyed    rules.Card // a card of the hand that is pointed at, as far as eyeing goes
	eyeing  float64
}

// Draw notes the pen for the motions, and forgets what was hovered in the last frame.
func (b *Table) Draw(p *paint.Pen) {
	b.fly.pen = p
	b.fly.ghost, b.fly.eyeing = ghost{}, 0
	if b.map_.Moving() {
		b.drawMoving(p)
	}
}

// purse is where the cash of a seat or of the Bank lies.
func (b *Table) purse(p engine.Seat) geom.Point {
	if p == engine.NoSeat {
		return b.at.bank()
	}
	return b.at.purse(p)
}

// coins lets money hop from one point to another, and says how much.
func (b *Table) coins(from, to geom.Point, n int, label string, t float64) {
	over := from.Lerp(to, 0.5)
	over.Y -= 30 + 0.12*from.Dist(to)
	table.Coins(b.fly.pen, from, over, to, (n+1)/2, t)
	if t > 0.3 && n > 0 {
		at := from.Lerp(to, 0.82)
		at.Y = max(at.Y, b.board.Y+24)
		table.Say(b.fly.pen, at, label, (t-0.3)/0.7)
	}
}

// caption shows words over the upper part of the map.
func (b *Table) caption(text string, t float64) {
	w := b.at.window
	table.Caption(b.fly.pen, geom.Point{X: w.Center().X, Y: w.Y + w.H*0.30}, text, t)
}

// speak lets a seat say something beside its plate.
func (b *Table) speak(seat engine.Seat, text string, t float64) {
	r := b.at.plates[seat]
	table.Speak(b.fly.pen, geom.Point{X: r.Center().X, Y: r.Bottom() + 16}, text, theme.Umber, t)
}

// glide lets a picture fly between two places along an arc.
func (b *Table) glide(m *ebiten.Image, from, to geom.Rect, t, fade float64) {
	p := b.fly.pen
	e := motion.OutCubic(t)
	r := from.Lerp(to, e)
	r.Y -= math.Sin(e*math.Pi) * from.Center().Dist(to.Center()) * 0.08
	p.Flush()
	p.Fade = fade
	p.Lift(r, 6, 4+12*math.Sin(e*math.Pi))
	p.Image(m, r, 0, paint.White)
	p.Flush()
	p.Fade = 1
}

// drop lets a Locomotive fall onto its space with a puff of smoke.
func (b *Table) drop(c rules.Company, x rules.Space, t float64) {
	p := b.fly.pen
	at, size := b.engineAt(c, x)
	fall := motion.OutBack(min(1, t/0.62))
	up := (1 - min(fall, 1)) * size * 1.9
	if t < 0.62 {
		b.tokens.engine(p, c, geom.Point{X: at.X, Y: at.Y - up}, size*(1+0.45*(1-min(fall, 1))))
		return
	}
	b.smoke(at, size, (t-0.62)/0.38)
	b.tokens.engine(p, c, at, size*(1+0.06*math.Sin((t-0.62)/0.38*math.Pi)))
}

// smoke lets white puffs spread from a point.
func (b *Table) smoke(at geom.Point, size, t float64) {
	p := b.fly.pen
	for i := range 8 {
		angle := float64(i)*0.785 + 0.3
		far := motion.OutCubic(t) * size * (0.75 + 0.2*math.Sin(float64(i)*5))
		spot := geom.Point{X: at.X + math.Cos(angle)*far, Y: at.Y + size*0.25 + math.Sin(angle)*far*0.55 - t*size*0.2}
		r := size * (0.22 + 0.22*t)
		p.Soft(geom.Around(spot, 2*r, 2*r), r, r*0.7, 0, theme.Alpha(theme.RGB(0xFBF3E2), 0.62*(1-t)))
	}
}

// bell lets rings of light spread from a City.
func (b *Table) bell(x rules.Space, t float64) {
	p := b.fly.pen
	at, h := b.map_.space(x), b.map_.hexHeight()
	for i := range 3 {
		k := motion.Share(t, 0.16*float64(i), 0.68)
		if k <= 0 || k >= 1 {
			continue
		}
		r := h * (0.18 + 0.62*motion.OutQuad(k))
		p.Outline(geom.Around(at, 2*r, 2*r), r, 2.6, theme.Alpha(theme.BrassHi, 1-k))
		p.Outline(geom.Around(at, 2*r+3, 2*r+3), r+1.5, 1, theme.Alpha(theme.WalnutInk, 0.7*(1-k)))
	}
}

// hop lets a Company's marker jump to the next place of its track.
func (b *Table) hop(c rules.Company, from, to int, t float64) {
	a, z := b.at.marker(c, from), b.at.marker(c, to)
	e := motion.InOutQuad(t)
	at := a.Lerp(z, e)
	at.Y -= math.Sin(e*math.Pi) * 13
	b.tokens.engine(b.fly.pen, c, at, 19+6*math.Sin(e*math.Pi))
}

// slide lets the die of a Commodity go row by row; on passing the divide it takes its new value.
func (b *Table) slide(g rules.Commodity, from, to, was, value int, t float64) {
	steps := to - from
	e := motion.InOutQuad(t)
	at := b.at.dieSpot(g, from).Lerp(b.at.dieSpot(g, to), e)
	at.Y -= math.Abs(math.Sin(e*math.Pi*math.Abs(float64(steps)))) * 5
	shown := was
	if passed := float64(from) + e*float64(steps); value != was && (from < 0) != (passed < 0) {
		shown = value
	}
	if t >= 1 {
		shown = value
	}
	b.marketDie(b.fly.pen, g, at, shown)
}

// train lets the winner's train cross the map.
func (b *Table) train(seat engine.Seat, t float64) {
	p := b.fly.pen
	w := b.at.window
	p.Clip(w, func() {
		y := w.Center().Y + w.H*0.1
		x := w.X - 90 + (w.W+320)*t
		c := theme.Seats[seat].Colour
		for i := range 3 {
			car := geom.Point{X: x - 74 - 66*float64(i), Y: y + 6}
			p.Icon("coal-wagon", geom.Point{X: car.X + 1.5, Y: car.Y + 3}, 62, theme.Alpha(theme.Shadow, 0.5))
			p.Icon("coal-wagon", car, 64, theme.Cream)
			p.Icon("coal-wagon", car, 60, theme.WalnutInk)
		}
		for i := range 6 {
			k := math.Mod(t*6+float64(i)/6, 1)
			r := 8 + 18*k
			at := geom.Point{X: x + 22 - 90*k, Y: y - 44 - 34*k}
			p.Soft(geom.Around(at, 2*r, 2*r), r, r*0.7, 0, theme.Alpha(theme.RGB(0xFBF3E2), 0.7*(1-k)))
		}
		front := geom.Point{X: x, Y: y}
		p.Icon("steam-locomotive", geom.Point{X: x + 2, Y: y + 4}, 96, theme.Alpha(theme.Shadow, 0.5))
		p.Icon("steam-locomotive", front, 101, theme.Cream)
		p.Icon("steam-locomotive", front, 96, theme.Darken(c, 0.25))
	})
}

// amount writes money with its sign, for what is said over a motion.
func amount(n int) string {
	if n < 0 {
		return dollars(n)
	}
	return words.T("+$%d", n)
}
