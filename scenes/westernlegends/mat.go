package westernlegends

import (
	"fmt"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/words"
)

// matPlaces is where things lie on a mat.
type matPlaces struct {
	face, name, text geom.Rect
	goals            [rules.Goals]geom.Rect
	gear             geom.Rect // room for the items
	figures          geom.Rect
}

// gearWide is how much of a mat's width its items take: the more there are, up to half of it.
func (b *Table) gearWide(r geom.Rect, items int) float64 {
	switch {
	case items > 4: // three in a row, with names that can be read
		return r.W * 0.5
	case items > 2:
		return r.W * 0.42
	}
	return min(r.W*0.4, 10+float64(max(items, 1))*min(62, r.H*0.62))
}

// wideText is how wide the text of a mat is at least that has room for whole goals.
const wideText = 300

// lowMat is how high the inside of a mat is at most that has a smaller face.
const lowMat = 95

// layMat lays a mat with so many items out: portrait, ability and goals left, gear in the middle, figures right.
func (b *Table) layMat(r geom.Rect, items int) (m matPlaces) {
	in := r.Inset(8)
	right, rest := in.CutRight(min(76, in.W*0.17))
	m.figures = right
	left, gear := rest.CutLeft(rest.W - b.gearWide(rest, items))
	m.gear = gear.Pad(5, 0)
	share := 0.56
	if left.H < lowMat { // the goals below the face keep lines that can be read
		share = 0.46
	}
	face, text := left.CutLeft(min(left.H*share, left.W*0.3))
	m.face, _ = face.CutTop(face.W)
	_, text = text.CutLeft(7)
	m.name, text = text.CutTop(min(20, in.H*0.2))
	m.text = text
	_, goals := left.CutTop(m.face.H + 12) // below the face and what is written across its foot
	if text.W > wideText {
		goals, _ = text.CutBottom(text.H * 0.5)
	}
	if b.State != nil && b.State.Goals() {
		m.text.H = goals.Y - m.text.Y
	}
	for i := range m.goals {
		m.goals[i] = goals.Column(i, 3, 0)
		m.goals[i].W -= 5
	}
	return m
}

// items lists the items of a seat, weapons first.
func (b *Table) items(seat engine.Seat) (out []rules.Item) {
	for i := range rules.Item(rules.Items) {
		if b.Board.Of[seat].Items.Has(i) {
			out = append(out, i)
		}
	}
	return out
}

// itemAt is where the i-th of n items lies on a mat.
func (m *matPlaces) itemAt(i, n int) geom.Rect {
	rows := 1
	if n > 2 {
		rows = 2
	}
	per := max((n+rows-1)/rows, 1)
	cell := m.gear.Column(i/per, rows, 5).Row(i%per, per, 5)
	shape := 0.86
	if rows > 1 {
		shape = 1.7 // wide enough for a name that can be read
	}
	return geom.Around(cell.Center(), min(cell.W, cell.H*shape), cell.H-4)
}

// paintMat paints the viewer's own mat.
func (b *Table) paintMat(p *paint.Pen) {
	if b.Viewer < 0 {
		return
	}
	pieces.Tray(p, b.at.mat)
	b.paintMatOf(p, b.at.mat, b.Viewer)
}

// paintMatOf paints what a seat has.
func (b *Table) paintMatOf(p *paint.Pen, r geom.Rect, seat engine.Seat) {
	items := b.items(seat)
	m, w := b.layMat(r, len(items)), &b.Board.Of[seat]
	b.portrait(p, seat, m.face.Center(), m.face.W)
	p.Label(charName(w.Char), m.name, paint.Style{Face: paint.Display, Size: min(16, m.name.H*0.82), Color: theme.BrassHi, Edge: theme.Alpha(theme.Shadow, 0.8)})
	icon, side, tone := b.side(seat)
	at := geom.R(m.face.X, m.face.Bottom()-9, m.face.W, 17)
	p.Rect(at, 8, tone)
	if icon != "" {
		p.Icon(icon, geom.Point{X: at.X + 10, Y: at.Center().Y}, 13, theme.Cream)
		at = geom.R(at.X+18, at.Y, at.W-20, at.H)
	}
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Align: paint.Center}
	if w, _ := p.Measure(side, st); icon != "" && w > at.W-2 { // the sign and the number say it
		n := b.law(seat)
		side = fmt.Sprint(max(n, -n))
	}
	p.Label(side, at.Pad(1, 0), st)
	if w.Char >= 0 {
		ink := theme.Cream
		text := words.T(w.Char.Info().Text.Text)
		if !w.Awake {
			ink = theme.RGB(0xC0A688)
			text = words.T("Asleep until 5 points: %s", text)
		}
		lead := 1.08
		if p.View.Letters() > 1 { // larger letters need the room for one more line
			lead = 1
		}
		p.Fit(text, m.text, paint.Style{Face: paint.Italic, Size: 11, Color: ink, Lead: lead})
	}
	b.paintGoals(p, &m, seat)
	for i, it := range items {
		paintItem(p, m.itemAt(i, len(items)), it, w.Upgraded.Has(it), b.inUse(seat, it))
	}
	if len(items) == 0 {
		p.Label(words.T("no gear yet"), m.gear, paint.Style{Face: paint.Italic, Size: 12, Color: theme.RGB(0xC0A688), Align: paint.Center})
	}
	b.paintMatFigures(p, m.figures, seat)
}

