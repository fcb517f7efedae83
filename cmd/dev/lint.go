package main

import "context"

// lint runs staticcheck on all packages and their tests. Its version is pinned by
// cmd/release/tools/go.mod. Files for other systems are checked by vet alone.
func (p project) lint(ctx context.Context) outcome {
	return verdict(p.tool(ctx, []string{compiledForTests()}, p.root, "staticcheck", "./..."))
}
