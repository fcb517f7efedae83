package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// buildGuests compiles the programs that tests drive, each named after its package, into a folder that is named after what they
// hold. flags are additional ones of the compiler. Tests read its name, and so what Go keeps of their results holds until a program changes, and no longer.
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
	if err := os.Rename(fresh, folder); err != nil { // it is there already
		if _, err := os.Stat(folder); err != nil {
			return "", err
		}
		now := time.Now()
		_ = os.Chtimes(folder, now, now)
	}
	keepLatest(filepath.Join(home, "*"), guestsKept)
	return folder, nil
}

// guestsKept is how many folders of programs are kept, the latest: others may test at the same time.
const guestsKept = 6

// guestTag is the build tag of a program that is driven.
const guestTag = "ebitenginevmguest"

// buildGuest compiles one such program, without the commit that it was built from: a commit alone changes nothing of it.
func (p project) buildGuest(ctx context.Context, pkg, folder string, flags ...string) ([]byte, error) {
	file := filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
	if err := p.build(ctx, file, pkg, "", "", slices.Concat(unnamed, []string{"-tags", guestTag}, flags)...); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}
