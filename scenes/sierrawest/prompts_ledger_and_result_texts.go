package sierrawest

import (
	"slices"
	"sync"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// prompts maps phases to the questions that the player is asked in them.
var prompts = sync.OnceValue(func() map[engine.Phase]string {
	return map[engine.Phase]string{
		rules.PhasePlan:      i18n.Mark("Flip through the layouts, check both paths, and lay out your cards."),
		rules.PhasePioneer:   i18n.Mark("Choose a highlighted space to walk to."),
		rules.PhasePickBasic: i18n.Mark("Choose 1 food, 1 wood or 1 stone to gain."),
		rules.PhaseShovel:    i18n.Mark("Claim the card under your frontiersman, or build a cabin."),
		rules.PhaseBuild:     i18n.Mark("Choose a cabin to build. Subtract any discount shown above the cabins."),
		rules.PhaseBarter:    i18n.Mark("Give 1 basic resource for 2 of another kind."),
		rules.PhaseHunt:      i18n.Mark("Catch an animal shown on a face-up card."),
		rules.PhaseHarvest:   i18n.Mark("Harvest the apples along your trail, or stop. You lose any that don't fit on the scales."),
		rules.PhasePaddle:    i18n.Mark("Paddle 1 space along the river."),
		rules.PhaseRapid:     i18n.Mark("Paddle anywhere on the river."),
		rules.PhaseLoad:      i18n.Mark("Load gold into a cart: it's worth 3 points there instead of 1."),
		rules.PhaseBuyFish:   i18n.Mark("Buy as many fish as you like."),
		rules.PhasePickTrack: i18n.Mark("Choose a highlighted homestead track to move up on."),
		rules.PhasePickClaim: i18n.Mark("Claim any face-up card on the mountain."),
		rules.PhaseAdvance:   i18n.Mark("Choose how far the wagon rolls. There's no toll."),
		rules.PhaseShoot:     i18n.Mark("Fire, and hope for a number on a poster along your trail."),
		rules.PhasePress:     i18n.Mark("Press 1 or 2 apples, for 1 gold each."),
		rules.PhaseMill:      i18n.Mark("Mill 1 or 2 stone into gold. Then you may load a cart."),
	}
})

// Prompt returns the question that decision a puts to the player.
func (b *Table) Prompt(a *table.Decision) string {
	switch b.Board.Phase {
	case rules.PhaseSteps:
		n := b.Board.Pending.N
		can := func(kind engine.Kind) bool {
			return slices.ContainsFunc(a.Legal, func(m engine.Move) bool { return m.Kind == kind })
		}
		switch {
		case !can(rules.KindRoll) && can(rules.KindClimb):
			return i18n.N(n, "%d step: climb to a highlighted card.", "%d steps: climb to a highlighted card.", n)
		case !can(rules.KindClimb) && can(rules.KindRoll):
			return i18n.N(n, "%d step: roll the wagon.", "%d steps: roll the wagon.", n)
		}
		return i18n.N(n, "%d step: climb to a highlighted card, or roll the wagon.",
			"%d steps: climb to a highlighted card, or roll the wagon.", n)
	case rules.PhasePlan:
		if b.Board.Of[b.Viewer].Hand.Len() > rules.SummitSlots { // the option of expert planning
			return i18n.T("Choose the card to keep in your hand, and lay out the other 3.")
		}
	case rules.PhaseShovel:
		return i18n.T(shovelPrompt(a.Legal))
	case rules.PhaseReact:
		return b.reactPrompt()
	case rules.PhaseGrizzly, rules.PhaseDamage:
		return hazardPrompt(b.Board.Phase, a.Legal, b.Board.Pending.N)
	case rules.PhasePioneer:
		if b.idle() {
			return idlePrompt(only(a.Legal, func(m engine.Move) bool {
				return m.Kind != rules.KindSellFish || b.sellsUsefully(m)
			}))
		}
		ask := i18n.T(prompts()[rules.PhasePioneer])
		if !slices.ContainsFunc(a.Legal, func(m engine.Move) bool { return m.Kind == rules.KindWalk }) {
			ask = i18n.T("Choose where to send your pioneer, or end the turn.")
		}
		return table.Sentences(ask, b.unused())
	}
	return i18n.T(prompts()[b.Board.Phase])
}

// shovelPrompt returns the question of a shovel, in English. It mentions only what one of the legal
// moves does.
func shovelPrompt(legal []engine.Move) string {
	claims := slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == rules.KindClaim })
	builds := slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == rules.KindBuild })
	switch {
	case claims && builds:
		return i18n.Mark("Claim the card under your frontiersman, or build a cabin.")
	case claims:
		return i18n.Mark("Claim the card under your frontiersman, or skip the shovel.")
	}
	return i18n.Mark("Build a cabin, or skip the shovel.")
}

