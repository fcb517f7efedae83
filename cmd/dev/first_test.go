package main

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// sampleWasm is a program with one function from elsewhere and three of its own, as Go lays them out.
func sampleWasm() []byte {
	names := []byte{4}
	for i, name := range []string{"elsewhere", "main.a", "main.b", "main.c"} {
		names = appendName(append(names, byte(i)), name)
	}
	return writeSections([]section{
		{importSection, []byte{1, 1, 'm', 1, 'f', 0, 0}},
		{exportSection, []byte{1, 3, 'r', 'u', 'n', 0, 1}},
		{elementSection, []byte{1, 0, 0x41, 0x80, 0x20, 0x0b, 3, 1, 2, 3}},
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
		t.Error("names of functions are still there")
	}
	if _, ok := findSection(all, customSection, "producers"); !ok {
		t.Error("another section is gone")
	}
	if got, _ := findSection(all, customSection, firstSection); !bytes.Equal(got, []byte{0x02, 0x10, 0x00, 0x10}) {
		t.Errorf("places = %x; want 0x1002 and 0x1000", got)
	}
	want := []byte{2, 3, 'r', 'u', 'n', 0, 1, 5, 't', 'a', 'b', 'l', 'e', 1, 0}
	if got, _ := findSection(all, exportSection, ""); !bytes.Equal(got, want) {
		t.Errorf("exports = %q; want %q", got, want)
	}
}

func TestProgramWithoutFirstOnesShowsNoTable(t *testing.T) {
	wasm, err := dress(sampleWasm(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(wasm, []byte(firstTable)) || bytes.Contains(wasm, []byte("main.a")) {
		t.Errorf("%q", wasm)
	}
}

func TestDamagedProgramsAreRefused(t *testing.T) {
	whole := sampleWasm()
	for n := range len(whole) {
		if _, err := dress(whole[:n], []string{"main.a"}); err == nil {
			t.Errorf("the first %d bytes are taken for a program", n)
		}
	}
	other := bytes.Replace(slices.Clone(whole), []byte{0x41, 0x80, 0x20, 0x0b}, []byte{0x23, 0x80, 0x20, 0x0b}, 1)
	if _, err := dress(other, []string{"main.a"}); err == nil {
		t.Error("a table that begins elsewhere is taken for the usual one")
	}
}
