package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// AmountPicker is a control that chooses an amount of money from Low to High. It is drawn as a coin
// with the amount, buttons that change it by one and by five, and a slider if there is room.
type AmountPicker struct {
	Value, Low, High int
	Set              func(int)
	Name             string // name of the amount that is chosen, for instance "The bid"
	Drag             string // tooltip of the slider
	Tip              string // tooltip of the coin with the amount
	TooLow, TooHigh  string // reasons shown when the player tries to go below Low or above High
	// whether to leave room beside the slider for another control, see [AmountPicker.BesideSlider]
	Beside bool
}

// slider returns the rectangle of the slider, and the free rectangle beside it, which is empty
// unless m.Beside is set. ok is false if there is no slider, because there is no room or only one
// possible amount.
func (m AmountPicker) slider(a *Decision) (slide, beside geom.Rect, ok bool) {
	line, _ := a.Area.CutBottom(77)
	line.H = 29
	slide = line
	if m.Beside {
		beside, slide = line.CutRight(line.W * 0.38)
		slide.W -= 12
	}
	return slide, beside, line.Y >= a.Area.Y-2 && m.High > m.Low
}

// BesideSlider returns the free rectangle beside the slider, for another control that uses the
// amount. It returns false if there is no slider.
func (m AmountPicker) BesideSlider(a *Decision) (geom.Rect, bool) {
	m.Beside = true
	_, r, ok := m.slider(a)
	return r, ok
}

// Nodes appends the nodes of the picker (coin, buttons and slider) to dst.
func (m AmountPicker) Nodes(a *Decision, dst []ui.Node) []ui.Node {
	set := func(n int) func() {
		return func() { m.Set(min(max(n, m.Low), m.High)); a.Rebuild() }
	}
	row, _ := a.Area.CutBottom(44)
	step := func(id, sign, label string, r geom.Rect, n int, keys ...ebiten.Key) ui.Node {
		x := ui.Button(id, r, pieces.Button{Label: sign, Material: pieces.PaperTag, Size: 17}, set(n), keys...)
		x.Label = label
		if n < m.Low && m.Value == m.Low {
			x.DisabledReason = m.TooLow
		}
		if n > m.High && m.Value == m.High {
			x.DisabledReason = m.TooHigh
		}
		return x
	}
	coin := row.Row(1, 5, 8)
	coin.W = row.Row(2, 5, 8).Right() - coin.X
	dst = append(dst,
		step("less", "−1", i18n.T("1 less"), row.Row(0, 5, 8), m.Value-1, ebiten.KeyMinus,
			ebiten.KeyNumpadSubtract),
		ui.Node{
			ID: "coin", Label: i18n.T("%s: %d", m.Name, m.Value), Rect: coin, Role: "text", SkipFocus: true, Tip: m.Tip,
			Wheel: func(n int) { set(m.Value + n)() },
			Draw: func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
				pieces.CoinWithNumber(p, n.Rect.Center(), 25, m.Value)
			},
		},
		step("more", "+1", i18n.T("1 more"), row.Row(3, 5, 8), m.Value+1, ebiten.KeyEqual, ebiten.KeyNumpadAdd),
		step("much-more", "+5", i18n.T("5 more"), row.Row(4, 5, 8), m.Value+5))
	if slide, _, ok := m.slider(a); ok {
		bar := ui.Slider("bid-slider", m.Name, m.Drag, slide, float64(m.Value-m.Low)/float64(m.High-m.Low),
			func(v float64) { set(m.Low + int(v*float64(m.High-m.Low)+0.5))() })
		bar.Wheel = func(n int) { set(m.Value + n)() }
		dst = append(dst, bar)
	}
	return dst
}
