package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// brisk are the packages that run in every frame or in every move of a search. Scenes other than
// the table are not listed: their frames would not get faster, and they are a third of the program.
var brisk = []string{
	"gulch/engine/...", "gulch/render/...", "gulch/scenes/table", "runtime/...", "internal/...", "math/...", "sync/...",
	"slices", "unicode/utf8", "syscall/js",
	"github.com/hajimehoshi/ebiten/v2", "github.com/hajimehoshi/ebiten/v2/internal/atlas",
	"github.com/hajimehoshi/ebiten/v2/internal/graphics...",
}

// lean returns compiler flags that turn inlining off except in the brisk packages. With inlining
// the others would be a little faster, but the download a tenth larger.
func lean() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, pkg := range brisk {
		flags = append(flags, "-gcflags="+pkg+"=")
	}
	return flags
}

// webFlags returns the compiler flags for the browser version. They refer to files that are written
// into the folder.
func (p project) webFlags(ctx context.Context, folder string) ([]string, error) {
	overlay, err := p.withCuts(ctx, folder)
	return append(append(lean(), trimPath), overlay...), err
}

// compileWasm compiles a program for browsers with a version name.
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

// cut is a change of a library file that removes code which the program never runs, but which the
// linker cannot recognize as unused.
type cut struct{ file, old, with string }

// cuts are the changes for browsers. Text templates look up methods by name: a linker that sees
// that keeps every exported method of the program, a tenth of it. Ebitengine generates its shaders
// with templates, none of which calls a method. The others remove parts of its packages that Gulch
// does not use: printing of shaders in an older format, glyphs as SVG or bitmaps, programs driven
// from outside, dumps of its textures into an archive, and looking up its source.
var cuts = []cut{
	{"text/template/exec.go", "method := ptr.MethodByName(fieldName);", "method := (reflect.Value{});"},
	idle("go/build/build.go", "func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) "+
		"(*Package, error)", "nil, errors.ErrUnsupported"),
	idle("go/printer/printer.go", "func Fprint(output io.Writer, fset *token.FileSet, node any) error",
		"io.ErrUnexpectedEOF"),
	idle("encoding/gob/encoder.go", "func (enc *Encoder) Encode(e any) error", "errors.ErrUnsupported"),
	idle("encoding/gob/decoder.go", "func (dec *Decoder) Decode(e any) error", "errors.ErrUnsupported"),
	idle("encoding/xml/xml.go", "func (d *Decoder) Token() (Token, error)", "nil, io.ErrUnexpectedEOF"),
	idle("encoding/xml/read.go", "func (d *Decoder) Decode(v any) error", "errors.ErrUnsupported"),
	idle("encoding/xml/read.go", "func (d *Decoder) DecodeElement(v any, start *StartElement) error",
		"errors.ErrUnsupported"),
	idle("image/jpeg/reader.go", "func Decode(r io.Reader) (image.Image, error)", "nil, io.ErrUnexpectedEOF"),
	idle("archive/zip/writer.go", "func (w *Writer) Create(name string) (io.Writer, error)",
		"nil, io.ErrUnexpectedEOF"),
	idle("archive/zip/writer.go", "func (w *Writer) Close() error", "io.ErrUnexpectedEOF"),
}

// funcName matches the part of a function's head before the name.
var funcName = regexp.MustCompile(`^func (?:\([^)]*\) )?`)

// idle returns the cut that makes a function return a constant at once. Its old body stays below
// under another name that is never called.
func idle(file, head, result string) cut {
	at := len(funcName.FindString(head))
	return cut{file, head + " {\n", head + " {\n\treturn " + result + "\n}\n\n" + head[:at] + "before" + head[at:] +
		" {\n"}
}

// withCuts writes changed copies of library files into the folder and returns the -overlay flag for
// them. A file in which a text is not found, as in another version of Go, is compiled unchanged.
func (p project) withCuts(ctx context.Context, folder string) ([]string, error) {
	goroot, err := p.goroot(ctx)
	if err != nil {
		return nil, err
	}
	changed := map[string][]byte{}
	for _, c := range cuts {
		source := filepath.Join(goroot, "src", filepath.FromSlash(c.file))
		text, known := changed[source]
		if !known {
			if text, err = os.ReadFile(source); err != nil {
				continue
			}
		}
		if bytes.Count(text, []byte(c.old)) == 1 {
			changed[source] = bytes.Replace(text, []byte(c.old), []byte(c.with), 1)
		}
	}
	replace, n := map[string]string{}, 0
	for source, text := range changed {
		replace[source] = filepath.Join(folder, strconv.Itoa(n)+".go")
		if err := os.WriteFile(replace[source], text, 0o644); err != nil {
			return nil, err
		}
		n++
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
