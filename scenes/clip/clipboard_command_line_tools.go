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

// tool is a program that accesses the clipboard. Its fields are the commands that read text, write
// text, and write a picture; nil for an operation that the program does not support.
type tool struct{ read, write, picture []string }

// system is the operating system, a value of runtime.GOOS. Tests replace it.
var system = runtime.GOOS

// tools returns the clipboard programs that may be installed on this platform, in order of
// preference.
func tools() []tool {
	if system == "darwin" {
		return []tool{{[]string{"pbpaste"}, []string{"pbcopy"}, []string{"osascript", "-e", pictureScript}}}
	}
	return []tool{
		{[]string{"wl-paste", "-n"}, []string{"wl-copy"}, []string{"wl-copy", "-t", "image/png"}},
		{[]string{"xclip", "-selection", "clipboard", "-o"}, []string{"xclip", "-selection", "clipboard"},
			[]string{"xclip", "-selection", "clipboard", "-t", "image/png"}},
		{[]string{"xsel", "-b", "-o"}, []string{"xsel", "-b", "-i"}, nil},
	}
}

// pictureScript is the AppleScript that puts a PNG file on the clipboard of macOS; %s is the path
// of the file.
const pictureScript = "set the clipboard to (read (POSIX file \"%s\") as «class PNGf»)"

// toolTimeout is the maximum time for a run of a clipboard program.
const toolTimeout = 5 * time.Second

// Unavailable returns an error that says why the clipboard is not available, nil if it is
// available.
func Unavailable() error { return findTool(func(t tool) []string { return t.write }) }

// PictureUnavailable returns an error that says why pictures cannot be put on the clipboard, nil if
// they can.
func PictureUnavailable() error { return findTool(func(t tool) []string { return t.picture }) }

// findTool returns nil if at least one clipboard program for an operation is installed, else an
// error that names the programs to install. The parameter command selects the operation: it returns
// one field of a tool (read, write or picture).
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
	return engine.Errorf("no program here can use the clipboard. Install one of %s",
		strings.Join(names, ", "))
}

// Write puts text on the clipboard.
func Write(text string) *Request {
	return startErrand(func() (string, error) { return runTools(func(t tool) []string { return t.write }, text) })
}

// WritePicture puts a picture on the clipboard.
func WritePicture(x Picture) *Request {
	return startErrand(func() (string, error) {
		if system != "darwin" {
			return runTools(func(t tool) []string { return t.picture }, string(x.PNG))
		}
		path, err := create(os.TempDir(), "gulch.png", x.PNG)
		if err != nil {
			return "", err
		}
		defer os.Remove(path)
		return runTools(func(t tool) []string {
			return []string{t.picture[0], t.picture[1], fmt.Sprintf(t.picture[2], path)}
		}, "")
	})
}

// Read reads the text on the clipboard, which becomes the result of the Request. A text longer than
// MaxText is an error.
func Read() *Request {
	return startErrand(func() (string, error) {
		text, err := runTools(func(t tool) []string { return t.read }, "")
		if err != nil {
			return "", err
		}
		return limitText(text)
	})
}

// runTools performs an operation with the first clipboard program that succeeds at it, and returns
// that program's output. The parameter command selects the operation: it returns one field of a
// tool. input is the standard input. runTools returns the last error if no program succeeds.
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
		last = engine.Errorf("the clipboard didn't respond (%s: %s)", args[0], err)
	}
	return "", last
}

// toolEnv returns the environment in which clipboard tools handle all Unicode characters. On macOS
// it adds a UTF-8 locale, because apps that are not started from a terminal have none, and the
// tools would garble characters such as ä or ★. system is a value of runtime.GOOS.
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
	cmd.Env = toolEnv(system, os.Environ())
	cmd.Stdin = strings.NewReader(input)
	var out bytes.Buffer
	if input == "" {
		cmd.Stdout = &out // read only: a tool that writes stays in the background and would keep a pipe open
	}
	if err := cmd.Run(); err != nil {
		return "", err
	}
	return out.String(), nil
}
