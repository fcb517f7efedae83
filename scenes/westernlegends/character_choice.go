package westernlegends

import (
	"strings"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/scenes/table"
)

// posters returns the close-up for choosing a character. The characters are drawn as wanted
// posters.
func (b *Table) posters(a *table.Decision) closeUp {
	c := closeUp{id: "posters", title: i18n.T("Choose your character"), seat: a.Seat, h: b.Area.H * 0.86, wide: 0.92}
	for _, m := range a.Legal {
		ch := rules.CharOf(m)
		c.choice = append(c.choice, option{move: m, label: charName(ch), text: b.charTip(ch),
			draw: func(p *paint.Canvas, r geom.Rect) { b.drawPoster(p, r, a.Seat, ch) }})
	}
	return c
}

// drawPoster draws character ch into r as a wanted poster for a seat: portrait, difficulty,
// starting spaces and possessions, ability and goals.
func (b *Table) drawPoster(p *paint.Canvas, r geom.Rect, seat engine.Seat, ch rules.Char) {
	in := ch.Info()
	head, body := r.CutTop(min(r.H*0.36, r.W*0.38))
	face, side := head.CutLeft(head.H)
	easy, face := face.CutBottom(easeSize + 2)
	pieces.Portrait(p, face.Center(), face.H*0.96, int(seat), ch.String(), 0)
	side = side.Pad(6, 0)
	name, facts := side.CutTop(28)
	marks, _ := b.difficulty(ch)
	easy = geom.Around(easy.Center(), easeSize*float64(len(winShares)), easeSize)
	for i := range len(winShares) {
		tone := theme.Oxblood
		if i >= marks {
			tone = theme.Alpha(theme.SoftInk, 0.25)
		}
		p.Icon("horseshoe", geom.Point{X: easy.X + (float64(i)+0.5)*easeSize, Y: easy.Center().Y}, easeSize*0.9, tone)
	}
	p.Label(charName(ch), name, paint.Style{Face: paint.Display, Size: 20, Color: theme.Umber})
	ease, facts := facts.CutTop(facts.H * (0.3 + 0.16*(max(p.View.Letters(), 1)-1)))
	st := paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, LineHeight: 1.16}
	bold := st
	bold.Face, bold.Color = paint.Bold, theme.Oxblood
	p.Fit(b.difficultyText(ch), ease, bold)
	p.Fit(b.startText(ch), facts.Pad(0, 3), st)
	power, goals := body.CutTop(body.H * 0.4)
	p.Fit(i18n.T("Ability from 5 LP on: %s", i18n.T(in.Text.Text)), power.Pad(0, 5),
		paint.Style{Face: paint.Italic, Size: 14, Color: theme.Umber, LineHeight: 1.16})
	if b.Settled == nil || !b.Settled.Goals() {
		return
	}
	p.Rule(goals.X, goals.Y, goals.W)
	head, goals = goals.Pad(0, 4).CutTop(20 * p.View.Letters())
	p.Label(i18n.T("Goals: you get 3 of these 4 by chance"), head,
		paint.Style{Face: paint.Bold, Size: 12.5, Color: theme.Umber})
	for i, g := range in.Goals {
		row := goals.Column(i, 4, 0)
		p.Disc(geom.Point{X: row.X + 5, Y: row.Center().Y}, 2.6, theme.Oxblood, theme.Oxblood)
		st := paint.Style{Face: paint.Body, Size: 12.5, Color: theme.Ink}
		line, text := geom.R(row.X+13, row.Y, row.W-13, row.H), i18n.T(g.Text)
		if p.LabelWidth(text, line, st) > line.W {
			text = inShort(g.Text)
		}
		p.Label(text, line, st)
	}
}

// easeSize is the size in design units of the horseshoes on a wanted poster. Their number shows how
// easy the character is to play.
const easeSize = 15

// startText returns a text about the spaces, on one of which character c starts, and about the
// character's starting possessions.
func (b *Table) startText(c rules.Char) string {
	var names []string
	for _, x := range c.Info().Start {
		names = append(names, spaceName(x))
	}
	last := len(names) - 1
	where := names[last]
	if last > 0 {
		where = i18n.T("%s or %s", strings.Join(names[:last], ", "), where)
	}
	if gain := b.gainList(c); gain != "" {
		return i18n.T("Starts at %s with %s.", where, gain)
	}
	return i18n.T("Starts at %s.", where)
}
