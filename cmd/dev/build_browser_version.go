package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"gulch/assets/bundle"
	"gulch/cmd/dev/browser"
	"gulch/render/i18n"
)

// appPackage is the import path of the game's program.
const appPackage = "gulch/cmd/gulch"

func runWeb(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	buildOnly := flags.Bool("build", false, "build it, but do not serve it")
	addr := flags.String("addr", "127.0.0.1:8080", "serve it at this `address`")
	if err := parse(flags, args); err != nil {
		return err
	}
	folder := p.path("dist/web")
	say("building the browser version …")
	sizes, err := p.buildWeb(ctx, folder, appPackage)
	if err != nil {
		return err
	}
	say("%s is ready for any static host, under any path: %s", folder, sizes)
	if *buildOnly {
		return nil
	}
	return serveUntilInterrupted(ctx, folder, *addr)
}

func serveUntilInterrupted(ctx context.Context, folder, addr string) error {
	s, err := browser.Serve(folder, addr)
	if err != nil {
		return fmt.Errorf("%w\nTry another address, for example -addr 127.0.0.1:0 for any free port", err)
	}
	say("play at %s (end with Ctrl+C)", s.URL)
	return s.Wait(ctx)
}

// webFile is a file of the page: its path in the repository and its name on the page. If the name
// begins with versionFolder, the file is in a folder that is named after the build. So caches (of
// hosts, networks and browsers) never mix files of two builds.
type webFile struct {
	from, name string
	template   bool // the file is a template in which data of the build is filled
	use        use
}

// use says when a file of the browser version is downloaded, and by what.
type use uint8

const (
	eager  use = iota // downloaded at every start of the page; cached on the device
	late              // downloaded when it is first needed; cached on the device
	beside            // not downloaded by the page, but by browsers that install it or by people who read it
)

// versionFolder begins the names of the webFiles that are written into the folder of the build, so
// that caches do not mix builds. It stands for the name of that folder.
const versionFolder = "VERSION/"

var webFiles = []webFile{
	{"assets/web/index.html", "index.html", true, eager},
	{"assets/web/page.css", "VERSION/page.css", false, eager},
	{"assets/web/say.js", "VERSION/say.js", false, eager},
	{"assets/web/keys.js", "VERSION/keys.js", false, eager},
	{"assets/web/field.js", "VERSION/field.js", false, eager},
	{"assets/web/readers.js", "VERSION/readers.js", false, eager},
	{"assets/web/visit.js", "VERSION/visit.js", false, eager},
	{"assets/web/offline.js", "VERSION/offline.js", false, eager},
	{"assets/web/loader.js", "VERSION/loader.js", false, eager},
	{"assets/web/response.js", "VERSION/response.js", false, eager},
	{"assets/web/unzstd.js", "VERSION/unzstd.js", false, eager},
	{"assets/web/unzstd.wasm", "VERSION/unzstd.wasm", false, late},
	{"GOROOT/lib/wasm/wasm_exec.js", "VERSION/wasm_exec.js", false, eager},
	{"assets/web/compile.js", "VERSION/compile.js", false, late},
	{"assets/web/worker.js", "VERSION/worker.js", false, late},
	{"assets/fonts/rye.ttf", "VERSION/rye.ttf", false, eager},
	{"assets/web/manifest.webmanifest", "manifest.webmanifest", false, eager},
	{"assets/web/icon.svg", "icon.svg", false, eager},
	{"assets/web/icon-180.png", "icon-180.png", false, beside},
	{"assets/web/icon-192.png", "icon-192.png", false, beside},
	{"assets/web/icon-512.png", "icon-512.png", false, beside},
	{"assets/web/icon-mask.png", "icon-mask.png", false, beside},
	{"assets/web/sw.js", "sw.js", true, beside},
	{"assets/CREDITS.md", "CREDITS.md", false, beside},
	{"assets/LICENCES.txt", "LICENCES.txt", false, beside},
	{"LICENSE", "LICENSE.txt", false, beside},
}

