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
	members := InFolder("gulch-1", []Member{{"gulch", []byte("program"), 0o755}, {"LICENSE.txt", []byte("MIT"), 0o644}})
	for name, c := range map[string]struct {
		pack func([]Member) ([]byte, error)
		list func(*testing.T, []byte) []string
	}{"tar": {Tar, listTar}, "zip": {Zip, listZip}} {
		first, err := c.pack(members)
		if err != nil {
			t.Fatal(err)
		}
		second, err := c.pack(members)
		if err != nil || !bytes.Equal(first, second) {
			t.Errorf("two archives %s of the same files differ (%v)", name, err)
		}
		if got := c.list(t, first); !slices.Equal(got, []string{"gulch-1/gulch 755", "gulch-1/LICENSE.txt 644"}) {
			t.Errorf("the archive %s contains %q", name, got)
		}
	}
}

// TestDebListsFoldersAndChecksums checks that a Debian package lists each folder before the files
// in it, and that its checksums and sizes are correct.
func TestDebListsFoldersAndChecksums(t *testing.T) {
	r := Release{Version: "1.2.3", Date: "2026-05-04"}
	share := []Member{{"applications/gulch.desktop", []byte("entry"), 0o644}}
	papers := []Member{{"LICENSE.txt", []byte("MIT"), 0o644}, {"README.md", []byte("read"), 0o644}}
	first, err := r.Deb("arm64", []byte("program"), share, papers)
	if err != nil {
		t.Fatal(err)
	}
	second, err := r.Deb("arm64", []byte("program"), share, papers)
	if err != nil || !bytes.Equal(first, second) {
		t.Errorf("two Debian packages of the same files differ (%v)", err)
	}
	parts := readAr(t, first)
	if got := string(parts["debian-binary"]); got != "2.0\n" {
		t.Errorf("debian-binary is %q", got)
	}
	sums := readTarGz(t, parts["control.tar.gz"])["./md5sums"]
	files := readTarGz(t, parts["data.tar.gz"])
	for name, data := range files {
		if sum := fmt.Sprintf("%x  %s\n", md5.Sum(data), strings.TrimPrefix(name, "./")); !strings.HasSuffix(name,
			"/") && !bytes.Contains(sums, []byte(sum)) {
			t.Errorf("the checksum of %s is not in md5sums:\n%s", name, sums)
		}
	}
	list := listTar(t, parts["data.tar.gz"])
	for i, entry := range list {
		name, _, _ := strings.Cut(entry, " ")
		if folder := path.Dir(strings.TrimSuffix(name, "/")); folder != "." &&
			!slices.Contains(list[:i], "./"+folder+"/ 755") {
			t.Errorf("%s comes before its folder in the package", name)
		}
	}
	if string(files["./usr/games/gulch"]) != "program" ||
		string(files["./usr/share/applications/gulch.desktop"]) != "entry" {
		t.Errorf("the package contains %q", list)
	}
}

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
