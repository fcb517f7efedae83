// Command gulch is the game: a window on the desktop and, built for js/wasm, a page in the browser.
//
// It parses the command line, checks the display, opens the storage, runs the app of package scenes
// in Ebitengine, and handles crashes (panic_guard.go). Everything that is played is in the packages
// under scenes. Platform-dependent parts are in separate files: display_check_*.go (display and
// libraries), error_report*.go (error messages and crash notes), worker_*.go (the worker instance
// in the browser), restart_muted_*.go (restart without sound), start_check*.go (the flag -check),
// malloc_*.go (memory of the C library).
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	if !serveAsWorker() {
		os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
	}
}

// Exit codes.
const (
	statusFine   = 0
	statusFailed = 1
	statusUsage  = 2
)

// run does the work of main: args are the command line arguments, and it returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("gulch", flag.ContinueOnError)
	flags.SetOutput(stderr)
	showVersion := flags.Bool("version", false, "print the version and end")
	check := flags.Bool("check", false,
		"check that the game works on this system: start it in a window, deal, kill it and go on; then end")
	var w options
	flags.BoolVar(&w.mute, "mute", false, "play without sound, and do not look for a sound device")
	flags.BoolVar(&w.example, "example", false,
		"put the example of the source, a little game called Nuggets, on the shelf")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return statusFine
		}
		return statusUsage
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(stderr, "gulch: it takes no arguments, but got %q\n", flags.Args())
		flags.Usage()
		return statusUsage
	}
	if *showVersion {
		fmt.Fprintln(stdout, "gulch", Version())
		return statusFine
	}
	if *check {
		return checkStart(stdout, stderr)
	}
	err := play(w)
	if !w.mute && soundFailed(err) {
		return playMuted(stdout, stderr)
	}
	if err != nil {
		printError(stderr, err)
		return statusFailed
	}
	return statusFine
}

// options are the command line options.
type options struct {
	mute    bool // no sound, whatever the settings say
	example bool // offer the example game Nuggets as well
}

// play opens the window, runs the app, and returns when the window is closed.
func play(w options) error {
	if err := checkDisplay(); err != nil {
		return err
	}
	returnFreedMemory()
	app, err := newApp(w)
	if err != nil {
		return err
	}
	ebiten.SetWindowTitle("Gulch")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(640, 400, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	guard := newGuard(app, writeCrash)
	guard.revive = revive
	showIcon()
	// Linux desktops find the menu entry of a window by this class.
	err = ebiten.RunGameWithOptions(guard, &ebiten.RunGameOptions{
		X11ClassName: "Gulch", X11InstanceName: "gulch", VMGuestEndpoint: testHost(),
	})
	if c, ok := guard.app.(io.Closer); ok {
		err = errors.Join(err, c.Close()) // waits until the last moves have been written
	}
	if guard.crash != nil {
		return guard.crash
	}
	return err
}
