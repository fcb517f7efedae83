//go:build !js

package probe

import (
	"os"
	"strings"
	"testing"
)

// TestReadRefusesDamage checks that Read returns an error for a file with a damaged snapshot, and
// for one that cannot be read.
func TestReadRefusesDamage(t *testing.T) {
	path := usePublishFile(t)
	Publish(Snapshot{Scene: "title"})
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{
		"a changed letter": strings.Replace(string(good), "title", "tidle", 1), "a missing end": string(good[:60]),
		"no length": "x" + string(good), "a negative length": "      -1 00000000\n{}",
	} {
		if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
		if s, err := read(path, 2); err == nil || !strings.Contains(err.Error(), "no complete snapshot after 2 tries") {
			t.Errorf("%s: read returns %+v, %v; want an error that says so", name, s, err)
		}
	}
	if s, err := read(t.TempDir(), 2); err == nil {
		t.Errorf("reading a folder returns %+v, want an error", s)
	}
}
