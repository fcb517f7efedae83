package release

import (
	"encoding/json"
	"fmt"
)

// WinSizes are the sizes of the icon for Windows in pixels.
var WinSizes = []int{16, 24, 32, 48, 64, 256}

// Winres returns the input files of the tool go-winres: winres.json, and the icons that this file
// names. go-winres adds the icon and the version information to the program for Windows.
func (r Release) Winres(icons []IconImage) ([]Member, error) {
	var members []Member
	var names []string
	for _, icon := range icons {
		name := fmt.Sprintf("icon-%d.png", icon.Px)
		names = append(names, name)
		members = append(members, Member{name, icon.PNG, 0o644})
	}
	type object map[string]any
	about := object{}
	for _, t := range Texts {
		about[t.Windows] = object{
			"Comments": t.Summary, "CompanyName": authors, "FileDescription": Name, "FileVersion": r.Version,
			"InternalName":   "gulch",
			"LegalCopyright": r.copyright(), "OriginalFilename": "gulch.exe", "ProductName": Name,
			"ProductVersion": r.Version,
		}
	}
	text, err := json.MarshalIndent(object{
		"RT_GROUP_ICON": object{"APP": object{"0000": names}},
		"RT_MANIFEST": object{"#1": object{"0409": object{
			"description": Summary, "minimum-os": "win10", "execution-level": "as invoker",
			"dpi-awareness":          "per monitor v2",
			"use-common-controls-v6": true, "long-path-aware": true,
		}}},
		"RT_VERSION": object{"#1": object{"0000": object{
			"fixed": object{"file_version": r.Quad(), "product_version": r.Quad()},
			"info":  about,
		}}},
	}, "", "\t")
	return append(members, Member{"winres.json", text, 0o644}), err
}
