package westernlegends

import (
	"strings"

	"gulch/engine"
	"gulch/engine/document"
)

// seat describes what belongs to seat p.
func (w *description) seat(p engine.Seat) {
	w.d.Object("", func() {
		pl, open := &w.s.p[p], w.d.Sees(p)
		w.character(p, pl, open)
		w.belongings(pl, open)
		w.progress(pl, open)
		if w.d.Ignore("hand_size", "goals_held", "legendary_held") {
			return
		}
		w.d.Number("hand_size", pl.hand.Len())
		w.d.Number("goals_held", popCount(uint64(pl.goals)))
		w.d.Number("legendary_held", popCount(uint64(pl.tokens)))
	})
}

// character describes the character of a seat, where it is, and what it has in numbers.
func (w *description) character(p engine.Seat, pl *player, open bool) {
	d, s := w.d, w.s
	char := pl.char
	if picking := s.depth > 0 && s.stack[0].st == turnPick; picking && !open {
		char = NoChar
	}
	if document.Name(d, "character", &char, someCharIDs); d.Reading() {
		pl.char = char
	}
	if open {
		dealt, n := [2]Char{}, 0
		for _, c := range pl.dealt {
			if c >= 0 {
				dealt[n], n = c, n+1
			}
		}
		if document.NameArray(d, "dealt,omitempty", dealt[:], &n, charIDs); d.Reading() && n == len(dealt) {
			pl.dealt = dealt
		}
	}
	space := NoSpace
	if pl.placed {
		space = pl.space
	}
	if document.Name(d, "space", &space, spaceIDs.Or("", int16(NoSpace))); d.Reading() && space != NoSpace {
		pl.space, pl.placed = space, true
	}
	document.Int(d, "lp", &pl.lp, 0, maxLP)
	document.Bool(d, "awake", &pl.awake)
	document.Int(d, "money", &pl.money, 0, maxMoney)
	document.Int(d, "mp", &pl.mp, 0, topSpace)
	document.Int(d, "wp", &pl.wp, 0, topSpace)
	document.Int(d, "gp", &pl.gp, 0, topGambler)
	document.Int(d, "nuggets", &pl.nuggets, 0, nuggetCount)
	document.Int(d, "wounds", &pl.wounds, 0, maxWounds)
}

// belongings describes the cards, items and tokens of a seat.
func (w *description) belongings(pl *player, open bool) {
	d := w.d
	if open {
		document.Set(d, "hand", &pl.hand, w.cards)
		document.Set(d, "known", &pl.known, cardIDs)
	}
	w.items("items", &pl.items, &pl.upgraded)
	document.Name(d, "weapon", &pl.weapon, heldItemIDs)
	document.Name(d, "mount", &pl.mount, heldItemIDs)
	if pl.weapon >= 0 && box.item[pl.weapon].cls != Weapon || pl.mount >= 0 && box.item[pl.mount].cls != Mount {
		d.Failf("%s is no weapon or %s no mount", pl.weapon, pl.mount)
	}
	if d.Whole() {
		document.Name(d, "cattle", &pl.cattle, cattleIDs.Or("", -1))
	} else if pl.cattle < 0 {
		d.Word("cattle", "")
	} else {
		d.Word("cattle", cattleColours[pl.cattle/cattleEach])
	}
	document.Int(d, "longhorns", &pl.longhorns, 0, tokenCount-hiddenTokens)
	document.Int(d, "discs", &pl.discs, 0, 2)
}

// items describes a set of items as a list of their ids, with a plus after those that are upgraded.
func (w *description) items(name string, set, upgraded *ItemSet) {
	document.Each(w.d, name, func(yield func(string) bool) {
		for i := range Item(itemCount) {
			id := i.String()
			if upgraded.Has(i) {
				id += "+"
			}
			if set.Has(i) && !yield(id) {
				return
			}
		}
	}, func(id *string) { document.Text(w.d, "", id) }, func(id string) {
		i := NoItem
		name, up := strings.CutSuffix(id, "+")
		if document.Parse(w.d, name, &i, itemIDs); i < 0 || set.Has(i) || up && !box.item[i].canUp {
			w.d.Failf("item %q is none, listed twice or cannot be upgraded", id)
			return
		}
		*set |= i.bit()
		if up {
			*upgraded |= i.bit()
		}
	})
}

// progress describes the goals and legendary tokens of a seat, and what it has done and seen.
func (w *description) progress(pl *player, open bool) {
	d := w.d
	goals := goalIDs(pl.char)
	if open {
		document.Set(d, "goals,omitempty", &pl.goals, goals)
	}
	document.Set(d, "goals_done", &pl.done, goals)
	if open {
		document.Set(d, "legendary,omitempty", &pl.tokens, legendIDs)
	}
	document.Counts(d, "counters", pl.stats[:], counterIDs, maxCount)
	document.Int(d, "slow", &pl.slow, 0, 99)
	document.Int(d, "slow_next", &pl.slowNext, 0, 99)
	document.Int(d, "abilities_used", &pl.used, 0, maxCount)
	if d.OffBoard() { // counted for a story; of the visited places, the board shows the numbers
		document.Int(d, "spent", &pl.spent, 0, maxLP)
		document.Int(d, "mines", &pl.mines, 0, maxCount)
		document.Int(d, "towns", &pl.towns, 0, maxCount)
		document.Int(d, "saloons", &pl.saloons, 0, maxCount)
		document.Int(d, "regions", &pl.regions, 0, 1<<len(regionIDs)-1)
	}
	if open {
		if d.OffBoard() { // the board shows the tokens that are on the map
			document.Set(d, "tokens_seen,omitempty", &pl.seen, hiddenTokenIDs)
		}
		document.Set(d, "events_seen,omitempty", &pl.filed, eventIDs)
	}
}
