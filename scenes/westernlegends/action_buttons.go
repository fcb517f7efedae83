package westernlegends

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// sign is the button of an action in the list beside the map. It shows the action and its cost or
// effect; a press makes the move or opens a menu.
type sign struct {
	id, icon, label string
	// the cost or the effect of the action; if the action is not possible (dark sign), what it
	// needs
	note  string
	brief string // one-word form of note, for signs (buttons) without room for the whole note
	// one-word form of label, for signs without room for both label and brief; "" if label is one
	// word
	short string
	tip   string
	// the move that a press makes; if the action is not possible (dark sign), the press shows why
	move  engine.Move
	lit   bool
	opens string        // ID of the menu that a press opens instead of making the move, "" for none
	ways  []engine.Move // the moves in that menu, by the best of which the coach rates the sign
}

// actionInfo holds the texts, the icon and the key for the sign (button) of an action without
// parameters.
type actionInfo struct {
	icon, label, note, tip string
	// at reports whether space x offers the action at all, even if the action is not legal now; nil
	// if every space offers it
	at  func(b *Table, x rules.Space) bool
	key ebiten.Key
}

// actionInfos lists the actions without parameters, with the texts and icons of their signs
// (buttons), in the order in which the signs are shown.
var actionInfos = []struct {
	kind engine.Kind
	actionInfo
}{
	{rules.KindWork, actionInfo{"pay-money", i18n.Mark("Work"), i18n.Mark("+$10"),
		i18n.Mark("1 action: gain $10. You can work at any location."),
		func(b *Table, x rules.Space) bool { return b.State.Works(x) }, ebiten.KeyN}},
	{rules.KindShop, actionInfo{"trade", i18n.Mark("Shop"), i18n.Mark("from $10"),
		i18n.Mark("1 action: buy and upgrade as much as you can afford."),
		func(_ *Table, x rules.Space) bool { return x.Store() != "" }, ebiten.KeyB}},
	{rules.KindBankRobbery, actionInfo{"robber", i18n.Mark("Rob the Bank"), i18n.Mark("guard: 3 cards"),
		i18n.Mark(
			"1 action, once per turn: fight the bank guard, who has 3 fight cards."), feature(rules.Bank), ebiten.KeyV}},
	{rules.KindHeal, actionInfo{"water-flask", i18n.Mark("Heal"), i18n.Mark("$10"),
		i18n.Mark("1 action and $10: heal all wounds and draw 1 card for each."), feature(rules.Doctor), ebiten.KeyD}},
	{rules.KindProspect, actionInfo{"mining", i18n.Mark("Prospect"), i18n.Mark("2 dice"),
		i18n.Mark(
			"1 action: roll the dice. Each has 6 sides: 3 nuggets, $10, $10 with another roll, and gravel. On average, 2 dice find 1.2 nuggets and $8."), feature(rules.Mine), ebiten.KeyP}},
	{rules.KindAcquire, actionInfo{"bull", i18n.Mark("Take cattle"), i18n.Mark("face down"),
		i18n.Mark(
			"1 action: take a cattle token. Deliver it at a rail station for 1 Marshal point, or at another ranch for 1 Wanted point."),
		func(_ *Table, x rules.Space) bool { return x.Info().Feature.Ranch() }, ebiten.KeyC}},
	{rules.KindTakeLonghorns, actionInfo{"bull", i18n.Mark("Take longhorns"), i18n.Mark("1 LP each"),
		i18n.Mark(
			"1 action: take the longhorn here. You have −1 movement until you deliver it to a ranch, a rail station or the Outlaw Camp for 1 LP and $30."),
		func(b *Table, x rules.Space) bool { return b.Board.Kind[x] == int8(rules.Longhorn) }, ebiten.KeyE}},
	{rules.KindPoker, actionInfo{"poker-hand", i18n.Mark("Poker"), i18n.Mark("ante $10"),
		i18n.Mark("1 action and $10: play a hand of poker against the players who join, or against the house."), saloon,
		ebiten.KeyO}},
	{rules.KindHighStakes, actionInfo{"crown", i18n.Mark("High stakes"), i18n.Mark("$10, then $20"),
		i18n.Mark(
			"1 action, and you need $30: play poker with 5 face-up cards and a second bet. Win the pot, 1 LP and 1 Gambler point."),
		func(b *Table, x rules.Space) bool { return b.State.HighStakes() && x.Saloon() != rules.NoTown }, ebiten.KeyI}},
	{rules.KindFaro, actionInfo{"card-ace-spades", i18n.Mark("Faro"), i18n.Mark("bet $10–$40"),
		i18n.Mark(
			"1 action: bet on card ranks. The second card pays 1 to 1, the third 3 to 1, plus 1 Gambler point per winning bet."),
		func(b *Table, x rules.Space) bool { return b.anteUp() && x.Saloon() != rules.NoTown }, ebiten.KeyQ}},
	{rules.KindChallenge, actionInfo{"top-hat", i18n.Mark("High roller"), i18n.Mark("ante $20"),
		i18n.Mark("1 action and $20: play poker against the high roller in this saloon."),
		func(b *Table, x rules.Space) bool { return x.Saloon() != rules.NoTown && b.Board.Roller[x.Saloon()] },
		ebiten.KeyG}},
	{rules.KindTrail, actionInfo{"mountains", i18n.Mark("Use trail"), i18n.Mark("other end"),
		i18n.Mark("1 action: move to %s at the other end of the trail, and no farther."),
		func(b *Table, x rules.Space) bool { return b.anteUp() && x.Trail() != rules.NoSpace }, ebiten.KeyJ}},
	{rules.KindRail, actionInfo{"railway", i18n.Mark("Use rail"), i18n.Mark("$10"),
		i18n.Mark("1 action and $10: travel to %s, then move as usual."),
		func(b *Table, x rules.Space) bool { return b.anteUp() && x.RailTo() != rules.NoSpace }, ebiten.KeyX}},
	{rules.KindTrainHeist, actionInfo{"steam-locomotive", i18n.Mark("Rob the Train"), i18n.Mark("reveal a card"),
		i18n.Mark("1 action, once per turn: reveal a train encounter. Most are fights against a guard."),
		func(b *Table, x rules.Space) bool { return b.Board.Train == x }, ebiten.KeyT}},
	{rules.KindAbility, actionInfo{"sparkles", i18n.Mark("Ability"), i18n.Mark("once a turn"),
		i18n.Mark("1 action: use your character's ability."), nil, ebiten.KeyA}},
}

