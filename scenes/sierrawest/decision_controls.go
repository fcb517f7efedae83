package sierrawest

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// trayPhases lists the phases in which the tray (the list of moves) is open from the start.
var trayPhases = []engine.Phase{
	rules.PhaseBarter, rules.PhaseDamage, rules.PhaseLoad, rules.PhasePress, rules.PhaseMill, rules.PhaseReact,
}

// decision adds the buttons of the decision, and the tray with the moves that cannot be made by
// pressing a part of the board.
func (k *nodeBuilder) decision() {
	b, a := k.b, k.a
	if b.Board.Phase == rules.PhasePlan {
		k.planNodes()
		return
	}
	if who := b.choice.pendingGoal; who.Kind != 0 && k.asksWho(who) {
		k.whoNodes(who)
		return
	}
	if b.Board.Phase == rules.PhasePickBasic {
		k.pickNodes()
	}
	main, small := k.buttons()
	row, room := a.Row, a.Area
	best, ok := k.mainMove()
	switch onBoard := len(main) < len(a.Legal); {
	case ok && slices.Contains(main, best): // the rightmost button becomes the brass one
		i := slices.Index(main, best)
		main = append(slices.Delete(main, i, i+1), best)
	case ok, onBoard:
		n := k.chooseNode()
		if ok {
			n = a.MainButton(best, pieces.Button{Label: b.pressWords(best)}, k.buttonTip(best))
		}
		if row = a.SecondaryRow(&n); len(main) == 0 {
			n.Rect = a.Row
		} else if row.Y < a.Row.Y {
			_, room = a.Area.CutBottom(row.H + 4)
		}
		n.TipAvoids = a.Panel
		k.dst = append(k.dst, n)
	}
	for i, m := range main {
		k.button(m, row.Row(i, len(main), 8), ok && m == best)
	}
	var rest []engine.Move
	for _, m := range a.Legal {
		if !k.placed[m] && !slices.Contains(small, m) {
			rest = append(rest, m)
		}
	}
	open := slices.Contains(trayPhases, b.Board.Phase) || b.choice.tray != ""
	line, above := room.CutBottom(36)
	places := len(small)
	past, passes := passingBy(b.State, rules.Tan)
	if passes = passes && b.State.Turn() == b.State.Active(); passes {
		places++
	}
	more := len(rest) > 0 && !slices.Contains(trayPhases, b.Board.Phase)
	if more {
		places++
	}
	for i, m := range small {
		k.button(m, line.Row(i, places, 6), false)
	}
	if passes {
		k.passButton(past, line.Row(len(small), places, 6))
	}
	if more {
		look := pieces.Button{Label: i18n.T("Other moves (%d)", len(rest)), Size: 13,
			Material: pieces.PaperTag, Chosen: open}
		toggle := func() {
			if b.choice.tray = ""; !open {
				b.choice.tray = "all"
			}
			a.Rebuild()
		}
		if open {
			a.RegisterOpen(toggle)
		}
		n := ui.Button("more", line.Row(places-1, places, 6), look, toggle, ebiten.KeyO)
		n.Tip, n.TipAvoids = i18n.T("Moves you can't make on the board itself."), a.Panel
		k.dst = append(k.dst, n)
	}
	if places == 0 {
		above = room
	}
	k.cardNode(above.Pad(0, 3))
	if open && len(rest) > 0 {
		k.tray(rest)
	}
}

// keys maps kinds of moves to the shortcut keys of their buttons.
var keys = map[engine.Kind]ebiten.Key{
	rules.KindEndTurn: ebiten.KeyE,
	rules.KindStop:    ebiten.KeyE,
	rules.KindDecline: ebiten.KeyE,
	rules.KindHarvest: ebiten.KeyG,
	rules.KindLure:    ebiten.KeyG,
	rules.KindFire:    ebiten.KeyG,
	rules.KindReact:   ebiten.KeyG,
	rules.KindRetreat: ebiten.KeyE,
	rules.KindSuffer:  ebiten.KeyE, rules.KindClaim: ebiten.KeyG,
}

// buttons returns the moves that have a button in the ledger: main those in the main row, small
// those with smaller buttons above it.
func (k *nodeBuilder) buttons() (main, small []engine.Move) {
	for _, m := range k.a.Legal {
		switch m.Kind {
		case rules.KindEndTurn, rules.KindStop, rules.KindLure, rules.KindSuffer, rules.KindRetreat, rules.KindHarvest,
			rules.KindFire, rules.KindDecline, rules.KindGo:
			main = append(main, m)
		case rules.KindReact:
			if rules.FirstOf(m) == 0 {
				main = append(main, m)
			}
		case rules.KindWalk:
			if !rules.UsesOf(m) && !k.placed[m] {
				small = append(small, m)
			}
		}
	}
	return main, small
}

// button adds the button of move m, with rectangle r. best is true if it is the main (brass)
// button.
func (k *nodeBuilder) button(m engine.Move, r geom.Rect, best bool) {
	k.placed[m] = true
	look := k.buttonLook(m)
	if best {
		look.Material = pieces.Brass
	}
	var short []ebiten.Key
	if key, ok := keys[m.Kind]; ok {
		short = append(short, key)
	}
	if m.Kind == rules.KindWalk {
		short = append(short, ebiten.KeyP)
	}
	n := k.a.Button(m, r, look, k.buttonTip(m), short...)
	n.TipAvoids, n.Label = k.a.Panel, k.b.MoveWords(m)
	k.dst = append(k.dst, n)
}

