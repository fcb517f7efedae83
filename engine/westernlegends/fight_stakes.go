package westernlegends

import (
	"slices"

	"gulch/engine"
)

// This file computes what is at stake in a fight: what each side gains and loses if a side wins.
// It reads a board, so it uses only what the viewer knows, and the same constants, limits and data
// as the rules. TestStakesAreWhatFightsPay compares it with the results of whole games.

// StakeKind is the kind of a Stake.
type StakeKind uint8

// The kinds of stakes.
const (
	StakeGain      StakeKind = iota // Seat gains the amounts, or loses them if they are negative
	StakePoints                     // Seat advances to Space on Track; the amounts are what the spaces pay
	StakeStar                       // Seat loses all its Marshal points, N of them (R55)
	StakeNoMarshal                  // Seat is Wanted and gains no Marshal point (R56)
	StakeBarred                     // a fight card bars the Marshal point
	StakeWound                      // Seat has lost: 1 wound, or 1 card less if it has 3 wounds, or nothing (R33)
	StakeMoney                      // Seat takes N dollars from Victim, of which it keeps Money
	StakeNuggets                    // Seat takes N nuggets from Victim, of which it keeps Nuggets
	StakeCattle                     // Seat may take a cattle token or a longhorn of Victim
	StakeArrest                     // Seat is arrested and loses N Wanted points, the amounts and its cattle
	StakeStays                      // Seat stays Wanted, which pays N LP a turn
	StakeBandit                     // the bandit leaves the board
	StakeSheriff                    // the Sheriff goes to his office, and leaves other players alone
	StakeToken                      // Seat gains the reward of an event token whose face is hidden
	StakeLegend                     // Seat draws N legendary tokens
	StakeHunt                       // the seat to the right of Seat moves the Sheriff up to N
)

// Amounts holds changes of what a seat has. Negative numbers are losses.
type Amounts struct {
	LP, Money, Nuggets, Wounds, Cards int
	Actions                           int
	Events                            int // event markers that the seat sets off
}

// Stake is one consequence of a fight if one side wins it. See [Board.Stakes], whose caller chooses
// that side.
type Stake struct {
	Kind StakeKind
	Or   bool // the stake is an alternative to the one before it; the winner chooses
	Seat engine.Seat
	Amounts
	N      int
	Track  Track
	Space  int
	Victim engine.Seat
	Cattle bool // the seat loses its cattle token or longhorns
	Bonus  bool // the bonus of a card that is played in the fight causes it
}

// DuelOf returns the fight that a seat starts by the KindFight move m.
func (b *Board) DuelOf(seat engine.Seat, m engine.Move) Duel {
	d := noDuel
	d.kind, d.Side, d.Space = fightKind(FightOf(m)), [2]engine.Seat{seat, FoeOf(m)}, b.Of[seat].Space
	if d.Side[1] == ManInBlack {
		d.Cards, d.Left = mibFightCards, mibFightCards
	}
	return d
}

// BankDuel returns the fight that a seat starts by robbing the Bank.
func (b *Board) BankDuel(seat engine.Seat) Duel {
	d := noDuel
	d.kind, d.Side, d.Space = fightGuard, [2]engine.Seat{seat, engine.NoSeat}, b.Of[seat].Space
	d.Cards, d.Left = guardCards, guardCards
	return d
}

// fighter returns the side of d whose opponent plays fight cards, or -1 if both sides play poker
// cards.
func (d *Duel) fighter() int {
	switch {
	case d.Cards == 0:
		return -1
	case d.Side[0] >= 0 && d.Side[0] < ManInBlack:
		return 0
	}
	return 1
}

// TieWinner returns the side that wins a tie in fight d (R40). Abilities count as soon as the fight
// begins, although they take effect only when the cards are revealed.
func (b *Board) TieWinner(d *Duel) int {
	ties := d.Ties | d.CardTies
	for side, p := range d.Side {
		if d.Open || d.Side[1] == engine.NoSeat || !b.seated(p) {
			continue
		}
		for _, a := range b.abilities(p, winFightBonus) {
			for _, in := range box.code[a.then.start:a.then.end] {
				if in.do == doWinTies {
					ties |= 1 << side
				}
			}
		}
	}
	return tieWinner(ties, d.fighter())
}

