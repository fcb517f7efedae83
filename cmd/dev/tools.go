package main

import (
	"context"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// A tool is something outside the repository without which a command cannot work.
type tool struct {
	name     string // as its makers call it
	why      string // what it is for, after "for"
	packages []string
	found    func() bool
}

// library is a shared library of Linux that the game loads when it starts.
func library(name, why, file, pkg string) tool {
	return tool{name, why, []string{pkg}, func() bool { return hasLibrary(file) }}
}

// playTools are what the game needs to open a window on Linux.
func playTools() []tool {
	return []tool{
		library("libX11", "the window", "libX11.so.6", "libx11-6"),
		library("libXrandr", "the size of the screen", "libXrandr.so.2", "libxrandr2"),
		library("libXcursor", "the mouse pointer", "libXcursor.so.1", "libxcursor1"),
		library("libXinerama", "several screens", "libXinerama.so.1", "libxinerama1"),
		library("libXi", "mouse and touch", "libXi.so.6", "libxi6"),
		library("libGL", "drawing", "libGL.so.1", "libgl1"),
		library("libGLESv2", "drawing", "libGLESv2.so.2", "libgles2"),
		library("libEGL", "drawing", "libEGL.so.1", "libegl1"),
		{"Mesa", "drawing", []string{"libgl1-mesa-dri"}, hasDriver},
	}
}

// chromium is Debian's; see ensureChromium for where apt has none.
func chromium() tool {
	found := func() bool { return findChromium() != "" }
	return tool{"Chromium", "the browser version as people have it", []string{"chromium"}, found}
}

// headless is Chromium without its windows, their menus and lists, which are programs of their own and start with every page: a page
// costs a third less. See ensureHeadless for where apt has none.
func headless() tool {
	return tool{"Chromium's headless shell", "tests of the browser version", []string{headlessShell}, func() bool { return onPath(headlessShell) }}
}

const headlessShell = "chromium-headless-shell"

// firefox is what the tests of -long play the browser version in besides.
func firefox() tool {
	return tool{"Firefox", "tests of the browser version in another browser", []string{"firefox-esr"}, func() bool { return findFirefox() != "" }}
}

// findFirefox returns the program, or "".
func findFirefox() string {
	for _, name := range []string{"firefox-esr", "firefox"} {
		if path, err := exec.LookPath(name); err == nil && exec.Command(path, "--version").Run() == nil {
			return path
		}
	}
	return ""
}

// testTools are what the tests need besides, but for Chromium.
func testTools() []tool {
	return append(playTools(),
		tool{"Xvfb", "tests in a window that nobody sees", []string{"xvfb"}, func() bool { return onPath("Xvfb") }},
		tool{"Node.js", "the script that drives Chromium", []string{"nodejs"}, func() bool { return onPath("node") }},
		zstd(),
		tool{"npm", "fetching playwright-core", []string{"npm"}, func() bool { return onPath("npm") }},
	)
}

// packageTools open what `dist` makes and say what is wrong with it.
func packageTools() []tool {
	return []tool{
		{"desktop-file-utils", "tests of the packages for Linux", []string{"desktop-file-utils"}, func() bool { return onPath("desktop-file-validate") }},
		{"AppStream", "tests of the packages for Linux", []string{"appstream"}, func() bool { return onPath("appstreamcli") }},
		{"dpkg", "tests of the packages for Debian", []string{"dpkg"}, func() bool { return onPath("dpkg-deb") }},
		{"Lintian", "tests of the packages for Debian", []string{"lintian"}, func() bool { return onPath("lintian") }},
	}
}

func onPath(name string) bool {
	_, err := exec.LookPath(name)
	return err == nil
}

// hasLibrary reports whether the dynamic linker would find a file.
func hasLibrary(file string) bool {
	for _, pattern := range []string{"/lib*/", "/usr/lib*/", "/usr/local/lib*/", "/lib/*-linux-*/", "/usr/lib/*-linux-*/"} {
		if found, _ := filepath.Glob(pattern + file); len(found) > 0 {
			return true
		}
	}
	for _, ldconfig := range []string{"ldconfig", "/sbin/ldconfig"} {
		if list, err := exec.Command(ldconfig, "-p").Output(); err == nil {
			return strings.Contains(string(list), "\t"+file+" ")
		}
	}
	return false
}

// hasDriver reports whether OpenGL has something to draw with: Mesa's drivers, or the ones of a graphics card.
func hasDriver() bool {
	for _, pattern := range []string{
		"/usr/lib*/dri/*_dri.so", "/usr/lib/*/dri/*_dri.so", "/usr/lib/*/libgallium*", "/usr/lib*/libgallium*",
		"/usr/lib/*/libGLX_nvidia*", "/usr/lib*/libGLX_nvidia*",
	} {
		if found, _ := filepath.Glob(pattern); len(found) > 0 {
			return true
		}
	}
	return false
}

// findChromium returns a program of Chromium's family that runs, or "".
func findChromium() string {
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}
	switch runtime.GOOS {
	case "darwin":
		names = append(names, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
			"/Applications/Chromium.app/Contents/MacOS/Chromium")
	case "windows":
		names = append(names, `C:\Program Files\Google\Chrome\Application\chrome.exe`,
			`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`)
	}
	for _, name := range names {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		// Some packages leave a script here that only asks for another package manager. Windows has no such thing,
		// but there asking for the version would open a window.
		if runtime.GOOS == "windows" || exec.Command(path, "--version").Run() == nil {
			return path
		}
	}
	return ""
}

// missing returns those of the tools that are not there.
func missing(tools []tool) []tool {
	var lacking []tool
	for _, t := range tools {
		if !t.found() {
			lacking = append(lacking, t)
		}
	}
	return lacking
}

// installing is held by the step that installs: steps run beside each other, and a system takes one installer at a time.
var installing sync.Mutex

// ensure installs those of the tools that are missing, or says what to install. Only Linux lacks any that dev can help
// with.
func ensure(ctx context.Context, p project, tools []tool) error {
	installing.Lock()
	defer installing.Unlock()
	lacking := missing(tools)
	if len(lacking) == 0 {
		return nil
	}
	for _, t := range lacking {
		say("  missing: %s, for %s", t.name, t.why)
	}
	if err := installPackages(ctx, p, lacking); err != nil {
		return err
	}
	return stillMissing(missing(tools))
}
