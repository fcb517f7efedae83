package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"time"
)

// member is one file of an archive.
type member struct {
	name string // in the archive
	from string // on disk
	mode fs.FileMode
}

// epoch is the date of everything in an archive, so that archives of the same files are equal.
var epoch = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// writeTar writes members as .tar.gz.
func writeTar(file string, members []member) error {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, m := range members {
		data, err := os.ReadFile(m.from)
		if err != nil {
			return err
		}
		head := &tar.Header{Name: m.name, Mode: int64(m.mode), Size: int64(len(data)), ModTime: epoch, Format: tar.FormatUSTAR}
		if err := w.WriteHeader(head); err != nil {
			return err
		}
		if _, err := w.Write(data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	packed, err := pack(out.Bytes())
	if err != nil {
		return err
	}
	return writeFile(file, packed)
}

// writeZip writes members as .zip.
func writeZip(file string, members []member) error {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, m := range members {
		data, err := os.ReadFile(m.from)
		if err != nil {
			return err
		}
		head := &zip.FileHeader{Name: m.name, Method: zip.Deflate, Modified: epoch}
		head.SetMode(m.mode)
		to, err := w.CreateHeader(head)
		if err != nil {
			return err
		}
		if _, err := to.Write(data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return writeFile(file, out.Bytes())
}
