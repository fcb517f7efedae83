package gametest

import (
	"bytes"
	"io/fs"
	"testing"
	"testing/fstest"
)

// ChangedFile returns a copy of files in which one file has been changed: the first occurrence of
// the text old in the file at path is replaced by the text new.
func ChangedFile(t *testing.T, files fs.FS, path, old, new string) fs.FS {
	t.Helper()
	changed := fstest.MapFS{}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(files, name)
		changed[name] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if changed[path] == nil || !bytes.Contains(changed[path].Data, []byte(old)) {
		t.Fatalf("%s does not contain %q, which the test replaces", path, old)
	}
	changed[path].Data = bytes.Replace(changed[path].Data, []byte(old), []byte(new), 1)
	return changed
}
