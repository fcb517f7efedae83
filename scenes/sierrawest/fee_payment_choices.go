package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// feeNodes adds the question how to pay for the next space, on a board in the free middle of the
// canyon. A press on one of the ways pays in that way. The cheapest is marked; it is also paid by a
// press on the space itself.
func (k *nodeBuilder) feeNodes() {
	fees := k.canyonFees()
	if len(fees) == 0 || k.b.choice.toPay.Kind != 0 {
		return
	}
	pay := k.spacePayment(fees[0])
	pay.Ways = k.ways(fees, nil)
	for _, m := range fees {
		k.placed[m] = true
	}
	k.dst = pay.Nodes(k.dst, k.b.at.feeRoom(), k.letters())
}

// canyonFees returns the moves that pay for the space about which the board in the canyon asks, nil
// if there is no such board. If both pioneers are before a space with a fee, the board is about the
// one who leads. A press on any other space with a fee asks beside that space. It also does so if
// there are more ways to pay than the canyon has room for.
func (k *nodeBuilder) canyonFees() []engine.Move {
	fees := k.feesOf(k.lead())
	if len(fees) == 0 {
		fees = k.feesOf(1 - k.lead())
	}
	if len(fees) < 2 || k.b.choice.tray != "" { // one way to pay is no question: a press on the space pays
		return nil
	}
	pay := k.spacePayment(fees[0])
	pay.Ways = make([]table.PaymentOption, len(fees))
	if !pay.Fits(k.b.at.feeRoom(), k.letters()) {
		return nil
	}
	return fees
}

// letters returns the letter scale of the window.
func (k *nodeBuilder) letters() float64 { return k.b.Window.View.Letters() }

// feesOf returns the moves that pay for the next space of a path and use it.
func (k *nodeBuilder) feesOf(path rules.Path) (fees []engine.Move) {
	for _, m := range k.a.Legal {
		if m.Kind == rules.KindWalk && rules.PathOf(m) == path && rules.UsesOf(m) && rules.PaymentOf(m) != 0 {
			fees = append(fees, m)
		}
	}
	return fees
}

// spacePayment returns the question how to pay for the next space of a path, without its ways. It
// shows what the space brings. m is one of the moves that pay.
func (k *nodeBuilder) spacePayment(m engine.Move) table.Payment {
	b := k.b
	path := rules.PathOf(m)
	space := engine.At(b.Board.Of[:], b.Board.Active).Pioneer[path].Space + 1
	icon := b.State.IconAt(path, space)
	brings := b.bringsOf(b.Board.Active, []rules.Icon{icon}, 0)
	gains := brings.signs()
	return table.Payment{
		Title: i18n.T("Pay for %s", i18n.T(icon.Info().Name)),
		About: ui.Node{ID: "fee-board", Label: i18n.T(icon.Info().Name), Tip: b.wellTip(path, space, icon),
			RuleAnchor: "walk"},
		BringsWide: signsWidth(gains, gainSign),
		Brings: func(p *paint.Canvas, r geom.Rect) {
			paintSigns(p, gains, r.X, r, min(r.H, gainSign))
		},
	}
}

// gainSign is the size, in design units, of the pictures of what a space brings in the question how
// to pay for it.
const gainSign = 20

// ways returns the ways to pay by moves, which differ only in what they pay. The ID of a tag is
// "pay " and the notation of its move. before holds errands that lead to the moves, by move; a move
// without an errand is legal now.
func (k *nodeBuilder) ways(moves []engine.Move, before map[engine.Move]errand) (all []table.PaymentOption) {
	b, a := k.b, k.a
	best := cheapest(b.State, moves)
	for _, m := range moves {
		id := "pay " + a.State.Notation(m)
		next := func() table.MoveSequence { return table.SequenceOf(m) }
		way := table.PaymentOption{}
		if e, far := before[m]; far {
			next = e.next
			a.RegisterPayment(id)
			way.Node = ui.Node{ID: id, Role: "move", Chosen: m == best}
			if first, ok := e.first(b.State); ok {
				way.Hinted = a.RegisterSequence(id, first, next)
			}
			way.Press = b.aiming(aim{moves: e.then, next: next}, func() { a.PlayAtOnce(id, next) })
		} else {
			way = a.PaymentOption(id, m, m == best)
		}
		way.Goods = coins(rules.PaymentOf(m))
		way.Label, way.RuleAnchor = i18n.T("Pay %s", paid(rules.PaymentOf(m))), "walk"
		cheap := ""
		if m == best {
			cheap = i18n.T("The cheapest way: it keeps what you may need later.")
		}
		way.Tip = table.Sentences(k.waysTip(m, before), b.lostBySequence(next()), cheap)
		all = append(all, way)
	}
	return all
}

// waysTip returns the sentence about what a way to pay does.
func (k *nodeBuilder) waysTip(m engine.Move, before map[engine.Move]errand) string {
	if e, far := before[m]; far {
		return k.errandWords(m, e) + "."
	}
	return k.b.MoveWords(m) + "."
}

