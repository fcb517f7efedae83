package bundle_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/assets"
	"gulch/assets/bundle"
)

// desktop reads a text file from the files embedded on a desktop.
func desktop(name string) ([]byte, error) {
	if area, ok := strings.CutPrefix(name, "words/"); ok {
		return fs.ReadFile(assets.Translations(), area)
	}
	parts := strings.Split(strings.TrimSuffix(name, ".txt"), "/")
	return assets.Rules(parts[1], parts[2])
}

// TestBundlesHoldWhatTheDesktopHas checks that the bundle of each language, which a browser
// downloads, has exactly the files that are embedded on a desktop.
func TestBundlesHoldWhatTheDesktopHas(t *testing.T) {
	folders, err := fs.ReadDir(assets.Translations(), ".")
	if err != nil || len(folders) == 0 {
		t.Fatalf("there are no languages: %v", err)
	}
	for _, folder := range folders {
		tag := folder.Name()
		packed, err := bundle.Pack(os.DirFS(".."), tag)
		if err != nil {
			t.Fatal(err)
		}
		b := bundle.Bundle{}
		if err := b.Unpack(packed); err != nil {
			t.Fatal(err)
		}
		files := 0
		for _, pattern := range bundle.Files(tag) {
			names, err := filepath.Glob(filepath.Join("..", pattern))
			if err != nil || len(names) == 0 {
				t.Errorf("the pattern %s matches %d files (%v)", pattern, len(names), err)
			}
			for _, name := range names {
				name = strings.TrimPrefix(filepath.ToSlash(name), "../")
				want, err := desktop(name)
				got, err2 := fs.ReadFile(b, name)
				if err != nil || err2 != nil || !bytes.Equal(got, want) {
					t.Errorf("the file %s differs between the bundle and the program (%v, %v)", name, err, err2)
				}
			}
			files += len(names)
		}
		if files != len(b) {
			t.Errorf("language %s: the bundle has %d files, the program %d", tag, len(b), files)
		}
	}
}

func TestDamagedBundlesAreRefused(t *testing.T) {
	for _, packed := range []string{"words/de/a.json 3\n{}", "words/de/a.json\n{}", "x", "words/de/a.json -1\n",
		"a 2\n{}b 1\n"} {
		b := bundle.Bundle{}
		if err := b.Unpack([]byte(packed)); err == nil || len(b) > 0 {
			t.Errorf("Unpack accepts the damaged bundle %q: %v", packed, b)
		}
	}
	if _, err := bundle.Pack(os.DirFS(".."), "tlh"); err == nil {
		t.Error("Pack returns no error for a language without texts")
	}
}
