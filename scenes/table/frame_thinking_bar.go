package table

import (
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// drawThinking draws the progress bar of a bot's search.
func (t *Table) drawThinking(p *paint.Canvas) {
	done, thinks := t.session.Bots.Progress()
	if !thinks || t.timeline.Busy() || t.session.WaitsForPerson() || t.present.botWait.question.Silent {
		return
	}
	r := t.frame.decision.Pad(4, 0)
	bar := geom.R(r.X, r.Y+38, r.W, 8)
	p.Rect(bar, 4, theme.Alpha(theme.SoftInk, 0.35))
	p.Gradient(geom.R(bar.X, bar.Y, max(bar.W*done, 8), bar.H), 4, theme.BrassHi, theme.BrassLo)
}
