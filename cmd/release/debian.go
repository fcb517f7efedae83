package release

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"path"
	"strings"

	"github.com/blakesmith/ar"
)

// debianDocNames maps the names of documents to their names in a Debian package. LICENSE.txt is not
// among them: in a Debian package the licence is part of the file copyright.
var debianDocNames = map[string]string{"LICENCES.txt": "THIRD-PARTY.txt", "CREDITS.md": "CREDITS.md",
	"README.md": "README.md"}

// Deb returns a Debian package for a processor. goarch is Go's name of the processor; for the
// supported ones Debian uses the same names. The package contains the program, the files in share,
// which [Release.Share] returns, and the documents in papers.
func (r Release) Deb(goarch string, program []byte, share, papers []Member) ([]byte, error) {
	docs, err := r.debianDocs(papers)
	if err != nil {
		return nil, err
	}
	share = append(share[:len(share):len(share)], docs...)
	Sort(share)
	files := append([]Member{{"./usr/games/gulch", program, 0o755}}, InFolder("./usr/share", share)...)
	data, err := Tar(withFolders(files))
	if err != nil {
		return nil, err
	}
	about, err := r.debControl(goarch, files)
	if err != nil {
		return nil, err
	}
	return arArchive([]Member{{"debian-binary", []byte("2.0\n"), 0o644}, {"control.tar.gz", about, 0o644},
		{"data.tar.gz", data, 0o644}})
}

// debControl returns the control archive of a Debian package, which contains the package's metadata
// and checksums. files are the files that the package installs.
func (r Release) debControl(goarch string, files []Member) ([]byte, error) {
	size := 0 // installed size in KiB, each file rounded up
	var sums strings.Builder
	for _, m := range files {
		size += (len(m.Data) + 1023) / 1024
		fmt.Fprintf(&sums, "%x  %s\n", md5.Sum(m.Data), strings.TrimPrefix(m.Name, "./"))
	}
	control, err := r.fillTemplate("control", map[string]any{"Arch": goarch, "Size": size})
	if err != nil {
		return nil, err
	}
	return Tar([]Member{{"./control", control, 0o644}, {"./md5sums", []byte(sums.String()), 0o644}})
}

// withFolders returns the members, with an entry for each folder before the files in it.
func withFolders(members []Member) (all []Member) {
	known := map[string]bool{".": true}
	var enter func(folder string)
	enter = func(folder string) {
		if !known[folder] {
			known[folder] = true
			enter(path.Dir(folder))
			all = append(all, Member{"./" + folder + "/", nil, 0o755})
		}
	}
	for _, m := range members {
		enter(path.Dir(m.Name)) // the name without a leading "./"
		all = append(all, m)
	}
	return all
}

// arArchive returns an ar archive of the members.
func arArchive(members []Member) ([]byte, error) {
	var out bytes.Buffer
	w := ar.NewWriter(&out)
	if err := w.WriteGlobalHeader(); err != nil {
		return nil, err
	}
	for _, m := range members {
		head := &ar.Header{Name: m.Name, ModTime: epoch, Mode: int64(m.Mode), Size: int64(len(m.Data))}
		if err := w.WriteHeader(head); err != nil {
			return nil, err
		}
		if _, err := w.Write(m.Data); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// debianDocs returns the files that Debian requires below /usr/share: copyright, changelog and
// manual page. Long texts are compressed.
func (r Release) debianDocs(papers []Member) ([]Member, error) {
	var docs []Member
	var licence []string
	pack := func(name string, text []byte) error {
		small, err := Gzip(text)
		docs = append(docs, Member{name + ".gz", small, 0o644})
		return err
	}
	for _, m := range papers {
		if m.Name == "LICENSE.txt" {
			licence = strings.Split(strings.TrimSpace(string(m.Data)), "\n")
		} else if err := pack("doc/gulch/"+debianDocNames[m.Name], m.Data); err != nil {
			return nil, err
		}
	}
	for name, from := range map[string]string{"doc/gulch/changelog": "changelog", "man/man6/gulch.6": "gulch.6",
		"doc/gulch/copyright": "copyright"} {
		text, err := r.fillTemplate(from, map[string]any{"Licence": licence})
		if err != nil {
			return nil, err
		}
		if from == "copyright" {
			docs = append(docs, Member{name, text, 0o644})
		} else if err := pack(name, text); err != nil {
			return nil, err
		}
	}
	// Because the program loads its libraries at run time, Lintian (Debian's package checker)
	// mistakes it for a library without dependencies.
	override := []byte("gulch: shared-library-lacks-prerequisites [usr/games/gulch]\n")
	docs = append(docs, Member{"lintian/overrides/gulch", override, 0o644})
	return docs, nil
}
