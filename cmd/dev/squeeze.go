package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"gulch/cmd/release"
)

// packed is the compressed program of the browser version and the ending that its file gets.
type packed struct {
	data   []byte
	ending string // ".zst" or ".gz"
}

// zstd makes the browser version a quarter smaller than gzip does.
func zstd() tool {
	return tool{"zstd", "a small download of the browser version", []string{"zstd"}, func() bool { return onPath("zstd") }}
}

// squeeze compresses a program: with zstd, which it installs where it knows how to, or else with gzip. The page unpacks both.
func (p project) squeeze(ctx context.Context, wasm []byte, hard zstdLevel) (packed, error) {
	if runtime.GOOS == "linux" {
		if err := ensure(ctx, p, []tool{zstd()}); err != nil {
			say("  %v", err)
		}
	}
	if !onPath("zstd") {
		say("  without zstd the program is compressed with gzip, and a third larger")
		data, err := release.Gzip(wasm)
		return packed{data, ".gz"}, err
	}
	if data, err := os.ReadFile(squeezedFile(wasm, hard)); err == nil && len(data) > 0 {
		return packed{data, ".zst"}, nil
	}
	cmd := p.command(ctx, nil, "zstd", hard.flags()...)
	var out, said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(wasm), &out, &said
	if err := cmd.Run(); err != nil {
		return packed{}, fmt.Errorf("zstd: %w: %s", err, strings.TrimSpace(said.String()))
	}
	keepSqueezed(squeezedFile(wasm, hard), out.Bytes())
	return packed{out.Bytes(), ".zst"}, nil
}

// zstdLevel is how hard zstd tries.
type zstdLevel int

// Level 19 is the last one before memory grows, and takes twenty seconds. What only tests unpack is as good at level 3, a fifth larger, in
// half a second.
const (
	thorough zstdLevel = 19
	hasty    zstdLevel = 3
)

// flags are those of zstd. A window of 8 MB, as large as every decoder takes, is unpacked in a sixth more time than one of 2 MB, and is a
// fortieth less to download; one of 32 MB would take three times as long.
func (l zstdLevel) flags() []string {
	return []string{fmt.Sprintf("-%d", l), "--zstd=wlog=23", "--no-progress", "--quiet", "--stdout", "-"}
}

// squeezedFile is where the compressed form of a program is kept: the same program is often built again.
func squeezedFile(wasm []byte, hard zstdLevel) string {
	return filepath.Join(cacheFolder(), "squeezed", hashOf(wasm, []byte(strings.Join(hard.flags(), " ")))+".zst")
}

// squeezedKept is how many compressed programs are kept, the latest.
const squeezedKept = 6

// keepSqueezed keeps the compressed form of a program in a file. Where that cannot be, it is made again another time.
func keepSqueezed(file string, data []byte) {
	if writeFile(file, data) == nil {
		keepLatest(filepath.Join(filepath.Dir(file), "*.zst"), squeezedKept)
	}
}

// keepLatest removes all but the latest of what a pattern finds.
func keepLatest(pattern string, n int) {
	kept, _ := filepath.Glob(pattern)
	slices.SortFunc(kept, func(a, b string) int { return modified(b).Compare(modified(a)) })
	for _, old := range kept[min(n, len(kept)):] {
		_ = os.RemoveAll(old)
	}
}

// modified is when a file was written, long ago where it cannot be asked.
func modified(file string) (at time.Time) {
	if info, err := os.Stat(file); err == nil {
		at = info.ModTime()
	}
	return at
}
