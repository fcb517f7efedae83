package westernlegends

import (
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
)

// paintStory paints the story card in slot 0 or 1: its task, the reward of each disc, and the discs
// on its right side.
func (b *Table) paintStory(p *paint.Canvas, slot int) {
	r, t := b.at.stories[slot], &b.Board.Stories[slot]
	p.DropShadow(r, 2, 4)
	p.Rect(r.Inset(-0.6), 2.4, theme.RGB(0x6B6356))
	p.Gradient(r, 2, theme.RGB(0xF2EEE2), theme.RGB(0xD6CFBD))
	p.Disc(geom.Point{X: r.Center().X, Y: r.Y - 1}, 4, theme.RGB(0xC8452F), theme.RGB(0x7A1E18))
	if t.Story < 0 {
		p.Label(i18n.T("No more stories"), r,
			paint.Style{Face: paint.Italic, Size: 13, Color: theme.SoftInk, Align: paint.Center})
		return
	}
	in := r.Pad(7, 3)
	st := rules.DescribeStory(t.Story)
	title, body := in.CutTop(min(18, r.H*0.21))
	head := paint.Style{Face: paint.Display, Size: 14.5, Color: theme.Umber, Align: paint.Center, Clip: true}
	p.Label(i18n.T(st.Name), title, p.FitLine(i18n.T(st.Name), title.W, head, 12))
	p.Rule(body.X+6, body.Y+0.5, body.W-12)
	_, body = body.CutTop(3)
	body.W -= discRoom
	if body.H > 100 {
		pic, rest := body.CutTop(min(body.H*0.4, body.W*0.42))
		pieces.Motif{Name: "westernlegends.story." + st.ID}.Cover(p, pic)
		_, body = rest.CutTop(3)
	}
	b.paintStoryLines(p, st, body)
	b.paintDiscs(p, slot)
}

// paintStoryLines writes the lines of story st into body, a part of its card: its task, the reward
// of each disc, and the reward of the last one. A line that is too wide takes its shorter form.
func (b *Table) paintStoryLines(p *paint.Canvas, st rules.StoryInfo, body geom.Rect) {
	lines := []struct {
		text, short string
		face        paint.Face
	}{
		{inShort(st.Trigger), "", paint.Bold},
		{i18n.T("Each disc: %s", inShort(st.Reward)), i18n.T("Each: %s", inShort(st.Reward)), paint.Body},
		{i18n.T("Last: %s", inShort(st.Finish)), "", paint.Italic},
	}
	for i, l := range lines {
		row := body.Column(i, len(lines), 0)
		look := paint.Style{Face: l.face, Size: scaledLetters(p, 12.5), Color: theme.Ink}
		if l.short != "" && row.H > leastStoryLine && p.LabelWidth(l.text, row, look) > row.W {
			l.text = l.short
		}
		p.Label(l.text, row, look)
	}
}

// leastStoryLine is the minimum height of a line of a story card, in design units, at which a long
// line takes its shorter form. In lower lines, on phones, the letters shrink instead.
const leastStoryLine = 15

// discRoom is the width in design units of the column with the discs on a story card.
const discRoom = 21

// paintDiscs paints the discs on the story card in slot 0 or 1, and the places for the discs still
// missing.
func (b *Table) paintDiscs(p *paint.Canvas, slot int) {
	for i := range max(b.discsNeeded(), b.Board.Stories[slot].Discs) {
		at, size := b.discAt(slot, i)
		if i < b.Board.Stories[slot].Discs {
			if !b.Carried(discKey{slot, i}) {
				b.Token(p, b.Board.Stories[slot].Disc[i], at, size)
			}
			continue
		}
		p.Disc(at, size*0.46, theme.Alpha(theme.SoftInk, 0.5), theme.Alpha(theme.SoftInk, 0.5))
		p.Disc(at, size*0.46-1.3, theme.RGB(0xE6E0D0), theme.RGB(0xDCD5C3))
	}
}

// discKey identifies the i-th disc on a story card in animations.
type discKey struct{ slot, i int }

// discsNeeded returns how many discs complete a story card in this game.
func (b *Table) discsNeeded() int {
	if b.Settled == nil {
		return 2
	}
	return b.Settled.Discs()
}

// discAt returns the centre and the size of the i-th disc on the story card in slot 0 or 1.
func (b *Table) discAt(slot, i int) (geom.Point, float64) {
	_, body := b.at.stories[slot].Pad(5, 4).CutTop(20)
	n := max(b.discsNeeded(), i+1)
	step := min(body.H/float64(n), 22)
	return geom.Point{X: body.Right() - 9, Y: body.Y + body.H/2 + (float64(i)-float64(n-1)/2)*step}, min(step*0.94, 18)
}
