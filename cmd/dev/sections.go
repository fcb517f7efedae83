package main

import (
	"encoding/binary"
	"errors"
	"slices"
)

// section is a section of a WebAssembly program.
type section struct {
	id   byte
	body []byte
}

// IDs of the sections that are read or changed, in the WebAssembly format.
const (
	customSection   = 0
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	exportSection   = 7
	elementSection  = 9
	codeSection     = 10
	dataSection     = 11
	countSection    = 12 // number of data segments; it comes before the code
)

// wasmHead is the header of a WebAssembly program: the magic number and the version of the format.
var wasmHead = []byte("\x00asm\x01\x00\x00\x00")

var errWasm = errors.New("the program for browsers is not as Go writes them")

// readSections splits a program into its sections. It returns errWasm if the format is invalid.
func readSections(wasm []byte) (all []section, err error) {
	in := wasmReader{data: wasm}
	if string(in.bytes(len(wasmHead))) != string(wasmHead) {
		return nil, errWasm
	}
	for len(in.data) > 0 && !in.short {
		id := in.byte()
		all = append(all, section{id, in.bytes(in.number())})
	}
	return all, in.err()
}

// writeSections returns the program with these sections.
func writeSections(all []section) []byte {
	wasm := slices.Clone(wasmHead)
	for _, s := range all {
		wasm = append(wasm, s.id)
		wasm = binary.AppendUvarint(wasm, uint64(len(s.body)))
		wasm = append(wasm, s.body...)
	}
	return wasm
}

// findSection returns the body of the first section with an ID; of custom sections, the first with
// the name.
func findSection(all []section, id byte, name string) (body []byte, ok bool) {
	for _, s := range all {
		if s.id != id {
			continue
		}
		in := wasmReader{data: s.body}
		if id != customSection || in.name() == name && !in.short {
			return in.data, true
		}
	}
	return nil, false
}

// appendName appends a name in the WebAssembly format: its length and its bytes.
func appendName(to []byte, name string) []byte {
	return append(binary.AppendUvarint(to, uint64(len(name))), name...)
}

// wasmReader decodes values of the WebAssembly format. After the end of the data it returns zero
// values and sets short.
type wasmReader struct {
	data  []byte
	short bool
}

func (in *wasmReader) err() error {
	if in.short {
		return errWasm
	}
	return nil
}

func (in *wasmReader) bytes(n int) []byte {
	if n < 0 || n > len(in.data) {
		in.data, in.short = nil, true
		return nil
	}
	read := in.data[:n]
	in.data = in.data[n:]
	return read
}

func (in *wasmReader) byte() byte {
	if read := in.bytes(1); len(read) == 1 {
		return read[0]
	}
	return 0
}

func (in *wasmReader) number() int {
	v, n := binary.Uvarint(in.data)
	if n <= 0 || v > 1<<31-1 {
		in.data, in.short = nil, true
		return 0
	}
	in.data = in.data[n:]
	return int(v)
}

func (in *wasmReader) name() string { return string(in.bytes(in.number())) }
