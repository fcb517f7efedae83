package westernlegends

// Goals are worth more than anything else that a turn can bring: with the first comes a legendary token, with the second a
// choice of two more. So every deed that a goal counts is worth its part of the tokens.

// goalWorth is what completing one more goal brings, in LP, by the number completed before.
var goalWorth = [goalsEach + 1]float32{2, 2.4, 2.6, 0.5, 0}

// listen notes which counters and signals there are goals and stories for: most calls of deeds and tells end there.
func (a *appraiser) listen() {
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[box.char[a.pl.char].goals[nthBit(uint64(set), 0)].cond]
		switch c.kind {
		case condStat:
			a.wants |= 1 << c.what
		case condTrack:
			a.tracks |= 1 << c.what
		}
	}
	if a.pl.discs == 0 {
		return
	}
	for i := range a.s.tales {
		if at := &a.s.tales[i]; at.story >= 0 && !at.joined.Has(a.p) {
			a.told |= 1 << box.story[at.story].sig
		}
	}
}

// deeds returns what doing something n times that a goal counts is worth beyond what it brings by itself: the fewer are
// missing, the more.
func (a *appraiser) deeds(key stat, n int) float32 {
	if a.wants>>key&1 == 0 {
		return 0
	}
	return a.deedsWanted(key, n)
}

func (a *appraiser) deedsWanted(key stat, n int) float32 {
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[box.char[a.pl.char].goals[nthBit(uint64(set), 0)].cond]
		if c.kind == condStat && stat(c.what) == key {
			sum += a.part(int(a.pl.stats[key]), n, int(c.n))
		}
	}
	return sum
}

// tells returns what doing something is worth because a story that is being told takes it up.
func (a *appraiser) tells(sig signal, value int16) float32 {
	if a.told>>sig&1 == 0 {
		return 0
	}
	return a.tellsTold(sig, value)
}

func (a *appraiser) tellsTold(sig signal, value int16) float32 {
	sum := float32(0)
	for i := range a.s.tales {
		at := &a.s.tales[i]
		if at.story < 0 || at.joined.Has(a.p) {
			continue
		}
		if st := &box.story[at.story]; st.sig == sig && value >= st.min && (st.cond < 0 || a.s.holds(st.cond, a.p)) {
			sum += a.story(int(at.story))
		}
	}
	return sum
}

// story returns what a disc on a story is worth.
func (a *appraiser) story(story int) float32 {
	return (worthDisc + 0.5*a.worth(box.story[story].reward)) + a.deeds(statStories, 1)
}

// climbs is deeds for a goal that a track counts.
func (a *appraiser) climbs(t Track, n int) float32 {
	if a.tracks>>t&1 == 0 {
		return 0
	}
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[box.char[a.pl.char].goals[nthBit(uint64(set), 0)].cond]
		if c.kind == condTrack && Track(c.what) == t {
			sum += a.part(int(a.s.cube(a.p, t)), n, int(c.n))
		}
	}
	return sum
}

// gears is deeds for a goal that wants an item, or one of its class.
func (a *appraiser) gears(i Item, upgraded bool) float32 {
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[box.char[a.pl.char].goals[nthBit(uint64(set), 0)].cond]
		fits := c.kind == condOwn && Item(c.what) == i || c.kind == condOwnClass && Class(c.what) == box.item[i].cls
		if !fits || c.upgraded != upgraded && !c.upgraded {
			continue
		}
		need := max(1, int(c.n))
		if c.upgraded && !upgraded {
			need++ // the upgrade comes after
		}
		sum += a.part(0, 1, need)
	}
	return sum
}

// part returns the worth of a step from have to have+n on the way to need. A long way may not be finished.
func (a *appraiser) part(have, n, need int) float32 {
	if have >= need {
		return 0
	}
	left := float32(need - have)
	chance := min(1, a.turns/left)
	return goalWorth[popCount(uint64(a.pl.done))] * chance * min(1, float32(n)/left)
}

// begun returns what the way already gone towards goals is worth.
func (a *appraiser) begun() float32 {
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[box.char[a.pl.char].goals[nthBit(uint64(set), 0)].cond]
		have := 0
		switch c.kind {
		case condStat:
			have = int(a.pl.stats[c.what])
		case condTrack:
			have = int(a.s.cube(a.p, Track(c.what)))
		}
		if need := int(c.n); have > 0 && need > 0 {
			way := min(1, float32(have)/float32(need))
			sum += goalWorth[popCount(uint64(a.pl.done))] * way * way * min(1, 0.3*a.turns)
		}
	}
	return sum
}
