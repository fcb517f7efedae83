package westernlegends

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"gulch/engine"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// closeUp describes a close-up, a panel in the middle of the table. It shows a scene and, below it,
// the choices of the current decision.
type closeUp struct {
	id     string
	title  string
	seat   engine.Seat // the seat whose face and name the title shows, NoSeat for none
	share  float64     // fraction of the close-up's height that the scene takes, 0 to 1
	w, h   float64     // preferred size in design units; 0 means most of the board
	paint  func(p *paint.Canvas, r geom.Rect)
	choice []option
	wide   float64 // width of a choice divided by its height; 0 means the default ratio
	rows   bool    // whether the choices are arranged in two or three columns, like goods on a shelf
	whole  bool    // whether the scene fills the whole close-up, also behind the choices
	aside  bool    // whether the scene has content on both sides of the choices, so that they get less width
	row    bool    // whether all choices are in one row
	// factor by which letters are enlarged on choices that are arranged in rows
	letters float64
	// place returns the rectangle of the i-th choice, from 0, inside the panel's content area
	// inner; nil if the choices are in a grid
	place func(inner geom.Rect, i int) geom.Rect
}

// option is a choice in a close-up: a move with its texts and appearance.
type option struct {
	move  engine.Move
	label string
	text  string
	// what the choice means for the final score: in the tooltip and, with letters of standard size,
	// on the slip too
	bonus string
	icon  string
	art   pieces.Motif
	// returns the picture of a card, which is drawn instead of label, text, icon and art
	face func(p *paint.Canvas, w float64) *ebiten.Image
	// returns the image of the whole card, shown while the choice is pointed at; nil if face shows
	// the whole card already
	whole func(p *paint.Canvas, w float64) *ebiten.Image
	// the card that a press marks or unmarks; nil if a press makes the move
	mark *rules.Card
	draw func(p *paint.Canvas, r geom.Rect)
	dark bool
	// ID of the menu that a press opens instead of making the move, "" for none
	opens string
	// draws the choice as a gambling chip; nil for a choice on a slip of paper
	chip    func(p *paint.Canvas, r geom.Rect, lit bool, hover float64)
	unkeyed bool // whether the choice has no digit key as a shortcut
	selects bool // whether a press only selects the move, and a button makes it
	// draws a preview of the choice's effect while it is pointed at; strength is the opacity, 0 to
	// 1
	peek func(p *paint.Canvas, strength float64)
}

// closeUpPhases is the set of phases in which decisions are made in a close-up, the panel in the
// middle of the board.
var closeUpPhases = map[engine.Phase]bool{
	rules.PhasePickCharacter: true, rules.PhaseChoose: true, rules.PhaseFightReward: true, rules.PhaseEventPick: true,
	rules.PhaseLegend: true, rules.PhaseDealerCard: true, rules.PhaseFightCard: true, rules.PhaseFightAnswer: true,
	rules.PhasePokerHand: true, rules.PhaseFaroBet: true, rules.PhaseShop: true, rules.PhaseDrop: true,
	rules.PhaseChaseFight: true, rules.PhaseDice: true, rules.PhaseTarget: true,
}

// mapPhases is the set of phases in which a space of the map is chosen. An event during a card
// game, for instance, lets a player move the Sheriff.
var mapPhases = map[engine.Phase]bool{
	rules.PhaseMoveStep: true, rules.PhaseBonusStep: true, rules.PhaseSheriffStep: true, rules.PhaseSheriffPlace: true,
}

// fight returns the current fight, nil if there is none.
func (b *Table) fight() *rules.Duel {
	if b.Board.Fighting == 0 {
		return nil
	}
	return &b.Board.Fights[b.Board.Fighting-1]
}

// viewerInvolved reports whether the viewer takes part in the current fight or card game.
func (b *Table) viewerInvolved() bool {
	if d := b.fight(); d != nil {
		return d.Side[0] == b.Viewer || d.Side[1] == b.Viewer || d.Dealer == b.Viewer
	}
	return b.Board.Game.Kind() != "" && (b.Board.Game.In.Has(b.Viewer) || b.Board.Game.Dealer == b.Viewer)
}

