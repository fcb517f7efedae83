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

// Tick steps the program by n ticks of 1/60 second without drawing a frame. With the software
// renderer, a single frame takes longer than hundreds of ticks; Frame and Shot draw frames. Every
// tick still calls the drawing code of the scene on top, without output: see
// stage.SceneStack.PaintTicks.
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

// draw makes the program draw a frame. It copies the frame's pixels into pixels, unless that is
// nil.
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

// Frame makes the program draw a frame, with all textures rendered, and returns it. Its size is in
// physical pixels.
func (a *App) Frame() *image.RGBA {
	a.t.Helper()
	requirePixels(a.t)
	a.RenderTextures()
	frame := image.NewRGBA(a.screen.Bounds())
	a.draw(frame.Pix)
	return frame
}

// RenderTextures steps the program until all textures on the screen are rendered. This takes
// several ticks, because a tick renders textures for a limited time only.
func (a *App) RenderTextures() {
	a.t.Helper()
	a.draw(nil)
	deadline := time.Now().Add(timeout)
	for a.Tick(1); a.Snapshot().Painting && time.Now().Before(deadline); a.Tick(1) {
		a.draw(nil)
	}
}

// Shot makes the program draw a frame and writes it as PNG. A relative name is relative to the
// folder in the environment variable GULCH_SHOTS; without the variable the frame is drawn but not
// written.
func (a *App) Shot(name string) {
	a.t.Helper()
	if !filepath.IsAbs(name) {
		folder := os.Getenv(shotsEnv)
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

// WriteShot writes an image as a PNG file into the folder named by the environment variable
// GULCH_SHOTS. Without the variable it does nothing.
func WriteShot(m image.Image, name string) error {
	folder := os.Getenv(shotsEnv)
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
	a.draw(nil) // the program gets the pointer's position on the new screen only with a frame
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

// Snapshot returns the last snapshot that the program has published. It is the zero value if there
// is none yet.
func (a *App) Snapshot() probe.Snapshot {
	a.t.Helper()
	now, err := probe.Read(a.publish)
	if err != nil {
		a.t.Fatalf("drive: reading the snapshot that the program published: %v", err)
	}
	return now
}

// WaitFor steps the program until holds returns true for its snapshot, and returns that snapshot.
// It ends the test after two minutes of real time. what describes the condition in the failure
// message ("the title scene").
func (a *App) WaitFor(what string, holds func(probe.Snapshot) bool) probe.Snapshot {
	a.t.Helper()
	deadline := time.Now().Add(timeout)
	for round := 0; ; round++ {
		now := a.Snapshot()
		a.checkCrash(now)
		if holds(now) {
			return now
		}
		if a.Ended() || time.Now().After(deadline) {
			a.t.Fatalf("drive: expected %s within %v, but the program ended or the time is over. Scene %q, busy %v, "+
				"targets: %s\nOutput of the program:\n%s",
				what, timeout, now.Scene, now.Busy, targetNames(now), a.Output())
		}
		a.Tick(6)
		time.Sleep(waitInterval(round))
	}
}

// waitInterval returns how long WaitFor sleeps in the given round of its loop. It must sleep
// because bots think in real time and need the processor.
func waitInterval(round int) time.Duration {
	const motion = 60 // number of rounds; no animation takes longer
	if round < motion {
		return time.Millisecond
	}
	return 5 * time.Millisecond
}

// WaitScene waits until the scene called scene is on top and not busy, and returns the snapshot.
func (a *App) WaitScene(scene string) probe.Snapshot {
	a.t.Helper()
	return a.WaitFor("scene "+scene, func(s probe.Snapshot) bool { return s.Scene == scene && !s.Busy })
}

// targetNames returns the IDs of the targets in s for a failure message.
func targetNames(s probe.Snapshot) string {
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
