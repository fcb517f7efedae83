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

// guests are the programs built so far, by package path and what they are built as.
var guests = struct {
	sync.Mutex
	folder string
	built  map[string]string
}{built: map[string]string{}}

// GuestsEnv names the environment variable with the folder of programs that were built before, for many test binaries
// alike: a package's is named after it, with "-" for "/". Without it every test binary builds what it drives.
const GuestsEnv = "GULCH_DRIVE_GUESTS"

// What a program is built as: with these build tags.
const (
	guestTag = "ebitenginevmguest" // it is driven, and draws through the host
	windowed = ""                  // it opens a window, as a player gets it
)

// guestFile is the file of a package's program in a folder of programs that were built before.
func guestFile(folder, pkg string) string {
	return filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
}

// build compiles the program of a package, once in a test binary, and returns its file.
func build(pkg, tag string) (string, error) {
	guests.Lock()
	defer guests.Unlock()
	if file, ok := guests.built[pkg+" "+tag]; ok {
		return file, nil
	}
	if folder := os.Getenv(GuestsEnv); folder != "" && tag == guestTag {
		if file := guestFile(folder, pkg); exists(file) {
			return file, nil
		}
	}
	if guests.folder == "" {
		folder, err := os.MkdirTemp("", "gulch")
		if err != nil {
			return "", err
		}
		guests.folder = folder
	}
	file := filepath.Join(guests.folder, path.Base(pkg)+tag)
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	// As cmd/dev compiles tests, so that what was compiled for them serves here.
	cmd := exec.Command("go", "build", "-buildvcs=false", "-ldflags=-s -w", "-gcflags=gulch/...=-dwarf=false", "-tags", tag, "-o", file, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", pkg, err, out)
	}
	guests.built[pkg+" "+tag] = file
	return file, nil
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// removeGuests deletes the programs that were built.
func removeGuests() {
	guests.Lock()
	defer guests.Unlock()
	if guests.folder != "" {
		_ = os.RemoveAll(guests.folder)
	}
}
