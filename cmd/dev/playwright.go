package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
)

// playwrightVersion is the last one that Debian 12's Node.js can run.
const playwrightVersion = "1.61.0"

// cacheFolder is where dev keeps what it downloads, outside the repository.
func cacheFolder() string {
	base, err := os.UserCacheDir()
	if err != nil {
		base = os.TempDir()
	}
	return filepath.Join(base, "gulch")
}

// ensurePlaywright installs playwright-core, which drives Chromium, and returns its folder.
func ensurePlaywright(ctx context.Context, p project) (string, error) {
	folder := filepath.Join(cacheFolder(), "playwright-core-"+playwrightVersion)
	if _, err := os.Stat(filepath.Join(folder, "node_modules", "playwright-core", "package.json")); err == nil {
		return folder, nil
	}
	say("  installing with npm: playwright-core %s, which drives Chromium, into %s", playwrightVersion, folder)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	_, err := p.output(ctx, nil, "npm", "install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund",
		"playwright-core@"+playwrightVersion)
	return folder, err
}

// ensureChromium returns a Chromium that runs. Where the system's packages hold none (Ubuntu's only points to another
// package manager), playwright-core downloads its own.
func ensureChromium(ctx context.Context, p project, playwright string) (string, error) {
	if err := ensure(ctx, p, []tool{chromium()}); err != nil {
		say("  %v", err)
	}
	if found := findChromium(); found != "" {
		return found, nil
	}
	say("  installing with playwright-core: its own Chromium")
	module := filepath.Join(playwright, "node_modules", "playwright-core")
	cli := filepath.Join(module, "cli.js")
	if _, err := p.output(ctx, nil, "node", cli, "install", "--with-deps", "chromium"); err != nil {
		return "", fmt.Errorf("there is no Chromium, and none could be installed: %w", err)
	}
	const ask = `process.stdout.write(require(process.argv[1]).chromium.executablePath())`
	return p.output(ctx, nil, "node", "-e", ask, module)
}
