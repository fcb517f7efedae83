package westernlegends

import "gulch/engine"

// option estimates the gain, in LP, of choosing the option with label l. For a choice from the data
// it values the effects of the option; for a choice from the rules it uses the label.
func (a *appraiser) option(l label) float32 {
	s := a.s
	f := s.top()
	if f.op == askChoose {
		if o := s.optionOf(f, l); o != nil {
			return a.worth(o.then)
		}
		return 0
	}
	switch l {
	case labelLP:
		return 1
	case labelMarshal:
		return a.points(Marshal, 1)
	case labelWanted:
		return a.points(Wanted, 1)
	case labelGambler:
		return a.points(Gambler, 1)
	case labelMoney:
		return float32(s.lootMoney(s.below(opRob).by)) * a.mv
	case labelNuggets:
		return float32(s.lootNuggets(s.below(opRob).by)) * worthNugget
	case labelCattle:
		return 0.9
	case labelLonghorn:
		return 0.8
	case labelRun:
		return a.worth(box.code[f.b].then) - worthCard
	}
	return 0
}

// income estimates the gain, in LP, of choosing income k: cash, cards, or some of both. Cards
// beyond the hand size do not count.
func (a *appraiser) income(k int) float32 {
	room := min(2, max(0, a.s.handSize(a.p)+1-a.pl.hand.Len()))
	cash := min(20, a.s.moneyCap(a.p)-a.pl.money)
	need := float32(1)
	if a.pl.hand.Len() < 3 {
		need = 1.3
	}
	switch k {
	case incomeCash:
		return float32(cash) * a.mv
	case incomeCards:
		return float32(min(2, room)) * worthCard * need
	}
	return float32(min(10, cash))*a.mv + float32(min(1, room))*worthCard*need
}

// gear estimates the gain, in LP, of the weapon and mount that move m makes active. Fast mounts,
// and weapons that lower the opponent's value, score highest.
func (a *appraiser) gear(m engine.Move) float32 {
	gain := float32(0)
	if w := WeaponOf(m); w >= 0 {
		side := a.pl.sideOf(w)
		gain += weaponWorth[side][w]
	}
	if i := MountOf(m); i >= 0 {
		gain += 0.3 * float32(box.item[i].move[a.pl.sideOf(i)])
		if over := int(a.pl.nuggets) - 4 - int(box.mounts[i][a.pl.sideOf(i)].nuggets); over > 0 {
			gain -= worthNugget * float32(over)
		}
	}
	return gain
}

// weaponWorth is the value in LP of having a weapon active, by side (0 basic, 1 upgraded) and
// number of the item.
var weaponWorth [2][itemCount]float32

func newWeaponWorth() [2][itemCount]float32 {
	return [2][itemCount]float32{
		byItem(map[string]float32{"rifle": 0.1, "shotgun": 0.25, "derringer": 0.4}),
		byItem(map[string]float32{"revolver": 0.5, "rifle": 0.15, "shotgun": 0.4, "derringer": 0.45}),
	}
}

// deal estimates the gain, in LP, of move m in a store: buying or upgrading an item, or leaving the
// store.
func (a *appraiser) deal(m engine.Move) float32 {
	switch m.Kind {
	case KindBuy:
		return a.buy(ItemOf(m))
	case KindUpgrade:
		return a.upgrade(ItemOf(m))
	}
	return 0.02
}

// show estimates the gain, in LP, of showing the two poker cards of move m. It depends mainly on
// the exact value of the poker hand that they make. A small amount is subtracted for the loss of
// the two cards.
func (a *appraiser) show(m engine.Move) float32 {
	own := [2]Card{CardOf(m), OtherCardOf(m)}
	v := a.s.handWith(own)
	luck := float32(0)
	for _, c := range own {
		if c >= 0 && box.windows.bonus[a.s.alt()][winPokerWin].Has(c) {
			luck += 0.15
		}
	}
	return float32(v)/(1<<19) + luck - 0.3*(a.card(CardOf(m))+a.card(OtherCardOf(m)))
}

// stay estimates the gain, in LP, of staying in the current game of high stakes poker or faro,
// compared with leaving it.
func (a *appraiser) stay() float32 {
	g := &a.s.game
	if g.kind == gameFaro {
		return 0.5
	}
	return a.stayHigh()
}

// bet estimates the gain, in LP, of the faro bet of move m. On a shown rank, each dollar earns half
// a dollar on average; on other ranks it is usually lost.
func (a *appraiser) bet(m engine.Move) float32 {
	if m.Kind == KindDone {
		return 0
	}
	b := unpackBet(PackedOf(m))
	if a.s.game.house>>uint(b.rank)&1 != 0 {
		return 0.5*float32(b.amount)*a.mv + 0.5*a.points(Gambler, 1)
	}
	return -0.8 * float32(b.amount) * a.mv
}

// reroll estimates the gain, in LP, of rerolling the dice of move m.
func (a *appraiser) reroll(m engine.Move) float32 {
	f := a.s.below(opDice)
	nugget := float32(0.1)
	if int(a.pl.nuggets) < a.s.nuggetCap(a.p) {
		nugget = worthNugget
	}
	average := 0.5*nugget + 0.4*10*a.mv + 0.1*nugget
	gain := float32(0)
	for at := range int(f.b) {
		if DiceOf(m)>>at&1 == 0 {
			continue
		}
		switch n := face(f.a, at); {
		case n <= faceNugget:
			gain += average - nugget
		case n == faceTen:
			gain += average - 10*a.mv
		case n == faceAgain:
			gain += average - 10*a.mv - average
		default:
			gain += average
		}
	}
	if source := SourceOf(m); source < deckSize {
		gain -= a.card(Card(source))
	}
	return gain
}

// SurePoints implements [engine.SurePoints]: choices of legendary tokens differ in their LP only.
func (s *State) SurePoints(m engine.Move) (points int, ok bool) {
	return int(legendSum(m)), m.Kind == KindKeepTokens
}
