package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// brisk are the packages that work in every frame or in every move of a search.
var brisk = []string{
	"gulch/...", "runtime/...", "internal/...", "math/...", "sync/...", "slices", "unicode/utf8", "syscall/js",
	"github.com/hajimehoshi/ebiten/v2", "github.com/hajimehoshi/ebiten/v2/internal/atlas",
	"github.com/hajimehoshi/ebiten/v2/internal/graphics...",
}

// lean returns compiler flags that leave inlining to the brisk packages: it makes the others a little faster, but the
// download a tenth larger.
func lean() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pkg := range brisk {
		flags = append(flags, "-gcflags="+pkg+"=")
	}
	return flags
}

// compileWasm compiles a program for browsers.
func (p project) compileWasm(ctx context.Context, pkg string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "gulch-wasm")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "gulch.wasm")
	flags := append(lean(), "-ldflags", ldflags(p.revision(ctx), "js"))
	overlay, err := p.withoutLookups(ctx, folder)
	if err != nil {
		return nil, err
	}
	flags = append(flags, overlay...)
	if err := p.build(ctx, out, pkg, "js", "wasm", flags...); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// lookup is where text/template looks a method up by its name. Ebitengine writes its shaders with templates, and a linker
// that sees such a lookup keeps every exported method of the program: a tenth of it. None of its templates calls a method.
var lookup, noLookup = []byte("method := ptr.MethodByName(fieldName);"), []byte("method := (reflect.Value{});")

// withoutLookups returns flags that compile text/template without its lookup, from a copy in the folder. A Go in which the
// lookup reads differently compiles everything as it is.
func (p project) withoutLookups(ctx context.Context, folder string) ([]string, error) {
	goroot, err := p.goroot(ctx)
	if err != nil {
		return nil, err
	}
	source := filepath.Join(goroot, "src", "text", "template", "exec.go")
	text, err := os.ReadFile(source)
	if err != nil || bytes.Count(text, lookup) != 1 {
		return nil, nil
	}
	changed, overlay := filepath.Join(folder, "exec.go"), filepath.Join(folder, "overlay.json")
	if err := os.WriteFile(changed, bytes.Replace(text, lookup, noLookup, 1), 0o644); err != nil {
		return nil, err
	}
	list, err := json.Marshal(map[string]any{"Replace": map[string]string{source: changed}})
	if err != nil {
		return nil, err
	}
	return []string{"-overlay", overlay}, os.WriteFile(overlay, list, 0o644)
}

// goroot returns the folder of the Go that compiles the program.
func (p project) goroot(ctx context.Context) (string, error) {
	out, err := p.command(ctx, nil, "go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(out)), err
}
