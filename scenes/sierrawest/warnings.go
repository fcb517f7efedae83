package sierrawest

import (
	"slices"
	"strconv"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/scenes/table"
)

// advice lists the warnings about typical mistakes of newcomers. What teaches is given only once,
// what names a loss whenever the loss is another one, and the one about a payment that brings
// nothing every time.
var advice = []table.Advice{
	table.Warning("nothing", (*Table).adviseNothing),
	table.Once("shovel", (*Table).adviseShovel),
	table.LossOf("fee", (*Table).adviseFee, (*Table).lostByFee),
	table.Once("banjo", (*Table).adviseBanjo),
	table.Loss("posting", (*Table).advisePosting),
	table.Loss("steps", (*Table).adviseSteps),
	table.Once("summit", (*Table).adviseSummit),
	table.Loss("carts", (*Table).adviseCarts),
	table.Once("apples", (*Table).adviseApples),
	table.Once("shooting", (*Table).adviseShooting),
	table.Loss("wagon", (*Table).adviseWagon),
	table.Loss("unsold", (*Table).adviseUnsold),
	table.Loss("hoard", (*Table).adviseHoard),
	table.Loss("plots", (*Table).advisePlots),
}

// Advice returns the list of warnings. A warning is shown before a move that looks like a mistake.
func (b *Table) Advice() []table.Advice { return advice }

// walksTo returns the icon of the space to which move m takes a pioneer. If m begins a walk of
// several spaces, it is the space where the walk ends, otherwise the next space. The second result
// is false if m is no walk, or a walk that does not use the icon.
func (b *Table) walksTo(m engine.Move) (rules.Icon, bool) {
	if m.Kind != rules.KindWalk || !rules.UsesOf(m) {
		return 0, false
	}
	path := rules.PathOf(m)
	space := b.State.Pioneer(b.State.Active(), path).Space + 1
	if to := b.choice.aim; to.path == path {
		space = max(space, to.space)
	}
	return b.State.IconAt(path, space), true
}

// finalMoves returns the moves for which warnings are checked. If m begins a sequence, these are
// the last moves of the sequence, for whose sake it is played; otherwise m alone.
func (b *Table) finalMoves(m engine.Move) []engine.Move {
	if all := b.choice.aim.moves; len(all) > 0 {
		return all
	}
	return []engine.Move{m}
}

// toOpen returns the number of steps from the active seat's frontiersman to the nearest open card.
// It returns 0 if he is on one or can reach none.
func (b *Table) toOpen() int {
	s := b.State
	at := rules.Set(0)
	if n := s.Climber(s.Active()); n < rules.NodeCount {
		if at = rules.Set(1) << n; at&s.FaceUp() != 0 {
			return 0
		}
	} else {
		at = n.Adjacent() & s.Held()
		if at&s.FaceUp() != 0 {
			return 1
		}
	}
	steps := 0
	if s.Climber(s.Active()) >= rules.NodeCount {
		steps = 1
	}
	for seen := at; steps < 12; steps++ {
		next := rules.Set(0)
		for n := range at.All() {
			next |= rules.Node(n).Adjacent() & s.Held() &^ seen
		}
		if next == 0 {
			return 0
		}
		if next&s.FaceUp() != 0 {
			return steps + 1
		}
		at, seen = next, seen|next
	}
	return 0
}

// adviseShovel returns a warning if move m uses a shovel before the frontiersman stands on a
// face-up card, although the boots on the green path can still bring him to one. Otherwise it
// returns "".
func (b *Table) adviseShovel(m engine.Move) string {
	if icon, ok := b.walksTo(m); !ok || icon != rules.IconShovel || rules.PathOf(m) != rules.Tan ||
		!b.canWalk(rules.Green) {
		return ""
	}
	n := b.toOpen()
	if n == 0 {
		return ""
	}
	if surely, _ := reachable(b.State, staysOff(rules.Tan), func(s *rules.State) bool {
		return s.Phase() == rules.PhasePioneer && s.FaceUp().Has(int(s.Climber(s.Active())))
	}); !surely {
		return ""
	}
	return i18n.N(n, "Walk the green path first: your frontiersman needs %d more step to reach a face-up card.",
		"Walk the green path first: your frontiersman needs %d more steps to reach a face-up card.", n)
}

