package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// allowedImports maps each folder of the module to the folders from which its packages may import.
// A folder may always import itself.
var allowedImports = map[string][]string{
	"cmd":         {"scenes", "render", "engine", "assets", "assets/data"},
	"scenes":      {"render", "engine", "assets", "assets/data"},
	"render":      {"assets", "assets/data"},
	"engine":      {"assets/data"},
	"assets":      {"assets/data"},
	"assets/data": {},
}

// folderOf returns the folder in allowedImports to which an import path belongs: the longest one
// that is a prefix of the path. It returns false if there is none.
func folderOf(path string) (string, bool) {
	rest, ok := strings.CutPrefix(path, "gulch/")
	if !ok {
		return "", false
	}
	best := ""
	for house := range allowedImports {
		if (rest == house || strings.HasPrefix(rest, house+"/")) && len(house) > len(best) {
			best = house
		}
	}
	return best, best != ""
}

// checkImport returns an error if a package may not import another one. from is the path of the
// importing package, and to that of the imported package.
func checkImport(from, to string) error {
	if !strings.HasPrefix(to, "gulch/") {
		return nil
	}
	source, ok := folderOf(from)
	if !ok {
		return fmt.Errorf("%s is in none of the folders known to this test (allowedImports)", from)
	}
	target, ok := folderOf(to)
	if !ok {
		return fmt.Errorf("%s imports %s, which is in none of the folders known to this test (allowedImports)", from,
			to)
	}
	if source != target && !slices.Contains(allowedImports[source], target) {
		return fmt.Errorf("%s must not import %s: imports may go cmd -> scenes -> {render, engine, assets}, "+
			"render -> assets, engine -> assets/data", from, to)
	}
	return nil
}

func TestImportsBetweenFolders(t *testing.T) {
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, false, "./...") {
			for _, imported := range slices.Concat(pkg.Imports, pkg.TestImports, pkg.XTestImports) {
				if err := checkImport(pkg.ImportPath, imported); err != nil {
					t.Errorf("%s: %v", on.goos, err)
				}
			}
		}
	}
}

// layers are the packages below scenes in rows, the highest layer first. A package may import only
// packages in lower rows. The package comment of scenes explains the rows.
var layers = [][]string{
	{"fuzz"},
	{"", "internal/show"},
	{"shelf", "teach", "tabletest"},
	{"boomtown", "narrowgauge", "dakota", "sierrawest", "westernlegends", "nuggets"},
	{"table"},
	{"table/gate", "table/session"},
	{"menu"},
	{"menu/crash"},
	{"menu/title"},
	{"menu/results", "menu/saves", "menu/statistics"},
	{"menu/daily", "menu/evening", "menu/rating", "menu/trailmap"},
	{"menu/newgame"},
	{"menu/people", "menu/unsaved"},
	{"menu/importer", "menu/share"},
	{"menu/credits", "menu/options", "menu/pause"},
	{"menu/kit", "menu/menutest"},
	{"reader"},
	{"stage"},
	{"coach", "sound", "drive", "drive/internal/bare", "drive/internal/demo"},
	{"botworker"},
	{"clip", "gallery", "probe", "srs", "stats", "store", "talk", "work"},
	{"person", "calendar"},
	{"lines"},
}

// layerOf returns the index of the row of layers that contains the package with the given import
// path, -1 if none does.
func layerOf(path string) int {
	name := strings.TrimPrefix(strings.TrimPrefix(path, "gulch/scenes"), "/")
	return slices.IndexFunc(layers, func(row []string) bool { return slices.Contains(row, name) })
}

func TestImportsBetweenScenes(t *testing.T) {
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, false, "./scenes/...") {
			from := layerOf(pkg.ImportPath)
			if from < 0 {
				t.Errorf("%s is in no row of layers: add it to the row below all packages that import it",
					pkg.ImportPath)
				continue
			}
			for _, imported := range pkg.Imports {
				if within(imported, "gulch/scenes") && layerOf(imported) <= from {
					t.Errorf("%s: %s imports %s, which is not in a lower row of layers", on.goos, pkg.ImportPath,
						imported)
				}
			}
		}
	}
}

