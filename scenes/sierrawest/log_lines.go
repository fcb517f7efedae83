package sierrawest

import (
	"slices"
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// logLines returns the log line of each kind of event. A payment or gain has no line if the line of
// the event that causes it mentions it already.
var logLines = sync.OnceValue(func() table.LogLines {
	return table.LogLines{
		rules.EventRound: table.FormatLine("hourglass", i18n.Mark("Round %d begins."),
			table.EventArg(rules.RoundIn)).OrLastRound(),
		rules.EventPlanned: table.FormatLine("card-pickup", i18n.Mark("%s lays out %s, %s and %s."), table.Seat,
			leftCard, topCard, rightCard),
		rules.EventWalked: table.LineFunc("person", (*Table).walkedLine),
		rules.EventPosted: table.LineFunc("person", (*Table).postedLine),
		rules.EventGained: table.FormatLine("receive-money", i18n.Mark("%s gains %s."), table.Seat, eventGoods).If(
			func(e engine.Event) bool { return rules.SourceIn(e) == rules.FromPlan },
			i18n.Mark("%s gains %s from his plan."), table.Seat, eventGoods).
			If(onPath, i18n.Mark("%s gains %s on the path."), table.Seat, eventGoods),
		rules.EventPaid:   table.LineFunc("pay-money", (*Table).paidLine),
		rules.EventLost:   table.FormatLine("broken-bone", i18n.Mark("%s loses %s."), table.Seat, eventGoods),
		rules.EventPicked: table.LineFunc("receive-money", (*Table).pickedLine),
		rules.EventClimbed: table.FormatLine("mountaintop", i18n.Mark("%s climbs to %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return nodeName(rules.NodeIn(e)) }),
		rules.EventFell: table.FormatLine("mountaintop",
			i18n.Mark("%s's frontiersman returns to the foot of the mountain."), table.Seat).If(
			rules.BootsIn, i18n.Mark("%s falls to the foot of the mountain and gains a Pair of Boots."), table.Seat),
		rules.EventWagon: table.FormatLine("old-wagon", i18n.Mark("%s's wagon rolls to space %d."), table.Seat,
			table.EventArg(rules.SpaceIn)).If(
			func(e engine.Event) bool { return rules.SpaceIn(e) < rules.OldSpaceIn(e) },
			i18n.Mark("%s's wagon rolls back to space %d."), table.Seat, table.EventArg(rules.SpaceIn)),
		rules.EventClaimed:  table.LineFunc("card-pickup", (*Table).claimedLine),
		rules.EventRevealed: table.FormatLine("mountains", i18n.Mark("%s is revealed."), eventCard),
		rules.EventRow: table.FormatLine("horizon-road", i18n.Mark("%s slides into the row as card %d."), eventCard,
			func(_ table.GameUI, e engine.Event) any { return rules.SlotIn(e) + 1 }),
		rules.EventEnding: table.FormatLine("hourglass",
			i18n.Mark("The sixth card is in the row, so round %d is the last."), table.EventArg(rules.LastRoundIn)),
		rules.EventBuilt: table.FormatLine("wood-cabin", i18n.Mark("%s builds the %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return cabinName(rules.CabinIn(e)) }),
		rules.EventWrecked: table.FormatLine("wood-cabin", i18n.Mark("%s loses the %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return cabinName(rules.CabinIn(e)) }),
		rules.EventCaught: table.FormatLine("paw-print", i18n.Mark("%s catches the %s."), table.Seat,
			func(p table.GameUI, e engine.Event) any { return p.(*Table).animalName(rules.AnimalIn(e)) }),
		rules.EventFurTrade: table.FormatLine("fox-head", i18n.Mark("%s trades furs."), table.Seat),
		rules.EventTrack: table.FormatLine("flying-flag", i18n.Mark("%s moves up to %d on the %s track."), table.Seat,
			table.EventArg(rules.SpaceIn), eventTrack).If(
			rules.BlockedIn, i18n.Mark("%s can't move up any farther on the %[3]s track, but gains the reward."),
			table.Seat, table.EventArg(rules.SpaceIn), eventTrack),
		rules.EventHazard:  table.LineFunc("bear-head", (*Table).hazardLine),
		rules.EventDamage:  table.LineFunc("broken-bone", (*Table).damageLine),
		rules.EventRetreat: table.FormatLine("broken-bone", i18n.Mark("%s falls back."), table.Seat),
		rules.EventPan: table.FormatLine("gold-pan", i18n.Mark("%s pans %s."), table.Seat,
			func(_ table.GameUI, e engine.Event) any { return amount(1, rules.GoodIn(e)) }),
		rules.EventCanoe: table.LineFunc("sailboat", (*Table).canoeLine),
		rules.EventMined: table.LineFunc("mining", (*Table).minedLine),
		rules.EventLoaded: table.FormatLine("mine-wagon", i18n.Mark("%s loads %d gold into a cart."), table.Seat,
			table.EventArg(rules.AddedIn)),
		rules.EventShot: table.FormatLine("revolver", i18n.Mark("%s fires and rolls %d: no hit."), table.Seat,
			table.EventArg(rules.ResultIn)).If(rules.HitIn, i18n.Mark("%s fires and rolls %d: a hit."),
			table.Seat, table.EventArg(rules.ResultIn)),
		rules.EventCaptured: table.FormatLine("bandit", i18n.Mark("%s catches an outlaw."), table.Seat),
		rules.EventBandits: table.FormatLine("bandit", i18n.Mark("%d outlaws gather at the foot of the mountain."),
			table.EventArg(rules.OutlawsIn)),
		rules.EventReacted: table.FormatLine("wolf-trap", i18n.Mark("%s's pioneer reacts and goes home."),
			table.Seat),
		rules.EventDeclined: table.FormatLine("wolf-trap", i18n.Mark("%s's pioneer keeps waiting."), table.Seat),
		rules.EventRival:    table.LineFunc("horizon-road", (*Table).rivalLine),
		rules.EventExcess: table.FormatLine("trash-can", i18n.Mark("%s can't take %s: none is left."), table.Seat,
			eventGoods).If(hasLimit, i18n.Mark("%s can't take %s: the limit is reached."), table.Seat, eventGoods),
		rules.EventFishGone: table.FormatLine("shark-fin", i18n.Mark("Hastings removes %s from the game."), eventGoods),
		rules.EventOver:     table.FormatLine("trophy", i18n.Mark("The game is over.")),
	}
})

// EndIsNear reports whether event e has triggered the end of the game.
func (b *Table) EndIsNear(e engine.Event) bool { return e.Kind == rules.EventEnding }

// Line returns the icon and the text of the log line about event e; both are "" if it has none.
func (b *Table) Line(e engine.Event) (icon, line string) { return logLines().Line(b, e) }

func eventCard(p table.GameUI, e engine.Event) any { return p.(*Table).cardName(rules.CardIn(e)) }
func leftCard(p table.GameUI, e engine.Event) any  { return p.(*Table).cardName(rules.LeftCardIn(e)) }
func topCard(p table.GameUI, e engine.Event) any   { return p.(*Table).cardName(rules.TopCardIn(e)) }
func rightCard(p table.GameUI, e engine.Event) any { return p.(*Table).cardName(rules.RightCardIn(e)) }

func eventGoods(_ table.GameUI, e engine.Event) any {
	return amount(rules.AmountIn(e), rules.GoodIn(e))
}

// hasLimit reports whether event e is about a good of which there may be only so many.
func hasLimit(e engine.Event) bool {
	g := rules.GoodIn(e)
	return g == rules.Bullet || g == rules.GreenApple || g == rules.RedApple
}

// EventOutcome returns the line of a preview about what a seat cannot keep because of a limit.
func (b *Table) EventOutcome(e engine.Event) string {
	switch {
	case e.Kind != rules.EventExcess:
		return ""
	case e.Seat != b.Viewer:
		_, line := b.Line(e)
		return line
	case hasLimit(e):
		return i18n.T("You can't take %s: the limit is reached.", amount(rules.AmountIn(e), rules.GoodIn(e)))
	}
	return i18n.T("You can't take %s: none is left.", amount(rules.AmountIn(e), rules.GoodIn(e)))
}

func eventTrack(_ table.GameUI, e engine.Event) any { return trackName(rules.TrackIn(e)) }

// onPath reports whether event e is the gain from an icon on a path. The step there has no line.
func onPath(e engine.Event) bool { return rules.SourceIn(e) == rules.FromIcon }

func (b *Table) walkedLine(e engine.Event) string {
	who, icon := b.Name(e.Seat), i18n.T(rules.IconIn(e).Info().Name)
	if !rules.UsesIn(e) {
		return i18n.T("%s skips the %s space.", who, icon)
	}
	switch _, n := rules.IconIn(e).Gain(); {
	case rules.IconIn(e) == rules.IconAppleGR, n > 0 && rules.IconIn(e) != rules.IconReload:
		return "" // no line, because the log line of the gain says enough; full ammo gains nothing
	}
	if fee := rules.PathIn(e).Fee(rules.SpaceIn(e)); fee > 0 {
		return i18n.N(fee, "%[2]s pays %[1]d resource and walks to the %[3]s space.",
			"%[2]s pays %[1]d resources and walks to the %[3]s space.",
			fee, who, icon)
	}
	return i18n.T("%s walks to the %s space.", who, icon)
}

// paidLine returns the log line of the payment event e, or "" if the line of the event that causes
// the payment mentions it already.
func (b *Table) paidLine(e engine.Event) string {
	switch rules.SourceIn(e) {
	case rules.FromShot, rules.FromCart:
		return ""
	case rules.FromBoots:
		return i18n.T("%s spends a Pair of Boots for 2 steps.", b.Name(e.Seat))
	}
	return b.paymentWords(e, amount(rules.AmountIn(e), rules.GoodIn(e)))
}

// paymentWords returns the log line about some goods that are paid for the purpose of event e.
func (b *Table) paymentWords(e engine.Event, goods string) string {
	who := b.Name(e.Seat)
	switch rules.SourceIn(e) {
	case rules.FromFee:
		return i18n.T("%s pays %s as a fee.", who, goods)
	case rules.FromToll:
		return i18n.T("%s pays %s as a toll.", who, goods)
	case rules.FromSummit:
		return i18n.T("%s pays %s for the summit.", who, goods)
	case rules.FromBuilding:
		return i18n.T("%s pays %s for a cabin.", who, goods)
	case rules.FromBait:
		return i18n.T("%s pays %s for bait.", who, goods)
	case rules.FromGrizzly:
		return i18n.T("%s pays %s to lure the grizzly away.", who, goods)
	case rules.FromMarket:
		return i18n.T("%s sells %s.", who, goods)
	case rules.FromBarter:
		return i18n.T("%s trades away %s.", who, goods)
	case rules.FromDynamite:
		return i18n.T("%s blasts %s.", who, goods)
	}
	return i18n.T("%s pays %s.", who, goods)
}

// damageLine returns the log line of damage, with its cause unless a line about a hazard comes
// before it.
func (b *Table) damageLine(e engine.Event) string {
	switch who := b.Name(e.Seat); rules.CauseIn(e) {
	case causeOutpost:
		return i18n.T("%s enters an outpost with outlaws and takes damage.", who)
	case causeSixShooter:
		return i18n.T("%s fires without a hit and takes damage.", who)
	default:
		return i18n.T("%s takes damage.", who)
	}
}

// The causes of damage other than a path, see rules.EventDamage.
const causeOutpost, causeSixShooter = 2, 3

func (b *Table) postedLine(e engine.Event) string {
	who := b.Name(e.Seat)
	switch rules.PostIn(e) {
	case rules.OnSummit:
		s := b.Board.Mode.Card(b.Board.Laid[rules.PlaceIn(e)]).Summit
		return i18n.T("%s goes to the %s summit.", who, i18n.T(s.Info().Name))
	case rules.InCabin:
		return i18n.T("%s sends a pioneer to the %s.", who, cabinName(rules.Cabin(rules.PlaceIn(e))))
	}
	return i18n.T("%s's pioneer waits at the trap.", who)
}

func (b *Table) pickedLine(e engine.Event) string {
	piece := i18n.T(pieceNames[rules.PieceIn(e)])
	if e.Other != engine.NoSeat {
		return i18n.T("%s takes %s from %s.", b.Name(e.Seat), piece, b.Name(e.Other))
	}
	return i18n.T("%s takes %s.", b.Name(e.Seat), piece)
}

func (b *Table) claimedLine(e engine.Event) string {
	c := rules.CardIn(e)
	n := b.Board.Mode.Card(c).Points
	return i18n.N(n, "%s claims %s, worth %d point.", "%s claims %s, worth %d points.", b.Name(e.Seat), b.cardName(c),
		n)
}

func (b *Table) hazardLine(e engine.Event) string {
	who, icon := b.Name(e.Seat), rules.IconIn(e)
	switch grizzly := icon == rules.IconGrizzly; {
	case grizzly && rules.SafeIn(e):
		return i18n.T("%s safely passes a grizzly.", who)
	case grizzly:
		return i18n.T("%s runs into a grizzly.", who)
	case rules.SafeIn(e):
		return i18n.T("%s safely passes the %s.", who, i18n.T(icon.Info().Name))
	}
	return i18n.T("%s runs into the %s.", who, i18n.T(icon.Info().Name))
}

func (b *Table) canoeLine(e engine.Event) string {
	if rules.LocationIn(e) == 0 {
		return i18n.T("%s paddles to the Fish Market.", b.Name(e.Seat))
	}
	return i18n.T("%s paddles to %s.", b.Name(e.Seat), b.cardName(b.Board.Row[rules.LocationIn(e)-1]))
}

func (b *Table) minedLine(e engine.Event) string {
	return i18n.T("%s mines, rolls a %d and gains %s.", b.Name(e.Seat), rules.DieIn(e),
		i18n.List(slices.DeleteFunc([]string{some(rules.GoldIn(e), rules.Gold), some(rules.StoneIn(e), rules.Stone)},
			func(s string) bool { return s == "" })))
}

// some returns n pieces of good g as text, such as "2 wood", or "" if n is 0.
func some(n int, g rules.Good) string {
	if n == 0 {
		return ""
	}
	return amount(n, g)
}

func (b *Table) rivalLine(e engine.Event) string {
	if b.Board.Rival.Ahead {
		return i18n.T("Hastings reveals his next plan: %s", b.planWords(rules.PlanIn(e)))
	}
	return i18n.T("Hastings reveals his plan: %s", b.planWords(rules.PlanIn(e)))
}

// planWords returns the content of Hastings's plan card with index n as text.
func (b *Table) planWords(n int) string {
	p := rules.Plan(n)
	track := i18n.T(planTracks[p.Track])
	return i18n.T("left %d, right %d, wagon %d. Homestead: %s. Then: %s.", p.Left, p.Right, p.Wagon, track,
		i18n.T(planExtras[p.Extra]))
}

// Texts for Hastings's plan cards: planTracks about the homestead tracks, planExtras about
// additional actions.
var (
	planTracks = map[string]string{
		"garden":  i18n.Mark("Garden"),
		"barn":    i18n.Mark("Barn"),
		"hearth":  i18n.Mark("Hearth"),
		"lowest":  i18n.Mark("the lowest track"),
		"highest": i18n.Mark("the highest track"), "none": i18n.Mark("none"),
	}
	planExtras = map[string]string{
		"none": i18n.Mark("nothing"), "gold": i18n.Mark("2 gold"), "boots": i18n.Mark("a Pair of Boots"),
		"animal": i18n.Mark("an animal"), "cabin": i18n.Mark("a cabin"), "mode": i18n.Mark("the mode's bonus"),
	}
)