// briefNotes holds, by kind of move, the one-word note of an action (sign.brief), for signs whose
// name leaves no room for the full note.
var briefNotes = map[engine.Kind]string{
	rules.KindAcquire:       i18n.Mark("hidden"),
	rules.KindTakeLonghorns: i18n.Mark("1 LP"),
	rules.KindHighStakes:    i18n.Mark("$30"),
	rules.KindChallenge:     i18n.Mark("$20"),
	rules.KindTrainHeist:    i18n.Mark("card"),
	rules.KindAbility:       i18n.Mark("1×"), rules.KindPoker: i18n.Mark("$10"), rules.KindFaro: i18n.Mark("$10–$40"),
}

// shortNames holds, by kind of move, the one-word name of an action (sign.short), for narrow signs.
var shortNames = map[engine.Kind]string{
	rules.KindBankRobbery: i18n.Mark("Raid"),
	rules.KindTrainHeist:  i18n.Mark("Heist"),
	rules.KindChallenge:   i18n.Mark("Roller"),
}

// feature returns a function for actionInfo.at that reports whether a space has the feature f.
func feature(f rules.Feature) func(*Table, rules.Space) bool {
	return func(_ *Table, x rules.Space) bool { return x.Info().Feature == f }
}

func saloon(_ *Table, x rules.Space) bool { return x.Saloon() != rules.NoTown }