// idlePrompt returns the question once both pioneers have done their work: what can still be done
// before the end of the turn. legal are the legal moves that can bring anything.
func idlePrompt(legal []engine.Move) string {
	can := func(kind engine.Kind) bool {
		return slices.ContainsFunc(legal, func(m engine.Move) bool { return m.Kind == kind })
	}
	done := i18n.T("Both pioneers have done their work.")
	switch boots := can(rules.KindLaceBoots); {
	case boots && can(rules.KindSellFish):
		return table.Sentences(done, i18n.T("Sell fish, spend boots for 2 steps, or end the turn."))
	case can(rules.KindSellFish):
		return table.Sentences(done, i18n.T("Sell fish, or end the turn."))
	case boots && can(rules.KindBlast):
		return table.Sentences(done, i18n.T("Blast stone for gold, spend boots for 2 steps, or end the turn."))
	case can(rules.KindBlast):
		return table.Sentences(done, i18n.T("Blast 2 stone for 1 gold, or end the turn."))
	case boots:
		return table.Sentences(done, i18n.T("Spend boots for 2 steps, or end the turn."))
	}
	return table.Sentences(done, i18n.T("End the turn."))
}

// hazardPrompt returns the question of a phase in which a grizzly attacks or damage is taken. It
// mentions only the ways out for which one of the legal moves exists. cause is that of the damage.
func hazardPrompt(phase engine.Phase, legal []engine.Move, cause int) string {
	can := map[engine.Kind]bool{}
	one, two := false, false
	for _, m := range legal {
		can[m.Kind] = true
		two = two || m.Kind == rules.KindLose && rules.SecondOf(m) > 0
		one = one || m.Kind == rules.KindLose && rules.FirstOf(m) > 0 && rules.SecondOf(m) == 0
	}
	if phase == rules.PhaseGrizzly {
		if can[rules.KindLure] {
			return i18n.T("A grizzly! Lure it away with food, or take damage.")
		}
		return i18n.T("A grizzly! You have no food to lure it away: you take damage.")
	}
	said := ""
	for _, x := range []struct {
		legal bool
		text  string
	}{{two, i18n.T("lose 2 resources")}, {one, i18n.T("lose your last resource")},
		{can[rules.KindWreck], i18n.T("lose a cabin")},
		{can[rules.KindRetreat], retreatPrompt(cause)}} {
		switch {
		case !x.legal:
		case said == "":
			said = x.text
		default:
			said = i18n.T("%s, or %s", said, x.text)
		}
	}
	if said == "" {
		return i18n.T("Damage: you have nothing left to lose.")
	}
	return i18n.T("Damage: %s.", said)
}

// retreatPrompt returns what falls back after damage with a cause, as a choice in a prompt.
func retreatPrompt(cause int) string {
	switch cause {
	case causeOutpost:
		return i18n.T("go back to the foot of the mountain")
	case causeSixShooter:
		return i18n.T("roll your wagon back 1 space")
	}
	return i18n.T("fall back")
}

// idle reports whether neither pioneer of the active seat can act any more in this turn.
func (b *Table) idle() bool {
	for _, at := range engine.At(b.Board.Of[:], b.Board.Active).Pioneer {
		if at.Ready || at.Space > 0 {
			return false
		}
	}
	return true
}

// reachesSummit reports whether the pioneer of a path, who is on its last space, can go to one of
// the summits and pay for it.
func (b *Table) reachesSummit(path rules.Path) bool {
	for slot := range rules.Slot(rules.SummitSlots) {
		if b.State.SummitUse(path, slot) == nil {
			return true
		}
	}
	return false
}

// bothReachSummits reports whether both pioneers, who are on the last spaces of their paths, can go
// to different summits in this turn and pay for both.
func (b *Table) bothReachSummits() bool {
	for _, m := range b.State.Moves(nil) {
		if m.Kind != rules.KindSummit {
			continue
		}
		after := new(rules.State)
		if b.State.CopyTo(after); after.Play(m, nil) != nil {
			continue
		}
		if after.Phase() != rules.PhasePioneer { // the summit asks for something first
			after = b.State
		}
		for slot := range rules.Slot(rules.SummitSlots) {
			if slot != rules.SlotOf(m) && after.SummitUse(1-rules.PathOf(m), slot) == nil {
				return true
			}
		}
	}
	return false
}

// unused returns a sentence about what the active seat would leave unused if its turn ended now, or
// "" if there is nothing.
func (b *Table) unused() string {
	both := engine.At(b.Board.Of[:], b.Board.Active).Pioneer
	for path := range rules.Path(2) {
		at := both[path]
		if other := both[1-path]; at.Space == path.Spaces() && other.Space == (1-path).Spaces() &&
			b.bothReachSummits() {
			return i18n.T("Both of your pioneers can still go to a summit.")
		}
		switch left := path.Spaces() - at.Space; {
		case !at.Ready && at.Space == 0:
		case left == 0 && !b.reachesSummit(path):
		case left == 0:
			return i18n.T("%s can still go to a summit.", i18n.T(yourPioneers[path]))
		default:
			return i18n.N(left, "%[2]s has %[1]d space left.", "%[2]s has %[1]d spaces left.", left,
				i18n.T(yourPioneers[path]))
		}
	}
	return ""
}

