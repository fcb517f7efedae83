package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/macho"
	"debug/pe"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"gulch/cmd/release"
	"gulch/engine/testscale"
)

// buildPackages builds all packages into a temporary folder. In a long run they contain the game,
// otherwise a stub that compiles quickly.
func buildPackages(t *testing.T) (p project, folder string) {
	t.Helper()
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	d := dist{project: p, Release: release.Release{Version: "1.2.3", Date: "2026-05-04"}, pkg: appPackage,
		compiler: noDwarf, out: t.TempDir()}
	if !testscale.Long() {
		// without inlining a third less is compiled, and speed does not matter here
		d.pkg, d.compiler = "gulch/cmd/release/internal/stub", noDwarf+" -l"
	}
	if err := d.make(t.Context()); err != nil {
		t.Fatal(err)
	}
	return p, d.out
}

// TestPackagesCanBeOpened unpacks and checks every package, as far as the programs for that are
// installed on this machine. It takes a minute, so it runs only with -long and before a release.
func TestPackagesCanBeOpened(t *testing.T) {
	if !testscale.Long() {
		t.Skip("packages are opened only with -long")
	}
	p, folder := buildPackages(t)
	for _, goarch := range []string{"amd64", "arm64"} {
		t.Run("linux "+goarch, func(t *testing.T) {
			openLinux(t, filepath.Join(folder, "gulch-1.2.3-linux-"+goarch+".tar.gz"), goarch)
		})
		t.Run("debian "+goarch, func(t *testing.T) {
			openDebian(t, filepath.Join(folder, "gulch_1.2.3_"+goarch+".deb"), goarch)
		})
		t.Run("windows "+goarch, func(t *testing.T) {
			openWindows(t, p, filepath.Join(folder, "gulch-1.2.3-windows-"+goarch+".zip"))
		})
	}
	t.Run("macos", func(t *testing.T) { openMac(t, filepath.Join(folder, "gulch-1.2.3-macos-universal.zip")) })
}

// runProgram runs a program and returns its output. If the program fails, the test fails.
func runProgram(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// untar unpacks a .tar.gz file into a new folder and returns the folder.
func untar(t *testing.T, file string) string {
	t.Helper()
	packed, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	unzipped, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	var members []release.Member
	for r := tar.NewReader(unzipped); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		members = append(members, release.Member{Name: head.Name, Data: data, Mode: fs.FileMode(head.Mode)})
	}
	return written(t, members)
}

// unzip unpacks a .zip file into a new folder and returns the folder.
func unzip(t *testing.T, file string) string {
	t.Helper()
	r, err := zip.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var members []release.Member
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		members = append(members, release.Member{Name: f.Name, Data: data, Mode: f.Mode()})
	}
	return written(t, members)
}

func written(t *testing.T, members []release.Member) string {
	t.Helper()
	folder := t.TempDir()
	if err := release.Write(folder, members); err != nil {
		t.Fatal(err)
	}
	return folder
}

// judgeShare checks the files in a folder that Linux desktops read: icons, menu entry and metadata.
func judgeShare(t *testing.T, share string) {
	t.Helper()
	for _, px := range release.LinuxSizes {
		file := filepath.Join(share, fmt.Sprintf("icons/hicolor/%dx%d/apps/%s.png", px, px, release.ID))
		if got := pixels(t, file); got != px {
			t.Errorf("the icon %s is %d pixels wide, which its folder does not say", file, got)
		}
	}
	if runtime.GOOS != "linux" {
		return // the programs that check the files exist only on Linux
	}
	runProgram(t, nil, "desktop-file-validate", filepath.Join(share, "applications", release.ID+".desktop"))
	said := runProgram(t, nil, "appstreamcli", "validate", "--no-net", "--explain",
		filepath.Join(share, "metainfo", release.ID+".metainfo.xml"))
	if strings.Contains(said, "W: ") || strings.Contains(said, "E: ") {
		t.Errorf("appstreamcli: %s", said)
	}
}