// signs returns the action signs, the buttons of the actions, for the seat to move.
func (b *Table) signs(a *table.Decision) (out []sign) {
	x := b.State.Space(a.Seat)
	out = append(out, sign{
		id:    "ride",
		icon:  "horse-head",
		label: i18n.T("Move"),
		note:  i18n.N(b.State.Movement(a.Seat), "%d space", "%d spaces", b.State.Movement(a.Seat)),
		brief: strconv.Itoa(b.State.Movement(a.Seat)),
		tip:   i18n.T("1 action: choose a highlighted space on the map, or press here to move step by step."),
		move:  engine.Move{Kind: rules.KindMove},
		lit:   a.IsLegal(engine.Move{Kind: rules.KindMove}),
	})
	for _, t := range actionInfos {
		m := engine.Move{Kind: t.kind}
		if lit := a.IsLegal(m); lit || t.at != nil && t.at(b, x) {
			s := sign{id: "sign " + b.verb(t.kind), icon: t.icon, label: i18n.T(t.label), note: i18n.T(t.note),
				tip: i18n.T(t.tip), move: m, lit: lit}
			if brief, ok := briefNotes[t.kind]; ok {
				s.brief = i18n.T(brief)
			}
			if goal := b.travelGoal(t.kind, a.Seat); goal != rules.NoSpace {
				s = b.travelSign(a.Seat, s, goal, t.tip)
			}
			if !lit && (t.kind == rules.KindBankRobbery || t.kind == rules.KindTrainHeist) {
				s.note = i18n.T("once a turn") // it was tried in this turn already
			}
			s = b.fitGain(a.Seat, s)
			if !lit && t.kind == rules.KindAcquire && b.of(a.Seat).Cattle >= 0 {
				s.note = i18n.T("you have one")
			}
			if t.kind == rules.KindHighStakes || t.kind == rules.KindFaro {
				s.tip = table.Sentences(s.tip, b.nextGamblerPay())
			}
			if t.kind == rules.KindChallenge {
				s.tip = table.Sentences(s.tip, i18n.T("If you win, you also get your $20 back."),
					b.rollerTip(x.Saloon()))
			}
			if t.kind == rules.KindBankRobbery {
				d := b.Board.BankDuel(a.Seat)
				s.tip += "\n" + b.outcomeTip(&d)
				won, _ := b.stakeOf(&d, rules.StakeGain)
				s.brief = dollars(won.Money)
			}
			if short, ok := shortNames[t.kind]; ok {
				s.short = i18n.T(short)
			}
			out = append(out, s)
		}
	}
	out = b.amounts(a, out, rules.KindDeposit, rules.Bank)
	out = b.amounts(a, out, rules.KindRevel, rules.Cabaret)
	out = b.itemSigns(a, out)
	out = b.fightSigns(a, b.frontierSign(a, x, out))
	return b.addDarkSigns(a, out)
}

// travelSign returns the sign s of an action that leads seat to the space goal, with the name of
// that space and what waits there. tip is the text of the tooltip before its translation.
func (b *Table) travelSign(seat engine.Seat, s sign, goal rules.Space, tip string) sign {
	switch s.move.Kind {
	case rules.KindTrail:
		s.tip, s.note, s.brief = i18n.T(tip, spaceName(goal)), spaceName(goal), s.note
	case rules.KindRail:
		s.tip = i18n.T(tip, spaceName(goal))
	default:
		s.tip, s.note = i18n.T("1 action, once per turn: move straight to the Train at %s.", spaceName(goal)), spaceName(goal)
	}
	if b.State.Meets(seat, goal) {
		s.tip = table.Sentences(s.tip, b.stopNote(seat, goal).Text+".")
	}
	return s
}

// fitGain returns the sign s of work with the money that still fits into the seat's limit, and says
// so if some of the pay would be lost. It returns other signs as they are.
func (b *Table) fitGain(seat engine.Seat, s sign) sign {
	now, limit := b.State.Money(seat)
	if room := max(limit-now, 0); s.move.Kind == rules.KindWork && room < workPays {
		s.note = "+" + dollars(room)
		s.tip = table.Sentences(s.tip, lostAbove(limit))
	}
	return s
}

// workPays is what the Work action pays, in dollars.
const workPays = 10

// lostAbove returns a sentence that warns of losing the money that does not fit into the limit.
func lostAbove(limit int) string {
	return i18n.T("You can hold up to %s. You lose the rest.", dollars(limit))
}

