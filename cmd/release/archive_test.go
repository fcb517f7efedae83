package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/md5"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/blakesmith/ar"
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

// A package of Debian holds each folder before what lies in it, and what it tells of its files is so.
func TestDebTellsOfItsFiles(t *testing.T) {
	r := Release{Version: "1.2.3", Date: "2026-05-04"}
	share := []Member{{"applications/gulch.desktop", []byte("entry"), 0o644}}
	papers := []Member{{"LICENSE.txt", []byte("MIT"), 0o644}, {"README.md", []byte("read"), 0o644}}
	first, err := r.Deb("arm64", []byte("program"), share, papers)
	if err != nil {
		t.Fatal(err)
	}
	second, err := r.Deb("arm64", []byte("program"), share, papers)
	if err != nil || !bytes.Equal(first, second) {
		t.Errorf("it differs from one time to the next (%v)", err)
	}
	parts := unarchived(t, first)
	if got := string(parts["debian-binary"]); got != "2.0\n" {
		t.Errorf("its format is %q", got)
	}
	sums := unpacked(t, parts["control.tar.gz"])["./md5sums"]
	files := unpacked(t, parts["data.tar.gz"])
	for name, data := range files {
		if sum := fmt.Sprintf("%x  %s\n", md5.Sum(data), strings.TrimPrefix(name, "./")); !strings.HasSuffix(name, "/") && !bytes.Contains(sums, []byte(sum)) {
			t.Errorf("the sum of %s is not among\n%s", name, sums)
		}
	}
	list := tarred(t, parts["data.tar.gz"])
	for i, entry := range list {
		name, _, _ := strings.Cut(entry, " ")
		if folder := path.Dir(strings.TrimSuffix(name, "/")); folder != "." && !slices.Contains(list[:i], "./"+folder+"/ 755") {
			t.Errorf("%s comes before its folder", name)
		}
	}
	if string(files["./usr/games/gulch"]) != "program" || string(files["./usr/share/applications/gulch.desktop"]) != "entry" {
		t.Errorf("it holds %q", list)
	}
}

// unarchived returns what an archive of ar holds, by name.
func unarchived(t *testing.T, data []byte) map[string][]byte {
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

// unpacked returns what a .tar.gz holds, by name.
func unpacked(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	eachTarred(t, data, func(head *tar.Header, data []byte) { files[head.Name] = data })
	return files
}

// eachTarred calls do for each member of a .tar.gz.
func eachTarred(t *testing.T, data []byte, do func(*tar.Header, []byte)) {
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
	eachTarred(t, data, func(head *tar.Header, _ []byte) { list = append(list, fmt.Sprintf("%s %o", head.Name, head.Mode)) })
	return list
}
