package release

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"text/template"
)

//go:embed linux
var linuxFiles embed.FS

// LinuxSizes are the sizes that an icon for Linux has.
var LinuxSizes = []int{16, 32, 48, 64, 128, 256, 512}

// fill returns a file of the folder linux, filled in for the release.
func (r Release) fill(name string) ([]byte, error) {
	text, err := linuxFiles.ReadFile("linux/" + name)
	if err != nil {
		return nil, err
	}
	form, err := template.New(name).Parse(string(text))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = form.Execute(&out, map[string]string{
		"Name": Name, "ID": ID, "Summary": Summary, "Authors": authors, "Version": r.Version, "Date": r.Date,
	})
	return out.Bytes(), err
}

// Share returns what desktops on Linux read, as it lies below /usr/share or ~/.local/share: the entry of the menu, the
// description and the icons. svg is the icon in no size.
func (r Release) Share(icons []Picture, svg []byte) ([]Member, error) {
	var members []Member
	for name, from := range map[string]string{
		"applications/" + ID + ".desktop": "gulch.desktop", "metainfo/" + ID + ".metainfo.xml": "metainfo.xml",
	} {
		text, err := r.fill(from)
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
	script, err := r.fill("install.sh")
	if err != nil {
		return nil, err
	}
	members := []Member{{"gulch", program, 0o755}, {"install.sh", script, 0o755}}
	members = append(members, papers...)
	return append(members, Under("share", share)...), nil
}

// needs are the packages of Debian without which the game opens no window.
var needs = []string{"libc6", "libx11-6", "libxrandr2", "libxcursor1", "libxinerama1", "libxi6", "libgl1", "libegl1"}

// Nfpm returns what the tool nfpm makes a .deb of, the files in folders as [Write] puts them: the program as gulch, what
// desktops read below share, papers beside them. The first member is its configuration.
func (r Release) Nfpm(goarch string, program []byte, share, papers []Member) ([]Member, error) {
	type object map[string]any
	var contents []object
	add := func(src, dst string, mode int) {
		contents = append(contents, object{"src": src, "dst": dst, "file_info": object{"mode": mode, "mtime": epoch}})
	}
	add("gulch", "/usr/games/gulch", 0o755)
	for _, m := range share {
		add("share/"+m.Name, "/usr/share/"+m.Name, 0o644)
	}
	for _, m := range papers {
		name := m.Name
		if name == "LICENSE.txt" {
			name = "copyright"
		}
		add(m.Name, "/usr/share/doc/gulch/"+name, 0o644)
	}
	config, err := json.MarshalIndent(object{
		"name": "gulch", "arch": goarch, "platform": "linux", "version": r.Debian(), "version_schema": "none",
		"section": "games", "priority": "optional", "maintainer": authors + " <gulch@localhost>", "license": "MIT",
		"description": Summary + "\nPlayed at a saloon table by people at one device and against bots that think.",
		"depends":     needs, "recommends": []string{"libgl1-mesa-dri", "libpulse0 | libasound2"}, "mtime": epoch, "contents": contents,
	}, "", "\t")
	if err != nil {
		return nil, err
	}
	members := []Member{{"nfpm.yaml", config, 0o644}, {"gulch", program, 0o755}}
	members = append(members, Under("share", share)...)
	return append(members, papers...), nil
}