// usualActions lists the actions for which a disabled button (dark sign) is shown while they are
// not possible, as long as there are fewer than leastSigns signs. Field wants is the note on the
// sign: what the action needs.
var usualActions = []struct {
	kind        engine.Kind
	icon, label string
	wants       string
}{
	{rules.KindFight, "crossed-pistols", i18n.Mark("Fight"), i18n.Mark("no opponent")},
	{rules.KindWork, "pay-money", i18n.Mark("Work"), i18n.Mark("not here")},
	{rules.KindShop, "trade", i18n.Mark("Shop"), i18n.Mark("store")},
	{rules.KindProspect, "mining", i18n.Mark("Prospect"), i18n.Mark("mine")},
	{rules.KindDeposit, "bank", i18n.Mark("Deposit"), i18n.Mark("Bank")},
	{rules.KindRevel, "large-dress", i18n.Mark("Revel"), i18n.Mark("Cabaret")},
	{rules.KindPoker, "poker-hand", i18n.Mark("Poker"), i18n.Mark("saloon")},
}

// addDarkSigns appends dark signs (disabled buttons) to out, one for each of the usualActions that
// has no sign there. It stops when there are leastSigns signs.
func (b *Table) addDarkSigns(a *table.Decision, out []sign) []sign {
	for _, u := range usualActions {
		hangs := slices.ContainsFunc(out,
			func(s sign) bool { return s.move.Kind == u.kind || s.opens == "fight" && u.kind == rules.KindFight })
		if hangs || len(out) >= b.leastSigns() {
			continue
		}
		m := engine.Move{Kind: u.kind}
		wants, brief := u.wants, ""
		switch u.kind {
		case rules.KindDeposit:
			m = rules.Deposit(1)
		case rules.KindRevel:
			m = rules.Revel(1)
		case rules.KindFight:
			m = rules.Fight(0, b.rival(a.Seat))
			if wants = b.fightWants(a.Seat, wants); wants == onceEach {
				brief = i18n.T("once each")
			}
		}
		out = append(out, sign{
			id:    "sign " + b.verb(u.kind),
			icon:  u.icon,
			label: i18n.T(u.label),
			note:  i18n.T(wants),
			brief: brief,
			tip:   b.elsewhereTip(u.kind),
			move:  m,
		})
	}
	return out
}

// onceEach is the note on the sign of a fight if the seat has already fought every player in its
// space this turn.
var onceEach = i18n.Mark("once a turn each")

// fightWants returns the note for a seat that cannot start a fight, which says what it lacks. It
// lacks a poker card, an opponent in its space, or another turn, because each player in the space
// can be fought only once a turn. alone is the note for a seat without an opponent in its space.
func (b *Table) fightWants(seat engine.Seat, alone string) string {
	here := b.State.Space(seat)
	meets := b.Board.MIB == here
	for p := range b.SeatCount() {
		meets = meets || p != seat && b.State.Space(p) == here
	}
	switch {
	case !meets:
		return alone
	case b.of(seat).Cards == 0:
		return i18n.Mark("needs a card")
	}
	return onceEach
}

// rival returns the seat after p, as an example of an opponent. It is used for the disabled button
// of a fight that is not possible now.
func (b *Table) rival(p engine.Seat) engine.Seat { return (p + 1) % b.SeatCount() }

// elsewhereTip returns the tooltip of the action with moves of kind k, which is possible on other
// spaces but not on the seat's current space.
func (b *Table) elsewhereTip(k engine.Kind) string {
	for _, t := range actionInfos {
		if t.kind == k {
			return i18n.T(t.tip)
		}
	}
	switch k {
	case rules.KindDeposit:
		return i18n.T("1 action: deposit nuggets for $20 and 1 LP each.")
	case rules.KindRevel:
		return i18n.T("1 action: buy LP for $30 each, as many as you can afford.")
	}
	return i18n.T("1 action: duel, rob or arrest a player in your space.")
}