// pixels returns the width of a square PNG in pixels. The test fails if the picture is not square.
func pixels(t *testing.T, file string) int {
	t.Helper()
	in, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	m, err := png.DecodeConfig(in)
	if err != nil || m.Width != m.Height {
		t.Errorf("%s: %d by %d, %v", file, m.Width, m.Height, err)
	}
	return m.Width
}

// openLinux checks the archive for Linux: it unpacks it, installs the program in a temporary home
// folder, and removes it again.
func openLinux(t *testing.T, file, goarch string) {
	folder := filepath.Join(untar(t, file), "gulch-1.2.3-linux-"+goarch)
	judgeShare(t, filepath.Join(folder, "share"))
	if runtime.GOOS != "linux" {
		return
	}
	home := filepath.Join(t.TempDir(), "a|home & \"$5\" of 100%")
	env := []string{"HOME=" + home, "XDG_DATA_HOME="}
	share := filepath.Join(home, ".local", "share")
	program := filepath.Join(home, ".local", "bin", "gulch")
	for _, remove := range [][]string{{filepath.Join(folder, "install.sh"), "--remove"}, {program + "-uninstall"}} {
		runProgram(t, env, filepath.Join(folder, "install.sh"))
		judgeShare(t, share)
		entry, err := os.ReadFile(filepath.Join(share, "applications", release.ID+".desktop"))
		escaped := strings.NewReplacer("%", "%%", `"`, `\\"`, "$", `\\$`).Replace(program)
		if err != nil || !strings.Contains(string(entry), `Exec="`+escaped+`"`) ||
			!strings.Contains(string(entry), `Exec="`+escaped+`-uninstall"`) {
			t.Errorf("the installed .desktop file does not start the installed program:\n%s%v", entry, err)
		}
		if goarch == runtime.GOARCH {
			if got := runProgram(t, nil, program, "-version"); got != "gulch 1.2.3\n" {
				t.Errorf("the installed program prints %q", got)
			}
		}
		runProgram(t, env, remove[0], remove[1:]...)
		for _, folder := range []string{share, filepath.Dir(program)} {
			left, err := os.ReadDir(folder)
			if err == nil && len(left) > 0 {
				t.Errorf("after the removal %s still contains %v", folder, left)
			}
		}
	}
}

// openDebian checks a Debian package with Debian's tools.
func openDebian(t *testing.T, file, goarch string) {
	if runtime.GOOS != "linux" {
		return
	}
	for field, want := range map[string]string{"Package": "gulch", "Homepage": "https://gulch.games",
		"Version": "1.2.3", "Architecture": goarch, "Section": "games"} {
		if got := strings.TrimSpace(runProgram(t, nil, "dpkg-deb", "--field", file, field)); got != want {
			t.Errorf("%s is %q, want %q", field, got, want)
		}
	}
	folder := t.TempDir()
	runProgram(t, nil, "dpkg-deb", "--extract", file, folder)
	judgeShare(t, filepath.Join(folder, "usr", "share"))
	info, err := os.Stat(filepath.Join(folder, "usr", "games", "gulch"))
	if err != nil || info.Mode().Perm() != 0o755 {
		t.Errorf("the packed program has the file info %v, %v", info, err)
	}
	for _, paper := range []string{"doc/gulch/copyright", "doc/gulch/changelog.gz", "doc/gulch/THIRD-PARTY.txt.gz",
		"man/man6/gulch.6.gz"} {
		if _, err := os.Stat(filepath.Join(folder, "usr", "share", filepath.FromSlash(paper))); err != nil {
			t.Error(err)
		}
	}
	if said := runProgram(t, nil, "lintian", "--fail-on", "error,warning", "--allow-root",
		file); strings.TrimSpace(said) != "" {
		t.Logf("lintian: %s", said)
	}
}

