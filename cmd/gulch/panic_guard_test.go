//go:build !js

package main

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/scenes/work"
)

// panickingGame is an ebiten.Game that panics in the selected methods.
type panickingGame struct{ update, draw, layout bool }

func (r panickingGame) Update() error {
	if r.update {
		panic("lost in Update")
	}
	return nil
}

func (r panickingGame) Draw(*ebiten.Image) {
	if r.draw {
		panic("lost in Draw")
	}
}

func (r panickingGame) Layout(w, h int) (int, int) {
	if r.layout {
		panic("lost in Layout")
	}
	return w, h
}

func TestNoPanicReachesThePlayer(t *testing.T) {
	for _, c := range []struct {
		name string
		app  panickingGame
	}{
		{"Update", panickingGame{update: true}}, {"Draw", panickingGame{draw: true}},
		{"Layout", panickingGame{layout: true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var note []byte
			g := newGuard(c.app, func(trace []byte) (string, error) {
				note = trace
				return "crash.txt", nil
			})
			if w, h := g.Layout(320, 200); w != 320 || h != 200 {
				t.Errorf("layout = %d, %d", w, h)
			}
			first := g.Update()
			g.Draw(nil)
			g.Draw(nil)
			err := errors.Join(first, g.Update())
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range []string{"lost in " + c.name, "crash.txt", "saved"} {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q lacks %q", err, want)
				}
			}
			if !strings.Contains(string(note), "panic_guard_test.go") {
				t.Errorf("the crash note lacks the source file of the panic: %s", note)
			}
		})
	}
}

// waiter is an app whose Update waits for a worker that panics.
type waiter struct {
	panickingGame
	w *work.Worker
}

func (a waiter) Update() error {
	a.w.Step()
	return nil
}

type badJob struct{}

func (badJob) Step(int) bool { panic("lost in a worker") }

func (badJob) Progress() float64 { return 0 }

// TestPanicOfAWorker checks that a panic in a worker is reported by the same note and message as a
// panic in the app. The note must have the stack trace of the worker.
func TestPanicOfAWorker(t *testing.T) {
	var note []byte
	g := newGuard(waiter{w: work.Start(badJob{})}, func(trace []byte) (string, error) {
		note = trace
		return "crash.txt", nil
	})
	var err error
	for n := 0; err == nil && n < 1000; n++ {
		err = g.Update()
		time.Sleep(time.Millisecond)
	}
	if err == nil || !strings.Contains(err.Error(), "(lost in a worker)") || !strings.Contains(err.Error(),
		"crash.txt") {
		t.Errorf("the message is %v", err)
	}
	if !strings.Contains(string(note), "stopped: lost in a worker\n") || !strings.Contains(string(note),
		"badJob.Step") {
		t.Errorf("the note is %s", note)
	}
}

// TestFailedAppIsRevived checks that a failed app is replaced at most maxRevivals times until the
// player has chosen how to continue. The window must then be closed with a message. A panic while
// the app is being replaced must be reported as well.
func TestFailedAppIsRevived(t *testing.T) {
	note := func([]byte) (string, error) { return "crash.txt", nil }
	g := newGuard(panickingGame{update: true}, note)
	revived := 0
	g.revive = func(failed ebiten.Game, c *crash) (ebiten.Game, error) {
		if revived++; len(c.trace) == 0 || c.file != "crash.txt" {
			t.Errorf("revive is called with %+v, want a trace and the file crash.txt", c)
		}
		return panickingGame{update: revived > 1}, nil
	}
	for range 100 {
		if err := g.Update(); err != nil {
			t.Fatalf("Update of a revived app returns an error: %v", err)
		}
	}
	g.app = panickingGame{update: true}
	var err error
	for n := 0; err == nil && n < 20; n++ {
		err = g.Update()
	}
	if err == nil || revived != maxRevivals {
		t.Errorf("after %d revivals Update returns %v; want an error after maxRevivals", revived, err)
	}
	g = newGuard(panickingGame{update: true}, note)
	g.revive = func(ebiten.Game, *crash) (ebiten.Game, error) { panic("the rescue fails") }
	if err := errors.Join(g.Update(), g.Update()); err == nil {
		t.Error("a panic in revive does not lead to an error")
	}
}

func TestCrashNoteThatCannotBeKept(t *testing.T) {
	g := newGuard(panickingGame{update: true}, func([]byte) (string, error) { return "", errors.New("disk full") })
	if err := errors.Join(g.Update(), g.Update()); err == nil || !strings.Contains(err.Error(), "disk full") {
		t.Errorf("error = %v", err)
	}
}
