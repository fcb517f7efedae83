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

// vettedSystems are the systems whose code is checked, because each has files of its own. This
// system is checked with the tag of the gallery and once more with the tag of driven programs.
var vettedSystems = []struct{ goos, goarch, tags string }{
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: picturesTag},
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: guestTag},
	{goos: "linux", goarch: "amd64"},
	{goos: "windows", goarch: "amd64"},
	{goos: "darwin", goarch: "arm64"},
	{goos: "js", goarch: "wasm"},
}

// vet checks the code for each system by cmd/crossvet, which does not compile it: for the first
// system with all dependencies, for the others the repository alone.
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
	for i, on := range vettedSystems {
		if on.goos == runtime.GOOS && on.tags == "" {
			continue // the first entry is this system
		}
		env := []string{"GOOS=" + on.goos, "GOARCH=" + on.goarch, "GOFLAGS=" +
			strings.TrimSpace(os.Getenv("GOFLAGS")+" -tags="+on.tags), relaxedGC}
		brief := "-brief=" + strconv.FormatBool(i > 0) // libraries were checked for the first system
		_, err := p.output(ctx, env, crossvet, brief, "./...")
		got := verdict(err)
		if err != nil {
			got.log = fmt.Sprintf("%s/%s %s: %s\n", on.goos, on.goarch, on.tags, got.log)
		}
		sum = sum.plus(got)
	}
	return sum
}