// onBoard returns a string that identifies the current fight or card game. It returns "" if the
// viewer does not take part in one. When the string changes, the nodes must be rebuilt.
func (b *Table) onBoard() string {
	switch d := b.fight(); {
	case !b.viewerInvolved():
		return ""
	case d != nil:
		return fmt.Sprint("fight ", b.Board.Fighting, " ", d.Kind(), d.Side, d.Space)
	}
	return "game " + b.Board.Game.Kind()
}

// currentCloseUp returns the close-up to be shown now; ok is false if there is none.
func (b *Table) currentCloseUp(a *table.Decision) (c closeUp, ok bool) {
	phase := b.phase(a)
	switch {
	case b.openMat != engine.NoSeat:
		return b.matCloseUp(b.openMat), true
	case mapPhases[phase]:
		return c, false
	case b.fight() != nil && (b.viewerInvolved() || phase != rules.PhaseGameOver):
		return b.fightCloseUp(a), true
	case b.Board.Game.Kind() != "" && (b.viewerInvolved() || phase != rules.PhaseGameOver):
		return b.gameCloseUp(a), true
	case phase == rules.PhaseAct && b.plan.menu != "" && b.plan.menu != "frontier":
		return b.menuCloseUp(a), true
	case phase == rules.PhasePickCharacter:
		return b.posters(a), true
	case phase == rules.PhaseShop, b.shopsOn(a):
		return b.shopCloseUp(a), true
	case closeUpPhases[phase]:
		return b.choiceCloseUp(a, phase), true
	}
	return c, false
}

// closeNodes appends to dst the nodes of the close-up (panel in the middle of the table) that is
// due now. It also opens or closes the panel.
func (b *Table) closeNodes(a *table.Decision, dst []ui.Node) []ui.Node {
	c, ok := b.currentCloseUp(a)
	b.closeUpFor, b.rebuild = b.onBoard(), a.Rebuild
	if !ok {
		b.shownCloseUp = ""
		b.close.Close()
		b.close.FinishAnimation()
		return dst
	}
	b.close.Title, b.close.Seat, b.close.ClosesOnDismiss = c.title, -1, c.id == "mat" || c.id == "menu"
	if b.rider(c.seat) {
		b.close.Seat, b.close.Mark, b.close.Name = int(c.seat), b.Players[c.seat].Face, b.Name(c.seat)
	}
	if c.w == 0 { // a close-up without a wanted size covers the board
		c.w, c.h = b.Area.W, min(b.Area.H, b.Area.W)
	}
	b.close.Fit(b.Area, c.w, c.h)
	if b.close.TabRoom = (geom.Rect{}); !b.signsShown && !b.at.signs.Empty() { // it covers only a picture
		b.close.TabRoom = b.at.signView().Inset(4)
	}
	switch {
	case b.shownCloseUp != c.id:
		b.shownCloseUp = c.id
		b.close.Open()
	case b.close.ClosesOnDismiss && !b.close.IsOpen(): // the person has closed the close-up
		b.openMat, b.plan.menu, b.shownCloseUp = engine.NoSeat, "", ""
		b.close.FinishAnimation()
		return dst
	}
	if b.close.ClosesOnDismiss {
		a.RegisterOpen(func() { b.close.HandleEscape(); a.Rebuild() })
	}
	b.close.FinishAnimation()
	inner := b.close.Inner()
	scene, _ := inner.CutTop(inner.H * c.share)
	content := b.choiceNodes(a, &c, inner)
	dst = b.close.Uncovered(dst)
	return b.close.Nodes(dst, func(p *paint.Canvas, r geom.Rect) {
		p.Gradient(r, 0, theme.RGB(0x3A2213), theme.RGB(0x24130A))
		if c.paint != nil {
			if c.whole {
				scene = r
			}
			p.Clip(r, func() { c.paint(p, scene) })
		}
	}, content, a.Rebuild)
}

