//go:build !js

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// playMuted starts the program again without sound, waits until it ends, and returns its exit code.
// No move is lost, because every move has been saved; the title screen offers to continue the game.
func playMuted(stdout, stderr io.Writer) int {
	program, err := os.Executable()
	if err == nil {
		again := exec.Command(program, "-mute")
		again.Stdout, again.Stderr = stdout, stderr
		if err = again.Run(); err == nil {
			return statusFine
		}
	}
	if ended := (*exec.ExitError)(nil); errors.As(err, &ended) {
		return ended.ExitCode() // the new process has already printed the reason
	}
	printError(stderr, fmt.Errorf("the sound device failed and the game could not go on without it: %w\n"+
		"Start it with -mute; your games are saved up to the last move", err))
	return statusFailed
}
