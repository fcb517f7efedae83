package westernlegends

import (
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/document"
)

// stack describes the stack of frames, the list of things in progress.
func (w *description) stack() {
	document.Each(w.d, "stack,omitempty", func(yield func(string) bool) {
		for i := range w.s.stack[:w.s.depth] {
			if !yield(w.s.stack[i].text()) {
				return
			}
		}
	}, func(text *string) { document.Text(w.d, "", text) }, func(text string) {
		if int(w.s.depth) == maxDepth-8 {
			w.d.Failf("the stack is too deep")
			return
		}
		w.s.push(w.frame(text))
	})
}

// text returns the JSON form of a frame (stack entry): operation, stage, seat, the seat that caused
// it, and the frame's numbers, separated by spaces.
func (f *frame) text() string {
	stage := strconv.Itoa(int(f.st))
	if f.op == opTurn {
		stage = turnSteps[f.st].id
	}
	words := []string{opIDs[f.op], stage}
	for _, n := range [6]int16{int16(f.seat), int16(f.by), f.a, f.b, f.c, f.d} {
		words = append(words, strconv.Itoa(int(n)))
	}
	for len(words) > 4 && words[len(words)-1] == "0" {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// frame returns the frame that text returns as a text.
func (w *description) frame(text string) frame {
	words := strings.Fields(text)
	f := frame{seat: engine.NoSeat, by: engine.NoSeat}
	if len(words) == 0 || len(words) > 8 {
		w.d.Failf("frame %q is not understood", text)
		return f
	}
	document.Parse(w.d, words[0], &f.op, frameIDs)
	for i, word := range words[1:] {
		if i == 0 && f.op == opTurn {
			document.Parse(w.d, word, &f.st, stageIDs)
			continue
		}
		n, err := strconv.ParseInt(word, 10, 16)
		if err != nil {
			w.d.Failf("frame %q: %q is no number", text, word)
			return f
		}
		f.set(i, int16(n))
	}
	return f
}

// set stores n in one field of a frame. field is the number of the field in the order of
// frame.text, from 0 for the stage. If n does not fit, it stores an invalid number, which later
// checks find.
func (f *frame) set(field int, n int16) {
	small := n
	if n < -1 || n > 120 {
		small = 120
	}
	switch field {
	case 0:
		f.st = uint8(max(0, small))
	case 1:
		f.seat = engine.Seat(small)
	case 2:
		f.by = engine.Seat(small)
	case 3:
		f.a = n
	case 4:
		f.b = n
	case 5:
		f.c = n
	default:
		f.d = n
	}
}
