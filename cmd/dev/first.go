package main

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
)

// A browser compiles a WebAssembly function at its first call, on the calling thread: that was two
// fifths of the work of the page's main thread until the title shows. Functions compiled on one
// thread are available to all threads of the page. So the worker that compiles the program also
// compiles the functions of the title while the page starts the program (assets/web/compile.js). An
// empty window, with which `measure` compares the page, has no such list. The list of these
// functions is in a file, in the order of their first calls, and is recorded by
//	go run ./cmd/dev first
//
// Unknown names in the list are ignored, and a function missing in the list is compiled by the page
// itself.

// firstFile has the names of the functions that are called until the title shows, one per line.
const firstFile = "assets/web/first.txt"

// firstSection is the custom section of the program with the indices of those functions in the
// function table, two bytes each. firstTable is the name by which the table is exported.
const (
	firstSection = "gulch.first"
	firstTable   = "table"
)

// readFirst returns the names of the functions that a program calls first. There is a list for the
// game only.
func (p project) readFirst(pkg string) (names []string, err error) {
	if pkg != appPackage {
		return nil, nil
	}
	text, err := os.ReadFile(p.path(firstFile))
	return strings.Fields(string(text)), err
}

// dress removes the section with the functions' names from a program, to make the download smaller,
// and adds the section with the functions that are called first; the memory of such a program is
// initialized later (see laidLater).
func dress(wasm []byte, first []string) ([]byte, error) {
	all, err := readSections(wasm)
	if err != nil {
		return nil, err
	}
	if len(first) > 0 {
		places, err := placesOf(all, first)
		if err != nil {
			return nil, err
		}
		if known := len(places) / 2; known < len(first)*9/10 {
			say("  %s lists many functions that the program no longer has: run go run ./cmd/dev first", firstFile)
		}
		if all, err = laidLater(all); err != nil {
			return nil, err
		}
		for i, s := range all {
			if s.id == exportSection {
				all[i].body = grown(s.body, append(appendName(nil, firstTable), 1, 0)) // a table, the first one
			}
		}
		all = append(all, section{customSection, append(appendName(nil, firstSection), places...)})
	}
	all = slices.DeleteFunc(all, func(s section) bool {
		in := wasmReader{data: s.body}
		return s.id == customSection && in.name() == "name"
	})
	return writeSections(all), nil
}

// placesOf returns the indices of functions in the function table, two bytes each, little-endian.
// It returns errWasm if the table has another form than Go's linker writes.
func placesOf(all []section, names []string) (out []byte, err error) {
	index, err := functionNames(all)
	if err != nil {
		return nil, err
	}
	at := map[string][]int{}
	for i, name := range index {
		at[name] = append(at[name], i)
	}
	body, _ := findSection(all, elementSection, "")
	in := wasmReader{data: body}
	// One segment for the first table, with a constant start, that contains all functions of the
	// program in order.
	plain := in.number() == 1 && in.number() == 0 && in.byte() == constI32
	start := in.number()
	plain = plain && in.byte() == endOfCode
	count, imported := in.number(), in.number()
	if !plain || in.short {
		return nil, errWasm
	}
	for _, name := range names {
		for _, i := range at[name] {
			if place := start + i - imported; i >= imported && i < imported+count && place <= math.MaxUint16 {
				out = binary.LittleEndian.AppendUint16(out, uint16(place))
			}
		}
	}
	return out, nil
}

// functionNames returns the names of a program's functions by index.
func functionNames(all []section) (map[int]string, error) {
	body, ok := findSection(all, customSection, "name")
	if !ok {
		return nil, errWasm
	}
	names, in := map[int]string{}, wasmReader{data: body}
	for len(in.data) > 0 && !in.short {
		kind, part := in.byte(), in.bytes(in.number())
		if kind != 1 { // names of other things
			continue
		}
		list := wasmReader{data: part}
		for range list.number() {
			i := list.number()
			names[i] = list.name()
		}
		in.short = in.short || list.short
	}
	return names, in.err()
}

// runFirst starts the page in Chromium and writes the functions that it called.
func runFirst(ctx context.Context, p project, args []string) error {
	flags := flag.NewFlagSet("first", flag.ContinueOnError)
	if err := parse(flags, args); err != nil {
		return err
	}
	if err := ensure(ctx, p, testTools()); err != nil {
		return err
	}
	names, err := p.watchFirst(ctx)
	if err != nil {
		return err
	}
	if err := os.WriteFile(p.path(firstFile), []byte(strings.Join(names, "\n")+"\n"), 0o644); err != nil {
		return err
	}
	say("%s now lists the %d functions that are called until the title shows", firstFile, len(names))
	return nil
}

// watchFirst returns the names of the functions that the page compiles until the title shows, if no
// worker compiles any.
func (p project) watchFirst(ctx context.Context) (names []string, err error) {
	folder, err := os.MkdirTemp("", "gulch-first")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	wasm, err := p.compileWasm(ctx, appPackage, p.revision(ctx))
	if err != nil {
		return nil, err
	}
	all, err := readSections(wasm)
	if err != nil {
		return nil, err
	}
	index, err := functionNames(all)
	if err != nil {
		return nil, err
	}
	small, err := p.compress(ctx, wasm, fastLevel)
	if err != nil {
		return nil, err
	}
	if _, err := p.layWeb(ctx, folder, webProgram{wasm, small}, ""); err != nil {
		return nil, err
	}
	results, err := p.runBrowser(ctx, nil, folder, browserTests{Folder: p.path("cmd/dev/browser"), Only: "first.mjs",
		Whole: true})
	if err != nil {
		return nil, err
	}
	return orderOf(results, index)
}

// orderOf converts the script's figures, from function index to order, into a sorted list of names.
// It returns an error if a script failed.
func orderOf(results []browserResult, index map[int]string) (names []string, err error) {
	order := map[string]float64{}
	for _, r := range results {
		if !r.OK {
			return nil, fmt.Errorf("%s: %s", r.Test, r.Error)
		}
		for number, at := range r.Figures {
			i, err := strconv.Atoi(number)
			if err != nil {
				return nil, err
			}
			name := index[i]
			if was, known := order[name]; name != "" && (!known || at < was) {
				order[name] = at
			}
		}
	}
	if len(order) == 0 {
		return nil, errors.New("the browser reported no compiled functions")
	}
	names = slices.Collect(maps.Keys(order))
	slices.SortFunc(names, func(a, b string) int { return cmp.Compare(order[a], order[b]) })
	return names, nil
}
