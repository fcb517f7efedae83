package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// goPackage is what `go list -json` says of a package.
type goPackage struct {
	ImportPath, Dir           string
	Standard                  bool
	GoFiles, IgnoredGoFiles   []string
	Imports                   []string
	TestImports, XTestImports []string
	Module                    struct{ Path, Dir string }
}

// listed returns packages as a system sees them, with what they depend on if deps is set.
func listed(t *testing.T, goos, goarch string, deps bool, patterns ...string) []goPackage {
	t.Helper()
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"list", "-json"}
	if deps {
		args = append(args, "-deps")
	}
	cmd := p.command(t.Context(), []string{"GOOS=" + goos, "GOARCH=" + goarch}, "go", append(args, patterns...)...)
	out, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("go list: %s", exit.Stderr)
		}
		t.Fatal(err)
	}
	var packages []goPackage
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var pkg goPackage
		if err := dec.Decode(&pkg); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, pkg)
	}
}

// houses are the folders of the module, with the folders that each may import. A folder may always import itself.
var houses = map[string][]string{
	"cmd":         {"scenes", "render", "engine", "assets", "assets/data"},
	"scenes":      {"render", "engine", "assets", "assets/data"},
	"render":      {"assets", "assets/data"},
	"engine":      {"assets/data"},
	"assets":      {"assets/data"},
	"assets/data": {},
}

// houseOf returns the folder that an import path of the module belongs to, the longest that fits.
func houseOf(path string) (string, bool) {
	rest, ok := strings.CutPrefix(path, "gulch/")
	if !ok {
		return "", false
	}
	best := ""
	for house := range houses {
		if (rest == house || strings.HasPrefix(rest, house+"/")) && len(house) > len(best) {
			best = house
		}
	}
	return best, best != ""
}

// strayArrow is an error if one package may not import another.
func strayArrow(from, to string) error {
	if !strings.HasPrefix(to, "gulch/") {
		return nil
	}
	source, ok := houseOf(from)
	if !ok {
		return fmt.Errorf("%s lies outside the folders of the module", from)
	}
	target, ok := houseOf(to)
	if !ok {
		return fmt.Errorf("%s imports %s, which lies outside the folders of the module", from, to)
	}
	if source != target && !slices.Contains(houses[source], target) {
		return fmt.Errorf("%s must not import %s: the arrows run cmd -> scenes -> {render, engine, assets}, "+
			"render -> assets, engine -> assets/data", from, to)
	}
	return nil
}

var platforms = []struct{ goos, goarch string }{
	{"linux", "amd64"}, {"windows", "amd64"}, {"darwin", "arm64"}, {"js", "wasm"},
}

func TestArrowsRunOneWay(t *testing.T) {
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, false, "./...") {
			for _, imported := range slices.Concat(pkg.Imports, pkg.TestImports, pkg.XTestImports) {
				if err := strayArrow(pkg.ImportPath, imported); err != nil {
					t.Errorf("%s: %v", on.goos, err)
				}
			}
		}
	}
}

// layers are the packages below scenes, from the top: each imports only from rows below its own. The package comment of
// scenes says what they are.
var layers = [][]string{
	{"fuzz"},
	{"", "internal/show"},
	{"shelf", "teach", "tabletest"},
	{"boomtown", "narrowgauge", "dakota", "sierrawest", "westernlegends", "nuggets"},
	{"table"},
	{"menu"},
	{"reader"},
	{"stage"},
	{"coach", "sound", "drive", "drive/internal/bare", "drive/internal/demo"},
	{"thought"},
	{"clip", "gallery", "probe", "recall", "stats", "store", "talk", "work"},
	{"person", "calendar"},
	{"lines"},
}

// layerOf is the row of layers in which a package lies, -1 for none.
func layerOf(path string) int {
	name := strings.TrimPrefix(strings.TrimPrefix(path, "gulch/scenes"), "/")
	return slices.IndexFunc(layers, func(row []string) bool { return slices.Contains(row, name) })
}

func TestScenesLieInLayers(t *testing.T) {
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, false, "./scenes/...") {
			from := layerOf(pkg.ImportPath)
			if from < 0 {
				t.Errorf("%s lies in no layer", pkg.ImportPath)
				continue
			}
			for _, imported := range pkg.Imports {
				if within(imported, "gulch/scenes") && layerOf(imported) <= from {
					t.Errorf("%s: %s imports %s, which lies no deeper", on.goos, pkg.ImportPath, imported)
				}
			}
		}
	}
}

