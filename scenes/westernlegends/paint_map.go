package westernlegends

import (
	"image/color"
	"math"
	"slices"
	"strings"
	"sync"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintMap paints the frame of the map and the map inside it.
func (b *Table) paintMap(p *paint.Canvas) {
	r := b.at.sheet
	p.DropShadow(r, 5, 6)
	p.Rect(r, 5, theme.RGB(0x1C0E07))
	p.Gradient(r.Inset(1.2), 4, theme.RGB(0x84502E), theme.RGB(0x4B2712))
	p.Rect(b.at.window.Inset(-1.5), 2, theme.RGB(0x160A05))
	p.Clip(b.at.window, func() { b.paintLand(p) })
	p.Outline(b.at.window.Inset(-1.2), 2, 1.1, theme.Brass)
}

// paintLand paints the picture of the land, and the buildings, figures and names on it.
func (b *Table) paintLand(p *paint.Canvas) {
	img, r := b.map_.land(p)
	p.Image(img, r, 0, paint.White)
	b.paintCompass(p)
	b.paintTracks(p)
	if b.reachShade.on {
		img, r := b.reachShade.picture(p, &b.map_)
		p.Image(img, r, 0, paint.White)
	}
	b.paintHouses(p)
	b.paintNames(p)
	b.paintRiders(p)
	b.paintThings(p) // over the miniatures, which are larger
	b.paintSteps(p)
	b.paintHunt(p)
}

// paintTracks paints the railway between stations, and a dashed line between neighbouring spaces
// whose areas do not touch.
func (b *Table) paintTracks(p *paint.Canvas) {
	u := b.map_.Scale()
	if b.anteUp() {
		route := rules.Route()
		for i, x := range route {
			b.rails(p, b.map_.spot(x), b.map_.spot(route[(i+1)%len(route)]), u)
		}
	}
	for x := range rules.Space(rules.Spaces()) {
		for _, y := range rules.Neighbours(x) {
			if x < y && b.map_.inPlay(x) && b.map_.inPlay(y) && placeOf(x).Dist(placeOf(y)) > 2.05*cellReach {
				from, to := b.map_.spot(x), b.map_.spot(y)
				b.dashes(p, from.Lerp(to, 0.2), from.Lerp(to, 0.8), 0.006*u, theme.Alpha(theme.RGB(0xEBD9A8), 0.8))
			}
		}
	}
}

// rails draws a section of railway from one point of the board to another. u is the height of the
// map in design units.
func (b *Table) rails(p *paint.Canvas, from, to geom.Point, u float64) {
	n := from.Dist(to) / (0.012 * u)
	dx, dy := (to.X-from.X)/max(n, 1), (to.Y-from.Y)/max(n, 1)
	l := math.Hypot(dx, dy)
	nx, ny := -dy/l*0.006*u, dx/l*0.006*u
	tie := theme.Alpha(theme.RGB(0x4A2C18), 0.75)
	for i := 0.0; i <= n; i++ {
		c := from.Add(dx*i, dy*i)
		p.Line(c.Add(nx, ny), c.Add(-nx, -ny), 0.0035*u, tie)
	}
	iron := theme.Alpha(theme.RGB(0x2B2622), 0.8)
	p.Line(from.Add(nx*0.55, ny*0.55), to.Add(nx*0.55, ny*0.55), max(0.0018*u, 0.8), iron)
	p.Line(from.Add(-nx*0.55, -ny*0.55), to.Add(-nx*0.55, -ny*0.55), max(0.0018*u, 0.8), iron)
}

// dashes draws a dashed line from one point of the board to another, in the colour c. wide is the
// line width in design units.
func (b *Table) dashes(p *paint.Canvas, from, to geom.Point, wide float64, c color.RGBA) {
	n := max(from.Dist(to)/(wide*3.2), 1)
	for i := 0.0; i < n; i++ {
		p.Line(from.Lerp(to, i/n), from.Lerp(to, min(1, (i+0.55)/n)), wide, c)
	}
}

// house describes how a feature of a space, such as a bank, is drawn on the map: the name of its
// picture, and a short name.
type house struct{ motif, name string }

var houses = sync.OnceValue(func() map[rules.Feature]house {
	return map[rules.Feature]house{
		rules.SheriffOffice: {"sheriff_office", i18n.Mark("Sheriff")}, rules.Bank: {"bank", i18n.Mark("Bank")},
		rules.HideoutA:   {"bandit_hideout", i18n.Mark("Hideout A")},
		rules.HideoutB:   {"bandit_hideout", i18n.Mark("Hideout B")},
		rules.HideoutC:   {"bandit_hideout", i18n.Mark("Hideout C")},
		rules.RanchGreen: {"ranch", i18n.Mark("Green Ranch")}, rules.RanchBlue: {"ranch", i18n.Mark("Blue Ranch")},
		rules.RanchOrange: {"ranch", i18n.Mark("Orange Ranch")}, rules.Mine: {"mine", i18n.Mark("Mine")},
		rules.Doctor: {"doctor", i18n.Mark("Doctor")}, rules.Cabaret: {"cabaret", i18n.Mark("Cabaret")},
		rules.Rail:          {"rail_station", i18n.Mark("Station")},
		rules.MarshalOffice: {"marshal_office", i18n.Mark("Marshal")},
		rules.PassA:         {"trail_head", i18n.Mark("Pass A")}, rules.PassC: {"trail_head", i18n.Mark("Pass C")},
		rules.OutlawCamp: {"outlaw_camp", i18n.Mark("Outlaw Camp")},
	}
})

// ranchTones holds the colour of each ranch and of the cattle that belong to it.
var ranchTones = [3]color.RGBA{theme.RGB(0x6E9A4C), theme.RGB(0x4F82B0), theme.RGB(0xD98832)}

// paintHouses paints the buildings on the spaces of the map.
func (b *Table) paintHouses(p *paint.Canvas) {
	r := b.map_.radius()
	for x := range rules.Space(rules.Spaces()) {
		if !b.map_.inPlay(x) {
			continue
		}
		in := x.Info()
		if h, ok := houses()[in.Feature]; ok {
			foot := b.map_.spot(x).Add(0, r*0.55)
			pieces.Motif{Name: "westernlegends.location." + h.motif}.Stand(p, foot, r*1.4)
			if in.Feature.Ranch() {
				p.Disc(foot.Add(r*0.72, -r*0.12), r*0.2, theme.Ink, theme.Ink)
				tone := ranchTones[in.Feature-rules.RanchGreen]
				p.Disc(foot.Add(r*0.72, -r*0.12), r*0.16, tone, tone)
			}
		}
		if in.Feature == rules.Frontier {
			b.paintPlot(p, x)
		}
	}
	for _, t := range []rules.Town{rules.Darkrock, rules.RedFalls, rules.BuzzardGulch} {
		if t == rules.BuzzardGulch && !b.anteUp() {
			continue
		}
		store := "general_store"
		if t == rules.BuzzardGulch {
			store = "trading_post"
		}
		pieces.Motif{Name: "westernlegends.location." + store}.Stand(p, b.map_.storeSpot(t).Add(0, r*0.5), r*1.25)
		at := b.map_.saloonSpot(t)
		pieces.Motif{Name: "westernlegends.location.saloon"}.Stand(p, at.Add(0, r*0.55), r*1.4)
		if b.Board.Roller[t] && !b.Carried(rollerKey(t)) {
			b.paintToken(p, at.Add(r*0.7, -r*0.2), r*0.34, rules.HighRoller, b.Board.RollFace[t])
		}
	}
}

// plotSign returns the rectangle of the sign with the card value needed to settle the frontier land
// on space x. It is at least large enough for readable letters.
func (b *Table) plotSign(p *paint.Canvas, x rules.Space) geom.Rect {
	r := b.map_.radius()
	return geom.Around(b.map_.spot(x), max(r*1.1, scaledLetters(p, 19)), max(r*0.74, scaledLetters(p, 15)))
}

// paintPlot paints the frontier land on space x: its token and the card value needed to settle it
// or, if it is settled, the building.
func (b *Table) paintPlot(p *paint.Canvas, x rules.Space) {
	i := x.PlotAt()
	at, r := b.map_.spot(x), b.map_.radius()
	if b.Carried(plotKey(x)) || b.Board.Plot[i] == 0 {
		pieces.Motif{Name: "westernlegends.location.frontier"}.Stand(p, at.Add(0, r*0.4), r*0.95)
		return
	}
	box := b.plotSign(p, x)
	p.DropShadow(box, 2, 2)
	p.Rect(box.Inset(-1), 3, theme.WalnutInk)
	p.Gradient(box, 2.4, theme.RGB(0xC08A4C), theme.RGB(0x8A5A2C))
	p.Line(at.Add(0, r*0.37), at.Add(0, r*0.72), r*0.12, theme.RGB(0x4A2C18))
	pieces.DrawNumber(p, box, x.Info().Frontier+b.Board.Plot[i], paint.Style{
		Face:  paint.Bold,
		Size:  max(r*0.62, scaledLetters(p, 12)),
		Color: theme.Cream,
		Edge:  theme.Alpha(theme.Shadow, 0.8),
		Align: paint.Center,
		Fixed: true,
	})
}

// rides returns the spaces at which the viewer's ride can end; ok is false if the viewer has no
// ride to choose now.
func (b *Table) rides() (r rules.Reach, ok bool) {
	if !b.decides() || !b.RevealedSeats.Has(b.Viewer) {
		return r, false
	}
	return b.Settled.RideReach()
}

// decides reports whether the Board shows a decision of the viewer, the one of Settled.
func (b *Table) decides() bool {
	return b.Settled != nil && b.Settled.Turn() == b.Viewer && b.Board.Actor == b.Viewer &&
		b.Settled.Phase() == b.Board.Phase
}

// setReachShade computes which spaces stay bright on the map while the others are shaded: the
// targets of a ride, the possible starting spaces, or the targets of the Sheriff. Without such a
// choice, nothing is shaded.
func (b *Table) setReachShade() {
	b.reachShade = reachShade{of: b.Viewer}
	light := func(has func(x rules.Space) bool, danger func(x rules.Space) bool) {
		b.reachShade.on = true
		for x := range rules.Space(rules.Spaces()) {
			if has(x) {
				b.reachShade.lit.Add(x)
				if danger(x) {
					b.reachShade.danger.Add(x)
				}
			}
		}
	}
	if r, ok := b.rides(); ok {
		light(func(x rules.Space) bool { return r.Has(x) || x == r.From },
			func(x rules.Space) bool { return r.Stops[x] && x != r.From })
	} else if steps, ok := b.sheriffReach(); ok {
		light(func(x rules.Space) bool { return steps[x] >= 0 }, func(x rules.Space) bool { return b.wantedAt(x) })
	} else if b.starts() {
		legal := b.Settled.Moves(nil)
		light(func(x rules.Space) bool {
			return slices.Contains(legal, rules.StartAt(x))
		}, func(rules.Space) bool { return false })
	}
}

// starts reports whether the viewer has to choose a starting space now.
func (b *Table) starts() bool {
	return b.decides() && b.Board.Phase == rules.PhasePickStart
}

// sheriffReach returns the number of steps to each space to which the viewer can send the Sheriff.
// ok is false if the viewer does not have that decision now.
func (b *Table) sheriffReach() (steps rules.Steps, ok bool) {
	if !b.decides() {
		return steps, false
	}
	return b.Settled.SheriffReach()
}

// wantedAt reports whether a Wanted player is on space x.
func (b *Table) wantedAt(x rules.Space) bool { return b.wantedNames(x) != "" }

// wantedNames returns the names of the Wanted players on space x as text, "" if there is none.
func (b *Table) wantedNames(x rules.Space) string {
	var who []string
	for p := range b.SeatCount() {
		if b.Board.Of[p].Space == x && b.Board.Of[p].Cube[rules.Wanted] > 0 {
			who = append(who, b.Name(p))
		}
	}
	return strings.Join(who, ", ")
}

// paintSteps paints, on each space at which the ride can end, a coin with the number of steps, and
// marks spaces where cattle can be delivered.
func (b *Table) paintSteps(p *paint.Canvas) {
	if !b.reachShade.on {
		return
	}
	reach, ok := b.rides()
	b.eachStep(func(x rules.Space, n int) {
		b.paintStep(p, x, n)
		if ok && b.delivers(reach.Seat, x) {
			b.badge(p, b.stand(x, deliverSpot, 0.68), b.map_.radius()*0.34, "bull", theme.RGB(0x2F66A8), theme.Cream)
		}
	})
}

// eachStep calls visit for every space to which the viewer can ride or send the Sheriff now. n is
// the number of steps to the space.
func (b *Table) eachStep(visit func(x rules.Space, n int)) {
	reach, ok := b.rides()
	steps, sheriff := b.sheriffReach()
	for x := range rules.Space(rules.Spaces()) {
		switch {
		case ok && reach.Has(x):
			visit(x, int(reach.Steps[x]))
		case sheriff && steps[x] > 0:
			visit(x, int(steps[x]))
		}
	}
}

// stepAt returns the centre and the radius, in design units, of the coin that shows the number of
// steps to space x. The coin is beside a building or miniature, or in the middle of an empty space
// and between two columns of miniatures.
func (b *Table) stepAt(x rules.Space) (geom.Point, float64) {
	spot := stepsSpot
	switch n := b.ridersAt(x); {
	case x.Info().Feature == rules.Plain && n == 0, x.Info().Feature != rules.Plain && n > 2 && !b.Board.Bandits.Has(x):
		spot = geom.Point{}
	}
	size := max(b.map_.radius()*0.33, 7.5*min(max(b.Window.View.Letters(), 1), 1.1))
	return b.clear(x, b.map_.off(x, spot), 2*size), size
}

// paintStep paints the coin that shows n, the number of steps to space x.
func (b *Table) paintStep(p *paint.Canvas, x rules.Space, n int) {
	at, d := b.stepAt(x)
	p.Disc(at.Add(0.5, 0.9), d+0.8, theme.Alpha(theme.Shadow, 0.5), theme.Alpha(theme.Shadow, 0.5))
	p.Disc(at, d, theme.BrassLo, theme.BrassLo)
	p.Disc(at, d-1, theme.BrassHi, theme.Brass)
	pieces.DrawNumber(p, geom.Around(at, 2*d, 2*d), n, paint.Style{
		Face: paint.Bold, Size: max(d*1.4, scaledLetters(p, 12)), Color: theme.Ink, Align: paint.Center, Fixed: true,
	})
}

// paintThings paints the figures and counters on the map: bandits, tokens, gold, the Train, the
// Sheriff and the Man in Black.
func (b *Table) paintThings(p *paint.Canvas) {
	v, r := b.Board, b.map_.radius()
	for x := range rules.Space(rules.Spaces()) {
		if !b.map_.inPlay(x) {
			continue
		}
		if v.Bandits.Has(x) && !b.Carried(banditKey(x)) {
			b.badge(p, b.stand(x, banditSpot, badgeSize), r*0.46, "bandit", theme.RGB(0x231A1C), theme.RGB(0xE2452F))
		}
		if v.Kind[x] >= 0 && !b.Carried(tokenKey(x)) {
			b.paintToken(p, b.stand(x, tokenSpot, tokenSize), r*0.36, rules.TokenKind(v.Kind[x]), v.Face[x])
		}
		for i := range v.Gold[x] {
			at := b.clear(x, b.map_.off(x, goldSpot).Add(float64(i)*r*0.2, 0), r*0.5)
			p.Icon("gold-nuggets", at, r*0.5, theme.RGB(0xF2C23E))
		}
	}
	if v.Train != rules.NoSpace {
		if next := rules.NextStop(v.Train); next != rules.NoSpace {
			at := b.stand(next, trainSpot, trainSize)
			p.Icon("steam-locomotive", at, r*0.8, theme.Alpha(theme.RGB(0x2A1810), 0.35))
		}
		if !b.Carried(trainKey) {
			b.paintTrain(p, b.stand(v.Train, trainSpot, trainSize))
		}
	}
	if v.Sheriff != rules.NoSpace && int(v.Sheriff) < rules.Spaces() && !b.Carried(sheriffKey) {
		b.paintSheriff(p, b.stand(v.Sheriff, lawSpot, badgeSize))
	}
	if b.mibThere() && !b.Carried(mibKey) {
		b.paintMib(p, b.stand(v.MIB, mibSpot, badgeSize))
	}
}

// mibThere reports whether the Man in Black (MIB) takes part in the game.
func (b *Table) mibThere() bool { return b.Settled != nil && b.Settled.MIBPlays() }

// Keys of figures and counters that animations move, for the field Animation.Carries. A thing whose
// key is in use is not painted at its usual place.
type (
	rollerKey rules.Town
	plotKey   rules.Space
	banditKey rules.Space
	tokenKey  rules.Space
	miniKey   engine.Seat
	thingKey  string
)

const (
	trainKey   thingKey = "train"
	sheriffKey thingKey = "sheriff"
	mibKey     thingKey = "man in black"
)

func (b *Table) paintTrain(p *paint.Canvas, at geom.Point) {
	r := b.map_.radius()
	p.Icon("steam-locomotive", at.Add(1, 1.4), r*0.98, theme.Alpha(theme.Shadow, 0.7))
	p.Icon("steam-locomotive", at, r*0.94, theme.RGB(0x9E2F27))
	p.Icon("steam-locomotive", at.Add(-0.6, -0.8), r*0.9, theme.RGB(0xC8452F))
}

func (b *Table) paintSheriff(p *paint.Canvas, at geom.Point) {
	b.badge(p, at, b.map_.radius()*0.46, "law-star", theme.RGB(0x2F66A8), theme.RGB(0xF6D98B))
}

func (b *Table) paintMib(p *paint.Canvas, at geom.Point) {
	b.badge(p, at, b.map_.radius()*0.46, "top-hat", theme.RGB(0x161214), theme.Cream)
}

// badge draws a round counter with an icon. at is its centre, and r its radius. body is the colour
// of the counter, line the colour of the icon and the rim.
func (b *Table) badge(p *paint.Canvas, at geom.Point, r float64, icon string, body, line color.RGBA) {
	drawBadge(p, at, max(r, 7.5), icon, body, line)
}

// drawBadge draws a round counter like badge, but also smaller ones.
func drawBadge(p *paint.Canvas, at geom.Point, r float64, icon string, body, line color.RGBA) {
	p.Disc(at.Add(0.8, 1.6), r+0.8, theme.Alpha(theme.Shadow, 0.6), theme.Alpha(theme.Shadow, 0.6))
	p.Disc(at, r, line, line)
	p.Disc(at, r-max(r*0.12, 1.1), theme.Lighten(body, 0.1), body)
	p.Icon(icon, at, r*1.4, line)
}

// tokenLooks holds the icon and the back's colour of each kind of event token.
var tokenLooks = map[rules.TokenKind]struct {
	icon string
	body color.RGBA
}{
	rules.Outlaw: {"revolver", theme.RGB(0x7A2420)}, rules.ClaimJumper: {"war-pick", theme.RGB(0x6A5024)},
	rules.HighRoller: {"card-ace-spades", theme.RGB(0x4A2A6A)}, rules.Longhorn: {"bull", theme.RGB(0xEADDBE)},
}

// paintToken paints an event token of the given kind. at is its centre, and r its radius. If its
// face is known, the token also shows how many cards its event draws.
func (b *Table) paintToken(p *paint.Canvas, at geom.Point, r float64, kind rules.TokenKind, face rules.Token) {
	look := tokenLooks[kind]
	r = max(r, 7)
	p.Disc(at.Add(0.7, 1.4), r+0.8, theme.Alpha(theme.Shadow, 0.6), theme.Alpha(theme.Shadow, 0.6))
	p.Disc(at, r, theme.Ink, theme.Ink)
	p.Disc(at, r-1, theme.Lighten(look.body, 0.12), look.body)
	p.Icon(look.icon, at, r*1.36, theme.TextOn(look.body))
	if face != rules.NoToken && kind != rules.Longhorn {
		n, _ := face.Info()
		c, room := at.Add(r*0.75, -r*0.75), max(r*0.52, scaledLetters(p, 7.5))
		p.Disc(c, room, theme.Ink, theme.Ink)
		p.Disc(c, room-max(r*0.08, 0.8), theme.Cream, theme.Cream)
		pieces.DrawNumber(p, geom.Around(c, 2*room, 2*room), n,
			paint.Style{Face: paint.Bold, Size: max(r*0.72, scaledLetters(p, 12)), Color: theme.Ink,
				Align: paint.Center, Fixed: true})
	}
}

// paintRiders paints the miniatures of the players.
func (b *Table) paintRiders(p *paint.Canvas) {
	for seat := range b.SeatCount() {
		if b.Carried(miniKey(seat)) || b.Board.Of[seat].Space == rules.NoSpace {
			continue
		}
		at, size := b.mini(seat)
		b.paintMini(p, seat, at, size)
	}
}

// ridersAt returns the number of players' miniatures on space x.
func (b *Table) ridersAt(x rules.Space) (n int) {
	for p := range b.SeatCount() {
		if b.Board.Of[p].Space == x {
			n++
		}
	}
	return n
}

// mini returns the position of a seat's miniature on the board and its size, in design units.
func (b *Table) mini(seat engine.Seat) (geom.Point, float64) {
	return b.miniAt(seat, b.Board.Of[seat].Space)
}

// miniAt returns the position and size, in design units, that the miniature of a seat would have on
// space x beside the miniatures already there.
func (b *Table) miniAt(seat engine.Seat, x rules.Space) (geom.Point, float64) {
	n := b.ridersAt(x)
	if b.Board.Of[seat].Space != x {
		n++
	}
	at, size := b.map_.rider(x, b.riderIndex(seat, x), n, b.besideHouse(x))
	return b.clear(x, at, size, b.sideBadge(seat, x, size)...), size
}

// sideBadgeAt returns the place of the badge that shows whether a seat is Wanted or a Marshal,
// relative to the middle of the seat's miniature on space x, and the badge's radius. It is within
// the place of the space even beside another miniature. Badges of miniatures in two columns are
// smaller and on the outer side, because they would hide the miniatures above them.
func (b *Table) sideBadgeAt(seat engine.Seat, x rules.Space, size float64) (at geom.Point, r float64) {
	if n, i := b.ridersAt(x), b.riderIndex(seat, x); n > 2 && b.besideHouse(x) {
		return geom.Point{X: size * 0.52 * float64(1-2*(i%2)), Y: -size * 0.12}, smallBadge
	}
	return geom.Point{X: size * 0.29, Y: -size * 0.33}, max(size*0.2, 7.5)
}

// smallBadge is the radius in design units of the badges of miniatures that stand in two columns.
const smallBadge = 5.5

// sideBadge returns the rectangle of the badge of a seat's miniature on space x, relative to the
// middle of the miniature; nil if the seat is neither Wanted nor a Marshal. size is the size of the
// miniature.
func (b *Table) sideBadge(seat engine.Seat, x rules.Space, size float64) []geom.Rect {
	if w := &b.Board.Of[seat]; w.Cube[rules.Wanted] == 0 && w.Cube[rules.Marshal] == 0 {
		return nil
	}
	at, r := b.sideBadgeAt(seat, x, size)
	return []geom.Rect{geom.Around(at, 2*r, 2*r)}
}

// riderIndex returns the index of a seat's miniature among those on space x, in the order of the
// seats.
func (b *Table) riderIndex(seat engine.Seat, x rules.Space) (i int) {
	for q := range seat {
		if b.Board.Of[q].Space == x {
			i++
		}
	}
	return i
}

// besideHouse reports whether miniatures on space x stand beside a building or bandit there.
func (b *Table) besideHouse(x rules.Space) bool {
	return x.Info().Feature != rules.Plain || b.Board.Bandits.Has(x)
}

// paintMini paints the miniature of a seat: its face, and a badge that shows whether it is Wanted
// or a Marshal. The miniature of the active seat has a ring around it.
func (b *Table) paintMini(p *paint.Canvas, seat engine.Seat, at geom.Point, size float64) {
	p.SoftRect(geom.Around(at.Add(1, size*0.36), size*0.9, size*0.4), size*0.2, 3, 0, theme.Alpha(theme.Shadow, 0.6))
	if b.Board.Active == seat {
		p.Disc(at, size*0.62, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, size*0.58, theme.BrassHi, theme.Brass)
	}
	b.Token(p, seat, at, size)
	d, r := b.sideBadgeAt(seat, b.Board.Of[seat].Space, size)
	c := at.Add(d.X, d.Y)
	switch w := &b.Board.Of[seat]; {
	case w.Cube[rules.Wanted] > 0:
		drawBadge(p, c, r, "wanted-reward", theme.RGB(0x8E2320), theme.Cream)
	case w.Cube[rules.Marshal] > 0:
		drawBadge(p, c, r, "law-star", theme.RGB(0x2F66A8), theme.Cream)
	}
}
