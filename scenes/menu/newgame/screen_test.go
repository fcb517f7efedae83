package newgame

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/stage"
)

// newGameScreen returns an app with the New game screen of a game on top, and that screen. game is
// the ID of the game. If again is not nil, the screen starts with that setup.
func newGameScreen(t *testing.T, game string, again *match.Setup) (*stage.App, *newGame) {
	t.Helper()
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, game, again))
	menutest.WantScene(t, h, "new-game")
	return h, h.Top().(*newGame)
}

// drag drags a node of the scene on top of an app, and releases it. id is the ID of the node, and
// to is the point to which it is dragged.
func drag(t *testing.T, h *stage.App, id string, to geom.Point) {
	t.Helper()
	n := menutest.Node(t, h, id)
	drive.OnHost(func() {
		n.Drag(to, ui.Drag{})
		n.Drag(to, ui.Drag{End: true})
	})
	menutest.Build(h)
}

// TestSeatsAreSetUp checks that a seat can be changed from a person to a bot, get a level, and swap
// its place with another one by dragging its face.
func TestSeatsAreSetUp(t *testing.T) {
	h, s := newGameScreen(t, "boomtown", nil)
	menutest.Press(t, h, "kind/1/bot")
	if s.seats[0].Person() || s.nameTaken("") {
		t.Errorf("the first seat is %+v, want a bot with a name", s.seats[0])
	}
	level := bot.Offered(s.info)[2].ID
	s.at.rows[0].level.W = 999 // wide enough for a bar per level
	for _, n := range s.barNodes(0) {
		if n.ID == "level/1/"+level {
			n.Press()
		}
	}
	if s.seats[0].Bot != level {
		t.Errorf("the bot of the first seat has level %s, want %s", s.seats[0].Bot, level)
	}
	first, last := s.seats[0], s.seats[len(s.seats)-1]
	drag(t, h, "face/1", s.at.rows[len(s.seats)-1].all.Center())
	if s.seats[0] != last || s.seats[len(s.seats)-1] != first {
		t.Errorf("after dragging the first face onto the last seat the seats are %+v", s.seats)
	}
	for i, id := range []string{"face/2", "stand/2"} {
		k := 2 + i
		drag(t, h, id, s.at.steps[k].Center())
		if want := bot.Offered(s.info)[k].ID; s.seats[1].Bot != want {
			t.Errorf("after dragging %s onto step %d the bot has level %s, want %s", id, k+1, s.seats[1].Bot, want)
		}
	}
	drag(t, h, "face/2", geom.Point{X: -50, Y: -50})
	if s.dragged.on {
		t.Error("a face that was released beside everything is still dragged")
	}
}

// TestStepsInTwoLines checks that on a narrow slate, whose steps are in two lines, a face can be
// dropped on each step.
func TestStepsInTwoLines(t *testing.T) {
	_, s := newGameScreen(t, "westernlegends", nil)
	s.Build(ui.NewPhone(390, 844, 1, 1600, ui.Insets{}))
	if s.at.steps[len(s.at.steps)-1].Y <= s.at.steps[0].Bottom() {
		t.Fatal("the steps are not in two lines: the test checks nothing")
	}
	at := slices.IndexFunc(s.seats, func(x match.Seat) bool { return !x.Person() })
	for k, l := range bot.Offered(s.info) {
		if s.dropOnStep(at, s.at.steps[k].Center()); s.seats[at].Bot != l.ID {
			t.Errorf("a face dropped on step %d gets level %s, want %s", k+1, s.seats[at].Bot, l.ID)
		}
	}
}

// TestDealStartsTheGame checks that the game is dealt with the chosen setup, with seats drawn by
// lot if that was chosen, and that a game that cannot start gives a message.
func TestDealStartsTheGame(t *testing.T) {
	h, s := newGameScreen(t, "boomtown", nil)
	var dealt []*match.Match
	h.OpenTable = func(m *match.Match, _ string) { dealt = append(dealt, m) }
	menutest.Press(t, h, "preset/usual")
	menutest.Press(t, h, "lots")
	orders := map[string]bool{}
	for range 40 {
		menutest.Press(t, h, "deal")
		order := ""
		for _, seat := range dealt[len(dealt)-1].Seats() {
			order += seat.Name + "|"
		}
		orders[order] = true
	}
	if len(orders) < 2 {
		t.Errorf("the seats are dealt in the orders %v, want several", orders)
	}
	if !h.Settings.Setups["boomtown"].ShuffleSeats {
		t.Error("the choice to draw lots is not kept")
	}
	s.seed = "99999999999999999999"
	s.deal()
	if n := len(dealt); n != 40 {
		t.Errorf("%d games were dealt, want none with a seed that is too large", n-40)
	}
	s.seed, s.options = "1", engine.Options{"weather": "dust"}
	s.deal()
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "This game can't be dealt")
}