// amounts appends to out the signs (buttons) of an action of kind k with a selectable amount: one
// sign for the largest legal amount, and a second one that opens a menu of the smaller amounts.
// where is the feature that a space must have to offer the action.
func (b *Table) amounts(a *table.Decision, out []sign, k engine.Kind, where rules.Feature) []sign {
	most := engine.Move{}
	n := 0
	var less []engine.Move
	for _, m := range a.Legal {
		if m.Kind == k {
			if n > 0 {
				less = append(less, most)
			}
			most, n = m, n+1
		}
	}
	here := b.State.Space(a.Seat).Info().Feature == where
	if n == 0 && !here {
		return out
	}
	s := sign{id: "sign " + b.verb(k), lit: n > 0}
	amount := max(rules.AmountOf(most), 1)
	points := i18n.N(amount, "%d LP", "%d LP", amount)
	s.brief = points
	if k == rules.KindDeposit {
		s.move = rules.Deposit(amount)
		s.icon, s.label, s.tip = "bank", i18n.T("Deposit"), i18n.T("1 action: deposit nuggets for $20 and 1 LP each.")
		money, limit := b.State.Money(a.Seat)
		pays := min(depositPays*amount, limit-money) // what is over the limit is lost (R3)
		if s.note = i18n.T("%s, %s", dollars(pays), points); n == 0 && b.of(a.Seat).Nuggets == 0 {
			s.note, s.brief = i18n.T("no gold"), i18n.T("none")
		}
	} else {
		s.icon, s.label, s.tip = "large-dress", i18n.T("Revel"), i18n.T(
			"1 action: buy LP for $30 each, as many as you can afford.")
		s.move = rules.Revel(amount)
		price, money := revelCosts*amount, int(b.of(a.Seat).Money)
		switch s.note = i18n.T("−%s, %s", dollars(price), points); {
		case n == 0 && money < revelCosts:
			s.note, s.brief = i18n.T("needs %s", dollars(revelCosts)), ""
		case price > money: // payable only with poker cards that lower the price
			s.note, s.brief = points, ""
		}
	}
	out = append(out, s)
	if n > 1 {
		gains := i18n.N(n-1, "%d LP", "1–%d LP", n-1)
		out = append(out, sign{id: "less " + b.verb(k), icon: s.icon, label: i18n.T("Less"), note: gains, brief: gains,
			lit: true, opens: "less " + b.verb(k), ways: less,
			tip: i18n.T("Choose a smaller amount.")})
	}
	return out
}

// Prices in dollars: what the Bank pays for a gold nugget (R67), and what a legendary point costs
// at the Cabaret (R70).
const (
	depositPays = 20
	revelCosts  = 30
)

// itemSigns appends to out a sign (button) for each item of the seat whose use is an action.
func (b *Table) itemSigns(a *table.Decision, out []sign) []sign {
	for _, m := range a.Legal {
		if m.Kind == rules.KindItem {
			i := rules.ItemOf(m)
			out = append(out, sign{id: "use of " + i.String(), icon: itemIcons()[i.String()], label: itemName(i),
				note: i18n.T("use"), tip: b.itemTip(i), move: m, lit: true})
		}
	}
	return out
}

// frontierSign appends to out the sign (button) for settling the seat's space x. It appends nothing
// if x is not frontier land, or is settled already.
func (b *Table) frontierSign(a *table.Decision, x rules.Space, out []sign) []sign {
	i := x.PlotAt()
	if i < 0 || b.Board.Plot[i] == 0 {
		return out
	}
	n, most := 0, engine.Move{Kind: rules.KindFrontier}
	for _, m := range a.Legal {
		if m.Kind == rules.KindFrontier {
			n, most = n+1, m
		}
	}
	s := sign{
		id:    "sign frontier",
		icon:  "wooden-sign",
		label: i18n.T("Settle"),
		note:  i18n.T("cards worth %d+", x.Info().Frontier+b.Board.Plot[i]),
		brief: i18n.T("for %d", x.Info().Frontier+b.Board.Plot[i]),
		tip: i18n.T("1 action: discard cards worth at least %d in total, but no more cards than you need, for a hidden reward.",
			x.Info().Frontier+b.Board.Plot[i]),
		move: most,
		lit:  n > 0,
	}
	if n > 0 {
		s.opens = "frontier"
	}
	return append(out, s)
}

