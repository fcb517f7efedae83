package main

import "encoding/binary"

// A program's memory is filled whenever it is set up: with 17 MB, which takes as long as some five hundred functions take to be compiled.
// The worker that compiles the functions of the title (first.go) never runs them and needs none of it. So the program is laid out
// anew: it is set up with an empty memory, and shows a function that fills it, which is called before it is run.

// layName is the name of that function.
const layName = "lay"

// piece is a part of the memory that is not zero.
type piece struct {
	place int
	bytes []byte
}

// mostZeros is how many zeros may stand within a piece. Go's linker leaves most of them out and for that makes as many pieces as the
// format allows: a hundred thousand.
const mostZeros = 4096

// How a piece begins that lies in the first memory at a fixed place, and how the place ends; and one that has none.
const (
	activePiece  = 0
	passivePiece = 1
	constI32     = 0x41
	endOfCode    = 0x0b
)

// readPieces returns what a program's memory is filled with.
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

// laidLater returns the sections of a program that is set up with an empty memory.
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
			s.body = grown(s.body, []byte{0x60, 0, 0}) // a function that takes and returns nothing
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

// laying is a function that fills the memory with pieces.
func laying(pieces []piece) []byte {
	code := []byte{0} // no variables
	for i, p := range pieces {
		for _, n := range []int{p.place, 0, len(p.bytes)} {
			code = appendSigned(append(code, constI32), n)
		}
		code = append(binary.AppendUvarint(append(code, 0xfc, 8), uint64(i)), 0) // memory.init
		code = binary.AppendUvarint(append(code, 0xfc, 9), uint64(i))            // data.drop
	}
	return append(code, endOfCode)
}

// countFunctions returns how many functions a program has, with those from elsewhere.
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

// grown adds an entry to the list that a section is.
func grown(body []byte, entry []byte) []byte {
	in := wasmReader{data: body}
	out := binary.AppendUvarint(nil, uint64(in.number()+1))
	return append(append(out, in.data...), entry...)
}

// appendSigned writes a number that is not negative as the format has those with a sign: the last of its bytes has a bit less.
func appendSigned(to []byte, n int) []byte {
	for ; n > 0x3f; n >>= 7 {
		to = append(to, byte(n)|0x80)
	}
	return append(to, byte(n))
}
