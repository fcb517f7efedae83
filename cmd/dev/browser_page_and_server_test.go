package main

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"gulch/cmd/dev/browser"
	"gulch/render/i18n"
)

// sampleFiles returns short contents for the page's files, in the order of webFiles.
func sampleFiles(t *testing.T) [][]byte {
	t.Helper()
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	files, err := p.readWebFiles(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestWorkerKeepsWhatThePageFetches(t *testing.T) {
	info := newBuild("0123456789ab", compressedProgram{data: make([]byte, 1000), ending: ".zst"},
		[]tongue{{"de", compressedProgram{nil, ".zst"}}})
	files, err := fillTemplates(sampleFiles(t), info)
	if err != nil {
		t.Fatal(err)
	}
	text := map[string]string{}
	for i, f := range webFiles {
		text[f.name] = string(files[i])
		if f.template && strings.Contains(text[f.name], "{{") {
			t.Errorf("%s still contains a template action", f.name)
		}
	}
	page, worker := text["index.html"], text["sw.js"]
	for _, want := range []string{info.Program, `"size":1000`, `"hash":"0123456789ab"`,
		`{"de":"gulch-0123456789ab/de.words.zst"}`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	if !strings.Contains(worker, `"de": "gulch-0123456789ab/de.words.zst"`) {
		t.Error("the service worker lacks the files of the languages")
	}
	for _, f := range webFiles {
		asked := `"` + info.place(f) + `"`
		if f.use == eager && f.name != "index.html" && !strings.Contains(page, asked) {
			t.Errorf("the page does not request %s", asked)
		}
		if name, _ := strings.CutPrefix(f.name, versionFolder); f.use == late &&
			!strings.Contains(text["VERSION/loader.js"], "${build.folder}"+name) {
			t.Errorf("the page does not request %s when it is needed", name)
		}
		if f.use != beside && f.name != "index.html" && !strings.Contains(worker, asked) {
			t.Errorf("the service worker does not cache %s", asked)
		}
	}
	if !strings.Contains(worker, `"./"`) || !strings.Contains(worker, info.Program) ||
		!strings.Contains(worker, `"`+info.Hash+`"`) {
		t.Errorf("the service worker lacks the build's data:\n%s", worker)
	}
}

// TestPageNamesItsScript checks that the content security policy of the page allows only the page's
// own scripts. The embedded script must be listed by its hash.
func TestPageNamesItsScript(t *testing.T) {
	files, err := fillTemplates(sampleFiles(t), newBuild("0123456789ab", compressedProgram{ending: ".gz"}, nil))
	if err != nil {
		t.Fatal(err)
	}
	page := string(files[0])
	_, rest, _ := strings.Cut(page, "<script>")
	script, _, ok := strings.Cut(rest, "</script>")
	sum := sha256.Sum256([]byte(script))
	if want := "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"; !ok || !strings.Contains(page, want) {
		t.Errorf("the content security policy does not allow the embedded script by %s", want)
	}
	if strings.Count(page, "<script>") != 1 || regexp.MustCompile(`<[^>]* on\w+=`).MatchString(page) {
		t.Error("the page has another embedded script, which the content security policy forbids")
	}
	if strings.Index(page, "Content-Security-Policy") > strings.Index(page, "<script>") {
		t.Error("the content security policy comes after the first script, expected before it")
	}
}

// TestPageHasTheScriptOfFields checks that the page has a file with the script that Ebitengine
// would otherwise evaluate from a string: see field.js.
func TestPageHasTheScriptOfFields(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	library, err := p.output(t.Context(), nil, "go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2")
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(strings.TrimSpace(library), "exp", "textinput", "textinput_js.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(source), `Call("eval", `+"`")
	want, _, found := strings.Cut(rest, "`)")
	have, err := os.ReadFile(p.path("assets/web/field.js"))
	if err != nil || !found || !strings.Contains(string(have), strings.TrimSpace(want)) {
		t.Errorf("field.js lacks what the library has evaluated (%v):\n%s", err, want)
	}
}

func TestHashDependsOnProgramAndPage(t *testing.T) {
	files := sampleFiles(t)
	before := hashOf(append(files, []byte("wasm"))...)
	if hashOf(append(files, []byte("wasm"))...) != before || hashOf(append(files, []byte("wasn"))...) == before {
		t.Error("the build's hash does not change with the program")
	}
	files[0] = append(files[0], ' ')
	if hashOf(append(files, []byte("wasm"))...) == before {
		t.Error("the build's hash does not change with the page")
	}
}

func TestServerServesTheFolder(t *testing.T) {
	folder := t.TempDir()
	files := fstest.MapFS{"index.html": {Data: []byte("hello")}, "a.wasm": {Data: []byte("x")}}
	if err := os.CopyFS(folder, files); err != nil {
		t.Fatal(err)
	}
	s, err := browser.Serve(folder, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for name, kind := range map[string]string{"": "text/html; charset=utf-8", "a.wasm": "application/wasm"} {
		answer, err := http.Get(s.URL + name)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if got := answer.Header.Get("Content-Type"); answer.StatusCode != http.StatusOK || got != kind {
			t.Errorf("GET %q returns %s and %s", name, answer.Status, got)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.Wait(ctx); err != nil {
		t.Errorf("the server ended with the error %v, want none", err)
	}
}

// TestPageSpeaksAllLanguages checks that the texts of the page itself are translated into every
// language of the game.
func TestPageSpeaksAllLanguages(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(p.path("assets/web/" + name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	said := read("say.js")
	entries := regexp.MustCompile(`(?m)^    ("(?:[^"\\]|\\.)*"): \{\n((?:      .*\n)*?)    \},`).FindAllStringSubmatch(
		said, -1)
	known := map[string]bool{}
	for _, e := range entries {
		known[e[1]] = true
		for _, tag := range i18n.Languages()[1:] {
			if !regexp.MustCompile(`(?m)^      ` + tag + `: ".+",$`).MatchString(e[2]) {
				t.Errorf("assets/web/say.js has no translation of %s into %s", e[1], tag)
			}
		}
	}
	if len(known) < 20 {
		t.Errorf("only %d texts were found in say.js", len(known))
	}
	joined := regexp.MustCompile(`"\s*\+\s*"`) // joins a text that is written over two lines
	for _, f := range webFiles {
		if path.Ext(f.from) != ".js" || !strings.HasPrefix(f.from, "assets/web/") {
			continue
		}
		script := joined.ReplaceAllString(read(path.Base(f.from)), "")
		for _, call := range regexp.MustCompile(`\bsay\(("(?:[^"\\]|\\.)*")`).FindAllStringSubmatch(script, -1) {
			if !known[call[1]] {
				t.Errorf("%s shows the text %s, which assets/web/say.js does not translate", f.from, call[1])
			}
		}
	}
	page := read("index.html")
	for _, label := range regexp.MustCompile(
		`aria-label=("[^"]+")|class="tag">([^<]+)|id="status"[^>]*>([^<]+)|hidden>([^<]+)</button`).FindAllStringSubmatch(page, -1) {
		text := label[1] + label[2] + label[3] + label[4]
		if text = `"` + strings.Trim(text, `"`) + `"`; !known[text] && text != `"Gulch"` {
			t.Errorf("the page shows the text %s, which assets/web/say.js does not translate", text)
		}
	}
	for _, tag := range i18n.Languages()[1:] {
		if !strings.Contains(page, `<p lang="`+tag+`">`) || !strings.Contains(page, tag+`: "`) ||
			!strings.Contains(read("manifest.webmanifest"), `"`+tag+`": "`) {
			t.Errorf("the text for pages without scripts, the text for incomplete pages or the manifest is missing "+
				"in the language %s", tag)
		}
	}
}