// fightSigns appends to out a sign (button) for every legal fight. If there are more than three
// fights, it appends one sign that opens a menu of them.
func (b *Table) fightSigns(a *table.Decision, out []sign) []sign {
	var all []engine.Move
	for _, m := range a.Legal {
		if m.Kind == rules.KindFight {
			all = append(all, m)
		}
	}
	if len(all) > 3 {
		return append(out, sign{id: "sign fights", icon: "crossed-pistols", label: i18n.T("Fight"),
			note: i18n.T("choose"), lit: true, opens: "fight", ways: all,
			tip: i18n.T("Show the fights you can start here.")})
	}
	for _, m := range all {
		foe := rules.FoeOf(m)
		brief := table.FirstName(b.who(foe))
		if foe == rules.ManInBlack { // his name begins with an article
			brief = i18n.T("Man in Black")
		}
		out = append(out, sign{id: "", icon: "crossed-pistols", label: fightVerb(m), note: b.who(foe),
			brief: brief, tip: table.Sentences(b.fightTip(m),
				i18n.T("You can start only one fight with each player per turn.")), move: m, lit: true})
	}
	return out
}

// fightVerb returns one word for the kind of the fight that move m starts: "Arrest", "Duel" or
// "Rob".
func fightVerb(m engine.Move) string {
	switch rules.FightName(rules.FightOf(m)) {
	case "arrest":
		return i18n.T("Arrest")
	case "duel":
		return i18n.T("Duel")
	}
	return i18n.T("Rob")
}

// signNodes appends to dst the nodes of the action signs (buttons). In the income phase, it appends
// the nodes of the three income choices instead.
func (b *Table) signNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	phase := b.phase(a)
	b.signsShown = phase == rules.PhaseAct || phase == rules.PhaseIncome
	switch phase {
	case rules.PhaseIncome:
		b.signCount = 0 // the panel that held many actions of the turn before would cover the map
		b.at.sizeSigns(b.signCount)
		return b.incomeNodes(a, dst)
	case rules.PhaseAct:
	default:
		return dst
	}
	all := b.signs(a)
	b.signCount = len(all)
	b.at.sizeSigns(b.signCount)
	for i, s := range all {
		dst = append(dst, b.signNode(a, s, b.at.sign(i, max(len(all), b.leastSigns()))))
	}
	return dst
}

// leastSigns returns the number of action signs for which the layout makes room even if there are
// fewer signs.
func (b *Table) leastSigns() int {
	if b.at.low {
		return fewSigns
	}
	return 8
}

