package main

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// sampleWasm returns a program with one imported function and three of its own, in the form that Go
// writes.
func sampleWasm() []byte {
	names := []byte{4}
	for i, name := range []string{"elsewhere", "main.a", "main.b", "main.c"} {
		names = appendName(append(names, byte(i)), name)
	}
	return writeSections([]section{
		{typeSection, []byte{1, 0x60, 1, 0x7f, 1, 0x7f}},
		{importSection, []byte{1, 1, 'm', 1, 'f', 0, 0}},
		{functionSection, []byte{3, 0, 0, 0}},
		{exportSection, []byte{1, 3, 'r', 'u', 'n', 0, 1}},
		{elementSection, []byte{1, 0, 0x41, 0x80, 0x20, 0x0b, 3, 1, 2, 3}},
		{codeSection, []byte{3, 2, 0, 0x0b, 2, 0, 0x0b, 2, 0, 0x0b}},
		{dataSection, []byte{3, 0, 0x41, 0xc0, 0, 0x0b, 2, 'a', 'b', 0, 0x41, 0xc4, 0, 0x0b, 1, 'c', 0, 0x41, 0x80,
			0x80, 4, 0x0b, 1, 'd'}},
		{customSection, appendName(nil, "producers")},
		{customSection, append(binary.AppendUvarint(append(appendName(nil, "name"), 1), uint64(len(names))), names...)},
	})
}

func TestProgramKnowsWhatIsCalledFirst(t *testing.T) {
	wasm, err := dress(sampleWasm(), []string{"main.c", "main.gone", "elsewhere", "main.a"})
	if err != nil {
		t.Fatal(err)
	}
	all, err := readSections(wasm)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := findSection(all, customSection, "name"); ok {
		t.Error("dress has left the section with the functions' names in the program")
	}
	if _, ok := findSection(all, customSection, "producers"); !ok {
		t.Error("dress has removed another custom section")
	}
	if got, _ := findSection(all, customSection, firstSection); !bytes.Equal(got, []byte{0x02, 0x10, 0x00, 0x10}) {
		t.Errorf("places = %x; want 0x1002 and 0x1000", got)
	}
	want := []byte{3, 3, 'r', 'u', 'n', 0, 1, 3, 'l', 'a', 'y', 0, 4, 5, 't', 'a', 'b', 'l', 'e', 1, 0}
	if got, _ := findSection(all, exportSection, ""); !bytes.Equal(got, want) {
		t.Errorf("exports = %q; want %q", got, want)
	}
}

func TestMemoryIsLaidLater(t *testing.T) {
	wasm, err := dress(sampleWasm(), []string{"main.a"})
	if err != nil {
		t.Fatal(err)
	}
	all, err := readSections(wasm)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[byte][]byte{
		typeSection:     {2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 0},
		functionSection: {4, 0, 0, 0, 1},
		countSection:    {2},
		codeSection: append([]byte{4, 2, 0, 0x0b, 2, 0, 0x0b, 2, 0, 0x0b, 31, 0},
			0x41, 0xc0, 0, 0x41, 0, 0x41, 5, 0xfc, 8, 0, 0, 0xfc, 9, 0,
			0x41, 0x80, 0x80, 4, 0x41, 0, 0x41, 1, 0xfc, 8, 1, 0, 0xfc, 9, 1, 0x0b),
		dataSection: {2, 1, 5, 'a', 'b', 0, 0, 'c', 1, 1, 'd'},
	} {
		if got, _ := findSection(all, id, ""); !bytes.Equal(got, want) {
			t.Errorf("section %d = %x; want %x", id, got, want)
		}
	}
	for i, s := range all {
		if s.id == countSection && all[i+1].id != codeSection {
			t.Error("the section with the number of data segments does not come right before the code")
		}
	}
}

func TestPlacesAreWrittenWithASign(t *testing.T) {
	for n, want := range map[int][]byte{0: {0}, 0x3f: {0x3f}, 0x40: {0xc0, 0}, 0x2000: {0x80, 0xc0, 0},
		1 << 24: {0x80, 0x80, 0x80, 8}} {
		if got := appendSigned(nil, n); !bytes.Equal(got, want) {
			t.Errorf("appendSigned encodes %d as %x; want %x", n, got, want)
		}
	}
}

func TestProgramWithoutFirstOnesShowsNoTable(t *testing.T) {
	wasm, err := dress(sampleWasm(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(wasm, []byte(firstTable)) || bytes.Contains(wasm, []byte("main.a")) {
		t.Errorf("dress returns the program %q", wasm)
	}
}

func TestDamagedProgramsAreRefused(t *testing.T) {
	whole := sampleWasm()
	for n := range len(whole) {
		if _, err := dress(whole[:n], []string{"main.a"}); err == nil {
			t.Errorf("readSections accepts the first %d bytes of a program, expected errWasm", n)
		}
	}
	other := bytes.Replace(slices.Clone(whole), []byte{0x41, 0x80, 0x20, 0x0b}, []byte{0x23, 0x80, 0x20, 0x0b}, 1)
	if _, err := dress(other, []string{"main.a"}); err == nil {
		t.Error("placesOf accepts a table with another start, expected errWasm")
	}
}
