package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// buildGuests compiles the programs that tests drive into a folder, each with the file name of its
// package. flags are additional compiler flags. The folder's name is a hash of the programs: tests
// read it from the environment, so Go's cached test results are valid until a program changes.
func (p project) buildGuests(ctx context.Context, flags ...string) (folder string, err error) {
	home := filepath.Join(cacheFolder(), "guests")
	if err := os.MkdirAll(home, 0o755); err != nil {
		return "", err
	}
	fresh, err := os.MkdirTemp(home, "new")
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
	folder = filepath.Join(home, hashOf(programs...))
	if err := os.Rename(fresh, folder); err != nil { // it exists already
		if _, err := os.Stat(folder); err != nil {
			return "", err
		}
		now := time.Now()
		_ = os.Chtimes(folder, now, now)
	}
	keepLatest(filepath.Join(home, "*"), maxGuestFolders)
	return folder, nil
}

// maxGuestFolders is how many folders of programs are kept, as other test runs may use some.
const maxGuestFolders = 6

// guestTag is the build tag of driven programs.
const guestTag = "ebitenginevmguest"

// buildGuest compiles one such program, without the commit's name, so that a commit alone does not
// change it.
func (p project) buildGuest(ctx context.Context, pkg, folder string, flags ...string) ([]byte, error) {
	file := filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
	if err := p.build(ctx, file, pkg, "", "", slices.Concat(withoutDebugTables, []string{"-tags", guestTag},
		flags)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}
