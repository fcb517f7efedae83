package westernlegends

import "gulch/engine"

// Versions of the rules. New games use the current version. A game that was begun under an earlier
// version, back to the oldest, is replayed and finished under that version, see [engine.Versioned].
// Version 2 differs from version 3 in four rules:
//
//	R6   at most 2 weapons and 2 mounts may be owned
//	R24  longhorns and slow reduce the whole walk, including the spaces of
//	     Kit Carson and of move_plus
//	R36  the Rifle also works for the target of a fight
//	R65  there is no Work at hideouts, trail heads, the Outlaw Camp and
//	     frontier spaces
const (
	currentVersion = 3
	oldestVersion  = 2
)

// Version returns the game under an older version of the rules, whose number is rules. It returns
// nil if that version is not supported, or is the current one.
func (game) Version(rules int) engine.Game {
	if rules < oldestVersion || rules >= currentVersion {
		return nil
	}
	return game{version2: true}
}

// version returns the version of the rules that the game uses.
func (r rules) version() int {
	if r.version2 {
		return 2
	}
	return currentVersion
}

// most returns the number of items of class c that a player may own (R6).
func (s *State) most(c Class) int {
	if c == Misc || s.opts.version2 {
		return classLimits[c]
	}
	return itemCount
}

// workAt returns the set of spaces where Work is possible (R65).
func (s *State) workAt() *SpaceSet {
	if s.opts.version2 {
		return &box.work2[s.au()]
	}
	return &box.work[s.au()]
}

// looksOn reports whether an item that shows cards works for player p at the start of the current
// fight. In a fight between players it works only for the attacker (R36). In version 2 it always
// works.
func (s *State) looksOn(p engine.Seat) bool {
	return s.opts.version2 || !s.needHolds(needVsPlayer, p) || s.mySide(p) == 0
}
