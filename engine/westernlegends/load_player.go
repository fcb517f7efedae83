package westernlegends

import "strconv"

// players reads what belongs to each seat from the document.
func (l *loader) players() {
	if len(l.d.Seats) != l.d.Players {
		l.Failf("seats has %d entries for %d players", len(l.d.Seats), l.d.Players)
		return
	}
	for p := range l.d.Players {
		d := l.d.Seats[strconv.Itoa(p)]
		if d == nil {
			l.Failf("there is no seat %d in seats", p)
			return
		}
		l.player(&l.s.p[p], d)
		l.belongings(&l.s.p[p], d)
	}
}

func (l *loader) player(pl *player, d *seatDoc) {
	if d.Character != "" {
		pl.char = l.char(d.Character)
	}
	if len(d.Dealt) == 2 {
		pl.dealt = [2]Char{l.char(d.Dealt[0]), l.char(d.Dealt[1])}
	}
	if pl.placed = d.Space != ""; pl.placed {
		pl.space = l.space(d.Space)
	}
	pl.awake = d.Awake
	pl.lp = int16(l.Within("lp", d.LP, 0, maxLP))
	pl.money = int16(l.Within("money", d.Money, 0, maxMoney))
	pl.spent = int16(l.Within("spent", d.Spent, 0, maxLP))
	pl.regions = uint16(l.Within("regions", d.Regions, 0, 1<<len(regionIDs)-1))
	for _, n := range []struct {
		what     string
		is, high int
		into     *uint8
	}{
		{"mp", d.MP, topSpace, &pl.mp}, {"wp", d.WP, topSpace, &pl.wp}, {"gp", d.GP, topGambler, &pl.gp},
		{"nuggets", d.Nuggets, nuggetCount, &pl.nuggets}, {"wounds", d.Wounds, maxWounds, &pl.wounds},
		{"longhorns", d.Longhorns, tokenCount - hiddenTokens, &pl.longhorns}, {"discs", d.Discs, 2, &pl.discs},
		{"slow", d.Slow, 99, &pl.slow}, {"slow_next", d.SlowNext, 99, &pl.slowNext},
		{"abilities_used", d.Used, maxCount, &pl.used}, {"mines", d.Mines, maxCount, &pl.mines},
		{"towns", d.Towns, maxCount, &pl.towns}, {"saloons", d.Saloons, maxCount, &pl.saloons},
	} {
		*n.into = uint8(l.Within(n.what, n.is, 0, n.high))
	}
	l.counters(d.Counters, &pl.stats)
}

// belongings reads the cards, items and tokens of a seat from d into pl.
func (l *loader) belongings(pl *player, d *seatDoc) {
	pl.hand = l.hand(d.Hand)
	for _, id := range d.Known {
		pl.known |= 1 << uint(l.anyCard(id))
	}
	pl.known &^= pl.hand
	pl.items, pl.upgraded = l.items(d.Items)
	pl.weapon, pl.mount = l.item(d.Weapon), l.item(d.Mount)
	if pl.weapon >= 0 && box.item[pl.weapon].cls != Weapon || pl.mount >= 0 && box.item[pl.mount].cls != Mount {
		l.Failf("%s is no weapon or %s no mount", d.Weapon, d.Mount)
	}
	if d.Cattle != "" {
		pl.cattle = int8(l.find("cattle token", d.Cattle, len(box.cattle),
			func(i int) string { return box.cattle[i].id }))
	}
	if pl.char >= 0 {
		pl.goals = rows[uint8](l, "goal", d.Goals, goalsEach, goalID(pl.char))
		pl.done = rows[uint8](l, "goal", d.Done, goalsEach, goalID(pl.char))
	}
	pl.tokens = rows[uint32](l, "legendary token", d.Tokens, legendCount, legendID)
	pl.seen = rows[uint32](l, "token", d.Seen, hiddenTokens, tokenID)
	pl.filed = rows[uint32](l, "event", d.Filed, eventCount, eventID)
}
