package release

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"fmt"
	"text/template"
)

// icnsTypes are the type codes that identify the pictures in a macOS icon, by size in pixels. Some
// sizes have two codes.
var icnsTypes = []struct {
	px   int
	name string
}{{32, "ic11"}, {64, "ic12"}, {128, "ic07"}, {256, "ic08"}, {256, "ic13"}, {512, "ic09"}, {512, "ic14"}}

// IcnsSizes are the sizes of the icon for macOS in pixels.
var IcnsSizes = []int{32, 64, 128, 256, 512}

// Icns returns the icon as an .icns file, which contains all sizes.
func Icns(icons []IconImage) ([]byte, error) {
	var body bytes.Buffer
	for _, t := range icnsTypes {
		i := indexOf(icons, t.px)
		if i < 0 {
			return nil, fmt.Errorf("the icon lacks the size of %d pixels", t.px)
		}
		body.WriteString(t.name)
		body.Write(binary.BigEndian.AppendUint32(nil, uint32(8+len(icons[i].PNG))))
		body.Write(icons[i].PNG)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+body.Len()))
	return append(head, body.Bytes()...), nil
}

func indexOf(icons []IconImage, px int) int {
	for i, icon := range icons {
		if icon.Px == px {
			return i
		}
	}
	return -1
}

// fatAlign is the alignment of the programs in a universal binary, as an exponent of two: 2^14
// bytes, the page size of arm64.
const fatAlign = 14

// Universal joins macOS programs for different processors into one universal binary. It returns an
// error if one of them is not a macOS program.
func Universal(programs ...[]byte) ([]byte, error) {
	const headSize, archSize = 8, 20
	head := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	head = binary.BigEndian.AppendUint32(head, uint32(len(programs)))
	at := align(headSize + archSize*len(programs))
	offsets := make([]int, len(programs))
	for i, program := range programs {
		file, err := macho.NewFile(bytes.NewReader(program))
		if err != nil {
			return nil, err
		}
		for _, v := range []uint32{uint32(file.Cpu), file.SubCpu, uint32(at), uint32(len(program)), fatAlign} {
			head = binary.BigEndian.AppendUint32(head, v)
		}
		offsets[i] = at
		at = align(at + len(program))
	}
	last := len(programs) - 1
	out := make([]byte, offsets[last]+len(programs[last]))
	copy(out, head)
	for i, program := range programs {
		copy(out[offsets[i]:], program)
	}
	return out, nil
}

func align(n int) int {
	const page = 1 << fatAlign
	return (n + page - 1) / page * page
}

var plist = template.Must(template.New("Info.plist").Parse(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key><string>en</string>
	<key>CFBundleDisplayName</key><string>{{.Name}}</string>
	<key>CFBundleExecutable</key><string>gulch</string>
	<key>CFBundleIconFile</key><string>gulch</string>
	<key>CFBundleIdentifier</key><string>{{.ID}}</string>
	<key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
	<key>CFBundleLocalizations</key><array>{{range .Texts}}<string>{{.Lang}}</string>{{end}}</array>
	<key>CFBundleName</key><string>{{.Name}}</string>
	<key>CFBundlePackageType</key><string>APPL</string>
	<key>CFBundleShortVersionString</key><string>{{.Triple}}</string>
	<key>CFBundleVersion</key><string>{{.Triple}}</string>
	<key>LSApplicationCategoryType</key><string>public.app-category.board-games</string>
	<key>LSMinimumSystemVersion</key><string>12.0</string>
	<key>NSHighResolutionCapable</key><true/>
	<key>NSHumanReadableCopyright</key><string>{{.Copyright}}</string>
</dict>
</plist>
`))

// App returns the files of an app for macOS: the program, the icon, and the documents in papers.
func (r Release) App(program []byte, icons []IconImage, papers []Member) ([]Member, error) {
	icon, err := Icns(icons)
	if err != nil {
		return nil, err
	}
	var info bytes.Buffer
	err = plist.Execute(&info, map[string]any{"Name": Name, "ID": ID, "Triple": r.Triple(), "Copyright": r.copyright(),
		"Texts": Texts})
	if err != nil {
		return nil, err
	}
	const inside = Name + ".app/Contents/"
	members := []Member{
		{inside + "Info.plist", info.Bytes(), 0o644},
		{inside + "PkgInfo", []byte("APPL????"), 0o644},
		{inside + "MacOS/gulch", program, 0o755},
		{inside + "Resources/gulch.icns", icon, 0o644},
	}
	for _, p := range papers {
		members = append(members, Member{inside + "Resources/" + p.Name, p.Data, p.Mode})
	}
	return members, nil
}
