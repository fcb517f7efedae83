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

// guests are the programs built so far, by package path.
var guests = struct {
	sync.Mutex
	folder string
	built  map[string]string
}{built: map[string]string{}}

// GuestsEnv names the environment variable with the folder of programs that were built before, for many test binaries
// alike: a package's is named after it, with "-" for "/". Without it every test binary builds what it drives.
const GuestsEnv = "GULCH_DRIVE_GUESTS"

// guestTag is the build tag of programs that are driven.
const guestTag = "ebitenginevmguest"

// guestFile is the file of a package's program in a folder of programs that were built before.
func guestFile(folder, pkg string) string {
	return filepath.Join(folder, strings.ReplaceAll(pkg, "/", "-"))
}

// build compiles the program of a package as a guest, once in a test binary, and returns its file.
func build(pkg string) (string, error) {
	guests.Lock()
	defer guests.Unlock()
	if file, ok := guests.built[pkg]; ok {
		return file, nil
	}
	if folder := os.Getenv(GuestsEnv); folder != "" {
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
	file := filepath.Join(guests.folder, path.Base(pkg))
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	cmd := exec.Command("go", "build", "-buildvcs=false", "-tags", guestTag, "-o", file, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s as a guest: %w\n%s", pkg, err, out)
	}
	guests.built[pkg] = file
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
