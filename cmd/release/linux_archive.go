package release

import (
	"bytes"
	"embed"
	"fmt"
	"maps"
	"text/template"
	"time"
)

//go:embed linux
var linuxFiles embed.FS

// LinuxSizes are the sizes of the icon for Linux in pixels.
var LinuxSizes = []int{16, 32, 48, 64, 128, 256, 512}

// fillTemplate returns the content of a template in the folder linux, filled with the data of the
// release. more holds further data, by name.
func (r Release) fillTemplate(name string, more map[string]any) ([]byte, error) {
	text, err := linuxFiles.ReadFile("linux/" + name)
	if err != nil {
		return nil, err
	}
	form, err := template.New(name).Parse(string(text))
	if err != nil {
		return nil, err
	}
	about := map[string]any{
		"Name": Name, "ID": ID, "Summary": Summary, "Authors": authors, "Version": r.Version, "Date": r.Date,
		"Year":   r.Date[:4],
		"Debian": r.Debian(), "Maintainer": maintainer, "Home": home, "Stamp": r.changelogDate(),
		"Texts": Texts,
	}
	maps.Copy(about, more)
	var out bytes.Buffer
	err = form.Execute(&out, about)
	return out.Bytes(), err
}

// changelogDate returns the date of the release in the format of Debian changelogs.
func (r Release) changelogDate() string {
	day, err := time.Parse(time.DateOnly, r.Date)
	if err != nil {
		day = epoch
	}
	return day.Format(time.RFC1123Z)
}

// Share returns the files that Linux desktops read below /usr/share or ~/.local/share: the menu
// entry, the description and the icons. svg is the icon as a vector graphic.
func (r Release) Share(icons []IconImage, svg []byte) ([]Member, error) {
	var members []Member
	for name, from := range map[string]string{
		"applications/" + ID + ".desktop": "gulch.desktop", "metainfo/" + ID + ".metainfo.xml": "metainfo.xml",
	} {
		text, err := r.fillTemplate(from, nil)
		if err != nil {
			return nil, err
		}
		members = append(members, Member{name, text, 0o644})
	}
	Sort(members)
	for _, icon := range icons {
		members = append(members, Member{fmt.Sprintf("icons/hicolor/%dx%d/apps/%s.png", icon.Px, icon.Px, ID), icon.PNG,
			0o644})
	}
	return append(members, Member{"icons/hicolor/scalable/apps/" + ID + ".svg", svg, 0o644}), nil
}

// Linux returns the files of the archive for Linux: the program, the files in share, which Share
// returns, the documents in papers, and a script that installs the program for a single user.
func (r Release) Linux(program []byte, share, papers []Member) ([]Member, error) {
	var names []string
	for _, m := range share {
		names = append(names, m.Name)
	}
	script, err := r.fillTemplate("install.sh", map[string]any{"Files": names})
	if err != nil {
		return nil, err
	}
	members := []Member{{"gulch", program, 0o755}, {"install.sh", script, 0o755}}
	members = append(members, papers...)
	return append(members, InFolder("share", share)...), nil
}