// TestUnknownGame checks that a game that the app lacks gives a message instead of the screen.
func TestUnknownGame(t *testing.T) {
	h := menutest.NewApp(t)
	menutest.Push(h, New(h, "whist", nil))
	menutest.WantScene(t, h, "message")
	menutest.WantTexts(t, h, "That game can't be played", "whist")
}

// TestSetupIsRepaired checks that a setup with too few seats, unknown levels and faces is repaired.
func TestSetupIsRepaired(t *testing.T) {
	_, s := newGameScreen(t, "boomtown", &match.Setup{Seats: []match.Seat{{Name: "Ada", Face: "no such face"},
		{Name: "Dutch", Bot: "no such level"}}})
	if len(s.seats) != s.info.MinSeats || s.seats[1].Bot != defaultLevel || s.seats[0].Face == "no such face" {
		t.Errorf("the seats are %+v, want %d with known faces and levels", s.seats, s.info.MinSeats)
	}
	// if all characters are at the table, one of them is used again
	s.seats = nil
	for _, p := range bot.Personas() {
		s.seats = append(s.seats, AsBot(p, defaultLevel))
	}
	if b := s.nextBot(); b.Bot != defaultLevel || b.Persona == "" {
		t.Errorf("with all characters at the table the next bot is %+v, want one of them", b)
	}
}

// TestSoloRival checks that in a solo game a step of the slate sets the strength of the rival.
func TestSoloRival(t *testing.T) {
	h, s := newGameScreen(t, "sierrawest", &match.Setup{Seats: []match.Seat{{Name: "Ada"}}})
	o := s.rivalOption()
	steps := s.steps()
	menutest.Press(t, h, "step/"+steps[len(steps)-1].ID)
	if s.options[o.ID] != steps[len(steps)-1].ID {
		t.Errorf("the rival has the strength %s, want %s", s.options[o.ID], steps[len(steps)-1].ID)
	}
	s.info.Options = nil
	if s.rivalOption() != nil {
		t.Error("a game without options has an option for the rival")
	}
}

// TestHouseRulesOpen checks that the house rules replace the variants while they are expanded.
func TestHouseRulesOpen(t *testing.T) {
	h := menutest.NewApp(t)
	h.GameInfos = map[string]stage.GameInfo{"sierrawest": {House: []string{"start_seat"}}}
	menutest.Push(h, New(h, "sierrawest", nil))
	menutest.WantTexts(t, h, "House rules", "1, standard")
	shown := func(option string) bool {
		return slices.ContainsFunc(menutest.Enabled(h),
			func(id string) bool { return strings.HasPrefix(id, "option/"+option) })
	}
	if shown("start_seat") || !shown("expert_planning") {
		t.Error("the collapsed house rules are among the options")
	}
	menutest.Press(t, h, "house")
	if !shown("start_seat") || shown("expert_planning") {
		t.Error("the expanded house rules do not replace the variants")
	}
	menutest.WantTexts(t, h, "Back to variants")
}

// TestFacesAndCharacters checks that a face can be made by chance, that Escape closes the dialogs
// of faces and characters without a change, and that the characters fit into a phone's window.
func TestFacesAndCharacters(t *testing.T) {
	h, s := newGameScreen(t, "boomtown", nil)
	before := fmt.Sprint(s.seats)
	menutest.Push(h, pickFace(s, 1))
	menutest.WantScene(t, h, "new-game/cast")
	picker := h.Top().(*characterPicker)
	for _, width := range []int{390, 430} {
		l := ui.NewPhone(width, 844, 1, picker.MinHeight(ui.NewPhone(width, 844, 1, 0, ui.Insets{})), ui.Insets{})
		picker.Build(l)
		if !picker.Box.Within(l.Area()) {
			t.Errorf("in a window %d wide the dialog %v leaves the area %v", width, picker.Box, l.Area())
		}
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "new-game")
	menutest.Push(h, newAvatarEditor(s, 0))
	editor := h.Top().(*avatarEditor)
	codes := map[string]bool{editor.code: true}
	for range 5 {
		menutest.Press(t, h, "roll")
		codes[editor.code] = true
	}
	if len(codes) < 3 {
		t.Errorf("Somebody else gives the faces %v, want different ones", codes)
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "new-game")
	if after := fmt.Sprint(s.seats); after != before {
		t.Errorf("after Escape the seats are %s, want %s", after, before)
	}
	s.seats[0].Face = "icon of an old version"
	if editor := newAvatarEditor(s, 0); editor.code == s.seats[0].Face {
		t.Error("the editor begins with a face that cannot be drawn")
	}
}

