package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// project is the root folder of the repository.
type project struct{ root string }

// findProject returns the repository that contains the current folder. It returns an error if there
// is none.
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
			return project{}, errors.New("found no go.mod of Gulch here or above: change into the repository's folder")
		}
		folder = above
	}
}

func isGulch(mod []byte) bool { return strings.HasPrefix(string(mod), "module gulch\n") }

// path returns the path of a file in the repository. name is relative to the root folder and uses
// slashes.
func (p project) path(name string) string { return filepath.Join(p.root, filepath.FromSlash(name)) }

// goFlags are the flags of every build. All builds have the same flags, so that they share the
// build cache with each other and with `go run` of this command.
const goFlags = "-buildvcs=false"

// trimPath is the build flag that removes the folder names of the building machine from a program,
// so that builds are reproducible.
const trimPath = "-trimpath"

// command returns the program name with the arguments args, to be run in the repository's root
// folder. env are additional environment variables of the form "NAME=value". When ctx is cancelled,
// the program is interrupted, and killed after five seconds.
func (p project) command(ctx context.Context, env []string, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = p.root
	cmd.Env = append(append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS="+os.Getenv("GOFLAGS")+" "+goFlags), env...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	return cmd
}

// output runs the program name with the arguments args and returns its standard output; env is as
// for command. If the program fails, the error contains the standard output and the standard error.
// The standard error is not returned otherwise, because go prints its downloads there.
func (p project) output(ctx context.Context, env []string, name string, args ...string) (string, error) {
	var out, complaints bytes.Buffer
	cmd := p.command(ctx, env, name, args...)
	cmd.Stdout, cmd.Stderr = &out, &complaints
	if err := cmd.Run(); err != nil {
		return out.String(), fmt.Errorf("%s %s: %w\n%s%s", name, strings.Join(args, " "), err, out.String(),
			complaints.String())
	}
	return out.String(), nil
}

// executable returns the file name of a program on this system: the given name, with ".exe" on
// Windows.
func executable(file string) string {
	if runtime.GOOS == "windows" {
		return file + ".exe"
	}
	return file
}

// build compiles the command of the repository with the import path pkg. out is the path of the
// executable file that it writes. flags are additional flags for go build. If goos and goarch are
// "", it compiles for this system.
func (p project) build(ctx context.Context, out, pkg, goos, goarch string, flags ...string) error {
	args := append([]string{"build"}, flags...)
	env := []string{"GOOS=" + goos, "GOARCH=" + goarch, relaxedGC}
	_, err := p.output(ctx, env, "go", append(args, "-o", out, pkg)...)
	return err
}
