package westernlegends

import (
	"fmt"
	"image/color"
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// matPlaces is the layout of a mat, the panel with a seat's character and possessions.
type matPlaces struct {
	face, name, text geom.Rect
	goals            [goalsSeen]geom.Rect
	gear             geom.Rect // area of the items (gear)
	figures          geom.Rect
}

// goalsSeen is the number of goals that a seat has in a game: the goals of its character minus one
// that is removed before the game.
const goalsSeen = rules.Goals - 1

// gearWide returns the width, in design units, of the area for a number of items on the mat r, the
// panel with a seat's possessions. One or two items are side by side. More items are smaller and in
// two rows; then each column after the fourth makes the area wider.
func (b *Table) gearWide(r geom.Rect, items int) float64 {
	if items > 2 {
		columns := (items + 1) / 2
		return min(r.W*0.36, smallGear+gearColumn*float64(max(columns-4, 0)))
	}
	return min(r.W*0.4, 10+float64(max(items, 1))*min(64, r.H*0.68))
}

// smallGear is the width in design units of the area for three to eight items on a mat.
const smallGear = 160

// gearColumn is the width in design units by which each column of items after the fourth makes the
// items' area of a mat wider.
const gearColumn = 39

// wideText is the limit by which a mat places its goals. They are beside the face if the text area
// is wider than high by more than wideText design units, otherwise below the face.
const wideText = 300

// Heights in design units of two lines on a mat, the panel with a seat's possessions: the line of a
// goal and the line with the name.
const (
	goalHigh = 16.5
	nameHigh = 19
)

// layMat computes the layout of a mat in r for a number of items: portrait, ability and goals on
// the left, items in the middle, numbers (money, gold, ...) on the right.
func (b *Table) layMat(r geom.Rect, items int) (m matPlaces) {
	in := r.Inset(8)
	m.figures, in = in.CutRight(min(76, in.W*0.17))
	left, gear := in.CutLeft(in.W - b.gearWide(in, items))
	m.gear = gear.Pad(5, 0)
	goals := min(float64(len(m.goals))*goalHigh, left.H*0.5)
	if !b.hasGoals() {
		goals = 0
	}
	size := min(left.H-goals-plaque/2, left.W*0.3)
	beside := left.W-left.H > wideText // there is enough width to place the goals beside the face
	if beside {
		size = min(left.H-plaque/2, left.W*0.2)
	}
	m.face = geom.R(left.X, left.Y, size, size)
	text := left.Pad(0, 0)
	text.X, text.W = left.X+size+7, left.W-size-7
	rows := geom.R(left.X, left.Bottom()-goals, left.W, goals)
	if beside {
		rows.X, rows.W = text.X, text.W
	}
	m.name, text = text.CutTop(min(nameHigh, in.H*0.2))
	m.text = geom.R(text.X, text.Y, text.W, rows.Y-text.Y)
	for i := range m.goals {
		m.goals[i] = rows.Column(i, len(m.goals), 0)
		m.goals[i].W -= 5
	}
	return m
}

// plaque is the height in design units of the line across the bottom of the face on a mat. The line
// tells whether the seat is Wanted, a Marshal or neither.
const plaque = 17

// hasGoals reports whether the game is played with goals.
func (b *Table) hasGoals() bool { return b.Settled != nil && b.Settled.Goals() }

// items returns the items that a seat owns, weapons first.
func (b *Table) items(seat engine.Seat) (out []rules.Item) {
	for i := range rules.Item(rules.Items) {
		if b.Board.Of[seat].Items.Has(i) {
			out = append(out, i)
		}
	}
	return out
}

// itemAt returns the rectangle of the item with index i if there are n items on the mat.
func (m *matPlaces) itemAt(i, n int) geom.Rect {
	rows := 1
	if n > 2 {
		rows = 2
	}
	per := max((n+rows-1)/rows, 1)
	cell := m.gear.Column(i/per, rows, 5).Row(i%per, per, 5)
	shape := 0.95
	if rows > 1 {
		shape = 1.7 // width divided by height: wide enough for a readable name
	}
	return geom.Around(cell.Center(), min(cell.W, cell.H*shape), cell.H-4)
}

// paintMat paints the mat of the viewer's seat, the panel with the character and the possessions.
func (b *Table) paintMat(p *paint.Canvas) {
	if b.Viewer < 0 {
		return
	}
	pieces.Tray(p, b.at.mat)
	b.paintMatOf(p, b.at.mat, b.Viewer)
}

// paintMatOf paints into r the mat of a seat, the panel with its character and possessions.
func (b *Table) paintMatOf(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	items := b.items(seat)
	m, w := b.layMat(r, len(items)), &b.Board.Of[seat]
	b.portrait(p, seat, m.face.Center(), m.face.W)
	p.Label(b.characterName(seat), m.name, paint.Style{Face: paint.Display, Size: 15, Color: theme.BrassHi,
		Edge: theme.Alpha(theme.Shadow, 0.8)})
	icon, side, tone := b.side(seat)
	at := geom.R(m.face.X, m.face.Bottom()-plaque/2, m.face.W, plaque)
	p.Rect(at, 8, tone)
	if icon != "" {
		p.Icon(icon, geom.Point{X: at.X + 10, Y: at.Center().Y}, 13, theme.Cream)
		at = geom.R(at.X+18, at.Y, at.W-20, at.H)
	}
	st := paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Align: paint.Center}
	// the width is too small for words: show only the icon and the number
	if w, _ := p.Measure(side, st); icon != "" && w > at.W-2 {
		n := b.law(seat)
		side = fmt.Sprint(max(n, -n))
	}
	p.Label(side, at.Pad(1, 0), st)
	if w.Char >= 0 {
		ink := theme.Cream
		if !w.Awake {
			ink = theme.RGB(0xC0A688)
		}
		b.paintAbility(p, m.text, seat, ink)
	}
	b.paintGoals(p, &m, seat)
	for i, it := range items {
		paintItem(p, m.itemAt(i, len(items)), it, w.Upgraded.Has(it), b.inUse(seat, it))
	}
	if len(items) == 0 {
		p.Label(i18n.T("no items yet"), m.gear,
			paint.Style{Face: paint.Italic, Size: 12, Color: theme.RGB(0xC0A688), Align: paint.Center})
	}
	b.paintMatFigures(p, m.figures, seat)
}