// grid returns the rectangle of the i-th choice, from 0. inner is the content area of the close-up.
// If c.place is set, it computes the rectangle; otherwise the choices are in a grid below the
// scene.
func (c *closeUp) grid(inner geom.Rect, i int) geom.Rect {
	if c.place != nil {
		return c.place(inner, i)
	}
	_, r := inner.CutTop(inner.H * c.share)
	r = r.Pad(12, 8)
	n := len(c.choice)
	switch {
	case c.aside && stacked(inner):
		_, r = inner.CutTop(inner.H*streetOf(inner) + stakesHigh)
		r = r.Pad(12, 6)
	case c.aside:
		r = r.Pad(stakesWide(inner)+4, 6)
	}
	if c.row && n <= mostInRow {
		w := min((r.W-8*float64(n-1))/float64(n), r.H*c.ratio(), mostInFight)
		return geom.Around(r.Center().Add((float64(i)-float64(n-1)/2)*(w+8), 0), w, w/c.ratio())
	}
	if c.rows {
		return shelf(r, i, n, max(c.letters, 1))
	}
	columns, best := 1, 0.0
	ratio := c.ratio()
	for k := 1; k <= n; k++ {
		rows := (n + k - 1) / k
		w := (r.W - 8*float64(k-1)) / float64(k)
		h := (r.H - 8*float64(rows-1)) / float64(rows)
		if s := min(w, h*ratio); s > best {
			columns, best = k, s
		}
	}
	rows := (n + columns - 1) / columns
	in := n - (n-1)/columns*columns // number of choices in the last row of the grid
	cell := r.Column(i/columns, rows, 8)
	w := min((cell.W-8*float64(columns-1))/float64(columns), cell.H*ratio)
	h := min(cell.H, w/ratio)
	if i/columns < rows-1 || rows == 1 {
		in = columns
	}
	x := cell.Center().X + (float64(i%columns)-float64(in-1)/2)*(w+8)
	return geom.Around(geom.Point{X: x, Y: cell.Center().Y}, w, h)
}

// Limits for choices in one row: how many there may be and, in design units, how wide one may be in
// a fight.
const (
	mostInRow   = 8
	mostInFight = 104
)

// fightLetters is the factor by which letters are enlarged on the choices of a fight, at the
// standard text size.
const fightLetters = 1.5

// Sizes of a choice in a close-up with rows (goods on a shelf), in design units.
const (
	goodsWide = 205 // minimum width of a choice
	goodsHigh = 128 // maximum height of a choice, if letters are not larger than for a fight
)

// shelf returns the rectangle of the i-th of n goods on the shelf r, from 0. The number of columns
// depends on the width of r and on letters, the factor by which letters are enlarged.
func shelf(r geom.Rect, i, n int, letters float64) geom.Rect {
	columns := max(1, min(3, int(r.W/(goodsWide*(0.5+0.5*letters)))))
	if n <= 4 {
		columns = min(columns, 2)
	}
	rows := (n + columns - 1) / columns
	r.H = min(r.H, float64(rows)*(goodsHigh*max(letters/fightLetters, 1)+8)-8)
	return r.Column(i/columns, rows, 8).Row(i%columns, columns, 8)
}

// ratio returns the width of a choice of the close-up divided by its height.
func (c *closeUp) ratio() float64 {
	if c.wide > 0 {
		return c.wide
	}
	for _, o := range c.choice {
		if o.face != nil {
			return cardRatio
		}
		if o.draw != nil {
			return 1.35
		}
		if o.art.Name != "" {
			return c.tall()
		}
	}
	return 2.3
}

// tall returns the width of a choice with a picture divided by its height. With more than four
// choices the choices are taller, because they are narrow and the texts below the pictures need
// more lines.
func (c *closeUp) tall() float64 {
	if len(c.choice) > 4 {
		return 0.62
	}
	return 0.78
}

