package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"gulch/cmd/release"
)

// compressedProgram is the compressed program of the browser version, with the file name extension
// for its compression.
type compressedProgram struct {
	data   []byte
	ending string // file name extension: ".zst" or ".gz"
}

// zstd returns the zstd compressor as a tool to install. Its downloads are a quarter smaller than
// those of gzip.
func zstd() tool {
	return tool{"zstd", "a small download of the browser version", []string{"zstd"}, func() bool {
		return onPath("zstd")
	}}
}

// compress compresses a program with zstd at the level hard, or with gzip if zstd is not available.
// On Linux it installs zstd if it is missing. The page can unpack both formats. Results are cached.
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

// zstdLevel is a compression level of zstd, as on its command line.
type zstdLevel int

// Compression levels. bestLevel, 19, is the highest level that needs little memory, and takes
// twenty seconds. fastLevel, 3, is used for tests: the result is a fifth larger but takes half a
// second.
const (
	bestLevel zstdLevel = 19
	fastLevel zstdLevel = 3
)

// flags returns the command line flags of zstd for this level. The window of 8 MB is the largest
// that every decoder accepts. Compared with a window of 2 MB, the download is a fortieth smaller
// and unpacking takes a sixth longer. With 32 MB, unpacking would take three times as long.
func (l zstdLevel) flags() []string {
	return []string{fmt.Sprintf("-%d", l), "--zstd=wlog=23", "--no-progress", "--quiet", "--stdout", "-"}
}

// compressedFile returns the path of the cache file for a program compressed with zstd at the level
// hard. The cache is useful because the same program is often built again.
func compressedFile(wasm []byte, hard zstdLevel) string {
	return filepath.Join(cacheFolder(), "squeezed", hashOf(wasm, []byte(strings.Join(hard.flags(), " ")))+".zst")
}

// maxCompressed is the number of compressed programs that are kept in the cache.
const maxCompressed = 6

// cacheCompressed writes the compressed form of a program to the cache. It ignores errors, because
// without the cache file the program is only compressed again.
func cacheCompressed(file string, data []byte) {
	if writeFile(file, data) == nil {
		keepLatest(filepath.Join(filepath.Dir(file), "*.zst"), maxCompressed)
	}
}
