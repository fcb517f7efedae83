package table

import (
	"slices"

	"gulch/engine"
	"gulch/render/i18n"
)

// TieBreak is a rule that decides between seats with equal points. Of returns the number that is
// compared, for instance a seat's gold; the seat with the greater number wins. Text is the sentence
// about the winner, marked with i18n.Mark: "%s wins the tie by more gold."
type TieBreak struct {
	Text string
	Of   func(engine.Seat) int
}

// TieBreakText returns the sentence about the tie-break that decided the first place in the final
// state s. The rules in breaks apply in order: the sentence comes from the first rule in which the
// tied seats differ. If the first place is shared, it returns the parameter shared, which is the
// sentence for this case. It returns "" if there was no tie.
func (c *Common) TieBreakText(s engine.State, shared string, breaks []TieBreak) string {
	scores, ranks := s.Scores(nil), s.Ranks(nil)
	first := slices.Index(ranks, 1)
	for p := range scores {
		if first < 0 || p == first || scores[p] != scores[first] {
			continue
		}
		for _, b := range breaks {
			if ranks[p] != 1 && b.Of(engine.Seat(p)) != b.Of(engine.Seat(first)) {
				return i18n.T(b.Text, c.Name(engine.Seat(first)))
			}
		}
		if ranks[p] == 1 {
			return i18n.T(shared)
		}
	}
	return ""
}
