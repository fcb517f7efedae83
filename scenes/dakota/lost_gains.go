package dakota

import (
	"slices"
	"strings"

	"gulch/engine"
	rules "gulch/engine/dakota"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// What a seat would gain is lost in part if the pool is empty or a limit is reached. Log lines and
// previews say so, because nothing on the board changes then.

// plenty is a pool that no crew can exhaust.
var plenty = stock{9, 9, 9, 9, 9}

// missingOre returns the kinds of ore of which the pool has too little for a crew: with more of
// them, the crew could mine more lumps, or more valuable ones, on the tiles in seams.
func missingOre(seams []oreTile, crew crewSize, pool, price stock) (kinds []rules.Resource) {
	most := bestHaul(seams, crew, pool, price)
	for r := range rules.ResourceCount {
		full := pool
		if full[r] = plenty[r]; bestHaul(seams, crew, full, price).worth > most.worth {
			kinds = append(kinds, r)
		}
	}
	return kinds
}

// poolShort returns a text about the ore that the cart in slot i of town t could bring up if the
// pool had more of it (R86), otherwise "".
func (b *Table) poolShort(t *rules.Town, i int) string {
	c := &t.Carts[i]
	return poolWords(missingOre(seamsOn(t, c.Leaf, nil), crewOf(c.Crew), stock(b.Board.Pool), prices(b.Board)))
}

// poolWords returns a sentence that says of which ore the pool has too little, or "" if kinds is
// empty.
func poolWords(kinds []rules.Resource) string {
	if len(kinds) == 0 {
		return ""
	}
	var names []string
	for _, r := range kinds {
		names = append(names, oreName(r))
	}
	return i18n.T("The pool is short of %s.", strings.Join(names, ", "))
}

// returnLine returns the log line about event e, a cart that comes back up.
func (b *Table) returnLine(e engine.Event) string {
	return table.Sentences(i18n.T("%[2]s brings up cart %[1]d.", rules.SlotIn(e)+1, b.Name(e.Seat)),
		b.poolShort(engine.At(b.Board.Towns[:], e.Seat), rules.SlotIn(e)))
}

// happeningLine returns the log line about event e, an event card that takes effect. For Wagon
// Train, it also names the seats for which the pool has no miner left: the first seats in player
// order get the miners, and in the morning nobody has reached the limit of new workers (R95).
func (b *Table) happeningLine(e engine.Event) string {
	line := i18n.T("%s: %s", cardName(rules.CardIn(e)), i18n.T(rules.CardIn(e).Text()))
	if rules.CardIn(e) != rules.WagonTrain || b.Board.MinerPool >= b.Board.Seats {
		return line
	}
	var without []string
	for _, p := range b.Board.Order[b.Board.MinerPool:b.Board.Seats] {
		without = append(without, b.Name(p))
	}
	return table.Sentences(line, i18n.T("The miner pool is empty, so there's none for %s.", strings.Join(without, ", ")))
}

// shortageLine returns the log line about event e, the new price bonus of an ore. It says so if
// the bonus cannot rise any more (R31).
func (b *Table) shortageLine(e engine.Event) string {
	r, n := rules.ResourceIn(e), rules.DollarsIn(e)
	return shortageWords(r, n, b.Board.Shortage[r] != n)
}

// shortageWords returns a sentence about the price bonus of ore r, n dollars. rises says whether
// the bonus has just become that high.
func shortageWords(r rules.Resource, n int, rises bool) string {
	if !rises {
		return i18n.T("%s shortage: still $%d more, the most there can be.", oreName(r), n)
	}
	return i18n.T("%s shortage: the ore sells for $%d more today.", oreName(r), n)
}

// shortagesBy returns preview lines about the price bonuses that the collapse of the tile in cell c
// of town t causes.
func (b *Table) shortagesBy(t *rules.Town, c int) (lines []string) {
	kind, _, _, ok := t.TileAt(c)
	if !ok {
		return nil
	}
	for _, r := range slices.Compact(slices.Sorted(slices.Values(kind.Resources()))) {
		now := b.Board.Shortage[r]
		then := min(now+1, rules.MostShortage())
		lines = append(lines, shortageWords(r, then, then > now))
	}
	return lines
}

// fullHand returns a preview line if the seat to move has more cards than it may keep tonight
// (R106) once it has played a number of cards (spent) and gained another one; otherwise nil.
func (b *Table) fullHand(spent int) []string {
	limit := b.State.HandLimit(b.State.Turn())
	if over := b.mover().HandSize - spent + 1 - limit; over > 0 {
		return []string{i18n.N(over, "Hand limit %[2]d: you'd have %[1]d card too many",
			"Hand limit %[2]d: you'd have %[1]d cards too many", over, limit)}
	}
	return nil
}

// attackLines returns preview lines about an attack with card c on seat q: what the attacker gets,
// and by what the target may stop it.
func (b *Table) attackLines(c rules.Card, q engine.Seat) (lines []string) {
	t := engine.At(b.Board.Towns[:], q)
	switch c {
	case rules.FoulRumours:
		lines = append(lines, i18n.N(t.HandSize, "You take %[2]s's %[1]d card",
			"You take 1 of %[2]s's %[1]d cards at random", t.HandSize, b.Name(q)))
		lines = append(lines, b.fullHand(1)...)
	case rules.BankRobbery, rules.HoldUp:
		lines = append(lines, i18n.T("You take up to $%d from %s", c.Takes(), b.Name(q)))
	case rules.ClaimJumpers:
		n := min(c.Takes(), goods(t))
		lines = append(lines, i18n.N(n, "You take %d ore of your choice", "You take %d ore of your choice", n))
	case rules.BetterOffer:
		lines = append(lines, i18n.T("A free miner of %s moves to your town, used today", b.Name(q)))
	case rules.Dynamite:
		lines = append(lines, i18n.T("Then choose the end tile that collapses"))
	case rules.Vandals:
		lines = append(lines, i18n.T("Then choose the building that closes"))
	case rules.Derailment:
		lines = append(lines, i18n.T("Then choose the cart that stays up"))
	}
	return append(lines, i18n.T("Can be stopped by: %s", b.stoppedBy(c, t)))
}

// stoppedBy returns the names of what may stop an attack with card c on town t: cards that the
// target may hold, and workers whom everybody sees.
func (b *Table) stoppedBy(c rules.Card, t *rules.Town) string {
	var all []string
	if c.Lawful() {
		all = append(all, cardName(rules.Marshall))
		office := slices.ContainsFunc(t.Plots[:], func(p rules.Plot) bool { return p.Building == rules.SheriffOffice })
		if office && freeWorkers(t) > 0 {
			all = append(all, buildingName(rules.SheriffOffice))
		}
	} else {
		all = append(all, cardName(rules.LoyalFriends))
	}
	if c.Commits() > 0 {
		all = append(all, cardName(rules.GotLost))
	}
	if c == rules.Dynamite && t.Free[rules.Engineer] > 0 {
		all = append(all, workerName(rules.Engineer))
	}
	return strings.Join(all, ", ")
}
