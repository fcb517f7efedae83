package drive

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/scenes/probe"
)

// Tick steps the program by n ticks (60 are a second of its time). It draws no frame: software stands in for a graphics
// card here, and a frame takes it longer than hundreds of ticks. Frame and Shot draw one. Every tick runs all painters dry, however:
// see stage.Director.PaintTicks.
func (a *App) Tick(n int) {
	a.t.Helper()
	if a.Ended() {
		return
	}
	onHost(func() {
		a.session.AdvanceTicks(n)
		a.session.WaitTicks()
	})
	a.check()
}

// draw lets the program draw a frame, and reads it back into pixels unless that is nil.
func (a *App) draw(pixels []byte) {
	a.t.Helper()
	if a.Ended() {
		return
	}
	onHost(func() {
		a.session.AdvanceFrame()
		if a.session.WaitFrame() && a.session.CompositeFrame() && pixels != nil {
			a.screen.ReadPixels(pixels)
		}
	})
	a.check()
}

// Frame lets the program draw a frame and returns it, in pixels of the screen, with all pictures finished.
func (a *App) Frame() *image.RGBA {
	a.t.Helper()
	Look(a.t)
	a.Finish()
	frame := image.NewRGBA(a.screen.Bounds())
	a.draw(frame.Pix)
	return frame
}

// Finish has all pictures painted that are on the screen, a slice in each tick.
func (a *App) Finish() {
	a.t.Helper()
	a.draw(nil)
	deadline := time.Now().Add(patience)
	for a.Tick(1); a.Snapshot().Painting && time.Now().Before(deadline); a.Tick(1) {
		a.draw(nil)
	}
}

// Shot writes a frame as PNG. A relative name is in the folder that the environment variable GULCH_SHOTS names; without
// it nobody looks, and the frame is drawn but not written.
func (a *App) Shot(name string) {
	a.t.Helper()
	if !filepath.IsAbs(name) {
		folder := os.Getenv("GULCH_SHOTS")
		if folder == "" {
			a.draw(nil)
			return
		}
		name = filepath.Join(folder, name)
	}
	if err := writePNG(name, a.Frame()); err != nil {
		a.t.Fatalf("drive: %v", err)
	}
}

// WriteShot writes a picture as PNG into the folder that GULCH_SHOTS names; without it nobody looks, and nothing is written.
func WriteShot(m image.Image, name string) error {
	folder := os.Getenv("GULCH_SHOTS")
	if folder == "" {
		return nil
	}
	return writePNG(filepath.Join(folder, name), m)
}

func writePNG(name string, frame image.Image) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(png.Encode(file, frame), file.Close())
}

// Resize changes the size of the window, in device-independent pixels.
func (a *App) Resize(width, height int) {
	a.t.Helper()
	if err := a.size(width, height); err != nil {
		a.t.Fatalf("drive: %v", err)
	}
	a.Tick(2)
	a.draw(nil) // with the frame the program learns where on the new screen the pointer is
}

func (a *App) size(width, height int) (err error) {
	onHost(func() {
		if a.screen != nil {
			a.screen.Deallocate()
		}
		scale := ebiten.Monitor().DeviceScaleFactor()
		a.screen = ebiten.NewImage(int(float64(width)*scale), int(float64(height)*scale))
		err = a.session.SetOutsideScreen(a.screen)
	})
	return err
}

// Snapshot returns what the program has published last. It is the zero value if the program has not published yet.
func (a *App) Snapshot() probe.Snapshot {
	a.t.Helper()
	now, err := probe.Read(a.publish)
	if err != nil {
		a.t.Fatalf("drive: the published snapshot cannot be read: %v", err)
	}
	return now
}

// WaitFor steps the program until its snapshot satisfies a condition, and returns that. It ends the test if that
// takes longer than two minutes of real time; what is waited for should read well in that message.
func (a *App) WaitFor(what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	a.t.Helper()
	deadline := time.Now().Add(patience)
	for round := 0; ; round++ {
		now := a.Snapshot()
		a.checkCrash(now)
		if holds(now) {
			return now
		}
		if a.Ended() || time.Now().After(deadline) {
			a.t.Fatalf("drive: waited in vain for %s in %q (busy %v); there are %s\n%s",
				what, now.Scene, now.Busy, names(now), a.Output())
		}
		a.Tick(6)
		time.Sleep(pause(round))
	}
}

// pause is how long a program that is waited for is left alone after so many rounds: a bot that thinks does so in real
// time, and fares better without a driver that takes a processor from it.
func pause(round int) time.Duration {
	const motion = 60 // rounds; no motion lasts longer
	if round < motion {
		return time.Millisecond
	}
	return 5 * time.Millisecond
}

// WaitScene waits until a scene is on top and nothing moves.
func (a *App) WaitScene(scene string) probe.Snapshot {
	a.t.Helper()
	return a.WaitFor("scene "+scene, func(s probe.Snapshot) bool { return s.Scene == scene && !s.Busy })
}

// names lists targets for a message.
func names(s probe.Snapshot) string {
	list := make([]string, 0, len(s.Targets))
	for _, t := range s.Targets {
		name := fmt.Sprintf("%q", t.ID)
		if !t.Enabled {
			name += " (disabled)"
		}
		list = append(list, name)
	}
	if len(list) == 0 {
		return "no targets"
	}
	return strings.Join(list, ", ")
}
