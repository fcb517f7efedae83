package newgame

import (
	"maps"
	"slices"
	"strconv"

	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
)

// Build lays out the New game screen and creates its nodes: the buttons and other controls.
func (s *newGame) Build(l ui.Layout) {
	s.SetLayout(l)
	s.at = placeNewGame(l, s.Frame, len(s.seats), s.info.MaxSeats, s.optionRows(), len(s.steps()))
	var nodes []ui.Node
	for i := range s.seats {
		nodes = append(nodes, s.seatNodes(i)...)
	}
	nodes = append(nodes, s.footNodes(l)...)
	nodes = append(nodes, s.slateNodes()...)
	nodes = append(nodes, s.presetNodes()...)
	for i, o := range s.visibleOptions() {
		nodes = append(nodes, s.optionNodes(o, s.at.options[i])...)
	}
	nodes = append(nodes, s.houseNodes()...)
	nodes = append(nodes, s.seedNodes()...)
	deal, company := pieces.Button{Label: i18n.T("Deal"), Icon: "poker-hand", Material: pieces.Brass},
		s.playersAndDuration(i18n.Mark("%s, about %d minutes"))
	if l.Portrait { // no room for the icon
		deal.Icon, company = "", s.playersAndDuration(i18n.Mark("%s, %d min"))
	}
	start := kit.TwoLineButton("deal", s.at.start, deal, company, s.deal)
	start.Tip = i18n.T("Shuffle and start. Gulch saves the game after every move.")
	start.DisabledReason = s.problem()
	back := s.BackButton(i18n.T("Back"))
	leave := back.Press
	back.Press = func() {
		s.keep()
		leave()
	}
	s.Root.Set(l, append(nodes, back, start))
}

// MinHeight returns the height of the New game screen in a phone's window, in design units. If the
// window is lower, the player scrolls.
func (s *newGame) MinHeight(l ui.Layout) float64 {
	if !l.Portrait {
		return 1160
	}
	rows := min(len(s.seats)+1, s.info.MaxSeats)
	rules := 36 + 58 + float64(s.optionRows())*(kit.ControlHeight(l)+slenderOption) + 12 + kit.ControlHeight(l)
	return 68 + 36 + float64(rows)*(158+frameGap) + slenderSlate(len(s.steps())) + kit.Gap + rules + kit.Gap +
		kit.ButtonHeight(l) + 14
}

// slenderOption is the height in design units that an option needs for its name and explanation,
// above and below its value buttons, in a phone's upright window.
const slenderOption = 72

// Decision returns the area of the Deal button, which always stays visible in a phone's window.
func (s *newGame) Decision() geom.Rect {
	if !s.Layout.Portrait {
		return geom.Rect{}
	}
	return geom.R(0, s.at.start.Y-6, s.Layout.W, s.at.start.H+12).Inset(6)
}

// change returns a callback that runs f, a function that changes the setup. The callback then
// adapts the options to the new setup and rebuilds the screen.
func (s *newGame) change(f func()) func() {
	return func() {
		f()
		s.repairOptions()
		s.Rebuild()
	}
}

func (s *newGame) seatNodes(i int) []ui.Node {
	at, seat := s.at.rows[i], &s.seats[i]
	name := at.name
	if seat.Person() && at.who.Y > name.Y-1 { // the person button is beside the name
		name.W -= at.who.W + 8
	}
	number := strconv.Itoa(i + 1)
	nodes := []ui.Node{s.faceNode(i)}
	nodes = append(nodes, ui.Field(&s.typist, "name/"+number, i18n.T("Name of seat %d", i+1), "", name, seat.Name,
		i18n.T("Type a name")))
	kind := "person"
	if !seat.Person() {
		kind = "bot"
	}
	nodes = append(nodes, ui.Grouped(i18n.T("Who plays %s?", seat.Name),
		ui.DarkSegments("kind/"+number, at.kind, []ui.Choice{
			{ID: "person", Label: i18n.T("Player"), Tip: i18n.T("A player at this screen.")},
			{ID: "bot", Label: i18n.T("Bot"), Tip: i18n.T("The computer plays this seat.")},
		}, kind, "", func(id string) { s.setKind(i, id == "bot") }))...)
	if seat.Person() {
		nodes = append(nodes, s.whoNode(i))
	} else {
		nodes = append(nodes, s.barNodes(i)...)
	}
	remove := ui.Disc("remove/"+number, i18n.T("Remove %s", seat.Name),
		i18n.T("Remove this seat from the table."), "cancel", at.remove,
		s.change(func() { s.seats = slices.Delete(s.seats, i, i+1) }))
	if len(s.seats) <= s.info.MinSeats {
		remove.DisabledReason = i18n.T("You can't remove a seat: %s needs at least %d players.", s.info.Name, s.info.MinSeats)
		remove = kit.Dimmed(remove)
	}
	return append(nodes, remove)
}

