//go:build !js

package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// checkEnv tells a program that was started by -check which part of the check it plays: "deal" or
// "continue".
const checkEnv = "GULCH_START_CHECK"

// checkLimit is how long each part of the check may take. Machines that draw in software are slow.
const checkLimit = 3 * time.Minute

// checkedGame is the game that the check deals.
const checkedGame = "boomtown"

// checkStart checks that the program works on this system, in a window of its own and with an empty
// storage folder. It starts the program twice: the first one draws the title and deals a game, and
// is killed; the second one goes on with that game. checkStart prints each step that was reached
// and returns the exit code.
func checkStart(stdout, stderr io.Writer) int {
	home, err := os.MkdirTemp("", "gulch-check")
	if err != nil {
		printError(stderr, err)
		return statusFailed
	}
	defer os.RemoveAll(home)
	settings := fmt.Appendf(nil, `{"known":[%q],"mute":true}`, checkedGame)
	err = os.WriteFile(filepath.Join(home, "settings.json"), settings, 0o600)
	for _, part := range []string{"deal", "continue"} {
		if err == nil {
			err = startPart(part, home, stdout, stderr)
		}
	}
	if err != nil {
		printError(stderr, fmt.Errorf("the check of the start failed: %w", err))
		return statusFailed
	}
	fmt.Fprintln(stdout, "the program starts, deals, and goes on after it was killed")
	return statusFine
}

// startPart runs one part of the check in a program of its own, whose documents are in the folder
// home. It kills the program when that has printed checkDone.
func startPart(part, home string, stdout, stderr io.Writer) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	cmd := exec.Command(program, "-mute")
	cmd.Env = append(os.Environ(), checkEnv+"="+part, store.FolderEnv+"="+home)
	cmd.Stderr = stderr
	steps, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	late := time.AfterFunc(checkLimit, func() { cmd.Process.Kill() })
	defer late.Stop()
	done := false
	for lines := bufio.NewScanner(steps); !done && lines.Scan(); {
		if done = lines.Text() == checkDone; !done {
			fmt.Fprintf(stdout, "%s: %s\n", part, lines.Text())
		}
	}
	cmd.Process.Kill() // no chance to save anything else
	err = cmd.Wait()
	if !done {
		return fmt.Errorf("the part %q did not end within %v: %w", part, checkLimit, err)
	}
	return nil
}

// checkDone is the last line that a part of the check prints.
const checkDone = "done"

// checkedApp plays one part of the check: it runs the app and presses what leads to the next step.
type checkedApp struct {
	*stage.App
	steps []checkStep
	out   io.Writer
	drawn int // frames drawn since the last step
}

// checkStep is a step of the check. Its scene is on top when the scene's name is scene, or begins
// with scene if that ends with a slash. When that scene has been drawn, the node with the ID press
// is pressed. If press is "", the check instead waits until the game is saved. Then the step is
// reached, and the line says is printed.
type checkStep struct{ says, scene, press string }

var checkParts = map[string][]checkStep{
	"deal": {
		{"window open, title drawn", "title", "box/" + checkedGame},
		{"new-game screen drawn", "new-game", "deal"},
		{"game dealt and drawn", checkedGame + "/", ""},
	},
	"continue": {
		{"title drawn", "title", "continue"},
		{"game gone on with", checkedGame + "/", ""},
	},
}

// startChecked returns the app wrapped in a checkedApp if this program plays a part of the start
// check, else nil.
func startChecked(app *stage.App) ebiten.Game {
	if steps := checkParts[os.Getenv(checkEnv)]; steps != nil {
		return &checkedApp{App: app, steps: steps, out: os.Stdout}
	}
	return nil
}

func (c *checkedApp) Draw(screen *ebiten.Image) {
	c.App.Draw(screen)
	if top := c.Top(); top != nil && len(c.steps) > 0 && c.steps[0].shows(top.Name()) && !top.Base().Busy {
		c.drawn++
	}
}

func (s checkStep) shows(scene string) bool {
	return scene == s.scene || strings.HasSuffix(s.scene, "/") && strings.HasPrefix(scene, s.scene)
}

// checkedFrames is how many frames a scene must have drawn before its step counts as reached.
const checkedFrames = 10

func (c *checkedApp) Update() error {
	if err := c.App.Update(); err != nil || len(c.steps) == 0 || c.drawn < checkedFrames {
		return err
	}
	step := c.steps[0]
	if step.press != "" {
		if !c.Top().Base().Root.Press(step.press) {
			return fmt.Errorf("the scene %s has nothing to press that is named %s", c.Top().Name(), step.press)
		}
	} else if !c.saved() {
		return nil
	}
	fmt.Fprintln(c.out, step.says)
	if c.steps, c.drawn = c.steps[1:], 0; len(c.steps) == 0 {
		fmt.Fprintln(c.out, checkDone)
	}
	return nil
}

// saved reports whether the game at the table is in the storage.
func (c *checkedApp) saved() bool {
	doc := c.CurrentDoc()
	if doc == "" {
		return false
	}
	_, err := c.Docs.Read(doc)
	return err == nil
}
