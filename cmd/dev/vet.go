package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// vetted are the systems whose code is checked, because each has files of its own; this one's with what draws pictures for those who
// work on it, and once more as the program that is driven.
var vetted = []struct{ goos, goarch, tags string }{
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: picturesTag},
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: guestTag},
	{goos: "linux", goarch: "amd64"},
	{goos: "windows", goarch: "amd64"},
	{goos: "darwin", goarch: "arm64"},
	{goos: "js", goarch: "wasm"},
}

// vet checks the code for each system, by cmd/crossvet, which compiles nothing for it: with all that it depends on for the first, alone for
// the others.
func (p project) vet(ctx context.Context) outcome {
	folder, err := os.MkdirTemp("", "gulch-vet")
	if err != nil {
		return verdict(err)
	}
	defer os.RemoveAll(folder)
	crossvet := executable(filepath.Join(folder, "crossvet"))
	if err := p.build(ctx, crossvet, "gulch/cmd/crossvet", "", ""); err != nil {
		return verdict(err)
	}
	var sum outcome
	for i, on := range vetted {
		if on.goos == runtime.GOOS && on.tags == "" {
			continue // the first of them is this one
		}
		env := []string{"GOOS=" + on.goos, "GOARCH=" + on.goarch, "GOFLAGS=" + strings.TrimSpace(os.Getenv("GOFLAGS")+" -tags="+on.tags), seldom}
		brief := "-brief=" + strconv.FormatBool(i > 0) // after the first, libraries have nothing new to tell
		_, err := p.output(ctx, env, crossvet, brief, "./...")
		got := verdict(err)
		if err != nil {
			got.log = fmt.Sprintf("%s/%s %s: %s\n", on.goos, on.goarch, on.tags, got.log)
		}
		sum = sum.plus(got)
	}
	return sum
}