// setKind makes the player at seat i a bot if isBot is true, otherwise a person. It changes nothing
// if the player is of this kind already.
func (s *newGame) setKind(i int, isBot bool) {
	if s.seats[i].Person() == isBot {
		s.seats[i].Name = "" // removes the name, so that nextPerson may choose the same player for another seat
		if isBot {
			s.seats[i] = s.nextBot()
		} else {
			s.seats[i] = s.nextPerson()
		}
	}
	s.Rebuild()
}

// footNodes returns two controls below the seats: the check box for drawing the seats by lot, and
// the empty frame that adds a seat.
func (s *newGame) footNodes(l ui.Layout) []ui.Node {
	b := pieces.Button{Label: i18n.T("Random seating"), Icon: lotsIcon(s.lots), Material: pieces.FeltTag,
		Size: 13.5, Chosen: s.lots}
	if l.Portrait { // no room for an icon beside the label
		b.Icon, b.Size = "", 12.5
	}
	lots := ui.Button("lots", s.at.lots, b, s.change(func() { s.lots = !s.lots }))
	lots.Role, lots.Chosen = "checkbox", s.lots
	lots.Tip = i18n.T("Seat all players in random order. Colors stay with the seats.")
	if s.at.add.Empty() {
		return []ui.Node{lots}
	}
	return []ui.Node{s.addNode(), lots}
}

// lotsIcon returns the icon of the check box for drawing the seats by lot. on says whether the box
// is checked.
func lotsIcon(on bool) string {
	if on {
		return "check-mark"
	}
	return "perspective-dice-six-faces-random"
}

func (s *newGame) optionNodes(o engine.Option, at optionPlaces) []ui.Node {
	open := o.ValuesFor(len(s.seats))
	values := make([]ui.Choice, len(open))
	for i, v := range open {
		values[i] = ui.Choice{ID: v.ID, Label: i18n.T(v.Name), Tip: i18n.T(o.Explain) + " " + i18n.T(v.Explain)}
		if motif := s.App.GameInfo(s.info.ID).Pictures[o.ID+"/"+v.ID]; motif != "" {
			values[i].Tip = i18n.T(v.Explain)
			values[i].Picture = func(p *paint.Canvas, r geom.Rect) { pieces.Motif{Name: motif}.Cover(p, r) }
		}
	}
	chosen := s.options[o.ID]
	if !o.AppliesTo(len(s.seats)) { // the option says nothing about this game
		chosen = ""
	}
	return ui.Grouped(i18n.T(o.Name), ui.DarkSegments("option/"+o.ID, at.values, values, chosen,
		s.noEffectReason(o),
		func(id string) {
			s.options[o.ID] = id
			maps.Copy(s.options, s.impliedOptions(o.ID, id))
			s.Rebuild()
		}))
}

func (s *newGame) seedNodes() []ui.Node {
	field := ui.Field(&s.typist, "seed", i18n.T("Seed"),
		i18n.T("The source of all luck in this game: the same seed, seats and rules give the same deck and the same dice."), s.at.seed, s.seed, i18n.T("A number"))
	roll := ui.Disc("roll-seed", i18n.T("Roll new seed"), i18n.T("Draw another number."),
		"perspective-dice-six-faces-random", s.at.roll,
		s.change(func() { s.seed = strconv.FormatUint(s.App.Seed(), 10) }))
	return []ui.Node{field, roll}
}
