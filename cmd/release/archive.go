package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Member is one file to be packed into an archive.
type Member struct {
	Name string // path of the file in the archive
	Data []byte
	Mode fs.FileMode
}

// epoch is the modification time of all files in archives. It is constant, so that archives with
// the same contents are equal byte by byte.
var epoch = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// Sort sorts the members of an archive by name.
func Sort(members []Member) {
	slices.SortFunc(members, func(a, b Member) int { return strings.Compare(a.Name, b.Name) })
}

// InFolder returns the members with their names prefixed by the name of a folder.
func InFolder(folder string, members []Member) []Member {
	out := make([]Member, len(members))
	for i, m := range members {
		out[i] = Member{folder + "/" + m.Name, m.Data, m.Mode}
	}
	return out
}

// Tar returns a .tar.gz archive of the members.
func Tar(members []Member) ([]byte, error) {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, m := range members {
		head := &tar.Header{
			Name: m.Name, Mode: int64(m.Mode), Size: int64(len(m.Data)), ModTime: epoch, Uname: "root", Gname: "root",
			Format: tar.FormatUSTAR,
		}
		if err := w.WriteHeader(head); err != nil {
			return nil, err
		}
		if _, err := w.Write(m.Data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return Gzip(out.Bytes())
}

// Zip returns a .zip archive of the members.
func Zip(members []Member) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, m := range members {
		head := &zip.FileHeader{Name: m.Name, Method: zip.Deflate, Modified: epoch}
		head.SetMode(m.Mode)
		to, err := w.CreateHeader(head)
		if err != nil {
			return nil, err
		}
		if _, err := to.Write(m.Data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Gzip returns data compressed as .gz. The result contains no date, so that it is reproducible.
func Gzip(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Write writes the members as files into a folder of the disk.
func Write(folder string, members []Member) error {
	for _, m := range members {
		file := filepath.Join(folder, filepath.FromSlash(m.Name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, m.Data, m.Mode); err != nil {
			return err
		}
	}
	return nil
}