// withPayment returns node n, whose press pays for move m, which is legal or ends errand e (e.then
// is nil for a legal move): if there are several ways to pay, a press asks for one of them, and a
// second press closes the question. The node then has the given ID.
func (k *nodeBuilder) withPayment(n ui.Node, id string, m engine.Move, e errand) ui.Node {
	moves, before := k.equalMoves(m, e)
	if len(moves) < 2 {
		return n
	}
	for _, x := range moves {
		if e.then == nil {
			k.placed[x] = true
		}
	}
	what := rules.Unpaid(m)
	n.ID, n.Role = id, "button"
	if e.then == nil {
		k.a.RegisterMove(id, m)
	}
	ways := make([]func() table.MoveSequence, len(moves))
	for i, x := range moves {
		ways[i] = func() table.MoveSequence { return table.SequenceOf(x) }
		if by, far := before[x]; far {
			ways[i] = by.next
		}
	}
	k.a.RegisterWays(id, ways...)
	if n.Chosen = k.b.choice.toPay == what; n.Chosen {
		k.toPay = &payable{about: n.Rect, moves: moves, before: before}
	}
	n.Press = func() {
		if k.b.choice.toPay = what; n.Chosen {
			k.b.choice.toPay = engine.Move{}
		}
		k.a.Rebuild()
	}
	return n
}

// equalMoves returns the moves that differ from m only in what they pay, and the errands that lead
// to them if m ends errand e. It returns nothing if m is of a kind that pays in one way only.
func (k *nodeBuilder) equalMoves(m engine.Move, e errand) (moves []engine.Move, before map[engine.Move]errand) {
	switch m.Kind {
	case rules.KindRoll, rules.KindBuild, rules.KindSummit:
	case rules.KindWalk:
		if fees := k.canyonFees(); len(fees) > 0 && rules.PathOf(fees[0]) == rules.PathOf(m) || !rules.UsesOf(m) {
			return nil, nil
		}
	default:
		return nil, nil
	}
	if e.then == nil {
		for _, x := range k.a.Legal {
			if rules.Unpaid(x) == rules.Unpaid(m) {
				moves = append(moves, x)
			}
		}
		return moves, nil
	}
	if len(e.then) > 1 {
		return nil, nil // two steps are paid in the cheapest way
	}
	ahead := new(rules.State)
	k.b.State.CopyTo(ahead)
	onlyWalks := e
	onlyWalks.then = nil
	walk := onlyWalks.next()
	for range rules.Green.Spaces() {
		x, ok := walk(ahead)
		if !ok || ahead.Play(x, nil) != nil {
			break
		}
	}
	before = map[engine.Move]errand{}
	for _, x := range ahead.Moves(nil) {
		if rules.Unpaid(x) == rules.Unpaid(m) {
			by := e
			by.then = []engine.Move{x}
			moves, before[x] = append(moves, x), by
		}
	}
	return moves, before
}

// payable is what the player is asked to pay for.
type payable struct {
	about  geom.Rect // its place on the board
	moves  []engine.Move
	before map[engine.Move]errand // see nodeBuilder.ways
}

// paymentNodes adds the question how to pay for what the player has pressed, beside it.
func (k *nodeBuilder) paymentNodes() {
	x := k.toPay
	if x == nil {
		return
	}
	m := x.moves[0]
	pay := table.Payment{About: ui.Node{ID: "payment", Tip: i18n.T("Choose the resources to pay with."),
		RuleAnchor: "walk"}}
	switch m.Kind {
	case rules.KindWalk:
		pay = k.spacePayment(m)
	case rules.KindSummit:
		pay.Title = i18n.T("Pay for the summit of %s", k.b.cardName(k.b.Board.Laid[rules.SlotOf(m)]))
	case rules.KindBuild:
		pay.Title = i18n.T("Pay for %s", cabinName(rules.CabinOf(m)))
	default:
		pay.Title = i18n.T("Pay the toll")
	}
	pay.Ways = k.ways(x.moves, x.before)
	pay.Cancel = func() {
		k.b.choice.toPay = engine.Move{}
		k.a.Rebuild()
	}
	k.a.RegisterOpen(pay.Cancel)
	if pay.About.Label == "" {
		pay.About.Label = pay.Title
	}
	w, h := pay.Size(k.letters())
	k.dst = pay.Nodes(k.dst, k.b.PaymentPlace(x.about, w, h, k.dst), k.letters())
}

// pickNodes adds, in the free middle of the land (the canyon), the goods of which the player may
// take one. Pressing a good in the chest has the same effect.
func (k *nodeBuilder) pickNodes() {
	var pick table.Payment
	for _, m := range k.a.Legal {
		if m.Kind != rules.KindTake {
			continue
		}
		id := "pick " + rules.GoodOf(m).String()
		pick.Ways = append(pick.Ways, table.PaymentOption{Goods: coins(rules.PayOf(rules.GoodOf(m), 1)), Node: ui.Node{
			ID:         id,
			Label:      k.b.MoveWords(m),
			Tip:        i18n.T("It goes into your chest."),
			Role:       "move",
			RuleAnchor: "gain",
			Press:      func() { k.a.Do(id, m) },
		}})
	}
	if len(pick.Ways) > 0 {
		pick.About = ui.Node{ID: "pick-board", Label: i18n.T("Choose a resource"), RuleAnchor: "gain",
			Tip: i18n.T("It goes into your chest.")}
		k.dst = pick.Nodes(k.dst, k.b.at.feeRoom(), k.letters())
	}
}

// coins returns a function for each single good of payment pay, which draws that good.
func coins(pay rules.Pay) (all []func(p *paint.Canvas, r geom.Rect)) {
	for g := rules.Food; g <= rules.Bullet; g++ {
		for range pay.Of(g) {
			all = append(all, func(p *paint.Canvas, r geom.Rect) { goods()[g].draw(p, r, theme.Umber) })
		}
	}
	return all
}