// passButton adds a button, with rectangle r, that plays e, an errand of passingBy: the pioneer
// uses the free spaces before the next space with a fee and then walks past that space.
func (k *nodeBuilder) passButton(e errand, r geom.Rect) {
	n := ui.Button("past "+e.path.String(), r,
		pieces.Button{Label: skipLabel(e.path), Material: pieces.PaperTag, Size: 13},
		func() { k.playErrand("past "+e.path.String(), e) }, ebiten.KeyP)
	n.Label = i18n.T("%s: walk on and skip", i18n.T(pathNames[e.path]))
	n.Tip, n.TipAvoids = i18n.T("He uses the spaces before the next paid space, then skips that one."), k.a.Panel
	k.dst = append(k.dst, n)
}

// skipLabel returns the label of the button by which the pioneer of a path skips a paid space.
func skipLabel(path rules.Path) string { return i18n.T("%s: skip", i18n.T(pathNames[path])) }

// buttonLook returns the look of the button of move m. Its label is short, because two buttons
// share a row.
func (k *nodeBuilder) buttonLook(m engine.Move) pieces.Button {
	b := k.b
	look := pieces.Button{Label: b.MoveWords(m), Size: 13}
	switch m.Kind {
	case rules.KindWalk:
		look.Label, look.Material = skipLabel(rules.PathOf(m)), pieces.PaperTag
	case rules.KindLure:
		fee := rules.Gold
		if engine.At(b.Board.Of[:], b.Board.Active).Goods[rules.Food] > 0 {
			fee = rules.Food
		}
		look.Label, look.Note = i18n.T("Lure it away"), i18n.T("for %s", amount(1, fee))
	case rules.KindEndTurn:
		if n := k.boots(); n > 0 {
			look.Note = i18n.N(n, "%d pair of boots left", "%d pairs of boots left", n)
		}
	case rules.KindHarvest:
		d := b.Board.Pending
		look.Label, look.Note = i18n.T("Harvest"), i18n.T("%d green, %d red", d.N, d.M)
	case rules.KindFire:
		look.Note = i18n.T("%d of 6 rolls hit", k.hits())
	}
	return look
}

// boots returns the number of pairs of boots that the active seat can spend before it ends its
// turn.
func (k *nodeBuilder) boots() int {
	if !slices.ContainsFunc(k.a.Legal, func(m engine.Move) bool { return m.Kind == rules.KindLaceBoots }) {
		return 0
	}
	return engine.At(k.b.Board.Of[:], k.b.Board.Active).Goods[rules.Boots]
}

// hits returns the number of die faces, out of six, with which the active seat would hit now.
func (k *nodeBuilder) hits() (n int) {
	b := k.b
	faces := b.State.Faces(b.Board.Active)
	for face := 1; face <= 6; face++ {
		shown := face
		if b.Board.Owner[rules.Sheriff] == b.Board.Active {
			shown = min(face+1, 6)
		}
		if faces.Has(shown) {
			n++
		}
	}
	return n
}

// chanceOfHit returns the chance, in percent, that at least one of some bullets hits, each on a
// number of die faces.
func chanceOfHit(faces, bullets int) int {
	return int(math.Round(100 * (1 - math.Pow(1-float64(faces)/6, float64(bullets)))))
}

// buttonTip returns the tooltip of the button of move m, or "" if the label says enough.
func (k *nodeBuilder) buttonTip(m engine.Move) string {
	b := k.b
	switch m.Kind {
	case rules.KindEndTurn:
		boots := ""
		if n := k.boots(); n > 0 {
			boots = i18n.N(n, "You can still spend %d pair of boots for 2 steps.",
				"You can still spend %d pairs of boots for 2 steps each.", n)
		}
		return table.Sentences(i18n.T("Discard the cards you laid out, and draw 3."), b.unused(), boots)
	case rules.KindSuffer:
		return i18n.T("Lose 2 resources or a cabin, or fall back.")
	case rules.KindFire:
		n, bullets := k.hits(), engine.At(b.Board.Of[:], b.Board.Active).Goods[rules.Bullet]
		miss := i18n.T("It's your last bullet: without a hit, you take damage.")
		if bullets > 1 {
			miss = table.Sentences(i18n.T("With all %d bullets, you hit %d%% of the time.", bullets, chanceOfHit(n, bullets)),
				i18n.T("If you stop or run out without a hit, you take damage."))
		}
		return table.Sentences(i18n.N(n, "Hits on %d of 6 faces.", "Hits on %d of 6 faces.", n), miss)
	case rules.KindStop:
		if b.Board.Phase == rules.PhaseShoot {
			if b.Board.SparesShooter() {
				return i18n.T("You don't fire, and take no damage.")
			}
			return i18n.T("You've fired without a hit, so stopping means damage.")
		}
	case rules.KindRetreat:
		switch b.Board.Pending.N {
		case causeOutpost:
			return i18n.T("Your frontiersman goes back to the foot of the mountain. You lose nothing else.")
		case causeSixShooter:
			return i18n.T("Your wagon rolls back 1 space. You lose nothing else.")
		}
		return i18n.T("Your pioneer leaves his path and does nothing more this turn. You lose nothing else.")
	}
	return ""
}

// wreckTip returns the tooltip of cabin c while the player may lose it to damage.
func wreckTip(c rules.Cabin) string {
	points := c.Info().Points
	return i18n.N(points, "You'd lose this cabin and its %d point. An empty plot costs 2 points at the end.",
		"You'd lose this cabin and its %d points. An empty plot costs 2 points at the end.", points)
}
