package westernlegends

import "gulch/scenes/reader"

// RulesFigure returns an illustration for the rules document. The second result is always false,
// because this game has none of its own.
func (b *Table) RulesFigure(string, []string) (reader.Illustration, bool) {
	return reader.Illustration{}, false
}
