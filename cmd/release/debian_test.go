package release

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"path"
	"slices"
	"strings"
	"testing"
)

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
