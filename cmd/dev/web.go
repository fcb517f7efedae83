package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

// appPackage is the program that is played.
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
	say("%s is ready for any static host: %s", folder, sizes)
	if *buildOnly {
		return nil
	}
	return serveUntilInterrupted(ctx, folder, *addr)
}

func serveUntilInterrupted(ctx context.Context, folder, addr string) error {
	s, err := serve(folder, addr)
	if err != nil {
		return fmt.Errorf("%w\nTry another address, for example -addr 127.0.0.1:0 for any free port", err)
	}
	say("play at %s (end with Ctrl+C)", s.url)
	return s.wait(ctx)
}

// webFiles are the files of the page, by their place in the repository and their name on the page; what is a template
// knows the build. eager ones are fetched at every start.
var webFiles = []struct {
	from, name      string
	template, eager bool
}{
	{"assets/web/index.html", "index.html", true, true},
	{"assets/web/page.css", "page.css", true, true},
	{"assets/web/loader.js", "loader.js", false, true},
	{"assets/web/unzstd.js", "unzstd.js", false, true},
	{"assets/web/unzstd.wasm", "unzstd.wasm", false, true},
	{"GOROOT/lib/wasm/wasm_exec.js", "wasm_exec.js", false, true},
	{"assets/web/manifest.webmanifest", "manifest.webmanifest", false, true},
	{"assets/web/icon.svg", "icon.svg", false, true},
	{"assets/fonts/rye.ttf", "rye.ttf", false, true},
	{"assets/web/icon-180.png", "icon-180.png", false, false},
	{"assets/web/icon-192.png", "icon-192.png", false, false},
	{"assets/web/icon-512.png", "icon-512.png", false, false},
	{"assets/web/sw.js", "sw.js", true, false},
	{"assets/web/worker.js", "worker.js", false, false},
	{"assets/CREDITS.md", "CREDITS.md", false, false},
	{"assets/LICENCES.txt", "LICENCES.txt", false, false},
	{"LICENSE", "LICENSE.txt", false, false},
}

// lateFiles are those that the page asks for once it runs: the service worker keeps them like the eager ones.
var lateFiles = []string{"worker.js"}

// webSizes are the bytes of a browser version.
type webSizes struct {
	packed, plain int // the program, compressed and not
	download      int // all that a first visit fetches, the program compressed
}

func (s webSizes) String() string {
	return fmt.Sprintf("%.2f MB to download (program %.2f MB, unpacked %.1f MB)",
		float64(s.download)/1e6, float64(s.packed)/1e6, float64(s.plain)/1e6)
}

// buildWeb makes a folder that any static host can serve. What was in the folder before is removed.
func (p project) buildWeb(ctx context.Context, folder, pkg string) (webSizes, error) {
	wasm, err := p.compileWasm(ctx, pkg)
	if err != nil {
		return webSizes{}, err
	}
	small, err := p.squeeze(ctx, wasm)
	if err != nil {
		return webSizes{}, err
	}
	raw, err := p.readWebFiles(ctx)
	if err != nil {
		return webSizes{}, err
	}
	hash := hashOf(wasm, raw)
	program := "gulch-" + hash + ".wasm" + small.ending
	files, err := fillTemplates(raw, buildInfo{hash, program, len(small.data)})
	if err != nil {
		return webSizes{}, err
	}
	sizes := webSizes{packed: len(small.data), plain: len(wasm), download: len(small.data)}
	for i, f := range webFiles {
		if f.eager {
			sizes.download += len(files[i])
		}
	}
	if err := os.RemoveAll(folder); err != nil {
		return sizes, err
	}
	for i, f := range webFiles {
		if err := writeFile(filepath.Join(folder, f.name), files[i]); err != nil {
			return sizes, err
		}
	}
	return sizes, writeFile(filepath.Join(folder, program), small.data)
}

// readWebFiles reads the files of the page in the order of webFiles.
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

// hashOf names a build after all that is in it.
func hashOf(wasm []byte, files [][]byte) string {
	h := sha256.New()
	h.Write(wasm)
	for _, f := range files {
		h.Write(f)
	}
	return fmt.Sprintf("%x", h.Sum(nil))[:12]
}

// buildInfo is what the page knows of a build. Sizes are in bytes.
type buildInfo struct {
	Hash    string `json:"hash"`
	Program string `json:"program"` // its file
	Size    int    `json:"size"`    // its length in bytes
}

// fillTemplates tells the page and the service worker about the build.
func fillTemplates(raw [][]byte, info buildInfo) ([][]byte, error) {
	build, err := json.Marshal(info)
	if err != nil {
		return nil, err
	}
	list, err := json.MarshalIndent(offlineFiles(info), "", "  ")
	if err != nil {
		return nil, err
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
		var out bytes.Buffer
		about := map[string]string{"Hash": info.Hash, "Build": string(build), "Program": info.Program, "Files": string(list)}
		if err := form.Execute(&out, about); err != nil {
			return nil, err
		}
		files[i] = out.Bytes()
	}
	return files, nil
}

// offlineFiles are what the service worker keeps, as the page asks for them.
func offlineFiles(info buildInfo) []string {
	list := []string{"./", info.Program}
	for _, f := range webFiles {
		if f.eager && f.name != "index.html" {
			list = append(list, f.name+"?v="+info.Hash)
		}
	}
	for _, name := range lateFiles {
		list = append(list, name+"?v="+info.Hash)
	}
	return list
}

func writeFile(name string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}