// openWindows checks the archive for Windows: the program opens no console, and has icons and
// version information.
func openWindows(t *testing.T, p project, file string) {
	found, err := filepath.Glob(filepath.Join(unzip(t, file), "*", "gulch.exe"))
	if err != nil || len(found) != 1 {
		t.Fatalf("programs %q, %v", found, err)
	}
	program, err := pe.Open(found[0])
	if err != nil {
		t.Fatal(err)
	}
	defer program.Close()
	head, ok := program.OptionalHeader.(*pe.OptionalHeader64)
	if !ok || head.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
		t.Error("the program for Windows has the console subsystem, expected the window subsystem")
	}
	folder := t.TempDir()
	if err := p.tool(t.Context(), nil, folder, "go-winres", "extract", "--dir", folder, found[0]); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "winres.json"))
	if err != nil {
		t.Fatal(err)
	}
	var resources struct {
		Version map[string]map[string]struct {
			Fixed struct {
				Version string `json:"product_version"`
			} `json:"fixed"`
			Info map[string]map[string]string `json:"info"`
		} `json:"RT_VERSION"`
		Icon map[string]map[string]json.RawMessage `json:"RT_GROUP_ICON"`
	}
	if err := json.Unmarshal(text, &resources); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	version := resources.Version["#1"]["0409"]
	if version.Fixed.Version != "1.2.3.0" || version.Info["0409"]["ProductName"] != release.Name {
		t.Errorf("the program's version information is\n%s", text)
	}
	for _, language := range []string{"0407", "040C", "0C0A"} { // German, French, Spanish
		if info := resources.Version["#1"][language].Info[language]; info["Comments"] == "" ||
			info["Comments"] == version.Info["0409"]["Comments"] {
			t.Errorf("the program's version information in the language %s has the comment %q\n%s", language,
				info["Comments"], text)
		}
	}
	if got := iconSizes(t, folder, resources.Icon["APP"]); !slices.Equal(got, release.WinSizes) {
		t.Errorf("the program's icon has the sizes %v, want %v\n%s", got, release.WinSizes, text)
	}
}

// iconSizes returns the sizes of the pictures in a Windows icon, in ascending order. The files to
// which icon refers are in folder.
func iconSizes(t *testing.T, folder string, icon map[string]json.RawMessage) (sizes []int) {
	t.Helper()
	for _, raw := range icon {
		var name string
		if err := json.Unmarshal(raw, &name); err != nil {
			t.Fatalf("the icon is %s", raw)
		}
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		// the header has six bytes and each entry sixteen; its first byte is the width, 0 for 256
		for i := range int(data[4]) {
			width := int(data[6+16*i])
			if width == 0 {
				width = 256
			}
			sizes = append(sizes, width)
		}
	}
	slices.Sort(sizes)
	return sizes
}

// openMac checks the archive with the app for macOS.
func openMac(t *testing.T, file string) {
	inside := filepath.Join(unzip(t, file), "Gulch.app", "Contents")
	both, err := macho.OpenFat(filepath.Join(inside, "MacOS", "gulch"))
	if err != nil {
		t.Fatal(err)
	}
	defer both.Close()
	var cpus []macho.Cpu
	for _, arch := range both.Arches {
		cpus = append(cpus, arch.Cpu)
	}
	if !slices.Equal(cpus, []macho.Cpu{macho.CpuAmd64, macho.CpuArm64}) {
		t.Errorf("the macOS program has code for %v", cpus)
	}
	info, err := os.Stat(filepath.Join(inside, "MacOS", "gulch"))
	if err != nil || info.Mode().Perm() != 0o755 {
		t.Errorf("the program: %v, %v", info, err)
	}
	plist, err := os.ReadFile(filepath.Join(inside, "Info.plist"))
	if err != nil {
		t.Fatal(err)
	}
	for d := xml.NewDecoder(bytes.NewReader(plist)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{release.ID, "<string>1.2.3</string>", "<string>gulch</string>"} {
		if !strings.Contains(string(plist), want) {
			t.Errorf("Info.plist lacks %q", want)
		}
	}
	icon, err := os.ReadFile(filepath.Join(inside, "Resources", "gulch.icns"))
	if err != nil || string(icon[:4]) != "icns" {
		t.Errorf("the icon: %v", err)
	}
}