// TestOnlyPackageSoundImportsAudio checks that only package sound imports the audio library,
// because only that package handles systems without a sound device.
func TestOnlyPackageSoundImportsAudio(t *testing.T) {
	const audio = "github.com/hajimehoshi/ebiten/v2/audio"
	for _, pkg := range listed(t, "linux", "amd64", false, "./...") {
		if slices.ContainsFunc(pkg.Imports, func(p string) bool {
			return within(p, audio)
		}) && pkg.ImportPath != "gulch/scenes/sound" {
			t.Errorf("%s imports %s, which only gulch/scenes/sound may: use that package", pkg.ImportPath, audio)
		}
	}
}

func TestCheckImport(t *testing.T) {
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
		if err := checkImport(c.from, c.to); (err == nil) != c.ok {
			t.Errorf("the check of an import of %s by %s returns %v, expected an import that is allowed: %v", c.to,
				c.from, err, c.ok)
		}
	}
}

// notForEngine are packages that the engine must not import, neither directly nor through other
// packages of the module: clocks, files, network, unseeded random numbers, and pictures. Of package
// sync, it needs OnceValue only; goroutines are ruled out below. The engine gets its component data
// as an io/fs.FS from assets/data.
var notForEngine = []string{
	"time", "os", "io/ioutil", "net", "syscall", "math/rand", "crypto/rand", "log",
	"github.com/hajimehoshi/ebiten/v2",
}

func TestEngineHasNoClockFilesOrNetwork(t *testing.T) {
	for _, pkg := range listed(t, "linux", "amd64", false, "./engine/...") {
		if slices.Contains(pkg.Imports, "testing") {
			continue // packages that are used only by tests
		}
		for _, imported := range pkg.Imports {
			if slices.ContainsFunc(notForEngine, func(bad string) bool { return within(imported, bad) }) {
				t.Errorf("%s imports %s, which the engine and all that it imports must not (notForEngine)",
					pkg.ImportPath,
					imported)
			}
		}
		for _, file := range slices.Concat(pkg.GoFiles, pkg.IgnoredGoFiles) {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, where := range goroutines(t, pkg.Dir+"/"+file) {
				t.Errorf("%s: the engine must not start a goroutine", where)
			}
		}
	}
}

// within reports whether the import path imported is pkg or a package below it. As an exception,
// math/rand/v2 is not below math/rand.
func within(imported, pkg string) bool {
	return imported == pkg || strings.HasPrefix(imported, pkg+"/") && imported != "math/rand/v2"
}

// goroutines returns the positions of the go statements in a file.
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

// testOnly are packages for tests, which must not be linked into the app.
var testOnly = []string{
	drivePackage, "github.com/hajimehoshi/ebiten/v2/exp/vmhost", "testing", "pgregory.net/rapid",
	"github.com/google/go-cmp/cmp", "github.com/jezek/xgb",
}

func TestProgramLinksNoTestPackages(t *testing.T) {
	for _, on := range platforms {
		for _, pkg := range listed(t, on.goos, on.goarch, true, "./cmd/gulch") {
			if slices.Contains(testOnly, pkg.ImportPath) {
				t.Errorf("%s: the program for players links %s, which is for tests only", on.goos, pkg.ImportPath)
			}
		}
	}
}

// devNeeds are the only packages outside the standard library that cmd/dev may import. cmd/dev
// installs the tools and libraries that the app needs, so it must compile quickly and without them.
var devNeeds = []string{
	"gulch/cmd/dev", "gulch/cmd/dev/browser", "gulch/cmd/progress", "gulch/cmd/release", "gulch/assets/bundle",
	"gulch/render/i18n", "golang.org/x/sys/unix", "golang.org/x/term", "github.com/blakesmith/ar",
}

func TestDevHasFewDependencies(t *testing.T) {
	for _, pkg := range listed(t, "linux", "amd64", true, "./cmd/dev") {
		if !pkg.Standard && !slices.Contains(devNeeds, pkg.ImportPath) {
			t.Errorf("cmd/dev imports %s, directly or indirectly; it may only need the standard library and devNeeds",
				pkg.ImportPath)
		}
	}
}