// inUse reports whether an item works now: one that was laid out for the next turn counts before it begins.
func (b *Table) inUse(seat engine.Seat, i rules.Item) bool {
	w := &b.Board.Of[seat]
	if seat == b.Viewer && b.plan.chose {
		switch i.Info().Class {
		case rules.Weapon:
			return b.plan.gear[0] == i
		case rules.Mount:
			return b.plan.gear[1] == i
		}
	}
	return i == w.Weapon || i == w.Mount || i.Info().Class == rules.Misc
}

// ownGoals lists the goals that are seen of a seat, those completed first.
func (b *Table) ownGoals(seat engine.Seat) (out []int) {
	w := &b.Board.Of[seat]
	for g := range rules.Goals {
		if w.Done>>g&1 != 0 || w.Goals>>g&1 != 0 {
			out = append(out, g)
		}
	}
	return out
}

// paintGoals paints the goals, ticked as they stand.
func (b *Table) paintGoals(p *paint.Pen, m *matPlaces, seat engine.Seat) {
	w := &b.Board.Of[seat]
	if w.Char < 0 {
		return
	}
	info := w.Char.Info()
	for i, g := range b.ownGoals(seat) {
		if i >= 3 {
			break
		}
		r, done := m.goals[i], w.Done>>g&1 != 0
		ink := theme.Cream
		at := geom.Point{X: r.X + 6, Y: r.Center().Y}
		switch {
		case done:
			ink = theme.RGB(0xA9C58A)
			p.Icon("check-mark", at, 11, ink)
		case b.goalMet(seat, g):
			ink = theme.BrassHi
			p.Icon("trophy", at, 12, ink)
		default:
			p.Disc(at, 2.6, theme.Brass, theme.Brass)
		}
		st := paint.Style{Face: paint.Body, Size: max(min(11.5, r.H*0.84), lowGoal), Color: ink, Clip: true}
		text := words.T(info.Goals[g].Text)
		for ; st.Size > leastGoal; st.Size -= 0.5 {
			if w, _ := p.Measure(text, st); w*p.View.Letters() <= r.W-15 {
				break
			}
		}
		p.Label(text, geom.R(r.X+15, r.Y, r.W-15, r.H), st)
	}
}

// lowGoal is how small the letters of a goal are at least where its line is low.
const lowGoal = 9.6

// leastGoal is how small the letters of a goal are at least.
const leastGoal = 10

// goalMet reports whether a goal that is seen could be completed now.
func (b *Table) goalMet(seat engine.Seat, g int) bool {
	return b.State != nil && b.Open.Has(seat) && b.Board.Of[seat].Goals>>g&1 != 0 && b.State.GoalMet(seat, g)
}

// paintMatFigures paints money, gold, wounds, cattle and tokens of a mat.
func (b *Table) paintMatFigures(p *paint.Pen, r geom.Rect, seat engine.Seat) {
	w := &b.Board.Of[seat]
	gold, wounds, hold := 4, rules.MaxWounds, 0
	if b.State != nil && w.Space != rules.NoSpace {
		_, gold = b.State.Nuggets(seat)
		_, hold = b.State.HandSize(seat)
	}
	rows := []figure{
		{icon: "money-stack", value: dollars(b.Counted(seat, w.Money)), tone: bankGreen},
		{icon: "gold-nuggets", value: fmt.Sprintf("%d/%d", w.Nuggets, gold), tone: theme.BrassHi},
		{icon: "broken-bone", value: fmt.Sprintf("%d/%d", w.Wounds, wounds), tone: woundRed},
		{icon: "poker-hand", value: fmt.Sprintf("%d/%d", w.Cards, hold), tone: theme.Cream},
	}
	if hold == 0 {
		rows[3].value = fmt.Sprint(w.Cards)
	}
	last := r
	for i, f := range rows {
		c := r.Column(i, 5, 1)
		last = r.Column(4, 5, 1)
		p.Icon(f.icon, geom.Point{X: c.X + 9, Y: c.Center().Y}, min(c.H*0.8, 16), f.tone)
		p.Label(f.value, geom.R(c.X+21, c.Y, c.W-21, c.H), paint.Style{Face: paint.Bold, Size: min(13.5, c.H*0.66), Color: theme.Cream})
	}
	x, size := last.X+8, min(last.H*0.86, 17)
	sign := func(icon string, n int) {
		p.Icon(icon, geom.Point{X: x, Y: last.Center().Y}, size, theme.BrassHi)
		if n > 1 {
			pieces.Figure(p, geom.R(x+size*0.4, last.Y, 14, last.H), n, paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Align: paint.Center})
			x += 10
		}
		x += size + 3
	}
	if w.Cattle >= 0 {
		p.Icon("bull", geom.Point{X: x, Y: last.Center().Y}, size, ranchTones[w.Cattle])
		x += size + 3
	}
	if w.Longhorns > 0 {
		sign("bull", w.Longhorns)
	}
	if w.TokensHeld > 0 {
		sign("trophy", w.TokensHeld)
	}
	if w.Discs > 0 {
		for range w.Discs {
			b.Token(p, seat, geom.Point{X: x, Y: last.Center().Y}, size*0.8)
			x += size * 0.86
		}
	}
}
