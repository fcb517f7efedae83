package main

import (
	"context"
	"os"
)

// fuzzProgram is the program that plays the app at random. It is run by `go run` and not imported,
// as cmd/dev has to build before the app's dependencies are installed.
const fuzzProgram = "./cmd/fuzz"

// runFuzz runs the program with the same arguments.
func runFuzz(ctx context.Context, p project, args []string) error {
	cmd := p.command(ctx, nil, "go", append([]string{"run", fuzzProgram}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
