package release

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"text/template"
	"time"
)

//go:embed linux
var linuxFiles embed.FS

// LinuxSizes are the sizes that an icon for Linux has.
var LinuxSizes = []int{16, 32, 48, 64, 128, 256, 512}

// fill returns a file of the folder linux, filled in for the release and with what else it asks for.
func (r Release) fill(name string, more map[string]any) ([]byte, error) {
	text, err := linuxFiles.ReadFile("linux/" + name)
	if err != nil {
		return nil, err
	}
	form, err := template.New(name).Parse(string(text))
	if err != nil {
		return nil, err
	}
	about := map[string]any{
		"Name": Name, "ID": ID, "Summary": Summary, "Authors": authors, "Version": r.Version, "Date": r.Date, "Year": r.Date[:4],
		"Debian": r.Debian(), "Maintainer": maintainer, "Home": home, "Stamp": r.stamp(),
		"Texts": Texts,
	}
	maps.Copy(about, more)
	var out bytes.Buffer
	err = form.Execute(&out, about)
	return out.Bytes(), err
}

// stamp is the day of the release as a changelog of Debian writes it.
func (r Release) stamp() string {
	day, err := time.Parse(time.DateOnly, r.Date)
	if err != nil {
		day = epoch
	}
	return day.Format(time.RFC1123Z)
}

// Share returns what desktops on Linux read, as it lies below /usr/share or ~/.local/share: the entry of the menu, the
// description and the icons. svg is the icon in no size.
func (r Release) Share(icons []Picture, svg []byte) ([]Member, error) {
	var members []Member
	for name, from := range map[string]string{
		"applications/" + ID + ".desktop": "gulch.desktop", "metainfo/" + ID + ".metainfo.xml": "metainfo.xml",
	} {
		text, err := r.fill(from, nil)
		if err != nil {
			return nil, err
		}
		members = append(members, Member{name, text, 0o644})
	}
	Sort(members)
	for _, icon := range icons {
		members = append(members, Member{fmt.Sprintf("icons/hicolor/%dx%d/apps/%s.png", icon.Px, icon.Px, ID), icon.PNG, 0o644})
	}
	return append(members, Member{"icons/hicolor/scalable/apps/" + ID + ".svg", svg, 0o644}), nil
}

// Linux returns the files of the archive for Linux: the program, what desktops read, and a script that installs both for
// one user.
func (r Release) Linux(program []byte, share, papers []Member) ([]Member, error) {
	var names []string
	for _, m := range share {
		names = append(names, m.Name)
	}
	script, err := r.fill("install.sh", map[string]any{"Files": names})
	if err != nil {
		return nil, err
	}
	members := []Member{{"gulch", program, 0o755}, {"install.sh", script, 0o755}}
	members = append(members, papers...)
	return append(members, Under("share", share)...), nil
}

// needs are the packages of Debian without which the game opens no window.
var needs = []string{"libc6", "libx11-6", "libxrandr2", "libxcursor1", "libxinerama1", "libxi6", "libgl1", "libegl1"}

// debianPapers are what papers are called in a package of Debian, where a licence has no file of its own; LICENSE.txt becomes a
// part of its file copyright.
var debianPapers = map[string]string{"LICENCES.txt": "THIRD-PARTY.txt", "CREDITS.md": "CREDITS.md", "README.md": "README.md"}

// debianDocs returns what Debian wants to lie below /usr/share of a package: copyright, changelog and manual page, long
// texts compressed.
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
		} else if err := pack("doc/gulch/"+debianPapers[m.Name], m.Data); err != nil {
			return nil, err
		}
	}
	for name, from := range map[string]string{"doc/gulch/changelog": "changelog", "man/man6/gulch.6": "gulch.6", "doc/gulch/copyright": "copyright"} {
		text, err := r.fill(from, map[string]any{"Licence": licence})
		if err != nil {
			return nil, err
		}
		if from == "copyright" {
			docs = append(docs, Member{name, text, 0o644})
		} else if err := pack(name, text); err != nil {
			return nil, err
		}
	}
	// The program finds libraries only when it runs, so that it looks to lintian like a library that forgot its own.
	override := []byte("gulch: shared-library-lacks-prerequisites [usr/games/gulch]\n")
	docs = append(docs, Member{"lintian/overrides/gulch", override, 0o644})
	Sort(docs)
	return docs, nil
}

// Nfpm returns what the tool nfpm makes a .deb of, the files in folders as [Write] puts them: the program as gulch, what
// lies below /usr/share in share. The first member is its configuration.
func (r Release) Nfpm(goarch string, program []byte, share, papers []Member) ([]Member, error) {
	docs, err := r.debianDocs(papers)
	if err != nil {
		return nil, err
	}
	share = append(share[:len(share):len(share)], docs...)
	type object map[string]any
	var contents []object
	add := func(src, dst string, mode int) {
		contents = append(contents, object{"src": src, "dst": dst, "file_info": object{"mode": mode, "mtime": epoch}})
	}
	add("gulch", "/usr/games/gulch", 0o755)
	for _, m := range share {
		add("share/"+m.Name, "/usr/share/"+m.Name, 0o644)
	}
	config, err := json.MarshalIndent(object{
		"name": "gulch", "arch": goarch, "platform": "linux", "version": r.Debian(), "version_schema": "none",
		"section": "games", "priority": "optional", "maintainer": maintainer, "homepage": home,
		"description": Summary + "\nPlayed at a saloon table by people at one device and against bots that think.",
		"depends":     needs, "recommends": []string{"libgl1-mesa-dri", "libpulse0 | libasound2"}, "mtime": epoch, "contents": contents,
	}, "", "\t")
	if err != nil {
		return nil, err
	}
	members := []Member{{"nfpm.yaml", config, 0o644}, {"gulch", program, 0o755}}
	return append(members, Under("share", share)...), nil
}
