package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestArchivesAreReproducible(t *testing.T) {
	source := filepath.Join(t.TempDir(), "gulch")
	if err := os.WriteFile(source, []byte("program"), 0o600); err != nil {
		t.Fatal(err)
	}
	members := []member{{"gulch-1/gulch", source, 0o755}, {"gulch-1/LICENSE.txt", source, 0o644}}
	for name, write := range map[string]func(string, []member) error{"a.tar.gz": writeTar, "a.zip": writeZip} {
		var made [2][]byte
		for i := range made {
			file := filepath.Join(t.TempDir(), name)
			if err := write(file, members); err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			made[i] = data
		}
		if !bytes.Equal(made[0], made[1]) {
			t.Errorf("%s differs from one time to the next", name)
		}
		if got := archived(t, name, made[0]); !slices.Equal(got, []string{"gulch-1/gulch 755", "gulch-1/LICENSE.txt 644"}) {
			t.Errorf("%s holds %q", name, got)
		}
	}
}

// archived lists what an archive holds, with the permissions.
func archived(t *testing.T, name string, data []byte) (list []string) {
	t.Helper()
	if strings.HasSuffix(name, ".zip") {
		r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.File {
			list = append(list, f.Name+" "+octal(int64(f.Mode().Perm())))
		}
		return list
	}
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
		list = append(list, head.Name+" "+octal(head.Mode))
	}
}

func octal(mode int64) string {
	return string([]byte{'0' + byte(mode>>6&7), '0' + byte(mode>>3&7), '0' + byte(mode&7)})
}
