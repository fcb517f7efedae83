package ui

import (
	"math"
	"slices"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"
)

// corners returns the corners of a rectangle rotated about its centre.
func corners(r geom.Rect, angle float64) []geom.Point {
	sin, cos := math.Sincos(angle)
	var out []geom.Point
	for _, d := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y := d[0]*r.W/2, d[1]*r.H/2
		out = append(out, r.Center().Add(x*cos-y*sin, x*sin+y*cos))
	}
	return out
}

// TestFanLayout checks for random layouts that all cards have the same size, are inside the fan's
// rectangle and ordered from left to right. Each card must have a visible part that can be pressed.
func TestFanLayout(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := FanLayout{
			Room:  geom.R(30, 40, rapid.Float64Range(150, 900).Draw(t, "w"), rapid.Float64Range(60, 280).Draw(t, "h")),
			Ratio: 158.0 / 222,
			Slots: rapid.IntRange(1, 12).Draw(t, "slots"), Rows: rapid.IntRange(0, 2).Draw(t, "rows"),
			Bend: rapid.Float64Range(0, 0.5).Draw(t, "bend"),
		}
		first, _ := f.Slot(0)
		last := math.Inf(-1)
		for i := range f.Slots {
			r, angle := f.Slot(i)
			if math.Abs(r.W-first.W) > 1e-9 || r.W < 8 {
				t.Fatalf("card %d is %v wide, want %v like the first card, and at least 8", i, r.W, first.W)
			}
			for _, c := range corners(r, angle) {
				if !f.Room.Inset(-2).Has(c) {
					t.Fatalf("card %d is not inside the room %v: it has a corner at %v", i, f.Room, c)
				}
			}
			hit := f.Hit(i)
			if hit.W <= 0 || !hit.Within(r) {
				t.Fatalf("card %d at %v has the hit area %v, want a non-empty part of the card", i, r, hit)
			}
			if f.rows() == 1 {
				if hit.X < last-1e-9 {
					t.Fatalf("the hit area of card %d begins left of the end of the previous card's", i)
				}
				last = hit.Right()
				if !f.Overlaps() {
					last = hit.X
				}
			}
		}
	})
}

// hand returns a fan of five slots, in which slot 2 has no card, and a test screen with its nodes.
// The slots whose cards are pressed are appended to the returned list.
func hand() (*Fan, *Root, *[]int) {
	f := &Fan{FanLayout: FanLayout{Room: geom.R(100, 400, 320, 180), Slots: 5, Ratio: 0.71, Bend: 0.2}}
	face := ebiten.NewImage(8, 8)
	pressed := &[]int{}
	var cards []FanCard
	for _, slot := range []int{0, 1, 3, 4} {
		cards = append(cards, FanCard{
			Node: Node{ID: string(rune('a' + slot)), Press: func() { *pressed = append(*pressed, slot) }}, Slot: slot,
			Face: func(*paint.Canvas, float64) *ebiten.Image { return face },
		})
	}
	r := &Root{}
	r.Set(NewLayout(1280, 720), f.Nodes(nil, cards))
	return f, r, pressed
}

// TestFanPress checks that cards can be pressed at their visible part, by pointer and by keys.
func TestFanPress(t *testing.T) {
	f, r, pressed := hand()
	for _, slot := range []int{1, 4} {
		hit := f.Hit(slot)
		click(r, hit.X+4, hit.Center().Y)
	}
	r.Focus("a")
	r.focused = true
	r.Update(&Input{Dir: East}, 16)
	r.Update(&Input{Dir: East}, 16)
	r.Update(&Input{Accept: true}, 16)
	if !slices.Equal(*pressed, []int{1, 4, 3}) {
		t.Errorf("pressed the slots %v, want [1 4 3]", *pressed)
	}
}

// drawSum draws root onto a canvas that draws nothing and returns the checksum of the drawing.
func drawSum(t *testing.T, root *Root, kit *paint.Renderer) uint64 {
	t.Helper()
	var trace paint.Trace
	root.Draw(trace.Canvas(kit, 1280, 720, root.Layout.View))
	return trace.Sum()
}

// TestFanRaisesHoveredCard checks that the card under the pointer is raised and drawn above its
// neighbours, and that they move aside, the nearest ones most.
func TestFanRaisesHoveredCard(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	f, r, _ := hand()
	if !f.Overlaps() {
		t.Fatal("the cards of the hand do not overlap")
	}
	drawSum(t, r, kit)
	var atRest []geom.Rect
	for i := range f.cards {
		rect, _, raised := f.place(i)
		if atRest = append(atRest, rect); raised != 0 || f.onTop(i) || f.active() {
			t.Errorf("card %d is raised by %v before the pointer is on it, want 0", i, raised)
		}
	}
	hit := f.Hit(1)
	x, y := r.Layout.View.ToPixel(geom.Point{X: hit.X + 4, Y: hit.Center().Y})
	for range 30 {
		r.Update(&Input{X: x, Y: y, Inside: true}, 16)
	}
	drawSum(t, r, kit)
	var moved []float64
	for i, was := range atRest {
		rect, _, raised := f.place(i)
		if moved = append(moved, rect.Center().X-was.Center().X); (raised > 0.9) != (i == 1) || f.onTop(i) != (i == 1) {
			t.Errorf("card %d is raised by %v and on top: %v; want only card 1 raised", i, raised, f.onTop(i))
		}
	}
	if !(moved[0] < 0 && moved[2] > 0 && moved[3] > 0 && moved[2] > moved[3]) || !f.active() {
		t.Errorf("the cards have moved by %.1f, want card 0 to the left, 2 and 3 to the right, and 2 more than 3", moved)
	}
}

// TestFanShowsHint checks that a card that is proposed by a hint looks different from a playable
// one.
func TestFanShowsHint(t *testing.T) {
	kit, err := paint.NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	f, _, _ := hand()
	sum := func(change func(c *FanCard)) uint64 {
		c := f.cards[0]
		change(&c)
		var trace paint.Trace
		p := trace.Canvas(kit, 1280, 720, paint.View{Scale: 1})
		f.Paint(p, []FanCard{c})
		p.Flush()
		return trace.Sum()
	}
	plain, lit := sum(func(*FanCard) {}), sum(func(c *FanCard) { c.Lit = true })
	hint := sum(func(c *FanCard) { c.Lit, c.Hint = true, true })
	if plain == lit || hint == lit || hint == plain {
		t.Errorf("the checksums of a card, a playable one and a proposed one are %d, %d, %d; want three different ones",
			plain, lit, hint)
	}
}
