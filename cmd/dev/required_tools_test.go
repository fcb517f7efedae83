package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// TestInstallersTakeTurns checks that steps that run in parallel install their tools one after the
// other, because a system allows only one installer at a time.
func TestInstallersTakeTurns(t *testing.T) {
	folder := t.TempDir()
	script := `#!/bin/sh
for word in "$@"; do [ "$word" = install ] && installs=yes; done
[ -n "$installs" ] || exit 0
mkdir "` + folder + `/lock" || exit 100
sleep 0.05
for word in "$@"; do last=$word; done
touch "` + folder + `/$last"
rmdir "` + folder + `/lock"
`
	bin := filepath.Join(folder, "bin")
	if err := os.Mkdir(bin, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"apt-get": script, "sudo": "#!/bin/sh\nexec \"$@\"\n"} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH"))
	var steps sync.WaitGroup
	for _, name := range []string{"one", "other", "third"} {
		steps.Go(func() {
			there := func() bool { _, err := os.Stat(filepath.Join(folder, name)); return err == nil }
			if err := ensure(context.Background(), project{},
				[]tool{{name, "this test", []string{name}, there}}); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
	steps.Wait()
}

func TestMissingToolsAreNamed(t *testing.T) {
	tools := []tool{
		{"here", "nothing", []string{"here-bin"}, func() bool { return true }},
		{"gone", "drawing", []string{"gone-bin", "gone-data"}, func() bool { return false }},
	}
	lacking := missing(tools)
	if got := packagesOf(lacking); !slices.Equal(got, []string{"gone-bin", "gone-data"}) {
		t.Errorf("packages = %q", got)
	}
	err := stillMissing(lacking)
	if err == nil || !strings.Contains(err.Error(), "gone") || !strings.Contains(err.Error(), "drawing") {
		t.Errorf("error = %v", err)
	}
	if err := stillMissing(nil); err != nil {
		t.Errorf("error = %v", err)
	}
}
