package dakota

import (
	"maps"
	"slices"

	rules "gulch/engine/dakota"
)

// Icons returns the icons that have a meaning in this game, so that the rules can explain them.
func Icons() []string {
	set := map[string]bool{"laurels": true, "house": true, "night-sleep": true, "wooden-crate": true}
	for _, t := range logLines() {
		set[t.Icon] = true
	}
	for _, i := range oreIcons {
		set[i] = true
	}
	for _, i := range workerIcons {
		set[i] = true
	}
	for i := rules.House; i <= rules.SheriffOffice; i++ {
		set[buildingIcons[i]] = true
	}
	return slices.Sorted(maps.Keys(set))
}