// characterName returns the name of a seat's character. If the seat has chosen one that the viewer
// does not see yet, it says so.
func (b *Table) characterName(seat engine.Seat) string {
	if w := &b.Board.Of[seat]; w.Char < 0 && w.Picked {
		return i18n.T("character chosen")
	}
	return charName(b.Board.Of[seat].Char)
}

// paintAbility writes the ability of a seat's character into r, in the colour ink: the full text if
// it fits in readable letters, otherwise the short form.
func (b *Table) paintAbility(p *paint.Canvas, r geom.Rect, seat engine.Seat, ink color.RGBA) {
	st := paint.Style{Face: paint.Italic, Size: 12.5, Color: ink, LineHeight: 1.06, Wrap: r.W}
	w := &b.Board.Of[seat]
	text := i18n.T(w.Char.Info().Text.Text)
	if !w.Awake {
		text = i18n.T("Asleep until 5 LP: %s", text)
	}
	if _, high := p.Measure(text, st); high > r.H {
		text, st.LineHeight = b.briefAbility(seat), 1
	}
	p.Fit(text, r, st)
}

// inUse reports whether a seat's item i has its effect now. It also returns true for items that the
// viewer has selected for the coming turn but not used yet.
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

// ownGoals returns the goals of a seat that the viewer may see, as indices among the character's
// goals, in ascending order.
func (b *Table) ownGoals(seat engine.Seat) (out []int) {
	w := &b.Board.Of[seat]
	for g := range rules.Goals {
		if w.Done>>g&1 != 0 || w.Goals>>g&1 != 0 {
			out = append(out, g)
		}
	}
	return out
}