// seated reports whether p is a player with a seat.
func (b *Board) seated(p engine.Seat) bool { return p >= 0 && int(p) < b.Seats }

// abilities returns what works automatically for seat p in window w, wherever p is: abilities of
// the character and effects of the active weapon.
func (b *Board) abilities(p engine.Seat, w window) (out []ability) {
	at := &b.Of[p]
	if at.Awake && at.Char >= 0 {
		for i, a := range box.char[at.Char].ability {
			if a.when == w && !optional(&a, w) && a.need != needOutsideTown && a.need != needInTown &&
				!(a.once && at.Used>>i&1 != 0) {
				out = append(out, a)
			}
		}
	}
	if at.Weapon >= 0 {
		side := 0
		if at.Upgraded.Has(at.Weapon) {
			side = 1
		}
		for _, a := range box.item[at.Weapon].side[side] {
			if a.when == w && !optional(&a, w) {
				out = append(out, a)
			}
		}
	}
	return out
}

// ActsAtStart reports whether the ability of seat p acts by itself when a fight with another player
// begins (R36).
func (b *Board) ActsAtStart(p engine.Seat) bool {
	at := &b.Of[p]
	return at.Awake && at.Char >= 0 && slices.ContainsFunc(box.char[at.Char].ability,
		func(a ability) bool { return a.when == winFightStart })
}

// ActsOnWound reports whether an ability or the weapon of seat p acts by itself when it takes a
// wound.
func (b *Board) ActsOnWound(p engine.Seat) bool {
	return b.seated(p) && len(b.abilities(p, winWoundGained)) > 0
}

// Stakes returns the consequences of fight d if one side wins it, first those for the winner. side
// is that side, 0 or 1. It includes the bonuses of the played cards that the viewer sees and the
// effects of fight cards that are face up, but not of other cards that are used for their effects.
func (b *Board) Stakes(d *Duel, side int) []Stake {
	l := &ledger{board: b, duel: d, of: b.Of, marks: b.Marks, lpMarks: b.LPMarks, pile: nuggetCount}
	for p := range b.Seats {
		l.pile -= b.Of[p].Nuggets
	}
	for _, n := range b.Gold {
		l.pile -= n
	}
	if side == 0 {
		l.attackerWins()
	} else {
		l.attackerLoses()
	}
	return l.out
}

// ledger computes the consequences of a fight one after the other. Each consequence takes into
// account what the seats have after the earlier ones.
type ledger struct {
	board   *Board
	duel    *Duel
	of      [MaxSeats]BoardSeat
	marks   uint8 // tracks that still have their event marker
	lpMarks uint8
	pile    int // nuggets in the supply
	extra   int // wounds that the bonus of the winner's card adds to the loser's
	out     []Stake
}

// add appends consequence s to the list.
func (l *ledger) add(s Stake) { l.out = append(l.out, s) }

// gain appends the consequence that seat p gains the amounts a. It does nothing if all of them are
// 0.
func (l *ledger) gain(p engine.Seat, a Amounts) {
	if a != (Amounts{}) {
		l.add(Stake{Kind: StakeGain, Seat: p, Amounts: a})
	}
}

func (l *ledger) attackerWins() {
	p, foe := l.duel.Side[0], l.duel.Side[1]
	switch l.duel.kind {
	case fightArrest:
		l.points(p, Marshal, 1)
	case fightDuel:
		l.gain(p, l.lp(p, duelLP))
	case fightRob:
		l.points(p, Wanted, 1)
		l.rob(p, foe)
	case fightBandit:
		l.banditBeaten(p)
	case fightGuard:
		l.points(p, Wanted, guardWon)
		l.gain(p, l.money(p, guardPay))
	case fightSheriff:
		l.add(Stake{Kind: StakeSheriff})
	case fightOutlaw, fightJumper:
		if l.duel.Token == NoToken {
			l.add(Stake{Kind: StakeToken, Seat: p})
		} else {
			l.block(p, box.token[l.duel.Token].then)
		}
	case fightTrain:
		l.block(p, box.train[l.duel.Train].then)
	case fightMib:
		l.gain(p, Amounts{LP: mibDuelLP})
	}
	l.automatic(p, winFightWin)
	if l.duel.kind == fightBandit {
		l.automatic(p, winBanditBeaten)
		l.add(Stake{Kind: StakeBandit})
	}
	l.lose(foe)
	if l.duel.kind == fightArrest {
		l.arrest(foe)
	}
}

