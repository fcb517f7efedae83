package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
)

// A recap should fit on one page: who reads three pages before a turn? So it is made shorter in
// steps until it does.
const (
	condenseNothing   = iota // every line is a row
	condenseJoined           // lines about a seat that follow each other are one row
	condenseMain             // the lighter lines about other seats are left out too, and counted
	condenseHeadlines        // so are all but the heaviest
	condensed                // the number of steps
)

// Numbers of lines up to which a row of a recap joins lines: usually, and if the row is tight.
const (
	mostJoined = 4
	mostTight  = 5
)

// condense returns sections of a recap, made shorter as level says, and the number of lines that
// are left out. What happened to the person of the seat is never left out.
func condense(all []recapSection, seat engine.Seat, level int) (out []recapSection, left int) {
	if level == condenseNothing {
		return all, 0
	}
	least := map[int]int{condenseMain: mainEvent, condenseHeadlines: mainEvent + 1}[level]
	for _, s := range all {
		if s.seat != seat {
			lines := slices.DeleteFunc(slices.Clone(s.lines), func(l recapLine) bool {
				return l.weight < least && !l.ending
			})
			left += len(s.lines) - len(lines)
			s.lines = lines
		}
		if s.lines = joinRows(s.lines, level == condenseHeadlines && s.seat != seat); len(s.lines) > 0 {
			out = append(out, s)
		}
	}
	if left > 0 {
		rest := recapLine{entry: entry{icon: "open-book", seat: engine.NoSeat, other: engine.NoSeat,
			line: i18n.N(left, "%d smaller event. The log has all.", "%d smaller events. The log has all.", left)}}
		out = append(out, recapSection{i18n.T("Smaller events"), engine.NoSeat, []recapLine{rest}})
	}
	return out, left
}

// joinRows joins lines that follow each other and are about the same seat into one row. A line
// with a picture begins a row, so that each main deed comes first in its own, and a row has at most
// mostJoined lines. If tight is set, pictures begin no row, and it has at most mostTight lines.
func joinRows(lines []recapLine, tight bool) (out []recapLine) {
	joined := 0
	for _, l := range lines {
		n := len(out) - 1
		fits := joined < mostJoined && l.picture == nil || tight && joined < mostTight
		if n >= 0 && l.seat == out[n].seat && fits {
			last := &out[n]
			last.line, last.weight = Sentences(last.line, l.line), max(last.weight, l.weight)
			joined++
			continue
		}
		out, joined = append(out, l), 1
	}
	return out
}
