package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"

	"gulch/cmd/dev/browser"
)

// browserPackage contains the tests that run in a browser.
const browserPackage = "gulch/cmd/dev/browser"

// parallelBrowserTests is the number of browser tests that run in parallel. They often wait.
const parallelBrowserTests = 2

// equipBrowser installs the programs and modules that browser tests need, unless they are
// installed, and stores their paths in t. If whole is true, t.Chromium becomes the complete
// Chromium, otherwise its headless shell.
func (p project) equipBrowser(ctx context.Context, t *browser.Tests, whole bool) (err error) {
	t.Folder = p.path("cmd/dev/browser")
	if t.Playwright, err = ensurePlaywright(ctx, p); err != nil {
		return err
	}
	if t.Axe, err = ensureAxe(ctx, p); err != nil {
		return err
	}
	if whole {
		t.Chromium, err = ensureChromium(ctx, p, t.Playwright)
	} else {
		t.Chromium, err = ensureHeadless(ctx, p, t.Playwright)
	}
	return err
}

// setUpBrowserTests builds the browser versions of the app and of the demo and writes a file that
// says where they are and how to test them, see browser.SetupEnv. If long is true, the tests check
// all cases. It returns the file's path, which contains a hash of the builds and of the versions of
// the browser and Node.js.
func (p project) setUpBrowserTests(ctx context.Context, long bool) (file string, err error) {
	tests := browser.Tests{Long: long, Lanes: parallelBrowserTests}
	if err := p.equipBrowser(ctx, &tests, long); err != nil {
		return "", err
	}
	fresh, err := newBuildFolder("browser")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(fresh)
	site, next := filepath.Join(fresh, "site"), filepath.Join(fresh, "next")
	if err := p.layVersions(ctx, appPackage, site, next); err != nil {
		return "", err
	}
	if err := p.layVersions(ctx, demoPackage, filepath.Join(site, "demo"), filepath.Join(next, "demo")); err != nil {
		return "", err
	}
	name, err := p.browserSetupHash(ctx, tests, site, next)
	if err != nil {
		return "", err
	}
	folder := filepath.Join(filepath.Dir(fresh), name)
	tests.Site, tests.Next = filepath.Join(folder, "site"), filepath.Join(folder, "next")
	data, err := json.MarshalIndent(tests, "", "\t")
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(fresh, "setup.json"), data, 0o644); err != nil {
		return "", err
	}
	if folder, err = keepBuild(fresh, name); err != nil {
		return "", err
	}
	return filepath.Join(folder, "setup.json"), nil
}

// browserSetupHash returns a hash of what the results of browser tests depend on besides the
// scripts: the options in tests, the pages in the folders (index.html contains the hash of each
// build), the browser and Node.js.
func (p project) browserSetupHash(ctx context.Context, tests browser.Tests, folders ...string) (string, error) {
	options, err := json.Marshal(tests)
	if err != nil {
		return "", err
	}
	parts := [][]byte{options}
	for _, folder := range folders {
		for _, page := range []string{"index.html", "demo/index.html"} {
			data, err := os.ReadFile(filepath.Join(folder, page))
			if err != nil {
				return "", err
			}
			parts = append(parts, data)
		}
	}
	for _, program := range []string{tests.Chromium, "node"} {
		version, err := p.output(ctx, nil, program, "--version")
		if err != nil {
			return "", err
		}
		parts = append(parts, []byte(version))
	}
	return hashOf(parts...), nil
}
