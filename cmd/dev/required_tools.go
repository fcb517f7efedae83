package main

import (
	"context"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// tool is a program or a library outside the repository that a command needs.
type tool struct {
	name     string // name of the tool as its developers write it
	why      string // purpose of the tool, as a phrase that can follow "for"
	packages []string
	found    func() bool
}

// library returns a tool that stands for a shared library of Linux, which the game loads when it
// starts. file is the name of the library's file, and pkg the package that contains it.
func library(name, why, file, pkg string) tool {
	return tool{name, why, []string{pkg}, func() bool { return hasLibrary(file) }}
}

// playTools returns the tools that the game needs to open a window on Linux.
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

// chromium returns Debian's Chromium as a tool. If apt does not offer it, ensureChromium gets
// another one.
func chromium() tool {
	found := func() bool { return findChromium() != "" }
	return tool{"Chromium", "the browser version as people have it", []string{"chromium"}, found}
}

// headless returns Chromium's headless shell as a tool. The complete Chromium starts programs for
// menus and lists with every page; without them a page takes a third less time. If apt does not
// offer the headless shell, ensureHeadless gets another Chromium.
func headless() tool {
	return tool{"Chromium's headless shell", "tests of the browser version", []string{headlessShell}, func() bool {
		return onPath(headlessShell)
	}}
}

const headlessShell = "chromium-headless-shell"

// firefox returns Firefox as a tool. It is the second browser in long test runs.
func firefox() tool {
	return tool{"Firefox", "tests of the browser version in another browser", []string{"firefox-esr"}, func() bool {
		return findFirefox() != ""
	}}
}

// findFirefox returns the path of Firefox, "" if it is not installed.
func findFirefox() string {
	for _, name := range []string{"firefox-esr", "firefox"} {
		if path, err := exec.LookPath(name); err == nil && exec.Command(path, "--version").Run() == nil {
			return path
		}
	}
	return ""
}

// testTools returns the tools that the tests need in addition to playTools, except for Chromium.
func testTools() []tool {
	return append(playTools(),
		tool{"Xvfb", "tests in a window that nobody sees", []string{"xvfb"}, func() bool { return onPath("Xvfb") }},
		tool{"Node.js", "the script that drives Chromium", []string{"nodejs"}, func() bool { return onPath("node") }},
		zstd(),
		tool{"npm", "fetching playwright-core", []string{"npm"}, func() bool { return onPath("npm") }},
	)
}

// packageTools returns the programs that check the packages that `dev dist` builds.
func packageTools() []tool {
	return []tool{
		{"desktop-file-utils", "tests of the packages for Linux", []string{"desktop-file-utils"}, func() bool {
			return onPath("desktop-file-validate")
		}},
		{"AppStream", "tests of the packages for Linux", []string{"appstream"}, func() bool {
			return onPath("appstreamcli")
		}},
		{"dpkg", "tests of the packages for Debian", []string{"dpkg"}, func() bool { return onPath("dpkg-deb") }},
		{"Lintian", "tests of the packages for Debian", []string{"lintian"}, func() bool { return onPath("lintian") }},
	}
}

func onPath(name string) bool {
	_, err := exec.LookPath(name)
	return err == nil
}

// hasLibrary reports whether the dynamic linker would find the shared library file.
func hasLibrary(file string) bool {
	for _, pattern := range []string{"/lib*/", "/usr/lib*/", "/usr/local/lib*/", "/lib/*-linux-*/",
		"/usr/lib/*-linux-*/"} {
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

// hasDriver reports whether an OpenGL driver is installed: Mesa's, or the driver of a graphics
// card.
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

// findChromium returns the path of a working browser of Chromium's family, "" if there is none.
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
		// Some packages install a script with this name that only refers to another package
		// manager, so the program is run to see whether it works. Windows has no such scripts, and
		// there the flag --version would open a window.
		if runtime.GOOS == "windows" || exec.Command(path, "--version").Run() == nil {
			return path
		}
	}
	return ""
}

// missing returns those of the tools that are not installed.
func missing(tools []tool) []tool {
	var lacking []tool
	for _, t := range tools {
		if !t.found() {
			lacking = append(lacking, t)
		}
	}
	return lacking
}

// installing is locked while a step installs tools. Steps run in parallel, but a system allows only
// one installer at a time.
var installing sync.Mutex

// ensure installs the tools that are missing, or returns an error that says what to install. On
// systems other than Linux it does nothing, because no tools are needed there.
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
