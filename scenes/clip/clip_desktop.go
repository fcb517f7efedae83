//go:build !js

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

// tools lists what each platform may have, the best first.
var tools = map[string][]tool{
	"darwin":  {{[]string{"pbpaste"}, []string{"pbcopy"}}},
	"windows": {{[]string{"powershell", "-NoProfile", "-Command", "Get-Clipboard -Raw"}, []string{"clip"}}},
	"linux": {
		{[]string{"wl-paste", "-n"}, []string{"wl-copy"}},
		{[]string{"xclip", "-selection", "clipboard", "-o"}, []string{"xclip", "-selection", "clipboard"}},
		{[]string{"xsel", "-b", "-o"}, []string{"xsel", "-b", "-i"}},
	},
}

// patience is how long a tool may take.
const patience = 5 * time.Second

// Write puts text onto the clipboard.
func Write(text string) error {
	_, err := try(func(t tool) []string { return t.write }, text)
	return err
}

// Read looks at the clipboard.
func Read() *Reading {
	r := &Reading{}
	go func() { r.finish(try(func(t tool) []string { return t.read }, "")) }()
	return r
}

// try runs the first of the platform's tools that is there and works.
func try(command func(tool) []string, input string) (string, error) {
	var names []string
	var last error
	for _, t := range tools[runtime.GOOS] {
		args := command(t)
		names = append(names, args[0])
		if _, err := exec.LookPath(args[0]); err != nil {
			continue
		}
		out, err := run(args, input)
		if err == nil {
			return out, nil
		}
		last = engine.Errorf("the clipboard did not answer (%s: %s)", args[0], err)
	}
	if last == nil {
		last = engine.Errorf("there is no program here that reaches the clipboard; install one of %s",
			strings.Join(names, ", "))
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
	return out.String()[:min(out.Len(), most)], err
}
