//go:build !js

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// playMuted starts the program again without sound, waits for its end and returns its exit code.
// Every move has been saved by then, and the title screen offers to continue the game.
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
		return ended.ExitCode() // the child process has printed the reason
	}
	printError(stderr, fmt.Errorf("the sound device failed and the game could not go on without it: %w\n"+
		"Start it with -mute; your games are saved up to the last move", err))
	return statusFailed
}
