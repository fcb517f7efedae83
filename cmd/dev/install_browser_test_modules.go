package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// playwrightVersion is the version of playwright-core that is installed. It is the last version
// that runs with the Node.js of Debian 12.
const playwrightVersion = "1.61.0"

// cacheFolder returns the folder for downloads and caches, outside the repository.
func cacheFolder() string {
	base, err := os.UserCacheDir()
	if err != nil {
		base = os.TempDir()
	}
	return filepath.Join(base, "gulch")
}

// ensurePlaywright installs playwright-core, which controls Chromium, and returns its folder.
func ensurePlaywright(ctx context.Context, p project) (string, error) {
	return ensureModule(ctx, p, "playwright-core", playwrightVersion, "which drives Chromium")
}

// axeVersion is the version of axe-core that is installed. It is pinned, so that a new version does
// not make tests fail.
const axeVersion = "4.10.3"

// ensureAxe installs axe-core, an accessibility checker, and returns the path of its script.
func ensureAxe(ctx context.Context, p project) (string, error) {
	folder, err := ensureModule(ctx, p, "axe-core", axeVersion, "which judges the page for readers")
	return filepath.Join(folder, "node_modules", "axe-core", "axe.min.js"), err
}

// puppeteerVersion is the version of puppeteer-core that is installed. It is one of the last
// versions that run with Debian's Node.js.
const puppeteerVersion = "24.43.1"

// ensurePuppeteer installs puppeteer-core, which controls Firefox, and returns its folder.
func ensurePuppeteer(ctx context.Context, p project) (string, error) {
	return ensureModule(ctx, p, "puppeteer-core", puppeteerVersion, "which drives Firefox")
}

// ensureModule installs a version of a Node.js module, unless it is installed, and returns its
// folder. what describes the module in messages to the user.
func ensureModule(ctx context.Context, p project, name, version, what string) (string, error) {
	folder := filepath.Join(cacheFolder(), name+"-"+version)
	if _, err := os.Stat(filepath.Join(folder, "node_modules", name, "package.json")); err == nil {
		return folder, nil
	}
	say("  installing with npm: %s %s, %s, into %s", name, version, what, folder)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	_, err := p.output(ctx, nil, "npm", "install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund",
		name+"@"+version)
	return folder, err
}

// ensureHeadless returns the path of Chromium's headless shell. If apt does not offer it, it
// returns the path of another Chromium.
func ensureHeadless(ctx context.Context, p project, playwright string) (string, error) {
	if onPath(headlessShell) || aptHas(ctx, p, headlessShell) {
		if err := ensure(ctx, p, []tool{headless()}); err != nil {
			say("  %v", err)
		}
	}
	if path, err := exec.LookPath(headlessShell); err == nil {
		return path, nil
	}
	return ensureChromium(ctx, p, playwright)
}

// ensureChromium returns the path of a working Chromium. Some systems have no real package of it
// (Ubuntu's only refers to another package manager); there playwright-core downloads its own
// Chromium.
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
