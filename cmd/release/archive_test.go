package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"slices"
	"testing"
)

func TestArchivesAreReproducible(t *testing.T) {
	members := Under("gulch-1", []Member{{"gulch", []byte("program"), 0o755}, {"LICENSE.txt", []byte("MIT"), 0o644}})
	for name, c := range map[string]struct {
		pack func([]Member) ([]byte, error)
		list func(*testing.T, []byte) []string
	}{"tar": {Tar, tarred}, "zip": {Zip, zipped}} {
		first, err := c.pack(members)
		if err != nil {
			t.Fatal(err)
		}
		second, err := c.pack(members)
		if err != nil || !bytes.Equal(first, second) {
			t.Errorf("%s differs from one time to the next (%v)", name, err)
		}
		if got := c.list(t, first); !slices.Equal(got, []string{"gulch-1/gulch 755", "gulch-1/LICENSE.txt 644"}) {
			t.Errorf("%s holds %q", name, got)
		}
	}
}

// zipped and tarred list what an archive holds, with the permissions.
func zipped(t *testing.T, data []byte) (list []string) {
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

func tarred(t *testing.T, data []byte) (list []string) {
	t.Helper()
	unzipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(unzipped); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, fmt.Sprintf("%s %o", head.Name, head.Mode))
	}
}
