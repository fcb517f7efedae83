//go:build !js && !windows

package clip

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"gulch/engine"
)

// tool is a program that reads or writes the clipboard. picture is how it takes a picture, nil where it cannot.
type tool struct{ read, write, picture []string }

// tools lists what a platform may have, the best first.
func tools() []tool {
	if runtime.GOOS == "darwin" {
		return []tool{{[]string{"pbpaste"}, []string{"pbcopy"}, []string{"osascript", "-e", pictureScript}}}
	}
	return []tool{
		{[]string{"wl-paste", "-n"}, []string{"wl-copy"}, []string{"wl-copy", "-t", "image/png"}},
		{[]string{"xclip", "-selection", "clipboard", "-o"}, []string{"xclip", "-selection", "clipboard"},
			[]string{"xclip", "-selection", "clipboard", "-t", "image/png"}},
		{[]string{"xsel", "-b", "-o"}, []string{"xsel", "-b", "-i"}, nil},
	}
}

// pictureScript stands for the file of a picture in what a tool is told: the clipboard of macOS takes pictures from files.
const pictureScript = "set the clipboard to (read (POSIX file \"%s\") as «class PNGf»)"

// toolTimeout is how long a tool may take.
const toolTimeout = 5 * time.Second

// Missing says why the clipboard cannot be used here, nil if it can.
func Missing() error { return findTool(func(t tool) []string { return t.write }) }

// PictureMissing says why no picture can be put on the clipboard here, nil if one can.
func PictureMissing() error { return findTool(func(t tool) []string { return t.picture }) }

// findTool says why nothing is done on the clipboard by what a command of tools does, nil if it can be.
func findTool(command func(tool) []string) error {
	var names []string
	for _, t := range tools() {
		args := command(t)
		if len(args) == 0 {
			continue
		}
		if _, err := exec.LookPath(args[0]); err == nil {
			return nil
		}
		names = append(names, args[0])
	}
	return engine.Errorf("there is no program here that reaches the clipboard; install one of %s", strings.Join(names, ", "))
}

// Write puts text onto the clipboard.
func Write(text string) *Errand {
	return startErrand(func() (string, error) { return runTools(func(t tool) []string { return t.write }, text) })
}

// WritePicture puts a picture onto the clipboard.
func WritePicture(x Picture) *Errand {
	return startErrand(func() (string, error) {
		if runtime.GOOS != "darwin" {
			return runTools(func(t tool) []string { return t.picture }, string(x.PNG))
		}
		path, err := create(os.TempDir(), "gulch.png", x.PNG)
		if err != nil {
			return "", err
		}
		defer os.Remove(path)
		return runTools(func(t tool) []string { return []string{t.picture[0], t.picture[1], fmt.Sprintf(t.picture[2], path)} }, "")
	})
}

// Read looks at the clipboard.
func Read() *Errand {
	return startErrand(func() (string, error) {
		text, err := runTools(func(t tool) []string { return t.read }, "")
		if err != nil {
			return "", err
		}
		return limitText(text)
	})
}

// runTools runs the first of the platform's tools that is there and works.
func runTools(command func(tool) []string, input string) (string, error) {
	last := findTool(command)
	for _, t := range tools() {
		args := command(t)
		if len(args) == 0 {
			continue
		}
		if _, err := exec.LookPath(args[0]); err != nil {
			continue
		}
		out, err := runTool(args, input)
		if err == nil {
			return out, nil
		}
		last = engine.Errorf("the clipboard did not answer (%s: %s)", args[0], err)
	}
	return "", last
}

// toolEnv are the environment in which a tool reads and writes all letters. The tools of macOS go by the locale, and a program that was
// not started from a terminal has none: ä, · and ★ would arrive as something else.
func toolEnv(system string, environment []string) []string {
	if system != "darwin" {
		return environment
	}
	return append(slices.Clone(environment), "LC_CTYPE=UTF-8")
}

func runTool(args []string, input string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), toolTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Env = toolEnv(runtime.GOOS, os.Environ())
	cmd.Stdin = strings.NewReader(input)
	var out bytes.Buffer
	if input == "" {
		cmd.Stdout = &out // a tool that writes stays in the background and would keep a pipe open
	}
	if err := cmd.Run(); err != nil {
		return "", err
	}
	return out.String(), nil
}
