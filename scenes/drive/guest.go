package drive

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"runtime"
	"sync"
)

// guests are the programs built so far, by package path and what they are built as.
var guests = struct {
	sync.Mutex
	folder string
	built  map[string]string
}{built: map[string]string{}}

// What a program is built as: with these build tags.
const (
	guest    = "ebitenginevmguest" // draws through the host
	windowed = ""                  // opens a window, as a player gets it
)

// build compiles the program of a package, once in a test binary, and returns its file.
func build(pkg, as string) (string, error) {
	guests.Lock()
	defer guests.Unlock()
	if file, ok := guests.built[pkg+" "+as]; ok {
		return file, nil
	}
	if guests.folder == "" {
		folder, err := os.MkdirTemp("", "gulch")
		if err != nil {
			return "", err
		}
		guests.folder = folder
	}
	file := filepath.Join(guests.folder, path.Base(pkg)+as)
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	cmd := exec.Command("go", "build", "-buildvcs=false", "-tags", as, "-o", file, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s: %w\n%s", pkg, err, out)
	}
	guests.built[pkg+" "+as] = file
	return file, nil
}

// removeGuests deletes the programs that were built.
func removeGuests() {
	guests.Lock()
	defer guests.Unlock()
	if guests.folder != "" {
		_ = os.RemoveAll(guests.folder)
	}
}