// choiceNodes returns the nodes of the choices of close-up c, inside the rectangle inner.
func (b *Table) choiceNodes(a *table.Decision, c *closeUp, inner geom.Rect) (out []ui.Node) {
	for i := range c.choice {
		o := c.choice[i]
		r := c.grid(inner, i)
		n := ui.Node{ID: "choice " + b.State.Notation(o.move), Label: o.label, Role: "text", Rect: r,
			Tip: table.Sentences(o.text, o.bonus, b.warning(a, o.move))}
		if i < 9 && !o.unkeyed {
			n.Keys = []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(i)}
		}
		chosen := false
		switch {
		case o.mark != nil:
			card := *o.mark
			n.ID = "card of " + card.String()
			n = b.plan.marks.Node(n, card.String(), a.Rebuild)
			chosen = n.Chosen
		case o.opens != "":
			n.ID, n.Role = "open "+o.opens, ""
			n.Press = func() { b.plan.menu = o.opens; a.Rebuild() }
		case o.dark:
			n = a.Attempt(n, o.move)
		case o.selects:
			n = b.selectBet(a, n, o.move)
			chosen = n.Chosen
		default:
			n = a.Target(n, o.move)
			n.Draw = nil
		}
		proposed, lit := a.IsHinted(o.move), n.Press != nil && n.DisabledReason == "" && !o.dark
		if o.face != nil {
			whole := o.whole
			if whole == nil {
				whole = o.face
			}
			table.Enlarge(&n, 230, whole)
		}
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			drawOption(p, n, f, &o, lit, proposed, chosen)
			if o.peek != nil && max(f.Hover, f.Focus) > 0.1 {
				o.peek(p, max(f.Hover, f.Focus))
			}
		}
		out = append(out, n)
	}
	return out
}

// drawOption draws choice o as node n in the state f: a card, a chip, or a slip of paper with a
// picture, a name and a text. lit is true if the choice can be pressed, proposed if the hint
// suggests it, and chosen if it has been chosen and is marked.
func drawOption(p *paint.Canvas, n *ui.Node, f ui.NodeState, o *option, lit, proposed, chosen bool) {
	if o.chip != nil {
		o.chip(p, n.Rect.Move(f.Shake, 0), lit, max(f.Hover, f.Focus))
		if chosen {
			d := min(n.Rect.W, n.Rect.H)
			p.Outline(geom.Around(n.Rect.Center(), d+5, d+5), d/2, 3, theme.BrassHi)
			pieces.ChosenMark(p, n.Rect.Center().Add(d*0.42, -d*0.42), min(14, d*0.3))
		}
		if proposed {
			p.Outline(n.Rect.Inset(-2), n.Rect.H/2, 3, theme.Focus)
		}
		return
	}
	r := n.Rect.Move(f.Shake, -3*f.Hover)
	if chosen {
		r = r.Move(0, -6)
	}
	rim := theme.Alpha(theme.BrassHi, 0.5+0.5*max(f.Hover, f.Focus, f.Pulse-0.2))
	if proposed {
		rim = theme.Focus
	}
	if lit || chosen {
		p.Rect(r.Inset(-3.5), 8, theme.WalnutInk)
		p.Rect(r.Inset(-2.5), 7, rim)
	}
	switch {
	case o.face != nil:
		p.DropShadow(r, 6, 4)
		tone := paint.White
		if o.dark {
			tone = theme.RGB(0x8A8078)
		}
		p.Image(o.face(p, r.W), r, 0, tone)
		if chosen {
			// the mark is over the upper edge of the card, where there is no text
			pieces.ChosenMark(p, geom.Point{X: r.Center().X, Y: r.Y + 2}, 14)
		}
	default:
		drawSlip(p, r, o)
		if o.dark {
			p.Rect(r, 6, theme.Alpha(theme.RGB(0x24130A), 0.62))
		}
	}
}

// iconShare returns the share of a slip's width that its icon takes: less if its text is a list.
func iconShare(text string) float64 {
	if strings.Contains(text, "\n") {
		return 0.14
	}
	return 0.24
}

