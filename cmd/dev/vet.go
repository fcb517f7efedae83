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

// vettedSystems are the systems for which the code is checked. Each of them has files that are
// compiled for no other system. This system is checked with the build tag of the gallery, and once
// more with the build tag of driven programs.
var vettedSystems = []struct{ goos, goarch, tags string }{
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: picturesTag},
	{goos: runtime.GOOS, goarch: runtime.GOARCH, tags: guestTag},
	{goos: "linux", goarch: "amd64"},
	{goos: "windows", goarch: "amd64"},
	{goos: "darwin", goarch: "arm64"},
	{goos: "js", goarch: "wasm"},
}

// vet checks the code for each system by cmd/crossvet, which does not compile it. For the first
// system all dependencies are checked, too; for the other systems only the repository.
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
			continue // this system is already checked by the first entry
		}
		env := []string{"GOOS=" + on.goos, "GOARCH=" + on.goarch, "GOFLAGS=" +
			strings.TrimSpace(os.Getenv("GOFLAGS")+" -tags="+on.tags), relaxedGC}
		brief := "-brief=" + strconv.FormatBool(i > 0) // libraries are checked only for the first system
		_, err := p.output(ctx, env, crossvet, brief, "./...")
		got := verdict(err)
		if err != nil {
			got.log = fmt.Sprintf("%s/%s %s: %s\n", on.goos, on.goarch, on.tags, got.log)
		}
		sum = sum.plus(got)
	}
	return sum
}