func (l *ledger) attackerLoses() {
	p, foe := l.duel.Side[0], l.duel.Side[1]
	if l.board.seated(foe) {
		l.automatic(foe, winFightWin)
	}
	l.lose(p)
	switch l.duel.kind {
	case fightSheriff:
		l.arrest(p)
	case fightGuard:
		l.points(p, Wanted, guardLost)
	case fightTrain:
		l.block(p, box.train[l.duel.Train].loss)
	case fightBandit:
		l.add(Stake{Kind: StakeBandit})
	case fightArrest:
		at := l.of[foe].Cube[Wanted]
		l.add(Stake{Kind: StakeStays, Seat: foe, N: Wanted.Row(at)})
	}
}

// lose appends the losses of seat p in a lost fight: a wound and a card (R41).
func (l *ledger) lose(p engine.Seat) {
	if !l.board.seated(p) {
		return
	}
	l.wound(p, 1)
	l.automatic(p, winFightLoss)
	l.gain(p, l.draw(p, 1))
	from := len(l.out)
	l.wound(p, l.extra)
	l.markBonus(from)
}

// wound appends the consequence that seat p gains n wounds (R33).
func (l *ledger) wound(p engine.Seat, n int) {
	w := &l.of[p]
	for range n {
		s := Stake{Kind: StakeWound, Seat: p}
		switch {
		case w.Wounds < maxWounds:
			w.Wounds++
			s.Wounds = 1
		case l.hand(p) > 0:
			w.Cards--
			s.Cards = -1
		}
		l.add(s)
		if s.Wounds > 0 {
			l.automatic(p, winWoundGained)
		}
	}
}

// hand returns how many cards seat p has in hand without the card that it has played in the fight.
func (l *ledger) hand(p engine.Seat) int {
	n := l.of[p].Cards
	for side, q := range l.duel.Side {
		if q == p && !l.duel.Open && l.duel.Played[side] == NoCard && !l.duel.Facedown[side] {
			n--
		}
	}
	return n
}

// banditBeaten appends the reward that player p gets for a beaten bandit (R45).
func (l *ledger) banditBeaten(p engine.Seat) {
	before := *l
	l.gain(p, l.lp(p, 1))
	switch {
	case l.of[p].Cube[Wanted] > 0:
		l.add(Stake{Kind: StakeNoMarshal, Seat: p})
	case l.duel.Dealt >= 0 && bars(l.duel.Dealt):
		l.add(Stake{Kind: StakeBarred, Seat: p})
	default:
		either := before // the alternatives begin with the same possessions
		either.out = nil
		either.points(p, Marshal, 1)
		either.out[0].Or = true
		l.out = append(l.out, either.out...)
	}
}

// bars reports whether fight card c takes away the Marshal point for beating a bandit.
func bars(c FightCard) bool {
	then := box.fight[c].then
	for _, in := range box.code[then.start:then.end] {
		if in.do == doNoMarshal {
			return true
		}
	}
	return false
}

// rob appends what robber p can take from a victim (R44).
func (l *ledger) rob(p, victim engine.Seat) {
	money, nuggets := mibLoot, mibNuggets
	own, cattle := &l.of[p], false
	if l.board.seated(victim) {
		w := &l.of[victim]
		money, nuggets = int(halfMoney(int16(w.Money))), halfNuggets(w.Nuggets)
		cattle = w.Cattle >= 0 && own.Cattle < 0 || w.Longhorns > 0
	}
	if money > 0 {
		keeps := Amounts{Money: min(money, max(0, int(l.passive(p).moneyCap())-own.Money))}
		l.add(Stake{Kind: StakeMoney, Seat: p, Victim: victim, N: money, Amounts: keeps})
		if nuggets == 0 { // otherwise the robber can still choose the nuggets
			own.Money += keeps.Money
		}
	}
	if nuggets > 0 {
		keeps := min(nuggets, max(0, l.nuggetCap(p)-own.Nuggets))
		l.add(Stake{Kind: StakeNuggets, Seat: p, Victim: victim, N: nuggets, Amounts: Amounts{Nuggets: keeps},
			Or: money > 0})
	}
	if cattle {
		l.add(Stake{Kind: StakeCattle, Seat: p, Victim: victim})
	}
}

