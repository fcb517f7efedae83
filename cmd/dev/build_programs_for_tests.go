package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// buildGuests compiles the programs that tests start and control, and writes them into a folder.
// Each file is named after its package. flags are additional compiler flags. The name of the folder
// is a hash of the programs. Tests read the folder's name from the environment, so Go's cached test
// results stay valid until a program changes.
func (p project) buildGuests(ctx context.Context, flags ...string) (folder string, err error) {
	fresh, err := newBuildFolder("guests")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(fresh)
	var programs [][]byte
	for _, pkg := range []string{appPackage, demoPackage} {
		data, err := p.buildGuest(ctx, pkg, fresh, flags...)
		if err != nil {
			return "", err
		}
		programs = append(programs, data)
	}
	return keepBuild(fresh, hashOf(programs...))
}

// newBuildFolder makes a folder for a new build of the given kind, which [keepBuild] keeps. The
// caller deletes it.
func newBuildFolder(kind string) (fresh string, err error) {
	home := filepath.Join(cacheFolder(), kind)
	if err := os.MkdirAll(home, 0o755); err != nil {
		return "", err
	}
	return os.MkdirTemp(home, "new")
}

// keepBuild moves a new build from the folder fresh to a folder beside it that is named after its
// hash, and returns that folder. If such a folder exists already, its content stays as it is.
// keepBuild also deletes the oldest builds of the same kind.
func keepBuild(fresh, hash string) (folder string, err error) {
	home := filepath.Dir(fresh)
	folder = filepath.Join(home, hash)
	if err := os.Rename(fresh, folder); err != nil {
		if _, err := os.Stat(folder); err != nil {
			return "", err
		}
		now := time.Now()
		_ = os.Chtimes(folder, now, now)
	}
	keepLatest(filepath.Join(home, "*"), maxBuildFolders)
	return folder, nil
}

// maxBuildFolders is the number of builds of each kind that are kept. Several are kept because
// other test runs may be using them.
const maxBuildFolders = 6

// guestTag is the build tag for programs that tests drive.
const guestTag = "gulchdriven"

// buildGuest compiles pkg, a program that tests start and control, into folder. It returns the
// content of the program's file. flags are additional flags for go build. The commit's name is left
// out, so that the program does not change with each commit.
func (p project) buildGuest(ctx context.Context, pkg, folder string, flags ...string) ([]byte, error) {
	file := filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
	if err := p.build(ctx, file, pkg, "", "", slices.Concat(withoutDebugTables, []string{"-tags", guestTag},
		flags)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}