// canWalk reports whether the active seat's pioneer of a path can still walk at least one space.
func (b *Table) canWalk(path rules.Path) bool {
	at := b.State.Pioneer(b.State.Active(), path)
	return (at.Ready || at.Space > 0) && at.Space < path.Spaces()
}

func (b *Table) adviseFee(m engine.Move) string { return b.lostBySequence(b.chosenSequence(m)) }

// lostByFee returns the legal moves for which the seat can no longer pay after the payments of move
// m, or of the sequence that it begins: those to a summit or a space.
func (b *Table) lostByFee(m engine.Move) (moves []engine.Move) {
	lost := b.lostThing(b.chosenSequence(m))
	for _, x := range b.State.Moves(nil) {
		if lost >= 0 && paysForThing(b.State, x, lost) {
			moves = append(moves, x)
		}
	}
	return moves
}

// chosenSequence returns the sequence that the player has chosen, if m begins one, otherwise m
// alone.
func (b *Table) chosenSequence(m engine.Move) table.MoveSequence {
	if next := b.choice.aim.next; next != nil {
		return next()
	}
	return table.SequenceOf(m)
}

// adviseNothing returns a warning if move m, or a move of the sequence that it begins, pays for an
// icon or a summit action that brings nothing. Otherwise it returns "".
func (b *Table) adviseNothing(m engine.Move) string {
	next := b.chosenSequence(m)
	s := new(rules.State)
	b.State.CopyTo(s)
	for range 2 * rules.Green.Spaces() {
		x, ok := next(s)
		if !ok {
			break
		}
		if s.PaysForNothing(x) {
			name := ""
			if x.Kind == rules.KindSummit {
				name = s.Mode().Card(s.Laid(rules.SlotOf(x))).Summit.Info().Name
			} else {
				path := rules.PathOf(x)
				name = s.IconAt(path, s.Pioneer(s.Active(), path).Space+1).Info().Name
			}
			return i18n.T("You'd pay for this and gain nothing now: %s.", i18n.T(name))
		}
		unknown := false
		if s.Play(x, func(e engine.Event) { unknown = unknown || e.RevealsTo(b.State.Active()) }) != nil || unknown {
			break // what follows a result of chance must not be told before it comes
		}
	}
	return ""
}

// adviseBanjo returns a warning if move m runs into the banjo although the tan pioneer can go to a
// duel before. Otherwise it returns "".
func (b *Table) adviseBanjo(m engine.Move) string {
	icon, ok := b.walksTo(m)
	if !ok || icon != rules.IconBanjo || !hurts(b.State, icon) || !b.canWalk(rules.Tan) {
		return ""
	}
	if surely, _ := reachable(b.State, staysOff(rules.Green), func(s *rules.State) bool {
		return s.Phase() == rules.PhasePioneer && !hurts(s, icon)
	}); !surely {
		return ""
	}
	return i18n.T("First, send the tan pioneer to Dueling Banjos and leave him there: then the banjos do no harm.")
}

// advisePosting returns a warning if move m posts a pioneer (sends him to the place where he waits)
// who could still walk over several spaces of his path. Otherwise it returns "".
func (b *Table) advisePosting(m engine.Move) string {
	last := b.finalMoves(m)[0]
	switch last.Kind {
	case rules.KindTrap, rules.KindVisit, rules.KindBait:
	default:
		return ""
	}
	s := b.beforeFinal(last)
	path := rules.PathOf(last)
	left := path.Spaces() - s.Pioneer(s.Active(), path).Space
	if left < 2 || !slices.ContainsFunc(s.Moves(nil), func(x engine.Move) bool {
		return x.Kind == rules.KindWalk && rules.PathOf(x) == path
	}) {
		return ""
	}
	return i18n.N(left, "He still has %d space to walk on this path.",
		"He still has %d spaces to walk on this path.", left)
}

// beforeFinal returns the position in which the final moves of the player's sequence begin. last is
// the first of these moves. It returns the current position if there is no sequence.
func (b *Table) beforeFinal(last engine.Move) *rules.State {
	s := b.State
	if b.choice.aim.next == nil {
		return s
	}
	ahead := new(rules.State)
	s.CopyTo(ahead)
	next := b.choice.aim.next()
	for range 2 * rules.Green.Spaces() {
		m, ok := next(ahead)
		if ok && m == last {
			return ahead
		}
		if !ok || ahead.Play(m, nil) != nil {
			break
		}
	}
	return s
}