// arrest appends what an arrest takes from seat p (R59).
func (l *ledger) arrest(p engine.Seat) {
	w := &l.of[p]
	l.add(Stake{
		Kind: StakeArrest, Seat: p, N: w.Cube[Wanted], Cattle: w.Cattle >= 0 || w.Longhorns > 0,
		Amounts: Amounts{Money: -int(halfMoney(int16(w.Money))), Nuggets: -halfNuggets(w.Nuggets)},
	})
}

// passive returns the effects of seat p's character that hold all the time. They are all 0 while
// the character's ability is not active.
func (l *ledger) passive(p engine.Seat) *passives {
	if w := &l.of[p]; w.Awake && w.Char >= 0 {
		return &box.char[w.Char].passive
	}
	return &noPassives
}

func (l *ledger) nuggetCap(p engine.Seat) int {
	return l.passive(p).nuggetCap(l.of[p].Mount, l.of[p].Upgraded)
}

// money, lp, nuggets and draw change what seat p has by n, within the limits of the rules. They
// return the change that is possible.
func (l *ledger) money(p engine.Seat, n int) Amounts {
	w := &l.of[p]
	was := w.Money
	w.Money = max(0, was+n)
	if n > 0 {
		w.Money = max(was, min(w.Money, int(l.passive(p).moneyCap())))
	}
	return Amounts{Money: w.Money - was}
}

func (l *ledger) lp(p engine.Seat, n int) Amounts {
	w := &l.of[p]
	was := w.LP
	w.LP = max(0, was+n)
	w.Awake = w.Awake || w.LP >= abilityLP
	a := Amounts{LP: w.LP - was}
	for i := range 4 {
		if at := 5 * (i + 1); l.lpMarks>>i&1 != 0 && was < at && w.LP >= at {
			l.lpMarks &^= 1 << i
			a.Events++
		}
	}
	return a
}

func (l *ledger) nuggets(p engine.Seat, n int) Amounts {
	w := &l.of[p]
	n = min(n, max(0, l.nuggetCap(p)-w.Nuggets), l.pile)
	n = max(n, -w.Nuggets)
	w.Nuggets += n
	l.pile -= n
	return Amounts{Nuggets: n}
}

func (l *ledger) draw(p engine.Seat, n int) Amounts {
	n = min(n, l.board.DeckSize+l.board.Discard.Len())
	l.of[p].Cards += n
	return Amounts{Cards: n}
}

// points appends n points of seat p on law track t, together with the rewards of the spaces that
// its cube reaches (R54 to R57).
func (l *ledger) points(p engine.Seat, t Track, n int) {
	w := &l.of[p]
	if t == Marshal && w.Cube[Wanted] > 0 {
		l.add(Stake{Kind: StakeNoMarshal, Seat: p})
		return
	}
	lost := w.Cube[Marshal]
	if t == Wanted {
		w.Cube[Marshal] = 0
	}
	s := Stake{Kind: StakePoints, Seat: p, Track: t, N: n}
	for range n {
		if w.Cube[t] == box.tops[t] {
			s.Amounts = s.plus(l.lp(p, 1))
			continue
		}
		w.Cube[t]++
		at := box.track[t][w.Cube[t]]
		for _, in := range box.code[at.then.start:at.then.end] {
			a, _ := l.instruction(p, &in)
			s.Amounts = s.plus(a)
		}
		if at.marker && l.marks>>t&1 != 0 {
			l.marks &^= 1 << t
			s.Events++
		}
	}
	s.Space = w.Cube[t]
	l.add(s)
	if t == Wanted && lost > 0 {
		l.add(Stake{Kind: StakeStar, Seat: p, N: lost})
	}
}

