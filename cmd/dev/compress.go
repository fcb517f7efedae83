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

// compressedProgram is the compressed program of the browser version, with the extension of its
// file.
type compressedProgram struct {
	data   []byte
	ending string // ".zst" or ".gz"
}

// zstd returns the compressor, whose downloads are a quarter smaller than gzip's.
func zstd() tool {
	return tool{"zstd", "a small download of the browser version", []string{"zstd"}, func() bool {
		return onPath("zstd")
	}}
}

// compress compresses a program with zstd, which it installs on Linux, or else with gzip. The page
// can unpack both. Results are cached.
func (p project) compress(ctx context.Context, wasm []byte, hard zstdLevel) (compressedProgram, error) {
	if runtime.GOOS == "linux" {
		if err := ensure(ctx, p, []tool{zstd()}); err != nil {
			say("  %v", err)
		}
	}
	if !onPath("zstd") {
		say("  without zstd the program is compressed with gzip, and a third larger")
		data, err := release.Gzip(wasm)
		return compressedProgram{data, ".gz"}, err
	}
	if data, err := os.ReadFile(compressedFile(wasm, hard)); err == nil && len(data) > 0 {
		return compressedProgram{data, ".zst"}, nil
	}
	cmd := p.command(ctx, nil, "zstd", hard.flags()...)
	var out, said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(wasm), &out, &said
	if err := cmd.Run(); err != nil {
		return compressedProgram{}, fmt.Errorf("zstd: %w: %s", err, strings.TrimSpace(said.String()))
	}
	cacheCompressed(compressedFile(wasm, hard), out.Bytes())
	return compressedProgram{out.Bytes(), ".zst"}, nil
}

// zstdLevel is a compression level of zstd.
type zstdLevel int

// Level 19 is the highest one with small memory and takes twenty seconds. For tests level 3 is
// used: a fifth larger, in half a second.
const (
	bestLevel zstdLevel = 19
	fastLevel zstdLevel = 3
)

// flags returns zstd's flags. The window of 8 MB is the largest that every decoder accepts;
// compared with 2 MB, unpacking takes a sixth more time and the download is a fortieth smaller.
// With 32 MB, unpacking would take three times as long.
func (l zstdLevel) flags() []string {
	return []string{fmt.Sprintf("-%d", l), "--zstd=wlog=23", "--no-progress", "--quiet", "--stdout", "-"}
}

// compressedFile returns the cache file for the compressed form of a program: the same program is
// often built again.
func compressedFile(wasm []byte, hard zstdLevel) string {
	return filepath.Join(cacheFolder(), "squeezed", hashOf(wasm, []byte(strings.Join(hard.flags(), " ")))+".zst")
}

// maxCompressed is how many compressed programs are cached.
const maxCompressed = 6

// cacheCompressed writes the compressed form of a program to the cache. Errors are ignored: it is
// compressed again next time.
func cacheCompressed(file string, data []byte) {
	if writeFile(file, data) == nil {
		keepLatest(filepath.Join(filepath.Dir(file), "*.zst"), maxCompressed)
	}
}

// keepLatest removes all but the n latest files or folders that match a pattern.
func keepLatest(pattern string, n int) {
	kept, _ := filepath.Glob(pattern)
	slices.SortFunc(kept, func(a, b string) int { return modified(b).Compare(modified(a)) })
	for _, old := range kept[min(n, len(kept)):] {
		_ = os.RemoveAll(old)
	}
}

// modified returns the modification time of a file, the zero time if it cannot be read.
func modified(file string) (at time.Time) {
	if info, err := os.Stat(file); err == nil {
		at = info.ModTime()
	}
	return at
}
