package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// systems are what archives are made for.
var systems = []struct{ goos, goarch string }{
	{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
}

func runDist(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("dist", flag.ContinueOnError)
	version := flags.String("version", "", "`name` of the release; the commit if empty")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *version == "" {
		*version = p.revision(ctx)
	}
	for _, s := range systems {
		say("building for %s on %s …", s.goos, s.goarch)
		if err := p.archive(ctx, *version, s.goos, s.goarch); err != nil {
			return err
		}
	}
	say("building the browser version …")
	sizes, err := p.buildWeb(ctx, p.path("dist/web"), appPackage)
	if err != nil {
		return err
	}
	say("dist/web: %s", sizes)
	return nil
}

// revision names the commit that is checked out.
func (p project) revision(ctx context.Context) string {
	out, err := p.command(ctx, nil, "git", "describe", "--tags", "--always", "--dirty").Output()
	if err != nil {
		return "development"
	}
	return strings.TrimSpace(string(out))
}

// release are the linker's flags for a program that players get: without symbols, with its version.
func release(version string) string { return "-s -w -X main.version=" + version }

// archive builds the game for a system and packs it with what a player should have. The same sources give the same
// bytes.
func (p project) archive(ctx context.Context, version, goos, goarch string) error {
	folder, err := os.MkdirTemp("", "gulch-dist")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	program := "gulch"
	if goos == "windows" {
		program = "gulch.exe"
	}
	built := filepath.Join(folder, program)
	if err := p.build(ctx, built, appPackage, goos, goarch, "-ldflags", release(version)); err != nil {
		return err
	}
	name := fmt.Sprintf("gulch-%s-%s-%s", version, goos, goarch)
	members := []member{
		{name + "/" + program, built, 0o755},
		{name + "/LICENSE.txt", p.path("LICENSE"), 0o644},
		{name + "/CREDITS.md", p.path("assets/CREDITS.md"), 0o644},
		{name + "/README.md", p.path("README.md"), 0o644},
	}
	write, ending := writeTar, ".tar.gz"
	if goos == "windows" {
		write, ending = writeZip, ".zip"
	}
	file := p.path("dist/" + name + ending)
	if err := write(file, members); err != nil {
		return err
	}
	info, err := os.Stat(file)
	if err != nil {
		return err
	}
	say("  dist/%s: %.1f MB", filepath.Base(file), float64(info.Size())/1e6)
	return nil
}
