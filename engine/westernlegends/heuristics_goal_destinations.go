package westernlegends

// Errands are rides that gain something without an action at the destination: some goals and
// stories depend on where a Move action ends, on its length or on its route. They can be combined
// with anything else that is done at the destination.

// visitStats is the set of counters, as bits, that count the different mines, towns and regions
// where Move actions have ended.
const visitStats = 1<<statMinesVisited | 1<<statRegionsVisited | 1<<statTownsVisited

// moveEndsCount reports whether an open goal or story of the seat depends on where its Move actions
// end.
func (a *appraiser) moveEndsCount() bool {
	return a.goalCounters&visitStats != 0 || a.storySignals>>sigMoveEndedAt&1 != 0
}

// arrival returns the value, in LP, that goals and stories give to ending a Move action in space x,
// without any action there.
func (a *appraiser) arrival(x Space) float32 {
	if !a.moveEndsCount() {
		return 0
	}
	in, sum := &box.space[x], float32(0)
	if a.goalCounters&visitStats != 0 {
		if in.Feature == Mine && a.pl.mines&guidePlaces.mineBits[x] == 0 {
			sum += a.counterValue(statMinesVisited, 1)
		}
		if a.pl.regions>>in.Region&1 == 0 {
			sum += a.counterValue(statRegionsVisited, 1)
		}
		if in.Town != NoTown && a.pl.towns>>in.Town&1 == 0 {
			sum += a.counterValue(statTownsVisited, 1)
		}
	}
	if a.storySignals>>sigMoveEndedAt&1 != 0 {
		sum += a.storyArrivalValue(x)
	}
	return sum
}

// storyArrivalValue returns the value, in LP, of the open stories that are triggered if a Move
// action ends in space x.
func (a *appraiser) storyArrivalValue(x Space) float32 {
	sum := float32(0)
	for i := range a.s.tales {
		at := &a.s.tales[i]
		if at.story < 0 || at.joined.Has(a.p) {
			continue
		}
		if st := &box.story[at.story]; st.sig == sigMoveEndedAt && st.at(&box.space[x]) {
			sum += a.story(int(at.story))
		}
	}
	return sum
}

// listErrands adds destinations for goals and stories that only require the player to arrive: the
// best such space and, if a goal counts uses of rail and trails, the spaces where rail and trails
// start.
func (a *appraiser) listErrands() {
	if a.moveEndsCount() {
		a.listVisits()
	}
	if gain := a.counterValue(statRailOrTrail, 1); gain > 0 {
		for _, gate := range guideGates {
			a.addDestination(gate[0], gain)
			a.addDestination(gate[1], gain)
		}
	}
}

func (a *appraiser) listVisits() {
	best, to, here := float32(0), NoSpace, a.pl.space
	for x := range Space(box.spaces) {
		d := box.dist[here][x]
		if x == here || d == far || !a.s.inPlay(x) {
			continue
		}
		if gain := a.arrival(x) / (1 + float32(d)/a.reach); gain > best {
			best, to = gain, x
		}
	}
	if to != NoSpace {
		a.addDestination(to, a.arrival(to)+worthAction)
	}
}

// saloon returns the value, in LP, that goals give to gambling in the saloon of town t. It is 0 if
// the player has already gambled there.
func (a *appraiser) saloon(t Town) float32 {
	if t == NoTown || a.pl.saloons>>t&1 != 0 {
		return 0
	}
	return a.counterValue(statSaloonsVisited, 1)
}

// goalSpacesValue returns the value, in LP, of moving n spaces, for goals that count the spaces
// moved in one turn. can is the number of spaces that the seat can still move in this turn: a goal
// that needs more has the value 0.
func (a *appraiser) goalSpacesValue(n, can float32) float32 {
	if !a.goalCountsSpaces {
		return 0
	}
	sum := float32(0)
	for set := a.pl.goals; set != 0; set &= set - 1 {
		c := &box.conds[a.goal(set).cond]
		if c.kind != condTurn || stat(c.what) != statSpacesMoved || a.s.active != a.p {
			continue
		}
		if left := float32(c.n) - float32(a.s.turn[c.what]); left > 0 && left <= can {
			sum += float32(goalWorth[popCount(uint64(a.pl.done))] * min(1, n/left))
		}
	}
	return sum
}
