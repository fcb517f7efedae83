package westernlegends

// Goals are worth more than anything else in a turn. The first completed goal gives a legendary
// token, the second a choice of two more. An action that a goal counts is therefore worth its share
// of these tokens.

// goalWorth is the value in LP of completing a goal, by the number of goals that the seat has
// completed before.
var goalWorth = [goalsEach + 1]float32{2, 2.4, 2.6, 0.5, 0}

// collectGoals collects what the seat's open goals and the open stories depend on. Functions such
// as counterValue and signalValue use this to return early if nothing depends on their argument.
func (a *appraiser) collectGoals() {
	for set := a.pl.goals; set != 0; set &= set - 1 {
		for _, i := range a.goal(set).asks {
			a.collectCondition(&box.conds[i])
		}
	}
	if a.pl.discs == 0 {
		return
	}
	for i := range a.s.tales {
		if at := &a.s.tales[i]; at.story >= 0 && !at.joined.Has(a.p) {
			a.storySignals |= 1 << box.story[at.story].sig
		}
	}
}

// collectCondition records which counter, track or possession the condition c of a goal depends on.
func (a *appraiser) collectCondition(c *cond) {
	switch c.kind {
	case condStat:
		a.goalCounters |= 1 << c.what
	case condTrack:
		a.tracks |= 1 << c.what
	case condHave:
		a.goalPossessions |= 1 << c.what
	case condTurn:
		a.goalCountsSpaces = a.goalCountsSpaces || stat(c.what) == statSpacesMoved
	}
}

// goal returns the goal with the lowest index in set, a bit set of indices of the seat's goals.
func (a *appraiser) goal(set uint8) *goalInfo {
	return &box.char[a.pl.char].goals[nthBit(uint64(set), 0)]
}

// nuggetsWanted returns how many nuggets an open goal requires the seat to have. It returns 0 if
// there is no such goal, or if the seat cannot carry that many.
func (a *appraiser) nuggetsWanted() int {
	if a.goalPossessions>>haveNuggets&1 == 0 {
		return 0
	}
	for set := a.pl.goals; set != 0; set &= set - 1 {
		for _, i := range a.goal(set).asks {
			if c := &box.conds[i]; c.kind == condHave && c.what == haveNuggets && int(c.n) <= a.s.nuggetCap(a.p) {
				return int(c.n)
			}
		}
	}
	return 0
}

// goalNuggetValue returns the value, in LP, of one more nugget for an open goal that requires
// nuggets.
func (a *appraiser) goalNuggetValue() float32 {
	return a.progressValue(int(a.pl.nuggets), 1, a.nuggetsWanted())
}

// goalNuggetsLost returns the value, in LP, that the seat would lose if it gave all its nuggets
// away while an open goal requires nuggets.
func (a *appraiser) goalNuggetsLost() float32 {
	return 0.5 * a.progressValue(0, int(a.pl.nuggets), a.nuggetsWanted())
}

// counterValue returns the value, in LP, that raising counter key by n has for open goals. The less
// is missing for a goal, the higher the value.
func (a *appraiser) counterValue(key stat, n int) float32 {
	if a.goalCounters>>key&1 == 0 {
		return 0
	}
	return a.goalCounterValue(key, n)
}

func (a *appraiser) goalCounterValue(key stat, n int) float32 {
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[a.goal(set).cond]
		if c.kind == condStat && stat(c.what) == key {
			sum += a.progressValue(int(a.pl.stats[key]), n, int(c.n))
		}
	}
	return sum
}

// signalValue returns the value, in LP, of causing signal sig, because of the open stories that it
// triggers. value is the amount that comes with the signal.
func (a *appraiser) signalValue(sig signal, value int16) float32 {
	if a.storySignals>>sig&1 == 0 {
		return 0
	}
	return a.storySignalValue(sig, value)
}

