//go:build !js

package main

import (
	"image"
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
)

func TestMain(m *testing.M) { drive.Main(m) }

// shown reports whether a frame has more than one color, so that something has been drawn.
func shown(frame *image.RGBA) bool {
	first := frame.RGBAAt(0, 0)
	for y := frame.Rect.Min.Y; y < frame.Rect.Max.Y; y += 7 {
		for x := frame.Rect.Min.X; x < frame.Rect.Max.X; x += 7 {
			if frame.RGBAAt(x, y) != first {
				return true
			}
		}
	}
	return false
}

func TestWindowOfAnySizeShowsTheTitle(t *testing.T) {
	if !drive.NeedPixels(t, drive.Ordinary, drive.Dense) {
		return
	}
	app := drive.Start(t, drive.Options{})
	scale := app.Frame().Bounds().Dx() / 1280
	app.WaitFor("the title", func(s probe.Snapshot) bool { return s.Scene != "" && !s.Busy && len(s.Targets) > 0 })
	// as many pixels for every scale, and fewer than a large display has, because software
	// rendering is slow
	width := testscale.Of(2560, 3840)
	large := image.Pt(width, width*9/16).Div(scale)
	sizes := []image.Point{{1280, 720}, {1024, 640}, large, {820, 1180}, {640, 400}, {64, 48}, {1, 1}}
	if scale > 1 && !testscale.Long() { // four times as many pixels, and the same layouts
		sizes = []image.Point{{1280, 720}, {640, 400}, {64, 48}, {1, 1}}
	}
	for _, size := range sizes {
		app.Resize(size.X, size.Y)
		frame := app.Frame()
		if want := (image.Rectangle{Max: size.Mul(scale)}); frame.Bounds() != want {
			t.Errorf("the frame is %v; want %v", frame.Bounds(), want)
		}
		if size.X >= 64 && !shown(frame) {
			t.Errorf("the window of %v has a single color", size)
		}
	}
	app.Resize(1280, 720)
	app.WaitFor("the title again", func(s probe.Snapshot) bool { return len(s.Targets) > 0 })
}

func TestTargetsLieInTheWindow(t *testing.T) {
	for _, size := range []image.Point{{1280, 720}, {1024, 640}, {820, 1180}} {
		app := drive.Start(t, drive.Options{Width: size.X, Height: size.Y})
		now := app.WaitFor("targets", func(s probe.Snapshot) bool { return !s.Busy && len(s.Targets) > 0 })
		seen := map[string]bool{}
		for _, target := range now.Targets {
			x, y := target.Center()
			if x < 0 || y < 0 || x > float64(size.X) || y > float64(size.Y) {
				t.Errorf("%v: %q lies outside the window at %v, %v", size, target.ID, x, y)
			}
			if target.Label == "" || seen[target.ID] {
				t.Errorf("%v: %q has no label, or is there twice", size, target.ID)
			}
			seen[target.ID] = true
		}
	}
}