// drawSlip draws choice o in r as a slip of paper with its texts.
func drawSlip(p *paint.Canvas, r geom.Rect, o *option) {
	p.DropShadow(r, 6, 4)
	p.Rect(r, 6, theme.WalnutInk)
	p.Gradient(r.Inset(1.2), 5, theme.RGB(0xFBF2DC), theme.RGB(0xE6D2A4))
	in := r.Inset(8)
	if o.draw != nil {
		o.draw(p, in)
		return
	}
	name := paint.Style{Face: paint.Display, Size: min(17, in.H*0.3), Color: theme.Umber, Align: paint.Center}
	if o.art.Name != "" && in.W > 1.5*in.H {
		pic, rest := in.CutLeft(in.H)
		o.art.Cover(p, pic)
		_, in = rest.CutLeft(8)
	} else if o.art.Name != "" {
		drawTallSlip(p, in, o, name)
		return
	}
	if o.icon != "" && o.art.Name == "" {
		var left geom.Rect
		least := 16 * min(p.View.Letters(), 1.15)
		left, in = in.CutLeft(max(min(in.H*0.8, in.W*iconShare(o.text)), least+2))
		p.Icon(o.icon, left.Center(), max(min(left.W, left.H)*0.86, least), theme.Oxblood)
	}
	k := max(p.View.Letters(), 1)
	if o.text == "" {
		name.Face = paint.Bold
		p.Fit(o.label, geom.R(in.X, in.Center().Y-min(in.H/2, 22*k), in.W, min(in.H, 44*k)),
			paint.Style{Face: paint.Bold, Size: 15.5, Color: theme.Umber, Align: paint.Center})
		return
	}
	high, st := 84*k, paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Align: paint.Center, LineHeight: 1.15}
	if lines := strings.Count(o.text, "\n"); lines > 0 { // a list
		high, st.Size, st.Align = max(high, (30+18*float64(2*lines+2))*k), 14, paint.Left
	}
	in = geom.Around(in.Center(), in.W, min(in.H, high)) // the text is beside the picture
	head, body := in.CutTop(min(26, in.H*0.36))
	p.Label(o.label, head, name)
	text := o.text
	if k <= 1 {
		text = table.Sentences(text, o.bonus)
	}
	p.Fit(text, body, st)
}

// drawTallSlip draws choice o in r, which is higher than wide: its picture, its label in the style
// name, and its text. The picture gives way to a long text.
func drawTallSlip(p *paint.Canvas, r geom.Rect, o *option, name paint.Style) {
	st := paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink, Align: paint.Center, LineHeight: 1.15}
	const head = 26
	least := st
	least.Size, least.Wrap = leastSlipText, r.W
	_, high := p.Measure(o.text, least)
	pic, rest := r.CutTop(max(min(r.H*0.5, r.W*0.72, r.H-head-high-2), r.H*0.16))
	o.art.Cover(p, pic)
	title, body := rest.CutTop(min(head, rest.H*0.36))
	p.Label(o.label, title, name)
	p.Fit(o.text, body, st)
}

// leastSlipText is the letter size in design units for which a tall slip makes room.
const leastSlipText = 10.5

// matCloseUp returns the close-up that shows the mat (character and possessions) of another seat at
// full size.
func (b *Table) matCloseUp(seat engine.Seat) closeUp {
	return closeUp{id: "mat", title: b.characterName(seat), seat: seat, share: 1, w: min(b.Area.W*0.86, 640),
		h: 300, paint: func(p *paint.Canvas, r geom.Rect) {
			in := r.Inset(8)
			pieces.Tray(p, in)
			b.paintMatOf(p, in.Inset(4), seat)
		}}
}

// menuCloseUp returns the close-up with the choices of the menu that an action sign has opened.
func (b *Table) menuCloseUp(a *table.Decision) closeUp {
	c := closeUp{id: "menu", seat: engine.NoSeat, w: 560, h: 330}
	kind := engine.Kind(0)
	switch b.plan.menu {
	case "fight":
		c.title, kind, c.rows = i18n.T("Pick a fight: only one with each player per turn"), rules.KindFight, true
	case "less " + b.verb(rules.KindDeposit):
		c.title, kind = i18n.T("Deposit at the Bank"), rules.KindDeposit
	default:
		c.title, kind = i18n.T("Revel at the Cabaret"), rules.KindRevel
	}
	for _, m := range a.Legal {
		if m.Kind == kind {
			c.choice = append(c.choice, option{move: m, label: b.MoveWords(m), text: b.fightTip(m),
				icon: b.moveIcon(m)})
		}
	}
	if c.rows && len(c.choice) > 2 { // room for what each fight brings and costs
		k := max(b.Window.View.Letters(), 1)
		c.w, c.h, c.letters = min(b.Area.W*0.96, 900), min(b.Area.H*0.96, 470*k), fightLetters*k
	}
	return c
}