func (a *appraiser) storySignalValue(sig signal, value int16) float32 {
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

// story returns the value, in LP, of placing a disc on a story.
func (a *appraiser) story(story int) float32 {
	return (worthDisc + 0.5*a.worth(box.story[story].reward)) + a.counterValue(statStories, 1)
}

// goalTrackValue returns the value, in LP, that n points on track t have for open goals that
// require a certain space of this track.
func (a *appraiser) goalTrackValue(t Track, n int) float32 {
	if a.tracks>>t&1 == 0 {
		return 0
	}
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[a.goal(set).cond]
		if c.kind == condTrack && Track(c.what) == t {
			sum += a.progressValue(int(a.s.cube(a.p, t)), n, int(c.n))
		}
	}
	return sum
}

// goalItemValue returns the value, in LP, of item i, for open goals that require it or items of its
// class. upgraded is true if the item is upgraded.
func (a *appraiser) goalItemValue(i Item, upgraded bool) float32 {
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		asks := a.goal(set).asks
		for _, at := range asks {
			c := &box.conds[at]
			fits := c.kind == condOwn && Item(c.what) == i || c.kind == condOwnClass && Class(c.what) == box.item[i].cls
			if !fits || c.upgraded != upgraded && !c.upgraded || a.s.holds(at, a.p) {
				continue
			}
			need, have := max(1, int(c.n)), 0
			if c.upgraded && !upgraded {
				need++ // the goal also requires the upgrade, which is one more step
			}
			if c.kind == condOwnClass && need > 1 {
				have = a.s.owned(a.p, box.item[i].cls)
			}
			sum += a.progressValue(have, 1, need) / float32(len(asks))
		}
	}
	return sum
}

// progressValue returns the value, in LP, of having n more of what a goal counts. have is the
// number that the seat has, need the number that the goal requires. The value is lower if the turns
// left may not suffice.
func (a *appraiser) progressValue(have, n, need int) float32 {
	if have >= need {
		return 0
	}
	left := float32(need - have)
	chance := min(1, a.turns/left)
	return goalWorth[popCount(uint64(a.pl.done))] * chance * min(1, float32(n)/left)
}

// goalProgressValue returns the value, in LP, of the seat's progress towards its open goals and of
// its discs on stories.
func (a *appraiser) goalProgressValue() float32 {
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		way := a.goalShare(a.goal(set))
		sum += float32(goalWorth[popCount(uint64(a.pl.done))] * way * way * min(1, 0.3*a.turns))
	}
	return sum + a.discsValue()
}

// goalShare returns the fraction of goal g that the seat has reached, 0 to 1.
func (a *appraiser) goalShare(g *goalInfo) float32 {
	sum := float32(0)
	for _, i := range g.asks {
		c, have := &box.conds[i], 0
		switch c.kind {
		case condStat:
			have = int(a.pl.stats[c.what])
		case condTrack:
			have = int(a.s.cube(a.p, Track(c.what)))
		case condHave:
			if c.what == haveNuggets {
				have = int(a.pl.nuggets)
			}
		}
		switch {
		case have > 0 && c.n > 0:
			sum += min(1, float32(have)/float32(c.n))
		case len(g.asks) > 1 && a.s.holds(i, a.p):
			sum++
		}
	}
	return sum / float32(len(g.asks))
}

// discsValue returns the value, in LP, of the rewards that the seat can expect for its discs on
// open stories.
func (a *appraiser) discsValue() float32 {
	sum, need := float32(0), a.s.discsNeeded()
	for i := range a.s.tales {
		at := &a.s.tales[i]
		if at.story < 0 {
			continue
		}
		mine := 0
		for _, q := range at.disc[:at.n] {
			if q == a.p {
				mine++
			}
		}
		if mine == 0 {
			continue
		}
		missing := need - min(need, at.n)
		chance := min(1, 0.4*(1+a.turns)/float32(1+missing))
		sum += float32(float32(mine) * chance * a.worth(box.story[at.story].reward))
	}
	return sum
}
