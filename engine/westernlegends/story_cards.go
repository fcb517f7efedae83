package westernlegends

import "gulch/engine"

// signal records that something, which sig names, has happened to player p, such as a won fight. If
// this triggers a face-up story, p may place a disc on it (R82, R84). value is an amount that comes
// with the signal, for example a number of LP.
func (s *State) signal(sig signal, p engine.Seat, value int16) {
	if s.resolving {
		return
	}
	for i := range s.tales {
		st := &s.tales[i]
		if st.story >= 0 && s.matches(&box.story[st.story], sig, p, value) {
			st.matched = st.matched.With(p)
		}
	}
}

// matches reports whether sig, which names something that has happened to player p, triggers story
// st. value is the amount that comes with the signal.
func (s *State) matches(st *storyInfo, sig signal, p engine.Seat, value int16) bool {
	return st.sig == sig && value >= st.min && st.at(&box.space[s.p[p].space]) && s.holds(st.cond, p)
}

// at reports whether the story can be triggered on a space. in is the description of that space.
func (st *storyInfo) at(in *SpaceInfo) bool {
	switch {
	case st.town != NoTown && in.Town != st.town, st.region >= 0 && int8(in.Region) != st.region:
		return false
	case st.feature == "":
		return true
	case st.feature == "hideout":
		return in.Feature.hideout()
	case st.feature == "ranch":
		return in.Feature.ranch()
	}
	return st.feature == featureIDs[in.Feature]
}

// runAfter ends an action: it sends the signals that depend on the whole action, and then lets
// players place discs on the stories that were triggered (R82). f is the frame (entry on the stack)
// for the end of the action.
func (s *State) runAfter(f *frame, obs engine.Observer) {
	if f.st == 0 {
		f.st = 1
		s.signal(sigLPFromAction, s.active, s.lpAct)
		for p := range engine.Seat(s.seats) {
			if s.p[p].spent > 0 {
				s.signal(sigSpentInTown, p, s.p[p].spent)
			}
		}
		s.clearAction()
		s.askStories()
		return
	}
	s.pop()
}

// clearAction resets the counters that count what happens during one action.
func (s *State) clearAction() {
	s.lpAct = 0
	for p := range s.p[:s.seats] {
		s.p[p].spent = 0
	}
}

// askStories makes players decide about placing discs, if a story has been triggered.
func (s *State) askStories() {
	if s.tales[0].matched|s.tales[1].matched != 0 {
		s.push(frame{op: opAsk, seat: s.active, by: s.active, a: int16(s.everybody())})
	}
}

// runAsk asks the players one after another whether to place a disc on a triggered story. It begins
// with the active player. f is the frame (entry on the stack) of these questions.
func (s *State) runAsk(f *frame) {
	set := engine.SeatSet(f.a)
	if set == 0 {
		s.tales[0].matched, s.tales[1].matched = 0, 0
		s.pop()
		return
	}
	p := s.firstOf(set, s.active)
	if s.mayContribute(p, 0) || s.mayContribute(p, 1) {
		s.push(frame{op: askStory, seat: p, by: p})
		return
	}
	f.a = int16(engine.SeatSet(f.a).Without(p))
}

// mayContribute reports whether player p may place a disc now on the story in a slot (0 or 1, the
// index of its pile).
func (s *State) mayContribute(p engine.Seat, slot int) bool {
	st := &s.tales[slot]
	return st.story >= 0 && st.matched.Has(p) && !st.joined.Has(p) && s.p[p].discs > 0
}

// playContribute places a disc of the seat to decide on the story in a slot (0 or 1).
func (s *State) playContribute(slot int, obs engine.Observer) {
	p := s.pop().seat
	s.count(p, statStories, 1, obs)
	st := &s.tales[slot]
	st.joined = st.joined.With(p)
	st.disc[st.n] = p
	st.n++
	s.p[p].discs--
	tellContributed(obs, p, slot, int(st.n))
	s.open(winStoryContributed, p, 0)
}

// slotOf returns the slot, 0 or 1, of a story that is face up, and -1 for other stories.
func (s *State) slotOf(story int) int {
	for i := range s.tales {
		if story >= 0 && int(s.tales[i].story) == story {
			return i
		}
	}
	return -1
}

// discsNeeded returns the number of discs that complete a story. It depends on the number of
// players.
func (s *State) discsNeeded() uint8 {
	if s.seats < 4 {
		return 2
	}
	return 3
}

// Stages of resolving a story. Field st of the frame (entry on the stack) holds the next stage.
const (
	finishRewards uint8 = iota
	finishEnd
	finishTurn
)

// runFinish resolves a complete story: it gives the reward for each disc, carries out the finish
// for the owner of the last disc, and turns up the next story of the pile (R83). f is the frame
// (entry on the stack) of the story's end.
func (s *State) runFinish(f *frame, obs engine.Observer) {
	st := &s.tales[f.a]
	info := &box.story[st.story]
	switch f.st {
	case finishRewards:
		if int(f.b) == int(st.n) {
			f.st = finishEnd
			return
		}
		p := s.rewardee(st, int(f.b))
		f.b++
		s.runBlock(info.reward, p, p)
	case finishEnd:
		f.st = finishTurn
		p := st.disc[st.n-1]
		tellStoryDone(obs, p, int(st.story), int(f.a))
		s.runBlock(info.finish, p, p)
	default:
		slot := int(f.a)
		s.pop()
		for _, p := range st.disc[:st.n] {
			s.p[p].discs++
		}
		s.turnStory(slot, obs)
	}
}

// rewardee returns the owner of the n-th disc on story st, counted from 0 in the order in which
// discs are rewarded: in turn order of their owners, beginning with the active player.
func (s *State) rewardee(st *activeStory, n int) engine.Seat {
	p := s.active
	for range s.seats {
		for _, q := range st.disc[:st.n] {
			if q == p {
				if n == 0 {
					return p
				}
				n--
			}
		}
		p = s.left(p)
	}
	return s.active
}

// turnStory turns up the next story of the pile in a slot (0 or 1), if there is one.
func (s *State) turnStory(slot int, obs engine.Observer) {
	st := &s.tales[slot]
	left := st.left
	*st = activeStory{story: -1, left: left}
	if left > 0 && s.stories != 0 {
		n := nthBit(s.stories, s.chance.Below(popCount(s.stories)))
		s.stories &^= 1 << n
		st.story, st.left = int8(n), left-1
	}
	tellStory(obs, int(st.story), slot)
}
