package release

import (
	"bytes"
	"slices"
	"testing"
)

func TestArchivesAreReproducible(t *testing.T) {
	members := InFolder("gulch-1", []Member{{"gulch", []byte("program"), 0o755}, {"LICENSE.txt", []byte("MIT"), 0o644}})
	for name, c := range map[string]struct {
		pack func([]Member) ([]byte, error)
		list func(*testing.T, []byte) []string
	}{"tar": {Tar, listTar}, "zip": {Zip, listZip}} {
		first, err := c.pack(members)
		if err != nil {
			t.Fatal(err)
		}
		second, err := c.pack(members)
		if err != nil || !bytes.Equal(first, second) {
			t.Errorf("two archives %s of the same files differ (%v)", name, err)
		}
		if got := c.list(t, first); !slices.Equal(got, []string{"gulch-1/gulch 755", "gulch-1/LICENSE.txt 644"}) {
			t.Errorf("the archive %s contains %q", name, got)
		}
	}
}
