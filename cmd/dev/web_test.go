package main

import (
	"context"
	"net/http"
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

// sampleFiles stand for the raw files of the page.
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
	const hash, program = "0123456789ab", "gulch-0123456789ab.wasm.zst"
	files, err := fillTemplates(sampleFiles(t), buildInfo{hash, program, 1000})
	if err != nil {
		t.Fatal(err)
	}
	text := map[string]string{}
	for i, f := range webFiles {
		text[f.name] = string(files[i])
		if f.template && strings.Contains(text[f.name], "{{") {
			t.Errorf("%s is not filled in", f.name)
		}
	}
	for _, want := range []string{program, `"size":1000`, `"hash":"` + hash} {
		if !strings.Contains(text["index.html"], want) {
			t.Errorf("the page lacks %q", want)
		}
	}
	for _, f := range webFiles {
		asked := f.name + "?v=" + hash
		page := text["index.html"] + text["page.css"]
		if f.eager && f.name != "index.html" && !strings.Contains(page, asked) {
			t.Errorf("the page does not ask for %s", asked)
		}
		if f.eager && f.name != "index.html" && !strings.Contains(text["sw.js"], asked) {
			t.Errorf("the worker does not keep %s", asked)
		}
	}
	for _, name := range lateFiles {
		if asked := name + "?v=" + hash; text[name] == "" || !strings.Contains(text["sw.js"], asked) {
			t.Errorf("the worker does not keep %s", asked)
		}
		if !strings.Contains(text["loader.js"], name+"?v=${build.hash}") {
			t.Errorf("the page does not ask for %s", name)
		}
	}
	if !strings.Contains(text["sw.js"], `"./"`) || !strings.Contains(text["sw.js"], program) ||
		!strings.Contains(text["sw.js"], "gulch-"+hash) {
		t.Errorf("the worker is wrong:\n%s", text["sw.js"])
	}
}

func TestEveryChangeIsAnotherBuild(t *testing.T) {
	files := sampleFiles(t)
	before := hashOf([]byte("wasm"), files)
	if hashOf([]byte("wasm"), files) != before || hashOf([]byte("wasn"), files) == before {
		t.Error("the hash does not follow the program")
	}
	files[0] = append(files[0], ' ')
	if hashOf([]byte("wasm"), files) == before {
		t.Error("the hash does not follow the page")
	}
}

func TestServerServesTheFolder(t *testing.T) {
	folder := t.TempDir()
	files := fstest.MapFS{"index.html": {Data: []byte("hello")}, "a.wasm": {Data: []byte("x")}}
	if err := os.CopyFS(folder, files); err != nil {
		t.Fatal(err)
	}
	s, err := serve(folder, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer s.close()
	for name, kind := range map[string]string{"": "text/html; charset=utf-8", "a.wasm": "application/wasm"} {
		answer, err := http.Get(s.url + name)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if got := answer.Header.Get("Content-Type"); answer.StatusCode != http.StatusOK || got != kind {
			t.Errorf("%q: %s, %s", name, answer.Status, got)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.wait(ctx); err != nil {
		t.Errorf("ended with %v", err)
	}
}

// TestLinkerMayDropMethods fails where the Go in use looks methods up differently, so that the download would grow by a
// tenth unseen.
func TestLinkerMayDropMethods(t *testing.T) {
	p, err := findProject()
	if err != nil {
		t.Fatal(err)
	}
	flags, err := p.withoutLookups(t.Context(), t.TempDir())
	if err != nil || len(flags) == 0 {
		t.Fatalf("text/template is compiled as it is: %v", err)
	}
}
