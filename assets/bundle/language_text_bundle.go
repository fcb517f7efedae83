// Package bundle packs all texts of a language into one file, which a web page downloads in one
// request, and unpacks it.
//
// [Pack] is called when the web page is built, [Bundle.Unpack] in the browser. A [Bundle] is an
// fs.FS of the unpacked files.
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

// Files returns glob patterns that match the text files of a language, relative to the folder
// assets. It must not be used for English, which is embedded.
func Files(tag string) []string {
	return []string{"words/" + tag + "/*.json", "rules/*/" + tag + ".txt"}
}

// Pack packs the text files of a language into a bundle. folder must have the structure of the
// folder assets. In the bundle, each file is preceded by a line with its name and its length in
// bytes. Pack returns an error if one of the patterns of [Files] matches no file.
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

// Bundle has the content of unpacked files by their names. It implements fs.FS.
type Bundle map[string][]byte

// Unpack adds the files of a packed bundle to b. If the packed bundle is damaged, it adds nothing
// and returns an error.
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

// ReadFile returns the content of a file. It implements fs.ReadFileFS.
func (b Bundle) ReadFile(name string) ([]byte, error) {
	text, ok := b[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return text, nil
}

// Glob returns the names of the files that match a pattern, sorted. It implements fs.GlobFS.
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

// Open opens a file for reading. It implements fs.FS. Folders cannot be opened.
func (b Bundle) Open(name string) (fs.File, error) {
	text, err := b.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return &opened{bytes.NewReader(text), name}, nil
}

// opened is an open file of a bundle, and its fs.FileInfo.
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