// adviseSteps returns a warning if move m gives up steps although the next one could roll the wagon
// without a toll, or take a frontiersman who is not on a card to claim up the mountain. Otherwise
// it returns "".
func (b *Table) adviseSteps(m engine.Move) string {
	s := b.State
	if m.Kind != rules.KindStop || s.Phase() != rules.PhaseSteps || !slices.ContainsFunc(s.Moves(nil), b.stepsForFree) {
		return ""
	}
	n := b.Board.Pending.N
	return i18n.N(n, "This gives up %d step that costs nothing.",
		"This gives up %d steps, and the next one costs nothing.", n)
}

// stepsForFree reports whether move m is a step that costs nothing and is of use: one of the wagon
// without a toll, or one of a frontiersman who is not on a face-up card, except to outlaws.
func (b *Table) stepsForFree(m engine.Move) bool {
	switch m.Kind {
	case rules.KindRoll:
		return rules.PaymentOf(m) == 0
	case rules.KindClimb:
		at, c := b.State.Climber(b.State.Active()), b.Board.Up[rules.NodeOf(m)]
		return (at >= rules.NodeCount || !b.State.FaceUp().Has(int(at))) &&
			(c == rules.NoCard || b.Board.Mode.Outpost(c) < 0)
	}
	return false
}

func (b *Table) adviseSummit(m engine.Move) string {
	if m.Kind != rules.KindEndTurn {
		return ""
	}
	for path := range rules.Path(2) {
		if b.State.Pioneer(b.State.Active(), path).Space != path.Spaces() {
			continue
		}
		if b.reachesSummit(path) {
			return i18n.T("%s can still go to a summit.", i18n.T(pathNames[path]))
		}
	}
	return ""
}

func (b *Table) adviseCarts(m engine.Move) string {
	if m.Kind != rules.KindStop || b.State.Phase() != rules.PhaseLoad {
		return ""
	}
	return i18n.T("Load it: gold in a cart is worth 3 points instead of 1.")
}

func (b *Table) adviseApples(m engine.Move) string {
	n := b.State.Goods(0, rules.GreenApple) + b.State.Goods(0, rules.RedApple)
	if m.Kind != rules.KindEndTurn || b.State.Mode() != rules.AppleHill || n < 3 {
		return ""
	}
	after := new(rules.State)
	b.State.CopyTo(after)
	if after.Play(m, nil) != nil || after.Phase() == rules.PhaseOver {
		return "" // nobody comes after this turn
	}
	return i18n.T("All players share the apples on the scales: what you leave, others can take.")
}

func (b *Table) adviseShooting(m engine.Move) string {
	if m = b.finalMoves(m)[0]; m.Kind != rules.KindSummit ||
		!b.State.Mode().Card(b.State.Laid(rules.SlotOf(m))).Summit.Info().Effect().Shoot {
		return ""
	}
	faces := b.State.Faces(b.State.Active())
	if faces.Len() > 2 || !b.reachesPoster(m) {
		return ""
	}
	var list []string
	for f := range faces.All() {
		list = append(list, strconv.Itoa(f))
	}
	return i18n.N(len(list), "So far, you hit only on %[2]s. To hit on more numbers, first roll the wagon to another poster.",
		"So far, you hit only on %[2]s. To hit on more numbers, first roll the wagon to another poster.",
		len(list), i18n.List(list))
}

// reachesPoster reports whether the active seat can still roll its wagon, in this turn, to a poster
// that adds a die result with which it hits, and use summit action m after that.
func (b *Table) reachesPoster(m engine.Move) bool {
	faces := b.State.Faces(b.State.Active())
	surely, _ := reachable(b.State, rollsOn, func(s *rules.State) bool {
		return s.Phase() == rules.PhasePioneer && s.Faces(s.Active()).Len() > faces.Len() &&
			slices.ContainsFunc(s.Moves(nil), func(x engine.Move) bool {
				return x.Kind == rules.KindSummit && rules.SlotOf(x) == rules.SlotOf(m)
			})
	})
	return surely
}

// rollsOn reports whether move m can be a part of rolling the wagon on to a poster.
func rollsOn(m engine.Move) bool {
	switch m.Kind {
	case rules.KindWalk, rules.KindRoll, rules.KindLaceBoots, rules.KindTake, rules.KindStop:
		return true
	}
	return false
}

