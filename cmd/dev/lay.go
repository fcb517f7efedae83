package main

import "encoding/binary"

// When a WebAssembly program is instantiated, its memory is initialized: 17 MB, which takes as long
// as compiling about five hundred functions. The worker that compiles the functions of the title
// (first.go) never runs the program and does not need the memory. So the program is rewritten: it
// is instantiated with an empty memory and exports a function that initializes it, which the page
// calls before it runs the program.

// layName is the name of that exported function.
const layName = "lay"

// piece is a part of the initial memory that is not zero.
type piece struct {
	place int
	bytes []byte
}

// mostZeros is the largest gap of zeros within a piece. Go's linker leaves out most zeros and makes
// as many pieces as the format allows: a hundred thousand.
const mostZeros = 4096

// Encoding of data segments: an active one starts with the memory's index 0 and a constant address;
// a passive one has no address.
const (
	activePiece  = 0
	passivePiece = 1
	constI32     = 0x41
	endOfCode    = 0x0b
)

// readPieces parses the body of a data section. It returns errWasm if the section has another form
// than Go's linker writes.
func readPieces(body []byte) (all []piece, err error) {
	in := wasmReader{data: body}
	for range in.number() {
		kind, code := in.byte(), in.byte()
		place, end := in.number(), in.byte()
		bytes := in.bytes(in.number())
		if in.short || kind != activePiece || code != constI32 || end != endOfCode {
			return nil, errWasm
		}
		if n := len(all) - 1; n >= 0 {
			last := &all[n]
			if gap := place - last.place - len(last.bytes); gap >= 0 && gap <= mostZeros {
				last.bytes = append(append(last.bytes, make([]byte, gap)...), bytes...)
				continue
			}
		}
		all = append(all, piece{place, append([]byte(nil), bytes...)})
	}
	return all, in.err()
}

// laidLater returns the sections of the program rewritten to be instantiated with an empty memory.
func laidLater(all []section) ([]section, error) {
	body, _ := findSection(all, dataSection, "")
	pieces, err := readPieces(body)
	if err != nil {
		return nil, err
	}
	functions, err := countFunctions(all)
	if err != nil {
		return nil, err
	}
	var out []section
	for _, s := range all {
		switch s.id {
		case typeSection:
			s.body = grown(s.body, []byte{0x60, 0, 0}) // the type of a function without parameters and results
		case functionSection:
			types, _ := findSection(all, typeSection, "")
			kinds := wasmReader{data: types}
			s.body = grown(s.body, binary.AppendUvarint(nil, uint64(kinds.number())))
		case exportSection:
			s.body = grown(s.body, binary.AppendUvarint(append(appendName(nil, layName), 0), uint64(functions)))
		case codeSection:
			out = append(out, section{countSection, binary.AppendUvarint(nil, uint64(len(pieces)))})
			code := laying(pieces)
			s.body = grown(s.body, append(binary.AppendUvarint(nil, uint64(len(code))), code...))
		case dataSection:
			s.body = binary.AppendUvarint(nil, uint64(len(pieces)))
			for _, p := range pieces {
				s.body = append(binary.AppendUvarint(append(s.body, passivePiece), uint64(len(p.bytes))), p.bytes...)
			}
		}
		out = append(out, s)
	}
	return out, nil
}

// laying returns the code of the function that initializes the memory.
func laying(pieces []piece) []byte {
	code := []byte{0} // no local variables
	for i, p := range pieces {
		for _, n := range []int{p.place, 0, len(p.bytes)} {
			code = appendSigned(append(code, constI32), n)
		}
		code = append(binary.AppendUvarint(append(code, 0xfc, 8), uint64(i)), 0) // memory.init
		code = binary.AppendUvarint(append(code, 0xfc, 9), uint64(i))            // data.drop
	}
	return append(code, endOfCode)
}

// countFunctions returns the number of functions of a program, including imported ones.
func countFunctions(all []section) (int, error) {
	imports, _ := findSection(all, importSection, "")
	own, _ := findSection(all, functionSection, "")
	in, functions := wasmReader{data: imports}, wasmReader{data: own}
	count := in.number()
	for range count {
		in.name()
		in.name()
		if in.byte() != 0 || in.short {
			return 0, errWasm
		}
		in.number()
	}
	return count + functions.number(), functions.err()
}

// grown returns the body of a section with one more entry in its list.
func grown(body []byte, entry []byte) []byte {
	in := wasmReader{data: body}
	out := binary.AppendUvarint(nil, uint64(in.number()+1))
	return append(append(out, in.data...), entry...)
}

// appendSigned appends a non-negative number in signed LEB128.
func appendSigned(to []byte, n int) []byte {
	for ; n > 0x3f; n >>= 7 {
		to = append(to, byte(n)|0x80)
	}
	return append(to, byte(n))
}
