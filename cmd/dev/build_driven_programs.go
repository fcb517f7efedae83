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
	if err := os.Rename(fresh, folder); err != nil { // the folder exists already if the programs are unchanged
		if _, err := os.Stat(folder); err != nil {
			return "", err
		}
		now := time.Now()
		_ = os.Chtimes(folder, now, now)
	}
	keepLatest(filepath.Join(home, "*"), maxGuestFolders)
	return folder, nil
}

// maxGuestFolders is the number of folders with builds of driven programs that are kept. Several
// are kept because other test runs may be using them.
const maxGuestFolders = 6

// guestTag is the build tag for programs that tests drive.
const guestTag = "ebitenginevmguest"

// buildGuest compiles a program that tests start and control, and returns the content of its file.
// The commit's name is left out, so that the program does not change with each commit.
func (p project) buildGuest(ctx context.Context, pkg, folder string, flags ...string) ([]byte, error) {
	file := filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
	if err := p.build(ctx, file, pkg, "", "", slices.Concat(withoutDebugTables, []string{"-tags", guestTag},
		flags)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}
