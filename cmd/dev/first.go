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

// A browser compiles a function when it is called for the first time, on the thread that calls it: that was two fifths of what the
// page's own thread had to do until the title stands. What one thread has compiled, all of the page have: so the worker that
// compiles the program goes on with the functions of the title while the page begins with the program (assets/web/compile.js).
// An empty window, with which measure compares the page, has no such list.
// Which functions those are lies in a file, in the order in which they are called, and is written anew by
//
//	go run ./cmd/dev first
//
// A name that the program no longer has does no harm, and neither does one that is missing: the page compiles that one itself.

// firstFile holds the names of the functions that are called until the title stands, a line each.
const firstFile = "assets/web/first.txt"

// firstSection is the part of the program in which the worker finds the places of those functions in the table of all functions,
// two bytes each, and firstTable is the name by which it finds the table.
const (
	firstSection = "gulch.first"
	firstTable   = "table"
)

// readFirst reads the names of the functions that a program calls first. Only of the game they are known.
func (p project) readFirst(pkg string) (names []string, err error) {
	if pkg != appPackage {
		return nil, nil
	}
	text, err := os.ReadFile(p.path(firstFile))
	return strings.Fields(string(text)), err
}

// dress takes the names of functions out of a program, for which nobody is to wait, and tells it which ones are called first; a program
// that is told has its memory laid later.
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
			say("  %s is of an older program: write it anew with go run ./cmd/dev first", firstFile)
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

// placesOf returns the places of functions in the table of all functions, two bytes each.
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
	// One list of functions, for the first table, which begins at a constant and holds all that are the program's own, in order.
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

// functionNames returns the names of a program's functions by their numbers.
func functionNames(all []section) (map[int]string, error) {
	body, ok := findSection(all, customSection, "name")
	if !ok {
		return nil, errWasm
	}
	names, in := map[int]string{}, wasmReader{data: body}
	for len(in.data) > 0 && !in.short {
		kind, part := in.byte(), in.bytes(in.number())
		if kind != 1 { // the names of other things
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

// runFirst has the page start in Chromium and writes which functions it called.
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
	say("%s has the names of %d functions that are called until the title stands", firstFile, len(names))
	return nil
}

// watchFirst returns the names of the functions that the page compiles until its title stands, where no worker does it.
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
	small, err := p.squeeze(ctx, wasm, hasty)
	if err != nil {
		return nil, err
	}
	if _, err := p.layWeb(ctx, folder, webProgram{wasm, small}, ""); err != nil {
		return nil, err
	}
	results, err := p.runBrowser(ctx, nil, folder, browserTests{Folder: p.path("cmd/dev/browser"), Only: "first.mjs", Whole: true})
	if err != nil {
		return nil, err
	}
	return orderOf(results, index)
}

// orderOf reads what the script has found: by the number of a function its place in the order.
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
		return nil, errors.New("the browser does not tell which functions it compiles")
	}
	names = slices.Collect(maps.Keys(order))
	slices.SortFunc(names, func(a, b string) int { return cmp.Compare(order[a], order[b]) })
	return names, nil
}