// late is the first round in which the player is warned that the wagon's multiplier is still 1.
const late = 5

func (b *Table) adviseWagon(m engine.Move) string {
	if m.Kind != rules.KindEndTurn || b.State.Round() < late || b.State.Multiplier(b.State.Active()) > 1 {
		return ""
	}
	return i18n.T("Your multiplier is still 1: each homestead space is worth only 1 point.")
}

// lastTurn reports whether the current turn is the last one of the active seat.
func (b *Table) lastTurn() bool {
	return b.State.EndRound() > 0 && b.State.Round() >= b.State.EndRound()
}

// adviseUnsold returns a warning about fish that could be sold and stone that could be blasted for
// gold before move m ends the seat's last turn, otherwise "". It names the gold.
func (b *Table) adviseUnsold(m engine.Move) string {
	if m.Kind != rules.KindEndTurn || !b.lastTurn() {
		return ""
	}
	gold := goldFromSales(b.State, map[[4]int]int{})
	switch {
	case gold == 0:
		return ""
	case b.Board.Mode == rules.BoatsBanjos:
		return i18n.T("You can still sell fish for %d gold. After this turn, fish are worth nothing.", gold)
	}
	return i18n.T("You can still blast stone for %d gold. After this turn, stone is worth nothing.", gold)
}

// goldFromSales returns the most gold that the active seat can gain in position s by selling fish
// and blasting stone, one after the other. known has the results so far by the numbers of the goods
// that are sold.
func goldFromSales(s *rules.State, known map[[4]int]int) (most int) {
	p := s.Active()
	key := [4]int{s.Goods(p, rules.Stone), s.Goods(p, rules.Trout), s.Goods(p, rules.Bass), s.Goods(p, rules.Salmon)}
	if most, ok := known[key]; ok {
		return most
	}
	for _, m := range s.Moves(nil) {
		after := *s
		if m.Kind != rules.KindSellFish && m.Kind != rules.KindBlast || after.Play(m, nil) != nil {
			continue
		}
		most = max(most, after.Goods(p, rules.Gold)-s.Goods(p, rules.Gold)+goldFromSales(&after, known))
	}
	known[key] = most
	return most
}

func (b *Table) adviseHoard(m engine.Move) string {
	n := 0
	for g := rules.Food; g <= rules.Stone; g++ {
		n += b.State.Goods(b.State.Active(), g)
	}
	if m.Kind != rules.KindEndTurn || !b.lastTurn() || n < 3 {
		return ""
	}
	return i18n.T("Food, wood and stone are worth nothing at the end.")
}

// advisePlots returns a warning about empty plots and animals not caught, once it is known when the
// game ends; otherwise "". It is given if move m stops a hunt that could catch an animal, stops a
// shovel action that could build a cabin, or ends a turn other than the last one.
func (b *Table) advisePlots(m engine.Move) string {
	s := b.State
	if s.EndRound() == 0 || b.lastTurn() && m.Kind == rules.KindEndTurn {
		return ""
	}
	p := s.Active()
	plots, animals := rules.Plots-s.Cabins(p).Len(), rules.AnimalKinds-s.Caught(p).Len()
	switch {
	case m.Kind == rules.KindEndTurn:
	case m.Kind == rules.KindStop && s.Phase() == rules.PhaseShovel && b.offers(rules.KindBuild):
		animals = 0
	case m.Kind == rules.KindStop && s.Phase() == rules.PhaseHunt && b.offers(rules.KindCatch):
		plots = 0
	default:
		return ""
	}
	var said []string
	if plots > 0 {
		said = append(said, i18n.N(plots, "At the end, %[1]d empty plot costs you %[2]d points.",
			"At the end, %[1]d empty plots cost you %[2]d points.", plots, 2*plots))
	}
	if animals > 0 {
		said = append(said, i18n.N(animals, "At the end, %[1]d uncaught animal costs you %[1]d point.",
			"At the end, %[1]d uncaught animals cost you %[1]d points.", animals))
	}
	return table.Sentences(said...)
}

// offers reports whether a move of this kind is legal now.
func (b *Table) offers(kind engine.Kind) bool {
	return slices.ContainsFunc(b.State.Moves(nil), func(x engine.Move) bool { return x.Kind == kind })
}