// paintGoals paints a line with the progress for each goal of a seat that the viewer may see. m is
// the layout of the mat, the panel to which the lines belong.
func (b *Table) paintGoals(p *paint.Canvas, m *matPlaces, seat engine.Seat) {
	if b.Board.Of[seat].Char < 0 {
		return
	}
	for i, g := range b.ownGoals(seat) {
		if i < len(m.goals) {
			b.paintGoal(p, m.goals[i], seat, g)
		}
	}
}

// paintGoal paints the goal with index g among the character's goals into r, a line of the seat's
// mat.
func (b *Table) paintGoal(p *paint.Canvas, r geom.Rect, seat engine.Seat, g int) {
	ink, at := theme.Cream, geom.Point{X: r.X + 6, Y: r.Center().Y}
	stand := b.goalStand(seat, g)
	switch {
	case b.Board.Of[seat].Done>>g&1 != 0:
		ink = theme.RGB(0xA9C58A)
		p.Icon("check-mark", at, 12, ink)
	case b.goalMet(seat, g):
		ink = theme.BrassHi
		p.Icon("trophy", at, 13, ink)
	default:
		p.Disc(at, 2.6, theme.Brass, theme.Brass)
	}
	st := paint.Style{Face: paint.Body, Size: scaledLetters(p, 12.5), Color: ink}
	text := geom.R(r.X+15, r.Y, r.W-15, r.H)
	if b.goalMet(seat, g) {
		text.W -= coachDot
	}
	if stand != "" {
		of := st
		of.Face, of.Align = paint.Bold, paint.Right
		p.Label(stand, text, of)
		text.W -= p.LabelWidth(stand, text, of) + 6
	}
	full := strings.TrimSuffix(i18n.T(b.Board.Of[seat].Char.Info().Goals[g].Text), ".")
	if p.LabelWidth(full, text, st) > text.W {
		full = inShort(b.Board.Of[seat].Char.Info().Goals[g].Text)
	}
	p.Label(full, text, st)
}

// coachDot is the width, in design units, that a dot of the coach covers at the right end of a goal
// that can be completed.
const coachDot = 9

// scaledLetters returns size, a letter size for lines of fixed height, enlarged if the player has
// chosen larger letters. It grows by at most 10 %, so that the lines still fit.
func scaledLetters(p *paint.Canvas, size float64) float64 {
	return size * min(max(p.View.Letters(), 1), 1.1)
}

// goalMet reports whether a seat could complete now the goal with index g among its character's
// goals. It returns false for goals that the viewer may not see.
func (b *Table) goalMet(seat engine.Seat, g int) bool {
	return b.Settled != nil && b.RevealedSeats.Has(seat) && b.Board.Of[seat].Goals>>g&1 != 0 &&
		b.Settled.GoalMet(seat, g)
}

// paintMatFigures paints the numbers of a seat into r, a part of its mat: money, gold, wounds,
// cards, cattle and tokens.
func (b *Table) paintMatFigures(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	w := &b.Board.Of[seat]
	gold, wounds, hold := 4, rules.MaxWounds, 0
	if b.Settled != nil && w.Space != rules.NoSpace {
		_, gold = b.Settled.Nuggets(seat)
		_, hold = b.Settled.HandSize(seat)
	}
	rows := []figure{
		{icon: "money-stack", value: dollars(b.DisplayedValue(seat, w.Money)), tone: bankGreen},
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
		p.Icon(f.icon, geom.Point{X: c.X + 9, Y: c.Center().Y}, min(c.H*0.92, scaledLetters(p, 16)), f.tone)
		p.Label(f.value, geom.R(c.X+21, c.Y, c.W-21, c.H),
			paint.Style{Face: paint.Bold, Size: min(13.5, c.H*0.66), Color: theme.Cream})
	}
	x, size := last.X+8, min(last.H*0.86, 17)
	sign := func(icon string, n int) {
		p.Icon(icon, geom.Point{X: x, Y: last.Center().Y}, size, theme.BrassHi)
		if n > 1 {
			pieces.DrawNumber(p, geom.R(x+size*0.4, last.Y, 14, last.H), n,
				paint.Style{Face: paint.Bold, Size: 12, Color: theme.Cream, Align: paint.Center})
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
