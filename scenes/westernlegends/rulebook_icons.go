package westernlegends

import (
	"maps"
	"slices"
)

// Icons returns the icons that have a meaning in this game, so that the rules can explain them.
func Icons() []string {
	set := map[string]bool{
		"laurels":          true,
		"money-stack":      true,
		"gold-nuggets":     true,
		"broken-bone":      true,
		"poker-hand":       true,
		"law-star":         true,
		"wanted-reward":    true,
		"card-ace-spades":  true,
		"bandit":           true,
		"bull":             true,
		"top-hat":          true,
		"steam-locomotive": true,
	}
	return slices.Sorted(maps.Keys(set))
}
