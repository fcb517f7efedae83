package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"testing"

	"github.com/blakesmith/ar"
)

// readAr returns the contents of the files in an ar archive, by name.
func readAr(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	parts := map[string][]byte{}
	for r := ar.NewReader(bytes.NewReader(data)); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return parts
		}
		if err != nil {
			t.Fatal(err)
		}
		if parts[head.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
}

// readTarGz returns the contents of the files in a .tar.gz archive, by name.
func readTarGz(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	eachTarMember(t, data, func(head *tar.Header, data []byte) { files[head.Name] = data })
	return files
}

// eachTarMember calls do for each member of a .tar.gz archive, with its header and content.
func eachTarMember(t *testing.T, data []byte, do func(*tar.Header, []byte)) {
	t.Helper()
	unzipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(unzipped); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		member, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		do(head, member)
	}
}

// listZip returns the names of the files in a .zip archive, with their permissions.
func listZip(t *testing.T, data []byte) (list []string) {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.File {
		list = append(list, fmt.Sprintf("%s %o", f.Name, f.Mode().Perm()))
	}
	return list
}

func listTar(t *testing.T, data []byte) (list []string) {
	t.Helper()
	eachTarMember(t, data, func(head *tar.Header, _ []byte) {
		list = append(list, fmt.Sprintf("%s %o", head.Name, head.Mode))
	})
	return list
}

// sample returns a PNG of px by px pixels whose left half is red and whose right half is
// transparent.
func sample(t *testing.T, px int) []byte {
	t.Helper()
	m := image.NewNRGBA(image.Rect(0, 0, px, px))
	for y := range px {
		for x := range px / 2 {
			m.Set(x, y, color.NRGBA{200, 0, 0, 255})
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