// reactPrompt returns the question of a reaction: the event that has just happened, and what the
// seat may do.
func (b *Table) reactPrompt() string {
	q := b.Board.Reactions
	who := b.Name(b.Board.Active)
	switch {
	case q.Claim:
		return i18n.T("%s claims a card. Gain 2 gold with your Surveyor's Hut, or keep waiting.", who)
	case q.Revealed != 0:
		n := rules.Node(q.Revealed.First())
		animal := ""
		if c := b.Board.Up[n]; c != rules.NoCard {
			animal = b.animalName(b.Board.Mode.Card(c).Animal)
		}
		return i18n.T("A card reveals an animal: %s. Catch it with your trap, or keep waiting.", animal)
	}
	return i18n.T("%s moves up on a track. Gain 2 basic resources with your General Store, or keep waiting.", who)
}

// Heading returns a text with the mode, the round, and how many cards are left until the game ends.
func (b *Table) Heading() string {
	round := i18n.T("Round %d", b.Board.Round)
	if b.Board.EndRound > 0 {
		round = i18n.T("Round %d of %d", b.Board.Round, b.Board.EndRound)
	}
	head := i18n.T("%s · %s", i18n.T(modeNames[b.Board.Mode]), round)
	if left := rules.RowSlots - b.Board.RowSize; b.Board.EndRound == 0 && left > 0 {
		if left > 1 && b.Board.MostRevealed() >= left {
			return i18n.T("%s · %s", head, i18n.T("%d special cards left, maybe all at once", left))
		}
		return i18n.T("%s · %s", head, i18n.N(left, "%d special card left", "%d special cards left", left))
	}
	return head
}

// When returns the current round as a text, the word for the unit ("round"), and the number of the
// round.
func (b *Table) When() (name, unit string, count int) {
	return i18n.T("Round %d", b.Board.Round), i18n.T("round"), b.Board.Round
}

// modeNames holds the names of the modes.
var modeNames = [rules.ModeCount]string{
	i18n.Mark("Apple Hill"), i18n.Mark("Boats & Banjos"), i18n.Mark("Gold Rush"), i18n.Mark("Outlaws & Outposts"),
}

// Row returns the values of a seat for the seat's row in the ledger.
func (b *Table) Row(seat engine.Seat) table.Row {
	o := &b.Board.Of[seat]
	row := table.Row{Stats: []table.Stat{
		{Icon: "laurels", Value: o.Points, Name: i18n.T("points so far"), Head: i18n.T("points")},
		{Icon: "gold-nuggets", Value: o.Goods[rules.Gold], Name: i18n.T("gold"), Head: i18n.T("gold")},
		{Icon: "old-wagon", Value: b.Board.Multiplier(seat), Name: i18n.T("multiplier"), Head: i18n.T("trail"),
			Factor: true},
	}}
	row.Tip = b.seatTip(seat)
	if b.Board.Start == seat {
		row.Mark = "flying-flag"
	}
	return row
}

// TieText returns a sentence about the tie-break that decided the game, or "" if there was no tie.
func (b *Table) TieText() string {
	by := ""
	ranks := b.State.Ranks(nil)
	for p := range engine.Seat(b.State.Seats()) {
		for q := range p {
			if ranks[p]+ranks[q] == 3 { // these two have the first and the second place
				by = b.State.TieBreak(p, q)
			}
		}
	}
	switch by {
	case "cards":
		return i18n.T("Tied on points: the player with more claimed cards wins.")
	case "wagon":
		return i18n.T("Tied on points and cards: the player whose wagon went farther wins.")
	case "resources":
		return i18n.T("Tied on points, cards and wagons: the player with more basic resources wins.")
	case "rival":
		return i18n.T("Tied on points: Hastings wins.")
	}
	return ""
}

// titles holds the players' titles by final rank, the winner's first.
var titles = [rules.MaxSeats]string{i18n.Mark("Wagon Master"), i18n.Mark("Trail Hand"), i18n.Mark("Straggler"),
	i18n.Mark("Snowed In")}

// RankTitle returns the title of a player in the final ranking; rank counts from 1. In a solo game
// the title depends on the lead over Hastings.
func (b *Table) RankTitle(rank int) string {
	if b.State.Solo() {
		if rank != b.State.Ranks(nil)[0] {
			return ""
		}
		return i18n.T(rules.SoloTitle(b.State.Score(0) - b.State.Score(rules.Hastings)))
	}
	if rank < 1 || rank > len(titles) {
		return ""
	}
	return i18n.T(titles[rank-1])
}

// LastRound returns who still plays if the last round begins with event e (R71, R72): all seats,
// and Hastings in a solo game.
func (b *Table) LastRound(e engine.Event) table.LastRound {
	if e.Kind != rules.EventRound || rules.RoundIn(e) != rules.LastRoundIn(e) && rules.RoundIn(e) != rules.LastRound {
		return table.LastRound{}
	}
	return table.RoundFrom(b.Board.Start, b.Board.Seats)
}

// LastTurn returns a sentence for a seat that begins or continues its last turn.
func (b *Table) LastTurn(state engine.State, seat engine.Seat) string {
	s := state.(*rules.State)
	if s.Active() != seat || s.EndRound() == 0 || s.Round() < s.EndRound() {
		return ""
	}
	return i18n.T("This is your last turn.")
}