// plus returns the sum of the amounts a and b.
func (a Amounts) plus(b Amounts) Amounts {
	return Amounts{a.LP + b.LP, a.Money + b.Money, a.Nuggets + b.Nuggets, a.Wounds + b.Wounds, a.Cards + b.Cards,
		a.Actions + b.Actions, a.Events + b.Events}
}

// instruction returns what an instruction (in) gives seat p. ok is false if the instruction does
// anything other than change amounts.
func (l *ledger) instruction(p engine.Seat, in *instr) (a Amounts, ok bool) {
	switch n := int(in.n); in.do {
	case doMoney:
		return l.money(p, n), true
	case doLP:
		return l.lp(p, n), true
	case doNugget:
		return l.nuggets(p, n), true
	case doDraw:
		return l.draw(p, n), true
	case doAction:
		if p == l.board.Active {
			a.Actions = n
		}
		return a, true
	}
	return a, false
}

// automatic appends the effects of the played card, the abilities and the weapon of seat p that
// work automatically in window w.
func (l *ledger) automatic(p engine.Seat, w window) {
	if l.board.seated(p) {
		l.bonus(p, w)
		for _, a := range l.board.abilities(p, w) {
			l.block(p, a.then)
		}
	}
}

// bonus appends the effects of the card that seat p plays in the fight, if it has a bonus in window
// w and the viewer sees it.
func (l *ledger) bonus(p engine.Seat, w window) {
	alt := 0
	if l.board.Alternate {
		alt = 1
	}
	for side, q := range l.duel.Side {
		c := l.duel.Played[side]
		if q != p || c < 0 || l.duel.Declined || !box.windows.bonus[alt][w].Has(c) {
			continue
		}
		from := len(l.out)
		l.block(p, box.effects[[2]uint8{box.poker[c].effect, box.poker[c].alt}[alt]].then)
		l.markBonus(from)
	}
}

// markBonus marks all consequences from the given index on as caused by the bonus of a card.
func (l *ledger) markBonus(from int) {
	for i := range l.out[from:] {
		l.out[from+i].Bonus = true
	}
}

// branch returns the effects of an instruction (in) that depends on the fight: those for a fight
// against a player or an NPC, or those for one kind of fight. They are empty for other
// instructions.
func (l *ledger) branch(in *instr) block {
	switch {
	case in.do == doVs && l.duel.Side[1] != engine.NoSeat:
		return in.then
	case in.do == doVs:
		return in.other
	case in.do == doWhen && in.cond >= 0 && box.conds[in.cond].kind == condFightType:
		kind := l.duel.kind
		if kind == fightMib {
			kind = fightDuel
		}
		if kind == fightKind(box.conds[in.cond].what) {
			return in.then
		}
		return in.other
	}
	return block{}
}

// block appends the consequences that a block of effects (then) has for seat p.
func (l *ledger) block(p engine.Seat, then block) {
	var sum Amounts
	for at := then.start; at < then.end; at++ {
		in := &box.code[at]
		if a, ok := l.instruction(p, in); ok {
			sum = sum.plus(a)
			continue
		}
		switch in.do {
		case doPoint:
			l.points(p, Track(in.key), int(in.n))
		case doWound:
			l.wound(p, int(in.n))
		case doLegend:
			l.add(Stake{Kind: StakeLegend, Seat: p, N: int(in.n)})
		case doSheriff:
			l.add(Stake{Kind: StakeHunt, Seat: p, N: int(in.n)})
		case doChoose:
			l.choice(p, in)
		case doFoeWound:
			l.extra += int(in.n)
		case doVs, doWhen:
			l.block(p, l.branch(in))
		}
	}
	l.gain(p, sum)
}

// choice appends the options of an instruction (in), of which seat p chooses one.
func (l *ledger) choice(p engine.Seat, in *instr) {
	before, from := *l, len(l.out)
	for _, o := range in.opts {
		either := before // the alternatives begin with the same possessions
		either.out = nil
		either.block(p, o.then)
		if len(either.out) > 0 && either.out[0].Kind != StakeNoMarshal { // not a legal choice
			either.out[0].Or = len(l.out) > from
			l.out = append(l.out, either.out...)
		}
	}
}
