package main

import (
	"bytes"
	"context"
	"fmt"
	"runtime"
	"strings"

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

// squeeze compresses a program as well as this machine can: with zstd, which it installs where it knows how to, or
// else with gzip. The page unpacks both.
func (p project) squeeze(ctx context.Context, wasm []byte) (packed, error) {
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
	// Level 19 is the last one before memory grows. A window of 2 MB is unpacked in a third of the time of one of 32, for a
	// fiftieth more to download: what the page looks back into stays in the processor's cache.
	cmd := p.command(ctx, nil, "zstd", "-19", "--zstd=wlog=21", "--no-progress", "--quiet", "--stdout", "-")
	var out, said bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(wasm), &out, &said
	if err := cmd.Run(); err != nil {
		return packed{}, fmt.Errorf("zstd: %w: %s", err, strings.TrimSpace(said.String()))
	}
	return packed{out.Bytes(), ".zst"}, nil
}
