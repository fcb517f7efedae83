package sierrawest

import (
	"maps"
	"slices"
)

// Icons returns the icons that have a meaning in this game, so that the rules can explain them:
// those of the log, of the ledger's values and of summits that can be paid.
func Icons() []string {
	set := map[string]bool{"laurels": true, "old-wagon": true, "gold-nuggets": true, payableIcon: true}
	for _, l := range logLines() {
		set[l.Icon] = true
	}
	for _, sign := range signs() {
		set[sign] = true
	}
	return slices.Sorted(maps.Keys(set))
}
