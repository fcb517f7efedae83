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

// guests are the programs built so far, by package path.
var guests = struct {
	sync.Mutex
	folder string
	built  map[string]string
}{built: map[string]string{}}

// build compiles the program of a package as a guest, once in a test binary, and returns its file.
func build(pkg string) (string, error) {
	guests.Lock()
	defer guests.Unlock()
	if file, ok := guests.built[pkg]; ok {
		return file, nil
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
	cmd := exec.Command("go", "build", "-buildvcs=false", "-tags", "ebitenginevmguest", "-o", file, pkg)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building %s as a guest: %w\n%s", pkg, err, out)
	}
	guests.built[pkg] = file
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