func TestNewGameLayout(t *testing.T) {
	menutest.EachLayout(t, func(t *testing.T, l ui.Layout) {
		for most := 2; most <= 6; most++ {
			for seats := 1; seats <= most; seats++ {
				for _, options := range []int{0, 4, 8} {
					newGamePlaces(t, l, seats, most, options)
				}
			}
		}
	})
}

// newGamePlaces checks that the elements of the New game screen do not overlap. most is the maximum
// number of seats, seats and options are the numbers shown.
func newGamePlaces(t *testing.T, l ui.Layout, seats, most, options int) {
	f := kit.NewFrame(l)
	c := placeNewGame(l, f, seats, most, options, 7)
	table := map[string]geom.Rect{
		"plaque": f.Plaque, "head": c.head, "lots": c.lots, "slate": c.slate, "rules": c.rules, "back": f.Back,
		"start": c.start,
	}
	if seats < most {
		table["add"] = c.add
	}
	for i, r := range c.rows {
		table["frame "+fmt.Sprint(i)] = r.all
		menutest.CheckSeparate(t, r.all.Inset(-12), map[string]geom.Rect{
			"token": r.token, "name": r.name, "kind": r.kind, "level": r.level, "say": r.say, "remove": r.remove,
		})
	}
	menutest.CheckSeparate(t, l.Full, table)
	slate := map[string]geom.Rect{"head": c.slateHead, "record": c.record}
	for i, r := range c.steps {
		slate["step "+fmt.Sprint(i)] = r
	}
	menutest.CheckSeparate(t, c.slate, slate)
	mat := map[string]geom.Rect{"seed": c.seed, "seed word": c.seedSay, "roll": c.roll, "presets": c.presets}
	if !c.lid.Empty() {
		mat["lid"] = c.lid
	}
	if !c.presetHead.Empty() {
		mat["preset head"], mat["preset words"] = c.presetHead, c.presetSay
	}
	for i, o := range c.options {
		n := fmt.Sprint(i)
		mat["option "+n], mat["values "+n] = o.name, o.values
		if options <= 4 {
			mat["words "+n] = o.words
		}
	}
	menutest.CheckSeparate(t, c.rules, mat)
}

// TestPersonAtSeat checks that a known person, a new one and a guest can be put on a seat.
func TestPersonAtSeat(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	cleo := h.NewPerson("Cleo", "guest4")
	h.SetCurrentPerson(ada)
	menutest.Push(h, New(h, "boomtown", nil))
	g := h.Top().(*newGame)
	menutest.Press(t, h, "who/1")
	why := menutest.Node(t, h, "person/"+string(ada.ID)).DisabledReason
	if !strings.Contains(why, "You can't seat Ada twice") {
		t.Errorf("Ada, who has the seat, is disabled because of %q", why)
	}
	menutest.Press(t, h, "person/"+string(cleo.ID))
	menutest.WantScene(t, h, "new-game")
	if s := g.seats[0]; s.Name != "Cleo" || s.PersonID != string(cleo.ID) {
		t.Errorf("the seat is %+v, want Cleo's", s)
	}
	menutest.Press(t, h, "who/1")
	menutest.Press(t, h, "person/new")
	menutest.WantScene(t, h, "new-game")
	if s := g.seats[0]; s.PersonID == string(cleo.ID) || g.Root.Focused() != "name/1" {
		t.Errorf("the seat is %+v, focus on %q; want a new person whose name is typed", s, g.Root.Focused())
	}
	// a second person of one name gets the longer label as the name
	twin := h.NewPerson("Cleo", "guest5")
	g.seats[1] = stage.SeatOf(cleo)
	if g.seatPerson(0, twin); g.seats[0].Name == "Cleo" || !strings.HasPrefix(g.seats[0].Name, "Cleo") {
		t.Errorf("the second Cleo is called %q, want a longer name", g.seats[0].Name)
	}
	if g.nameTyped(); g.seats[0].PersonID != string(twin.ID) {
		t.Errorf("the seat of the second Cleo belongs to %s, want %s", g.seats[0].PersonID, twin.ID)
	}
}