// signNode returns the node of action button s (a sign) with the rectangle r.
func (b *Table) signNode(a *table.Decision, s sign, r geom.Rect) ui.Node {
	n := ui.Node{ID: s.id, Label: s.label, Role: "text", Rect: r, Tip: table.Sentences(s.tip, b.warning(a, s.move)),
		TipAvoids: b.at.signs}
	switch {
	case s.id == "ride":
		if s.lit { // begins the action alone, so that each step is a decision
			n.Role, n.Press = "move", func() { a.Do(s.id, s.move) }
			a.RegisterMove(s.id, s.move)
		}
	case s.opens != "" && s.lit:
		open := s.opens
		n.Role, n.Chosen = "button", b.plan.menu == open
		n.Press = func() {
			if b.plan.menu == open {
				open = ""
			}
			b.plan.menu = open
			b.plan.marks.Clear()
			a.Rebuild()
		}
	case s.lit:
		n.Label = ""
		n = a.Target(n, s.move)
		n.Label = i18n.Colon(s.label, s.note)
		for _, t := range actionInfos {
			if t.kind == s.move.Kind {
				n.Keys = []ebiten.Key{t.key}
			}
		}
	case a.Legal != nil:
		n = a.Attempt(n, s.move) // the refusal explains why the sign is dark
	}
	proposed := s.lit && a.IsHinted(s.move)
	if len(s.ways) > 0 {
		proposed = a.RegisterOptions(n.ID, s.ways...)
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { drawSign(p, n, f, s, proposed) }
	return n
}

// drawSign draws sign s, the button of an action, as node n in the state f: on light wood if the
// action is legal, otherwise on dark wood. proposed is true for the action that a hint proposes.
func drawSign(p *paint.Canvas, n *ui.Node, f ui.NodeState, s sign, proposed bool) {
	r := n.Rect.Move(f.Shake, f.Press)
	hi, lo, ink := theme.RGB(0xD9A867), theme.RGB(0xA8743A), theme.Ink
	if !s.lit {
		hi, lo, ink = theme.RGB(0x5C3A20), theme.RGB(0x48290F), theme.RGB(0xB08D68)
	}
	if s.lit {
		rim := theme.Brass
		if proposed {
			rim = theme.Focus
		}
		p.DropShadow(r, 4, 3-2*f.Press)
		p.Rect(r.Inset(-1.4), 5, theme.Alpha(rim, 0.55+0.45*max(f.Hover, f.Focus)))
	}
	p.Rect(r, 4, theme.WalnutInk)
	p.Gradient(r.Inset(1.1), 3.2, theme.Lighten(hi, 0.14*f.Hover), lo)
	if n.Chosen {
		p.Outline(r.Inset(1.5), 4, 2.2, theme.BrassHi)
	}
	size := min(r.H*0.44, 13.5)
	at := geom.Point{X: r.X + r.H*0.5, Y: r.Center().Y}
	p.Icon(s.icon, at, min(r.H*0.72, 20), ink)
	text := geom.R(r.X+r.H*0.98, r.Y, r.W-r.H*0.98-5, r.H)
	if r.H < twoLines && s.note != "" {
		drawSignLine(p, text, s, ink)
		return
	}
	if s.note == "" {
		p.Label(s.label, text, paint.Style{Face: paint.Bold, Size: size, Color: ink})
		return
	}
	top, bottom := text.CutTop(text.H * 0.5)
	p.Label(s.label, top.Move(0, 1), paint.Style{Face: paint.Bold, Size: min(size, top.H*0.86), Color: ink})
	note := paint.Style{Face: paint.Body, Size: scaledLetters(p, usualNote), Color: ink, Fixed: true}
	said := s.note
	if s.brief != "" && p.LabelWidth(said, bottom, note) > bottom.W {
		said = s.brief
	}
	p.Label(said, bottom.Move(0, -1), note)
}

// twoLines is the minimum height, in design units, at which an action sign shows its note below its
// name.
const twoLines = 32

// drawSignLine writes the name of action sign s (a button) and its note in one line in r, in the
// colour ink. If both do not fit, the letters of the name get smaller, then the name is replaced by
// its short form, and then the note is left out. The note is never cut off; the tooltip has the
// same text.
func drawSignLine(p *paint.Canvas, r geom.Rect, s sign, ink color.RGBA) {
	name := paint.Style{Face: paint.Bold, Size: 13, Color: ink}
	note := paint.Style{Face: paint.Body, Color: ink, Align: paint.Right, Fixed: true}
	if !s.lit {
		note.Face = paint.Italic
	}
	for _, called := range []string{s.label, s.short} {
		for name.Size = 13; called != "" && name.Size >= leastName; name.Size -= 0.5 {
			wide := min(p.LabelWidth(called, r, name)+1, r.W)
			rest := geom.R(r.X+wide+4, r.Y, r.W-wide-4, r.H)
			if text, ok := noteFor(p, rest, s, &note); ok {
				p.Label(called, geom.R(r.X, r.Y, wide, r.H), name)
				p.Label(text, rest, note)
				return
			}
		}
	}
	name.Size = 13
	p.Label(s.label, r, name)
}

// noteFor returns the note of action sign s (a button), or its one-word form if the full note does
// not fit into r. It stores the largest letter size that fits in st. ok is false if neither form
// fits.
func noteFor(p *paint.Canvas, r geom.Rect, s sign, st *paint.Style) (text string, ok bool) {
	grown, least := max(p.View.Letters(), 1), float64(leastNote)
	if grown > 1 { // a player who has chosen larger letters gets no letters below the usual size
		least = usualNote * min(grown, 1.1)
	}
	for _, text := range []string{s.note, s.brief} {
		for st.Size = min(usualNote*grown, r.H*0.62); st.Size >= least; st.Size -= 0.5 {
			if text != "" && p.LabelWidth(text, r, *st) <= r.W {
				return text, true
			}
		}
	}
	return "", false
}

// Letter sizes on action signs (buttons) in design units: the usual size of a note, and the minimum
// sizes of a note and of a name.
const (
	usualNote = 12
	leastNote = 11
	leastName = 10.5
)

// verb returns the verb of moves of kind k, that is, the first word of their text notation, such as
// "fight".
func (b *Table) verb(k engine.Kind) string {
	word, _, _ := strings.Cut(b.State.Notation(engine.Move{Kind: k}), " ")
	return word
}
