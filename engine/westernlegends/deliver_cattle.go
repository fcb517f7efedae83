package westernlegends

import "gulch/engine"

// herdSpace reports whether longhorns can be delivered in space x (R91).
func herdSpace(x Space) bool {
	f := box.space[x].Feature
	return f.ranch() || f == Rail || f == OutlawCamp
}

// LonghornPay is the pay in dollars for each longhorn that is delivered (R91).
const LonghornPay = 30

// longhornLP is the number of legendary points for each longhorn that is delivered (R91).
const longhornLP = 1

// playLonghorns delivers k longhorns of the player and gives the reward, or does nothing if k is 0.
func (s *State) playLonghorns(k int, obs engine.Observer) {
	p := s.pop().seat
	if k == 0 {
		return
	}
	s.gainLonghorns(p, -k, obs)
	s.count(p, statLonghornsDelivered, k, obs)
	s.gainMoney(p, int16(LonghornPay*k), RoadHerds, Cause{Kind: CauseLonghorns}, obs)
	s.gainLP(p, int16(longhornLP*k), RoadHerds, Cause{Kind: CauseLonghorns}, obs)
}

// playNuggets picks up k of the nuggets in the player's space, or none if k is 0 (R113).
func (s *State) playNuggets(k int, obs engine.Observer) {
	p := s.pop().seat
	if k == 0 {
		return
	}
	x := s.p[p].space
	s.nuggetsOn[x] -= uint8(k)
	s.nuggetPile += uint8(k)
	tellGold(obs, p, x, int(s.nuggetsOn[x]))
	s.gainNuggets(p, k, Cause{Kind: CauseGround}, obs)
}

// deliverable reports whether player p carries a cattle token and can deliver it in the space where
// p is (R73, R112).
func (s *State) deliverable(p engine.Seat) bool {
	t := s.p[p].cattle
	if t < 0 {
		return false
	}
	f := box.space[s.p[p].space].Feature
	return f == Rail || f == OutlawCamp || f.ranch() && int(f-RanchGreen) != int(t)/cattleEach
}

// Stages of delivering cattle. Field st of the frame (entry on the stack) holds the next stage.
const (
	deliverPoints uint8 = iota
	deliverReward
	deliverOver
)

// runDeliver gives the points of a delivery, and then the reward of the cattle token (R73). f is
// the frame (entry on the stack) of the delivery.
func (s *State) runDeliver(f *frame, obs engine.Observer) {
	p := f.seat
	f.st++
	switch f.st - 1 {
	case deliverPoints:
		s.turnUp(p, f.a, obs)
	case deliverReward:
		s.runBlock(box.cattle[f.a].then, p, p)
	case deliverOver:
		s.signal(sigCattleDelivered, p, 1)
		s.open(winCattleDelivered, p, 0)
	default:
		s.pop()
	}
}

// turnUp reveals a cattle token that player p has delivered, returns it to the stack of its ranch
// and gives the point for the delivery: on the Marshal track at a rail station, otherwise on the
// Wanted track.
func (s *State) turnUp(p engine.Seat, token int16, obs engine.Observer) {
	track, k, rustled := Wanted, statRustled, true
	if box.space[s.p[p].space].Feature == Rail {
		track, k, rustled = Marshal, statWrangled, false
	}
	s.revealing.cattle = 1 << uint(token)
	tellDelivered(obs, p, int(token), rustled)
	s.revealing.cattle = 0
	s.cattleBack(p, obs)
	s.count(p, statCattleDelivered, 1, obs)
	s.count(p, k, 1, obs)
	s.gainPoints(p, track, 1, Cause{CauseCattle, int(token)})
}
