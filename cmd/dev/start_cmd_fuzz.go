package main

import (
	"context"
	"os"
)

// fuzzProgram is the program that plays the app with random input. It is run by `go run` and not
// imported, because cmd/dev must compile before the app's dependencies are installed.
const fuzzProgram = "./cmd/fuzz"

// runFuzz implements `dev fuzz`: it runs fuzzProgram with the same arguments.
func runFuzz(ctx context.Context, p project, args []string) error {
	cmd := p.command(ctx, nil, "go", append([]string{"run", fuzzProgram}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