// Everything that is heard goes through one package, which knows how to do without a sound device.
func TestSoundHasOneDoor(t *testing.T) {
	const audio = "github.com/hajimehoshi/ebiten/v2/audio"
	for _, pkg := range listed(t, "linux", "amd64", false, "./...") {
		if slices.ContainsFunc(pkg.Imports, func(p string) bool { return within(p, audio) }) && pkg.ImportPath != "gulch/scenes/sound" {
			t.Errorf("%s imports %s; use gulch/scenes/sound", pkg.ImportPath, audio)
		}
	}
}

func TestStrayArrowsAreFound(t *testing.T) {
	for _, c := range []struct {
		from, to string
		ok       bool
	}{
		{"gulch/cmd/gulch", "gulch/scenes/menu", true},
		{"gulch/scenes/menu", "gulch/render/ui", true},
		{"gulch/scenes", "gulch/engine", true},
		{"gulch/render/ui", "gulch/assets", true},
		{"gulch/engine/boomtown", "gulch/assets/data", true},
		{"gulch/engine/boomtown", "gulch/engine", true},
		{"gulch/engine", "fmt", true},
		{"gulch/engine/boomtown", "gulch/assets", false},
		{"gulch/engine", "gulch/render/ui", false},
		{"gulch/render/ui", "gulch/engine", false},
		{"gulch/render/ui", "gulch/scenes/menu", false},
		{"gulch/scenes/menu", "gulch/cmd/dev", false},
		{"gulch/assets", "gulch/engine", false},
		{"gulch/tools", "gulch/engine", false},
	} {
		if err := strayArrow(c.from, c.to); (err == nil) != c.ok {
			t.Errorf("%s -> %s: %v", c.from, c.to, err)
		}
	}
}

// worldly are packages that the engine must not touch, itself or through others of the module: a clock, files, the
// network, other goroutines, chance that nobody has seeded, pictures. Component data is an io/fs.FS of assets/data.
var worldly = []string{
	"time", "os", "io/ioutil", "net", "syscall", "sync", "math/rand", "crypto/rand", "log",
	"github.com/hajimehoshi/ebiten/v2",
}

func TestEngineKnowsNoWorld(t *testing.T) {
	for _, pkg := range listed(t, "linux", "amd64", false, "./engine/...") {
		if slices.Contains(pkg.Imports, "testing") {
			continue // a part of the tests
		}
		for _, imported := range pkg.Imports {
			if slices.ContainsFunc(worldly, func(bad string) bool { return within(imported, bad) }) {
				t.Errorf("%s imports %s", pkg.ImportPath, imported)
			}
		}
		for _, file := range slices.Concat(pkg.GoFiles, pkg.IgnoredGoFiles) {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, where := range goroutines(t, pkg.Dir+"/"+file) {
				t.Errorf("%s: the engine starts a goroutine", where)
			}
		}
	}
}

// within reports whether an import is a package or lies below it. math/rand/v2 is another package than math/rand.
func within(imported, pkg string) bool {
	return imported == pkg || strings.HasPrefix(imported, pkg+"/") && imported != "math/rand/v2"
}

// goroutines returns the places of the go statements in a file.
func goroutines(t *testing.T, file string) []string {
	t.Helper()
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var places []string
	ast.Inspect(tree, func(n ast.Node) bool {
		if g, ok := n.(*ast.GoStmt); ok {
			places = append(places, files.Position(g.Pos()).String())
		}
		return true
	})
	return places
}

// testOnly are packages that no player gets.
var testOnly = []string{
	drivePackage, "github.com/hajimehoshi/ebiten/v2/exp/vmhost", "testing", "pgregory.net/rapid",
	"github.com/google/go-cmp/cmp", "github.com/jezek/xgb",
}

func TestAppHoldsNoTestCode(t *testing.T) {
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, true, "./cmd/gulch") {
			if slices.Contains(testOnly, pkg.ImportPath) {
				t.Errorf("%s: the app contains %s", on.goos, pkg.ImportPath)
			}
		}
	}
}

// devNeeds is all that cmd/dev is made of beside the standard library: it has to build quickly on a fresh machine, before
// anything is installed.
var devNeeds = []string{
	"gulch/cmd/dev", "gulch/cmd/progress", "gulch/cmd/release", "gulch/assets/bundle", "gulch/render/words",
	"golang.org/x/sys/unix", "golang.org/x/term", "github.com/blakesmith/ar",
}

func TestDevNeedsLittle(t *testing.T) {
	for _, pkg := range listed(t, "linux", "amd64", true, "./cmd/dev") {
		if !pkg.Standard && !slices.Contains(devNeeds, pkg.ImportPath) {
			t.Errorf("cmd/dev depends on %s", pkg.ImportPath)
		}
	}
}
