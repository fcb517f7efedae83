package main

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"runtime"
)

func runPlay(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8080", "serve the browser version at this `address` if there is no display")
	if err := parse(flags, args); err != nil {
		return err
	}
	if !hasDisplay(runtime.GOOS, os.Getenv) {
		say("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): building the browser version …")
		folder := p.path("dist/web")
		sizes, err := p.buildWeb(ctx, folder, appPackage)
		if err != nil {
			return err
		}
		say("%s", sizes)
		return serveUntilInterrupted(ctx, folder, *addr)
	}
	if runtime.GOOS == "linux" {
		if err := ensure(ctx, p, playTools()); err != nil {
			return err
		}
	}
	program := executable(filepath.Join(cacheFolder(), "gulch"))
	say("building the game …")
	if err := p.build(ctx, program, appPackage, "", "", "-ldflags", ldflags(p.revision(ctx), "")); err != nil {
		return err
	}
	say("opening it …")
	cmd := p.command(ctx, nil, program)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}

// hasDisplay reports whether a window can be opened on the system goos. Only Linux and similar
// systems can lack a display; there its environment variables are checked, which env returns by
// name.
func hasDisplay(goos string, env func(string) string) bool {
	switch goos {
	case "darwin", "windows":
		return true
	}
	return env("DISPLAY") != "" || env("WAYLAND_DISPLAY") != ""
}
