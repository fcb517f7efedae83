package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// vetted are the systems whose code is checked, because each has files of its own. What is compiled anyway, for this
// system's tests, is checked by go vet; the others, and the program that is driven, by cmd/crossvet, which compiles nothing for them.
var vetted = []struct {
	goos, goarch, tags string
	cross              bool
}{
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: picturesTag},
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: "ebitenginevmguest", cross: true},
	{goos: "linux", goarch: "amd64", cross: true},
	{goos: "windows", goarch: "amd64", cross: true},
	{goos: "darwin", goarch: "arm64", cross: true},
	{goos: "js", goarch: "wasm", cross: true},
}

// vet checks the code for each system.
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
	for _, on := range vetted {
		if on.cross && on.goos == runtime.GOOS && on.tags == "" {
			continue // the first of them is this one
		}
		check := []string{"go", "vet", "./..."}
		if on.cross {
			check = []string{crossvet, "./..."}
		}
		env := []string{"GOOS=" + on.goos, "GOARCH=" + on.goarch, "GOFLAGS=" + strings.TrimSpace(os.Getenv("GOFLAGS")+" -tags="+on.tags)}
		_, err := p.output(ctx, env, check[0], check[1:]...)
		got := verdict(err)
		if err != nil {
			got.log = fmt.Sprintf("%s/%s %s: %s\n", on.goos, on.goarch, on.tags, findings(got.log))
		}
		sum = sum.plus(got)
	}
	return sum
}

// findings leaves out of what vet says which checks were not made for want of a package that compiles: some fifty lines for each.
func findings(said string) string {
	var out strings.Builder
	for line := range strings.Lines(said) {
		if !strings.Contains(line, ": analysis skipped due to errors") && !strings.Contains(line, ": failed prerequisites: ") {
			out.WriteString(line)
		}
	}
	return out.String()
}