// webSizes are the sizes of a browser version in bytes.
type webSizes struct {
	packed, plain int // size of the program, compressed and uncompressed
	download      int // bytes that a first visit in English downloads, including the program
	tongues       []tongue
}

func (s webSizes) String() string {
	text := fmt.Sprintf("%.2f MB to download (program %.2f MB, unpacked %.1f MB)",
		float64(s.download)/1e6, float64(s.packed)/1e6, float64(s.plain)/1e6)
	for _, t := range s.tongues {
		text += fmt.Sprintf(", %s %.2f MB more", t.tag, float64(len(t.texts.data))/1e6)
	}
	return text
}

// tongue contains the compressed texts of a language other than English. The page downloads them
// only if the language is used.
type tongue struct {
	tag   string
	texts compressedProgram
}

// packTongues returns the compressed texts of all languages that are offered, except English.
func (p project) packTongues(ctx context.Context) ([]tongue, error) {
	var out []tongue
	for _, tag := range i18n.Languages()[1:] {
		texts, err := bundle.Pack(os.DirFS(p.path("assets")), tag)
		if err != nil {
			return nil, err
		}
		small, err := p.compress(ctx, texts, bestLevel)
		if err != nil {
			return nil, err
		}
		out = append(out, tongue{tag, small})
	}
	return out, nil
}

// webProgram is a program for browsers in both its uncompressed and its compressed form.
type webProgram struct {
	wasm  []byte
	small compressedProgram
}

// buildWeb builds the browser version of a program into a folder, replacing the folder's content.
// Any static web host can serve the folder.
func (p project) buildWeb(ctx context.Context, folder, pkg string) (webSizes, error) {
	program, err := p.webProgram(ctx, pkg, p.revision(ctx), bestLevel)
	if err != nil {
		return webSizes{}, err
	}
	return p.layWeb(ctx, folder, program, "")
}

// webProgram compiles a program for browsers with a version name, and compresses it at a level of
// zstd.
func (p project) webProgram(ctx context.Context, pkg, version string, hard zstdLevel) (webProgram, error) {
	wasm, err := p.compileWasm(ctx, pkg, version)
	if err != nil {
		return webProgram{}, err
	}
	small, err := p.compress(ctx, wasm, hard)
	return webProgram{wasm, small}, err
}

// layWeb writes a program and its page into a folder, replacing the folder's content. edition is
// part of the hash that names the build, so that two editions are different builds even if
// everything else is equal.
func (p project) layWeb(ctx context.Context, folder string, program webProgram, edition string) (webSizes, error) {
	raw, err := p.readWebFiles(ctx)
	if err != nil {
		return webSizes{}, err
	}
	tongues, err := p.packTongues(ctx)
	if err != nil {
		return webSizes{}, err
	}
	parts := append(raw, program.wasm, []byte(edition))
	for _, t := range tongues {
		parts = append(parts, t.texts.data)
	}
	info := newBuild(hashOf(parts...), program.small, tongues)
	files, err := fillTemplates(raw, info)
	if err != nil {
		return webSizes{}, err
	}
	sizes := webSizes{packed: info.Size, plain: len(program.wasm), download: info.Size, tongues: tongues}
	if err := os.RemoveAll(folder); err != nil {
		return sizes, err
	}
	for i, f := range webFiles {
		if f.use != beside {
			sizes.download += len(files[i])
		}
		if err := writeFile(filepath.Join(folder, filepath.FromSlash(info.place(f))), files[i]); err != nil {
			return sizes, err
		}
	}
	for _, t := range tongues {
		if err := writeFile(filepath.Join(folder, filepath.FromSlash(info.Tongues[t.tag])), t.texts.data); err != nil {
			return sizes, err
		}
	}
	return sizes, writeFile(filepath.Join(folder, filepath.FromSlash(info.Program)), program.small.data)
}

