// Command demo is a small program for the tests of package drive: it shows a button, and publishes
// every kind of input that it receives.
package main

import (
	"errors"
	"fmt"
	"image/color"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"gulch/scenes/probe"
)

type demo struct {
	width, height int // size of the window in device-independent pixels
	scale         float64
	presses       int
	text          []rune
	wheel         float64
	touches       []string
	ids           []ebiten.TouchID
	enter         bool
}

// The button's rectangle, in device-independent pixels.
const left, top, wide, high = 40, 30, 120, 50

func (d *demo) inside(x, y int) bool {
	return x >= left && x < left+wide && y >= top && y < top+high
}

// units converts a position from pixels to device-independent pixels.
func (d *demo) units(x, y int) (int, int) {
	return int(float64(x) / d.scale), int(float64(y) / d.scale)
}

func (d *demo) Update() error {
	switch {
	case inpututil.IsKeyJustPressed(ebiten.KeyQ) && ebiten.IsKeyPressed(ebiten.KeyControl):
		return ebiten.Termination
	case inpututil.IsKeyJustPressed(ebiten.KeyF1):
		time.AfterFunc(300*time.Millisecond, func() {}) // a page must survive a timer of a program that has ended
		return errors.New("F1 was pressed")
	case inpututil.IsKeyJustPressed(ebiten.KeyEnter):
		d.enter = !d.enter
	}
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) && d.inside(d.units(ebiten.CursorPosition())) {
		d.presses++
	}
	d.text = ebiten.AppendInputChars(d.text)
	_, dy := ebiten.Wheel()
	d.wheel += dy
	d.ids = inpututil.AppendJustPressedTouchIDs(d.ids[:0])
	for _, id := range d.ids {
		x, y := d.units(ebiten.TouchPosition(id))
		d.touches = append(d.touches, fmt.Sprintf("%d,%d", x, y))
		if d.inside(x, y) {
			d.presses++
		}
	}
	d.publish()
	return nil
}

func (d *demo) publish() {
	if !probe.Enabled() {
		return
	}
	x, y := d.units(ebiten.CursorPosition())
	probe.Publish(probe.Snapshot{
		Scene: "demo",
		Targets: []probe.Target{
			{ID: "count", Label: "Count", Role: "button", X: left, Y: top, W: wide, H: high, Enabled: true},
			{ID: "off", Label: "Off", Role: "button", X: left, Y: top + 100, W: wide, H: high},
		},
		State: map[string]any{
			"presses": d.presses, "text": string(d.text), "wheel": d.wheel, "touches": d.touches, "enter": d.enter,
			"cursor": fmt.Sprintf("%d,%d", x, y), "size": fmt.Sprintf("%dx%d", d.width, d.height),
		},
	})
}

func (d *demo) Draw(screen *ebiten.Image) {
	screen.Fill(color.RGBA{0x10, 0x29, 0x1F, 0xFF})
	button := ebiten.NewImage(int(wide*d.scale), int(high*d.scale))
	button.Fill(color.RGBA{0xD9, 0xA4, uint8(0x41 + d.presses), 0xFF})
	var at ebiten.DrawImageOptions
	at.GeoM.Translate(left*d.scale, top*d.scale)
	screen.DrawImage(button, &at)
	button.Deallocate()
	probe.Drawn()
}

// Layout returns the size of the window in physical pixels, so that the demo draws at full
// resolution.
func (d *demo) Layout(width, height int) (int, int) {
	d.width, d.height, d.scale = width, height, ebiten.Monitor().DeviceScaleFactor()
	return int(float64(width) * d.scale), int(float64(height) * d.scale)
}

func main() {
	// The file shows the test which folder the program used as its home.
	if data := os.Getenv("XDG_DATA_HOME"); data != "" {
		if err := os.MkdirAll(data, 0o755); err == nil {
			_ = os.WriteFile(filepath.Join(data, "demo.txt"), []byte("here\n"), 0o644)
		}
	}
	if err := ebiten.RunGameWithOptions(&demo{}, &ebiten.RunGameOptions{VMGuestEndpoint: probe.Host()}); err != nil {
		fmt.Fprintln(os.Stderr, "demo:", err)
		os.Exit(1)
	}
}
