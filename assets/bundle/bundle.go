// Package bundle joins the texts of a language to one file, as a browser fetches them, and takes them apart again.
package bundle

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"time"
)

// Files are patterns for the files of a language beside English, by their names in the folder assets.
func Files(tag string) []string {
	return []string{"words/" + tag + "/*.json", "rules/*/" + tag + ".txt"}
}

// Pack joins the texts of a language, which lie in a folder as they lie in this one, to a packed bundle: each
// file behind a line with its name and its length.
func Pack(folder fs.FS, tag string) ([]byte, error) {
	var out bytes.Buffer
	for _, pattern := range Files(tag) {
		names, err := fs.Glob(folder, pattern)
		if err != nil {
			return nil, err
		}
		if len(names) == 0 {
			return nil, fmt.Errorf("the language %q has no %s", tag, pattern)
		}
		for _, name := range names {
			text, err := fs.ReadFile(folder, name)
			if err != nil {
				return nil, err
			}
			fmt.Fprintf(&out, "%s %d\n", name, len(text))
			out.Write(text)
		}
	}
	return out.Bytes(), nil
}

// Bundle holds files that came one after the other, by their names. It is an fs.FS.
type Bundle map[string][]byte

// Unpack adds the files of a packed bundle, or none of them if it is damaged.
func (b Bundle) Unpack(packed []byte) error {
	all := Bundle{}
	for rest := packed; len(rest) > 0; {
		head, text, _ := bytes.Cut(rest, []byte("\n"))
		name, size, _ := bytes.Cut(head, []byte(" "))
		n, err := strconv.Atoi(string(size))
		if err != nil || n < 0 || n > len(text) {
			return fmt.Errorf("the texts are damaged at byte %d of %d", len(packed)-len(rest), len(packed))
		}
		all[string(name)], rest = text[:n], text[n:]
	}
	for name, text := range all {
		b[name] = text
	}
	return nil
}

// ReadFile makes a bundle an fs.ReadFileFS.
func (b Bundle) ReadFile(name string) ([]byte, error) {
	text, ok := b[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return text, nil
}

// Glob makes a bundle an fs.GlobFS.
func (b Bundle) Glob(pattern string) ([]string, error) {
	var out []string
	for name := range b {
		if ok, err := path.Match(pattern, name); err != nil {
			return nil, err
		} else if ok {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out, nil
}

// Open opens a file of a bundle to be read as a whole.
func (b Bundle) Open(name string) (fs.File, error) {
	text, err := b.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return &opened{bytes.NewReader(text), name}, nil
}

// opened is a file of a bundle.
type opened struct {
	*bytes.Reader
	name string
}

func (f *opened) Stat() (fs.FileInfo, error) { return f, nil }
func (f *opened) Close() error               { return nil }
func (f *opened) Name() string               { return path.Base(f.name) }
func (f *opened) Mode() fs.FileMode          { return 0o444 }
func (f *opened) ModTime() time.Time         { return time.Time{} }
func (f *opened) IsDir() bool                { return false }
func (f *opened) Sys() any                   { return nil }
