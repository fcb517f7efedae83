package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
)

// builtPrograms holds the paths of the executables built so far, by package path and build tag.
var builtPrograms = struct {
	sync.Mutex
	folder string
	built  map[string]string
}{built: map[string]string{}}

// PrebuiltEnv names the environment variable with the folder of prebuilt programs, which several
// test binaries can share. The file name of a program is the import path of its package with "-"
// instead of "/". Without the variable, every test binary builds the programs that it drives.
const PrebuiltEnv = "GULCH_DRIVE_GUESTS"

// Build tags of driven programs.
const (
	// for [App]: the test steps the program tick by tick, and the program draws through the test
	// binary. Only package main may have files for this tag, so that no other package is compiled
	// twice.
	guestTag  = "gulchdriven"
	windowTag = "" // for [Window]: the program opens a real window, as it does for players
)

// prebuiltFile returns the path of the executable of package pkg in a folder of prebuilt programs.
func prebuiltFile(folder, pkg string) string {
	return filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
}

// buildProgram compiles the program of package pkg with a build tag, once per test binary, and
// returns the path of the executable.
func buildProgram(pkg, tag string) (string, error) {
	builtPrograms.Lock()
	defer builtPrograms.Unlock()
	if file, ok := builtPrograms.built[pkg+" "+tag]; ok {
		return file, nil
	}
	if folder := os.Getenv(PrebuiltEnv); folder != "" && tag == guestTag {
		if file := prebuiltFile(folder, pkg); exists(file) {
			return file, nil
		}
	}
	if builtPrograms.folder == "" {
		folder, err := os.MkdirTemp("", "gulch")
		if err != nil {
			return "", err
		}
		builtPrograms.folder = folder
	}
	file := filepath.Join(builtPrograms.folder, path.Base(pkg)+tag)
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	// The same flags as in cmd/dev, so that the build cache is shared.
	cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags=-s -w", "-gcflags=gulch/...=-dwarf=false", "-tags",
		tag, "-o", file, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", pkg, err, out)
	}
	builtPrograms.built[pkg+" "+tag] = file
	return file, nil
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// removeBuiltPrograms deletes the executables that buildProgram has compiled.
func removeBuiltPrograms() {
	builtPrograms.Lock()
	defer builtPrograms.Unlock()
	if builtPrograms.folder != "" {
		_ = os.RemoveAll(builtPrograms.folder)
	}
}