// choiceCloseUp returns the close-up for a phase without a special one. The panel offers the legal
// moves as choices.
func (b *Table) choiceCloseUp(a *table.Decision, phase engine.Phase) closeUp {
	c := closeUp{id: "choice " + b.Info.PhaseName(phase), title: i18n.T(headings()[phase]), seat: a.Seat,
		w: min(b.Area.W*0.9, 640), h: min(b.Area.H*0.7, 400)}
	c.choice = b.legalOptions(a)
	if phase == rules.PhaseChoose || phase == rules.PhaseTarget {
		if name, _ := b.cause(); name != "" {
			c.title = i18n.T("%s: %s", name, c.title)
		}
	}
	if phase == rules.PhaseDice {
		c.share, c.paint = 0.4, b.paintDice
		c.h = min(b.Area.H*0.8, 460)
	}
	return c
}

// legalOptions returns the legal moves as choices, except those with a button in the prompt.
// Legendary tokens of the same values make the same choice, which is shown once.
func (b *Table) legalOptions(a *table.Decision) (all []option) {
	shown := map[string]engine.Move{}
	for _, m := range a.Legal {
		if m.Kind == rules.KindKeepTokens {
			if same, ok := shown[tokenWords(m)]; ok {
				a.RegisterEquivalent(m, same)
				continue
			}
			shown[tokenWords(m)] = m
		}
		if !buttonKinds[m.Kind] {
			all = append(all, b.option(m))
		}
	}
	return all
}

// option returns the choice of a close-up (panel in the middle of the table) that makes move m.
func (b *Table) option(m engine.Move) option {
	o := option{move: m, label: b.MoveWords(m), text: b.moveTip(m), icon: b.moveIcon(m)}
	switch m.Kind {
	case rules.KindPlay, rules.KindDiscard:
		b.asCard(&o, rules.CardOf(m), cardRatio)
	case rules.KindUse:
		if c, _, i := rules.SourceOf(m).Parts(); c >= 0 {
			b.asCard(&o, c, cardRatio)
		} else if i >= 0 {
			o.art = itemMotif(i, b.me().Upgraded.Has(i))
		}
	case rules.KindPlayer:
		seat := rules.PlayerOf(m)
		if b.rider(seat) {
			o.text = b.seatTip(seat)
		}
		o.text = table.Sentences(b.targetNote(seat), o.text)
		o.draw = func(p *paint.Canvas, r geom.Rect) { b.drawRival(p, r, rules.PlayerOf(m)) }
	case rules.KindOption:
		o.bonus = b.endBonus(m)
	case rules.KindKeepTokens:
		o.draw = func(p *paint.Canvas, r geom.Rect) { drawTokens(p, r, m) }
	case rules.KindDeal:
		c := rules.FightCardOf(m)
		o.face = func(p *paint.Canvas, w float64) *ebiten.Image { return b.fightCard(p, c, w) }
	case rules.KindResolve:
		e := rules.DescribeEvent(rules.EventOf(m))
		o.art, o.label = pieces.Motif{Name: "westernlegends.event." + e.ID}, i18n.T(e.Name)
	case rules.KindBuy, rules.KindDrop:
		o.art, o.label = itemMotif(rules.ItemOf(m), b.me().Upgraded.Has(rules.ItemOf(m))), b.MoveWords(m)
	case rules.KindUpgrade:
		o.art = itemMotif(rules.ItemOf(m), true)
	}
	return o
}

// asCard makes the choice o look like card c; ratio is the card's width divided by its height. The
// card shows its effect in a short form. The fully printed card appears while it is pointed at or
// held.
func (b *Table) asCard(o *option, c rules.Card, ratio float64) {
	o.face = func(p *paint.Canvas, w float64) *ebiten.Image { return b.shortCard(p, c, w, w/ratio) }
	o.whole = func(p *paint.Canvas, w float64) *ebiten.Image { return b.card(p, c, w) }
}

// cardRatio is the width of a poker card divided by its height.
const cardRatio = float64(pieces.CardW) / pieces.CardH

// tokensOf returns the values of the legendary tokens that move m keeps, in descending order.
func tokensOf(m engine.Move) (all []int) {
	for _, t := range rules.TokensOf(m) {
		if t > 0 {
			all = append(all, rules.LegendWorth(t-1))
		}
	}
	slices.Sort(all)
	slices.Reverse(all)
	return all
}

// tokenWords returns the values of the legendary tokens that move m keeps, as text: "3 + 2 + 2".
func tokenWords(m engine.Move) string {
	var all []string
	for _, n := range tokensOf(m) {
		all = append(all, fmt.Sprint(n))
	}
	return strings.Join(all, " + ")
}

