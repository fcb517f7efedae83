package gallery

import (
	"fmt"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
)

// faces are the icons shown on tokens and coins.
var faces = []string{"horse-head", "card-ace-spades", "rose", "compass", "teapot", "raven"}

// Common returns pieces for everything that all games share: controls in each of their states,
// tokens, coins, dice and plaques.
func Common() []Piece {
	var out []Piece
	add := func(group, name string, w, h float64, draw func(p *paint.Canvas, r geom.Rect)) {
		out = append(out, Piece{group, name, w, h, draw})
	}
	for _, c := range controls() {
		for _, s := range states {
			add(c.name, s.name, c.w, c.h, func(p *paint.Canvas, r geom.Rect) { c.draw(p, r, s) })
		}
	}
	for seat, look := range theme.Seats {
		add("Tokens of the seats", look.Name, 64, 64, func(p *paint.Canvas, r geom.Rect) {
			pieces.Token(p, r.Center(), 56, seat, faces[seat])
		})
		add("Tokens of the seats", "small", 40, 64, func(p *paint.Canvas, r geom.Rect) {
			pieces.Token(p, r.Center(), 27, seat, faces[seat])
		})
	}
	for _, r := range []float64{8, 12, 18, 26} {
		add("Coins", fmt.Sprint(r), 60, 60,
			func(p *paint.Canvas, at geom.Rect) { pieces.CoinWithNumber(p, at.Center(), r, 12) })
		add("Coins", "in the air", 60, 60, func(p *paint.Canvas, at geom.Rect) {
			pieces.CoinShadow(p, at.Center(), r, 1)
			pieces.FlippingCoin(p, at.Center(), r, 1)
		})
	}
	out = append(out, dice()...)
	out = append(out, wood()...)
	return out
}

// state is an interaction state in which a control is shown, such as hovered or disabled.
type state struct {
	name         string
	feel         ui.NodeState
	chosen, dead bool
}

var states = []state{
	{name: "at rest", feel: ui.NodeState{Pulse: 0.75}}, {name: "hovered", feel: ui.NodeState{Hover: 1, Pulse: 0.75}},
	{name: "pressed", feel: ui.NodeState{Hover: 1, Press: 1, Pulse: 0.75}},
	{name: "in focus", feel: ui.NodeState{Focus: 1, Pulse: 0.75}},
	{name: "chosen", feel: ui.NodeState{Pulse: 0.75}, chosen: true}, {name: "not now", feel: ui.NodeState{Pulse: 0.75},
		dead: true},
	{name: "refused", feel: ui.NodeState{Hover: 1, Shake: 4, Pulse: 0.75}},
}

// control is a kind of control that is shown in every state.
type control struct {
	name string
	w, h float64
	draw func(p *paint.Canvas, r geom.Rect, s state)
}

func controls() []control {
	var out []control
	button := func(name string, w float64, look pieces.Button) {
		out = append(out, control{name, w, 44, func(p *paint.Canvas, r geom.Rect, s state) {
			look := look
			look.Chosen, look.Dim = s.chosen, s.dead
			drawState(p, ui.Button("x", r, look, func() {}), s)
		}})
	}
	button("Brass button", 150, pieces.Button{Label: "Bid 7", Icon: "check-mark", Material: pieces.Brass})
	button("Leather button", 150, pieces.Button{Label: "Undo", Icon: "anticlockwise-rotation"})
	button("Paper button", 150, pieces.Button{Label: "+5", Material: pieces.PaperTag})
	out = append(out,
		control{"Disc", 56, 44, func(p *paint.Canvas, r geom.Rect, s state) {
			drawState(p, ui.Disc("x", "Options", "", "cog", geom.Around(r.Center(), 36, 36), func() {}), s)
		}},
		control{"Box to tick", 150, 32, func(p *paint.Canvas, r geom.Rect, s state) {
			paintPaper(p, r)
			drawState(p, ui.Toggle("x", "Reduced motion", "", r, s.chosen, func() {}), s)
		}},
		control{"Slider", 150, 32, func(p *paint.Canvas, r geom.Rect, s state) {
			paintPaper(p, r)
			drawState(p, ui.Slider("x", "Music", "", r, 0.6, func(float64) {}), s)
		}},
		control{"Segments", 200, 34, func(p *paint.Canvas, r geom.Rect, s state) {
			paintPaper(p, r)
			why := ""
			if s.dead {
				why = "not now"
			}
			all := []ui.Choice{{ID: "a", Label: "Slow"}, {ID: "b", Label: "Normal"}, {ID: "c", Label: "Brisk"}}
			for _, n := range ui.Segments("x", r, all, "b", why, func(string) {}) {
				drawState(p, n, s)
			}
		}},
		control{"Line of text", 180, 38, func(p *paint.Canvas, r geom.Rect, s state) {
			paintPaper(p, r)
			var typist ui.TextEditor
			text := "Ada"
			if s.dead {
				text = ""
			}
			drawState(p, ui.Field(&typist, "x", "Name", "", r, text, "Your name"), s)
		}},
	)
	return out
}

// drawState draws a node in an interaction state.
func drawState(p *paint.Canvas, n ui.Node, s state) {
	if n.Draw != nil {
		n.Draw(p, &n, s.feel)
	}
	if s.feel.Focus > 0 {
		ui.DrawFocusRing(p, n.Rect)
	}
}

// paintPaper paints a sheet of paper as the background of r.
func paintPaper(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r.Inset(-8), 5, 4)
	p.Sheet(r.Inset(-10), paint.Paper{Tint: theme.Parchment, Radius: 5, Wear: 1.2, Seed: 3})
}

func dice() []Piece {
	var out []Piece
	for _, look := range []pieces.DieLook{pieces.Ivory, pieces.RedDie} {
		for n := 1; n <= 6; n++ {
			out = append(out, Piece{"Dice at rest", fmt.Sprint(n), 92, 92, func(p *paint.Canvas, r geom.Rect) {
				pieces.Die(p, r.Center(), 96, n, 0.4-0.13*float64(n), look)
			}})
		}
	}
	for i := range 8 {
		t := float64(i) / 7
		out = append(out, Piece{"A die is thrown", fmt.Sprintf("%.0f %%", 100*t), 170, 150,
			func(p *paint.Canvas, r geom.Rect) {
				to := geom.Point{X: r.Right() - 40, Y: r.Bottom() - 40}
				pieces.Throw{From: to.Add(-110, -20), To: to, Size: 80, Value: 5, Yaw: 0.4, Look: pieces.Ivory}.Draw(p,
					t)
			}})
	}
	return out
}

// wood returns pieces for everything made of wood: plaques, panels and the gavel.
func wood() []Piece {
	out := []Piece{
		{"Wood and paper", "plaque", 320, 48, pieces.Plaque},
		{"Wood and paper", "sheet", 200, 120, func(p *paint.Canvas, r geom.Rect) { pieces.Panel(p, r, 5) }},
		{"Wood and paper", "nail", 40, 40, func(p *paint.Canvas, r geom.Rect) { pieces.Nail(p, r.Center(), 8) }},
	}
	for _, t := range []float64{0, 0.15, 0.26, 0.4, 1} {
		out = append(out, Piece{"Wood and paper", fmt.Sprintf("gavel, %.0f %%", 100*t), 120, 120,
			func(p *paint.Canvas, r geom.Rect) {
				pieces.Gavel(p, r.Center(), 92, t)
			}})
	}
	return out
}
