package assets

import (
	"bytes"
	"io/fs"
	"os"
	"testing"

	"gulch/render/words"
)

// What a browser fetches of a language is what a desktop has in it.
func TestBundlesHoldWhatTheDesktopHas(t *testing.T) {
	for _, tag := range words.Languages()[1:] {
		packed, err := Pack(os.DirFS("."), tag)
		if err != nil {
			t.Fatal(err)
		}
		b := bundle{}
		if err := b.unpack(packed); err != nil {
			t.Fatal(err)
		}
		files := 0
		for _, pattern := range tongueFiles(tag) {
			names, err := fs.Glob(tongues, pattern)
			if err != nil || len(names) == 0 {
				t.Errorf("%s: %d files (%v)", pattern, len(names), err)
			}
			for _, name := range names {
				want, err := fs.ReadFile(tongues, name)
				got, err2 := fs.ReadFile(b, name)
				if err != nil || err2 != nil || !bytes.Equal(got, want) {
					t.Errorf("%s is another one in the bundle (%v, %v)", name, err, err2)
				}
			}
			files += len(names)
		}
		if files != len(b) {
			t.Errorf("%s: %d files are in the bundle, %d in the program", tag, len(b), files)
		}
		if _, err := words.Load(within(b, "words"), tag); err != nil {
			t.Error(err)
		}
	}
}

func TestDamagedBundlesAreRefused(t *testing.T) {
	for _, packed := range []string{"words/de/a.json 3\n{}", "words/de/a.json\n{}", "x", "words/de/a.json -1\n", "a 2\n{}b 1\n"} {
		b := bundle{}
		if err := b.unpack([]byte(packed)); err == nil || len(b) > 0 {
			t.Errorf("%q is taken: %v", packed, b)
		}
	}
	if _, err := Pack(os.DirFS("."), "tlh"); err == nil {
		t.Error("a language without texts is packed")
	}
}
