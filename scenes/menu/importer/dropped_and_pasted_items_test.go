package importer

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// broken is a file system whose files cannot be opened.
type broken struct{ fstest.MapFS }

func (b broken) Open(name string) (fs.File, error) {
	if name == "." {
		return b.MapFS.Open(name)
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: errors.New("errno 13")}
}

// dropped returns the text of the first dropped file that can be read.
func dropped(files fs.FS) (text string, err error) {
	all, err := Dropped(files)
	for _, x := range all {
		var data []byte
		if data, err = x.Read(); err == nil {
			return string(data), nil
		}
	}
	return "", err
}

// TestDropped checks that the first readable one of the dropped files is read, and that errors are
// worded for players.
func TestDropped(t *testing.T) {
	file := &fstest.MapFile{Data: []byte("gulch")}
	for name, files := range map[string]fs.FS{
		"a file": fstest.MapFS{"x.gulch": file}, "a folder and a file": fstest.MapFS{"a/b.gulch": file,
			"x.gulch": file},
	} {
		if text, err := dropped(files); err != nil || text != "gulch" {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
	for name, files := range map[string]fs.FS{
		"nothing": fstest.MapFS{}, "a folder": fstest.MapFS{"a/b.gulch": file},
		"an unreadable file": broken{fstest.MapFS{"x.gulch": file}},
	} {
		if _, err := dropped(files); err == nil || strings.Contains(err.Error(), "errno") ||
			!strings.Contains(err.Error(), "read") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