// drawTokens draws into r the legendary tokens that move m keeps, each with its value.
func drawTokens(p *paint.Canvas, r geom.Rect, m engine.Move) {
	all := tokensOf(m)
	foot, row := r.CutBottom(min(26, r.H*0.34))
	d := min(row.H*0.92, row.W/float64(max(len(all), 1))*0.9)
	for i, n := range all {
		at := row.Center().Add((float64(i)-float64(len(all)-1)/2)*d*1.08, 0)
		p.Disc(at.Add(1, 2), d/2, theme.Alpha(theme.Shadow, 0.5), theme.Alpha(theme.Shadow, 0.5))
		p.Disc(at, d/2, theme.WalnutInk, theme.WalnutInk)
		p.Disc(at, d/2-1.6, theme.BrassHi, theme.Brass)
		pieces.DrawNumber(p, geom.Around(at, d, d), n,
			paint.Style{Face: paint.Bold, Size: d * 0.56, Color: theme.Ink, Align: paint.Center, Fixed: true})
	}
	sum := tokensWorth(m)
	p.Label(i18n.N(sum, "%d LP at the end", "%d LP at the end", sum), foot,
		paint.Style{Face: paint.Bold, Size: 14, Color: theme.Umber, Align: paint.Center})
}

// distanceTo returns the distance in spaces from the player to move to the miniature of a seat. ok
// is false if no way leads there.
func (b *Table) distanceTo(seat engine.Seat) (far int, ok bool) {
	return rules.Distance(b.Settled.Space(b.Settled.Turn()), b.spaceOf(seat))
}

// spaceOf returns the space of a player's miniature or of the Man in Black.
func (b *Table) spaceOf(seat engine.Seat) rules.Space {
	if seat == rules.ManInBlack {
		return b.Board.MIB
	}
	return b.Board.Of[seat].Space
}

// drawRival draws a seat into r as a choice of opponent: face, name, whether the seat is Wanted or
// a Marshal, money and number of cards.
func (b *Table) drawRival(p *paint.Canvas, r geom.Rect, seat engine.Seat) {
	face, text := r.CutLeft(min(r.W*0.42, r.H))
	if !b.rider(seat) {
		b.badge(p, face.Center(), min(face.W, face.H)*0.4, "top-hat", theme.RGB(0x161214), theme.Cream)
		name := geom.R(text.X+6, r.Center().Y-14, text.W-6, 28)
		if note := b.targetNote(seat); note != "" {
			below := geom.R(name.X, name.Y+18, name.W, 44)
			p.Fit(note, below, paint.Style{Face: paint.Bold, Size: 13, Color: theme.Oxblood})
			name = name.Move(0, -14)
		}
		p.Fit(b.who(seat), name, paint.Style{Face: paint.Display, Size: 17, Color: theme.Umber})
		return
	}
	b.portrait(p, seat, face.Center(), min(face.W, face.H)*0.94)
	note := b.targetNote(seat)
	noteInk := theme.Oxblood
	if b.fightObstacle(seat, b.Settled.Chase(), b.of(b.Settled.Turn()).Cards) == "" {
		noteInk = theme.RGB(0x2F6A2B)
	}
	text = geom.Around(text.Center(), text.W-10, min(text.H, 66+44*float64(min(len(note), 1))))
	name, rest := text.CutTop(26)
	p.Label(b.Name(seat), name, paint.Style{Face: paint.Display, Size: 18, Color: theme.Umber})
	_, side, tone := b.side(seat)
	line, rest := rest.CutTop(18)
	p.Label(side, line, paint.Style{Face: paint.Bold, Size: 13, Color: tone})
	w := &b.Board.Of[seat]
	line, rest = rest.CutTop(22)
	p.Label(i18n.T("%s, %s", dollars(w.Money), i18n.N(w.Cards, "%d card", "%d cards", w.Cards)), line,
		paint.Style{Face: paint.Body, Size: 13, Color: theme.Ink})
	p.Fit(note, rest, paint.Style{Face: paint.Bold, Size: 13, Color: noteInk})
}

// oneIf returns 1 if the condition (the parameter is) is true, otherwise 0.
func oneIf(is bool) int {
	if is {
		return 1
	}
	return 0
}
