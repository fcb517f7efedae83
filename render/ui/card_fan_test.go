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

// TestFanLayout checks for random layouts that all cards have the same size, are inside the room,
// are ordered from left to right, and have a visible part that can be pressed.
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

// hand returns a fan of five slots whose third card is missing, and the test screen that shows it.
// Pressed slots are appended to the returned list.
func hand(drop func(slot int, at geom.Point) bool) (*Fan, *Root, *[]int) {
	f := &Fan{FanLayout: FanLayout{Room: geom.R(100, 400, 320, 180), Slots: 5, Ratio: 0.71, Bend: 0.2}, Drop: drop}
	pressed := &[]int{}
	var cards []FanCard
	for _, slot := range []int{0, 1, 3, 4} {
		cards = append(cards, FanCard{
			Node: Node{ID: string(rune('a' + slot)), Press: func() { *pressed = append(*pressed, slot) }}, Slot: slot,
			Face: func(*paint.Canvas, float64) *ebiten.Image { return nil },
		})
	}
	r := &Root{}
	r.Set(NewLayout(1280, 720), f.Nodes(nil, cards))
	return f, r, pressed
}

// TestFanPress checks that cards can be pressed at their visible part, by pointer and by keys.
func TestFanPress(t *testing.T) {
	f, r, pressed := hand(nil)
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

// TestFanDrag checks that a dragged card follows the pointer, is dropped where Drop accepts it, and
// otherwise moves back.
func TestFanDrag(t *testing.T) {
	table := geom.R(500, 100, 200, 200)
	var dropped []int
	f, r, pressed := hand(func(slot int, at geom.Point) bool {
		if table.Has(at) {
			dropped = append(dropped, slot)
		}
		return table.Has(at)
	})
	drag := func(slot int, to geom.Point) {
		hit := f.Hit(slot)
		at := geom.Point{X: hit.X + 4, Y: hit.Center().Y}
		r.Update(&Input{X: at.X, Y: at.Y, Inside: true, Down: true, Pressed: true}, 16)
		for i := range 5 {
			p := at.Lerp(to, float64(i+1)/5)
			r.Update(&Input{X: p.X, Y: p.Y, Inside: true, Down: true}, 16)
		}
		r.Update(&Input{X: to.X, Y: to.Y, Inside: true, Release: true}, 16)
	}
	hit := f.Hit(0)
	click(r, hit.X+4, hit.Center().Y)
	if !slices.Equal(*pressed, []int{0}) {
		t.Errorf("a click on a draggable card pressed the slots %v, want [0]", *pressed)
	}
	*pressed = nil
	drag(3, geom.Point{X: 600, Y: 200})
	if !slices.Equal(dropped, []int{3}) || len(*pressed) != 0 || f.returning.on {
		t.Errorf("after a drag to the table: dropped %v, pressed %v, moving back %v; want [3], none, false", dropped,
			*pressed, f.returning.on)
	}
	drag(1, geom.Point{X: 600, Y: 340})
	if len(dropped) != 1 || !f.returning.on {
		t.Fatal("a card whose drop is not accepted does not move back")
	}
	for range 20 {
		r.Update(&Input{}, 16)
	}
	if f.returning.on {
		t.Error("after 20 ticks the card is still moving back")
	}
}
