package ui

import (
	"gulch/render/geom"
	"gulch/render/pieces"
)

// buttonGrid returns a screen with a grid of buttons that count their presses.
func buttonGrid(counts map[string]int, ids ...string) *Root {
	r := &Root{}
	var nodes []Node
	for i, id := range ids {
		at := geom.R(100+float64(i%3)*200, 100+float64(i/3)*100, 120, 40)
		nodes = append(nodes, Button(id, at, pieces.Button{Label: id}, func() { counts[id]++ }))
	}
	r.Set(NewLayout(1280, 720), nodes)
	return r
}

func click(r *Root, x, y float64) {
	r.Update(&Input{X: x, Y: y, Inside: true, Down: true, Pressed: true}, 16)
	r.Update(&Input{X: x, Y: y, Inside: true, Release: true}, 16)
}

// tap taps the screen at a point in pixels.
func tap(r *Root, x, y float64) {
	r.Update(&Input{X: x, Y: y, Inside: true, Touch: true, Down: true, Pressed: true}, 16)
	r.Update(&Input{X: x, Y: y, Inside: true, Touch: true, Release: true}, 16)
}

// wait lets ms milliseconds pass with the pointer at (x, y).
func wait(r *Root, x, y, ms float64) {
	for ; ms > 0; ms -= 16 {
		r.Update(&Input{X: x, Y: y, Inside: true}, 16)
	}
}
