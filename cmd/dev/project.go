package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// project is the folder of the repository.
type project struct{ root string }

// findProject finds the repository around the current folder.
func findProject() (project, error) {
	folder, err := os.Getwd()
	if err != nil {
		return project{}, err
	}
	for {
		if text, err := os.ReadFile(filepath.Join(folder, "go.mod")); err == nil && isGulch(text) {
			return project{folder}, nil
		}
		above := filepath.Dir(folder)
		if above == folder {
			return project{}, errors.New("this is not Gulch's folder: change into it and try again")
		}
		folder = above
	}
}

func isGulch(mod []byte) bool { return strings.HasPrefix(string(mod), "module gulch\n") }

// path returns the place of a file of the repository, named with slashes.
func (p project) path(name string) string { return filepath.Join(p.root, filepath.FromSlash(name)) }

// goFlags are those of every build: what was compiled for one step serves the next only if it was told the same, and what `go run` has
// compiled of Go's library and others for this command serves all of them.
const goFlags = "-buildvcs=false"

// trimmed leaves the folders of those who compile out of a program that is handed on, so that it is the same wherever it was compiled.
const trimmed = "-trimpath"

// command prepares a program that runs in the repository. env are additional variables, "NAME=value". The program ends
// with ctx: it is asked to, and made to after a while.
func (p project) command(ctx context.Context, env []string, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = p.root
	cmd.Env = append(append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS="+os.Getenv("GOFLAGS")+" "+goFlags), env...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	return cmd
}

// output runs a program and returns what it printed; an error also holds what it complained about. The two are kept
// apart: go tells on the error stream what it downloads.
func (p project) output(ctx context.Context, env []string, name string, args ...string) (string, error) {
	var out, complaints bytes.Buffer
	cmd := p.command(ctx, env, name, args...)
	cmd.Stdout, cmd.Stderr = &out, &complaints
	if err := cmd.Run(); err != nil {
		return out.String(), fmt.Errorf("%s %s: %w\n%s%s", name, strings.Join(args, " "), err, out.String(), complaints.String())
	}
	return out.String(), nil
}

// executable returns the name of a program's file as this system wants it.
func executable(file string) string {
	if runtime.GOOS == "windows" {
		return file + ".exe"
	}
	return file
}

// build compiles a command of the repository for a system, "" being this one.
func (p project) build(ctx context.Context, out, pkg, goos, goarch string, flags ...string) error {
	args := append([]string{"build"}, flags...)
	_, err := p.output(ctx, []string{"GOOS=" + goos, "GOARCH=" + goarch}, "go", append(args, "-o", out, pkg)...)
	return err
}

// sayTo is where say writes: not to the output where that is for a program.
var sayTo io.Writer = os.Stdout

// say prints a line for the person at the keyboard.
func say(format string, args ...any) { fmt.Fprintf(sayTo, format+"\n", args...) }

// indent writes text with every line moved to the right.
func indent(w io.Writer, text string) {
	for line := range strings.Lines(strings.TrimRight(text, "\n")) {
		fmt.Fprint(w, "    ", line)
	}
	fmt.Fprintln(w)
}
