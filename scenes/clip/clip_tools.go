//go:build !js && !windows

package clip

import (
	"bytes"
	"context"
	"os/exec"
	"runtime"
	"strings"
	"time"

	"gulch/engine"
)

// tool is a program that reads or writes the clipboard.
type tool struct{ read, write []string }

// tools lists what a platform may have, the best first.
func tools() []tool {
	if runtime.GOOS == "darwin" {
		return []tool{{[]string{"pbpaste"}, []string{"pbcopy"}}}
	}
	return []tool{
		{[]string{"wl-paste", "-n"}, []string{"wl-copy"}},
		{[]string{"xclip", "-selection", "clipboard", "-o"}, []string{"xclip", "-selection", "clipboard"}},
		{[]string{"xsel", "-b", "-o"}, []string{"xsel", "-b", "-i"}},
	}
}

// patience is how long a tool may take.
const patience = 5 * time.Second

// Missing says why the clipboard cannot be used here, nil if it can.
func Missing() error {
	var names []string
	for _, t := range tools() {
		if _, err := exec.LookPath(t.write[0]); err == nil {
			return nil
		}
		names = append(names, t.write[0])
	}
	return engine.Errorf("there is no program here that reaches the clipboard; install one of %s", strings.Join(names, ", "))
}

// Write puts text onto the clipboard.
func Write(text string) *Errand {
	return begin(func() (string, error) { return try(func(t tool) []string { return t.write }, text) })
}

// Read looks at the clipboard.
func Read() *Errand {
	return begin(func() (string, error) { return try(func(t tool) []string { return t.read }, "") })
}

// try runs the first of the platform's tools that is there and works.
func try(command func(tool) []string, input string) (string, error) {
	last := Missing()
	for _, t := range tools() {
		args := command(t)
		if _, err := exec.LookPath(args[0]); err != nil {
			continue
		}
		out, err := run(args, input)
		if err == nil {
			return out, nil
		}
		last = engine.Errorf("the clipboard did not answer (%s: %s)", args[0], err)
	}
	return "", last
}

func run(args []string, input string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Stdin = strings.NewReader(input)
	var out bytes.Buffer
	if input == "" {
		cmd.Stdout = &out // a tool that writes stays in the background and would keep a pipe open
	}
	err := cmd.Run()
	return bounded(out.String()), err
}
