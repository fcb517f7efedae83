package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// brisk are the packages that are compiled with inlining, because they run in every frame or for
// every move of a search. Scenes other than the table are not among them: their frames would not
// become faster, and they are a third of the program.
var brisk = []string{
	"gulch/engine/...", "gulch/render/...", "gulch/scenes/table", "runtime/...", "internal/...", "math/...", "sync/...",
	"slices", "unicode/utf8", "syscall/js",
	"github.com/hajimehoshi/ebiten/v2", "github.com/hajimehoshi/ebiten/v2/internal/atlas",
	"github.com/hajimehoshi/ebiten/v2/internal/graphics...",
}

// lean returns compiler flags that turn off inlining in all packages except the brisk ones. With
// inlining the other packages would be a little faster, but the download would be a tenth larger.
func lean() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pkg := range brisk {
		flags = append(flags, "-gcflags="+pkg+"=")
	}
	return flags
}

// webFlags returns the compiler flags for the browser version. Files to which the flags refer are
// written into the folder.
func (p project) webFlags(ctx context.Context, folder string) ([]string, error) {
	overlay, err := p.overlayFlags(ctx, folder)
	return append(append(lean(), trimPath), overlay...), err
}

// compileWasm compiles a program for browsers. version is the version name that the program
// contains.
func (p project) compileWasm(ctx context.Context, pkg, version string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "gulch-wasm")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "gulch.wasm")
	flags, err := p.webFlags(ctx, folder)
	if err != nil {
		return nil, err
	}
	if err := p.build(ctx, out, pkg, "js", "wasm", append(flags, "-ldflags", ldflags(version, "js"))...); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// patch replaces one piece of text in a file of Go's library. It leaves code out of the program
// that the program never runs, but that the linker cannot prove to be dead.
type patch struct {
	file     string // path of the file below GOROOT/src
	old, new string
}

// patches are the changes of Go's library for the browser version.
//
// Text templates look methods up by name. A linker that sees such a lookup keeps every exported
// method of the program, a tenth of it. Ebitengine writes its shaders with templates, none of which
// calls a method. The patch becomes unnecessary with https://github.com/golang/go/issues/72895
// (templates without methods), or if Ebitengine writes its shaders without text/template.
var patches = []patch{
	{"text/template/exec.go", "method := ptr.MethodByName(fieldName);", "method := (reflect.Value{});"},
}

// overlayFlags writes patched copies of library files into the folder and returns the compiler
// flags that use them. It returns an error if a patch does not match the file of this version of
// Go.
func (p project) overlayFlags(ctx context.Context, folder string) ([]string, error) {
	goroot, err := p.goroot(ctx)
	if err != nil {
		return nil, err
	}
	replace := map[string]string{}
	for i, x := range patches {
		source := filepath.Join(goroot, "src", filepath.FromSlash(x.file))
		text, err := os.ReadFile(source)
		if err != nil {
			return nil, err
		}
		if n := bytes.Count(text, []byte(x.old)); n != 1 {
			return nil, fmt.Errorf("%s contains %q %d times, expected once: "+
				"adapt the patch in cmd/dev/compile_wasm_with_go_patches.go", source, x.old, n)
		}
		replace[source] = filepath.Join(folder, strconv.Itoa(i)+".go")
		if err := os.WriteFile(replace[source], bytes.Replace(text, []byte(x.old), []byte(x.new), 1),
			0o644); err != nil {
			return nil, err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	overlay := filepath.Join(folder, "overlay.json")
	return []string{"-overlay", overlay}, os.WriteFile(overlay, list, 0o644)
}

// goroot returns the root folder of the Go toolchain.
func (p project) goroot(ctx context.Context) (string, error) {
	out, err := p.command(ctx, nil, "go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(out)), err
}