// readWebFiles returns the contents of the page's files, in the order of webFiles.
func (p project) readWebFiles(ctx context.Context) ([][]byte, error) {
	goroot, err := p.goroot(ctx)
	if err != nil {
		return nil, err
	}
	files := make([][]byte, len(webFiles))
	for i, f := range webFiles {
		place := p.path(f.from)
		if rest, ok := strings.CutPrefix(f.from, "GOROOT"); ok {
			place = goroot + filepath.FromSlash(rest)
		}
		if files[i], err = os.ReadFile(place); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// hashOf returns a hash of all files, which is used as the name of a build.
func hashOf(files ...[]byte) string {
	h := sha256.New()
	for _, f := range files {
		h.Write(f)
	}
	return fmt.Sprintf("%x", h.Sum(nil))[:12]
}

// buildInfo is the data of a build that is filled into templates of the page. Names of files are
// relative to the page.
type buildInfo struct {
	Hash    string `json:"hash"`
	Folder  string `json:"folder"`  // folder of the build's files, ending with a slash
	Program string `json:"program"` // name of the file with the compressed program
	Size    int    `json:"size"`    // size of the file Program in bytes
	// Tongues are the names of the files with the texts of languages other than English, by
	// language tag.
	Tongues map[string]string `json:"tongues"`
}

func newBuild(hash string, program compressedProgram, tongues []tongue) buildInfo {
	folder := "gulch-" + hash + "/"
	info := buildInfo{Hash: hash, Folder: folder, Program: folder + "gulch.wasm" + program.ending,
		Size:    len(program.data),
		Tongues: map[string]string{}}
	for _, t := range tongues {
		info.Tongues[t.tag] = folder + t.tag + ".words" + t.texts.ending
	}
	return info
}

// place returns the name of a file on the page. versionFolder at its start is replaced by the name
// of the build's folder.
func (b buildInfo) place(f webFile) string {
	if name, ok := strings.CutPrefix(f.name, versionFolder); ok {
		return b.Folder + name
	}
	return f.name
}

// firstScript is the name of the template for the script that is embedded in index.html.
const firstScript = "first"

// fillTemplates fills the data of the build, info, into those files of the page that are templates.
// raw has the contents of all files, in the order of webFiles. It returns the new contents in the
// same order.
func fillTemplates(raw [][]byte, info buildInfo) ([][]byte, error) {
	build, err := json.Marshal(info)
	if err != nil {
		return nil, err
	}
	list, err := json.MarshalIndent(offlineFiles(info), "", "  ")
	if err != nil {
		return nil, err
	}
	tongues, err := json.MarshalIndent(info.Tongues, "", "  ")
	if err != nil {
		return nil, err
	}
	about := map[string]string{
		"Tongues": string(tongues), "Hash": info.Hash, "Folder": info.Folder, "Program": info.Program,
		"Build": string(build), "Files": string(list),
	}
	files := make([][]byte, len(raw))
	for i, f := range webFiles {
		files[i] = raw[i]
		if !f.template {
			continue
		}
		form, err := template.New(f.name).Parse(string(raw[i]))
		if err != nil {
			return nil, err
		}
		if form.Lookup(firstScript) != nil {
			var script bytes.Buffer
			if err := form.ExecuteTemplate(&script, firstScript, about); err != nil {
				return nil, err
			}
			sum := sha256.Sum256(script.Bytes())
			about["FirstScript"] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
		}
		var out bytes.Buffer
		if err := form.Execute(&out, about); err != nil {
			return nil, err
		}
		files[i] = out.Bytes()
	}
	return files, nil
}

// offlineFiles returns the names of the files that the service worker caches. They are written as
// in the requests of the page.
func offlineFiles(info buildInfo) []string {
	list := []string{"./", info.Program}
	for _, f := range webFiles {
		if f.use != beside && f.name != "index.html" {
			list = append(list, info.place(f))
		}
	}
	return list
}

// writeFile writes a file and creates its folder if necessary. The file gets its name only when it
// is complete, because other processes may read it and this process may be killed.
func writeFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	half, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*.half")
	if err != nil {
		return err
	}
	defer os.Remove(half.Name())
	_, err = half.Write(data)
	if err = errors.Join(err, half.Chmod(0o644), half.Close()); err != nil {
		return err
	}
	return os.Rename(half.Name(), name)
}
