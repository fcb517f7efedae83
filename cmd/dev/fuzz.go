package main

import (
	"context"
	"os"
)

// fuzzProgram is the program that plays the app at random. It is run and not linked: cmd/dev has to build before what the app
// needs is installed.
const fuzzProgram = "./cmd/fuzz"

// runFuzz runs it with the same arguments.
func runFuzz(ctx context.Context, p project, args []string) error {
	cmd := p.command(ctx, nil, "go", append([]string{"run", fuzzProgram}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
