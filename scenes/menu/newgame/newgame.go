// Package newgame is the screen on which a game is set up ([New]), with the dialogs for faces and
// characters, and the dialog in which the same people choose another game ([OtherGame]).
package newgame

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/poster"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/menu/people"
	"gulch/scenes/stage"
)

// newGame is the screen on which a game is set up.
type newGame struct {
	kit.Board
	game       engine.Game
	info       engine.Info
	seats      []match.Seat
	options    engine.Options
	lots       bool           // the players get random seats when the game starts
	seed       string         // seed of the deal, as typed by the player
	ownOptions engine.Options // options that the player had chosen by hand before a preset replaced them
	houseShown bool           // the list of house rules is expanded
	opened     stage.Setup    // the setup with which the screen has opened
	at         newPlaces
	typist     ui.TextEditor
	dragged    draggedFace
}

// New returns the screen on which a game is set up. If again is not nil, the screen starts with
// that setup (another round with the same people). Otherwise it starts with the last setup of this
// game, or, if there is none, with one person and bots of low levels.
func New(h *stage.App, gameID string, again *match.Setup) stage.Scene {
	game, err := h.Find(gameID)
	if err != nil {
		return kit.Message(h, i18n.T("That game can't be played"), i18n.Sentence(err))
	}
	s := &newGame{Board: kit.Board{App: h, Scene: "new-game"}, game: game, info: game.Info(), options: engine.Options{}}
	s.seed = strconv.FormatUint(h.Seed(), 10)
	last, known := h.Settings.Setups[gameID]
	switch {
	case again != nil:
		s.seats, s.options, s.lots = slices.Clone(again.Seats), maps.Clone(again.Options), last.ShuffleSeats
	case known:
		s.seats, s.options, s.lots = slices.Clone(last.Seats), maps.Clone(last.Options), last.ShuffleSeats
	}
	s.repair()
	if again == nil {
		s.preselect(known, h.Played(gameID))
	}
	s.opened = s.setup()
	return s
}

// setup returns a copy of the current setup.
func (s *newGame) setup() stage.Setup {
	return stage.Setup{Seats: slices.Clone(s.seats), Options: maps.Clone(s.options), ShuffleSeats: s.lots}
}

// keep stores the setup if the player has changed it, so that the screen starts with it the next
// time although no game was started.
func (s *newGame) keep() {
	now := s.setup()
	if slices.Equal(now.Seats, s.opened.Seats) && maps.Equal(now.Options, s.opened.Options) &&
		now.ShuffleSeats == s.opened.ShuffleSeats {
		return
	}
	s.opened = s.setup()
	s.App.Settings.KeepSetup(s.info.ID, now)
	s.App.SettingsChanged()
}

// repair corrects a setup that was read from settings or from a record so that it can be played. It
// corrects the number of seats, unknown persons, faces, bot levels and options.
func (s *newGame) repair() {
	if len(s.seats) == 0 {
		s.seats = []match.Seat{s.nextPerson()}
		for len(s.seats) < stage.UsualSeats(s.info) {
			s.seats = append(s.seats, s.nextBot())
		}
		if len(s.seats) > 2 {
			s.seats[len(s.seats)-1].Bot = usualLevel
		}
	}
	s.seats = s.seats[:min(len(s.seats), s.info.MaxSeats)]
	for len(s.seats) < s.info.MinSeats {
		s.seats = append(s.seats, s.nextBot())
	}
	for i := range s.seats {
		s.identifySeat(i)
		s.seats[i].Face = s.validFace(i)
		if b := s.seats[i].Bot; b != "" && !slices.ContainsFunc(bot.Offered(s.info),
			func(l bot.Level) bool { return l.ID == b }) {
			s.seats[i].Bot = defaultLevel
		}
	}
	s.repairOptions()
}

// repairOptions replaces each option value that cannot be chosen at this table. Some values depend
// on the number of seats.
func (s *newGame) repairOptions() {
	full := engine.Options{}
	first := s.impliedOptions("", "")
	for _, o := range s.info.Options {
		full[o.ID] = o.Default
		if v, ok := first[o.ID]; ok {
			full[o.ID] = v
		}
		if v := s.options[o.ID]; slices.ContainsFunc(o.ValuesFor(len(s.seats)),
			func(x engine.Value) bool { return x.ID == v }) {
			full[o.ID] = v
		}
	}
	s.options = full
}

// impliedOptions returns the other options, with their new values, that must change when the given
// option is set to the given value. The game defines them in [stage.GameInfo].Follows. The result
// is nil if no other option changes.
func (s *newGame) impliedOptions(option, value string) engine.Options {
	if s.App == nil {
		return nil
	}
	if f := s.App.GameInfo(s.info.ID).Follows; f != nil {
		return f(option, value)
	}
	return nil
}

// validFace returns the face of seat i, or a substitute if that face is unknown. Setups from before
// faces existed have the names of icons instead.
func (s *newGame) validFace(i int) string {
	seat := s.seats[i]
	if _, ok := kit.PersonaOf(seat.Persona); ok && !seat.Person() {
		return seat.Persona
	}
	art, _ := poster.Load() // the error is ignored, because a test checks that the data can be read
	if _, ok := art.FaceOf(seat.Face); ok {
		return seat.Face
	}
	return kit.ReadyFaces(art)[i%len(kit.ReadyFaces(art))]
}

// Bot levels of a new setup. Every bot starts at defaultLevel. At a table of more than two players,
// the last bot starts at usualLevel, which is stronger.
const (
	defaultLevel = "easy"
	usualLevel   = "medium"
)

// nameTaken reports whether a player at the table already has the name.
func (s *newGame) nameTaken(name string) bool {
	return slices.ContainsFunc(s.seats, func(x match.Seat) bool { return match.SameName(x.Name, name) })
}

// nextPerson returns a seat for a known person who is not at the table yet. If there is none, it
// returns a seat for a new person.
func (s *newGame) nextPerson() match.Seat {
	for _, p := range s.App.ActivePersons() {
		if !s.isSeated(p.ID) && !s.nameTaken(p.Name) {
			return stage.SeatOf(p)
		}
	}
	return s.newPersonSeat()
}

// nextBot returns a seat for a bot, with the first character who is not at the table yet, at the
// default level.
func (s *newGame) nextBot() match.Seat {
	all := bot.Personas()
	for _, p := range all {
		if !s.nameTaken(p.Name) {
			return AsBot(p, defaultLevel)
		}
	}
	return AsBot(all[len(s.seats)%len(all)], defaultLevel)
}

// AsBot returns a seat for a bot with the character p at the level with the given ID.
func AsBot(p bot.Persona, level string) match.Seat {
	return match.Seat{Name: p.Name, Face: p.ID, Bot: level, Persona: p.ID}
}

// Update handles input. Typed text is entered into the focused text field. The setup is kept when
// the player goes back.
func (s *newGame) Update(in *ui.Input, ms float64) {
	if in.Back {
		s.keep()
	}
	s.Board.Update(in, ms)
	if s.typist.Update(&s.Root, in, s.field) {
		s.nameTyped()
		s.Rebuild()
	}
}

// field returns the text edited by the node with the given ID, and its limits. It returns false if
// the node is not a text field.
func (s *newGame) field(id string) (*string, ui.TextLimits, bool) {
	if id == "seed" {
		return &s.seed, ui.TextLimits{MaxLetters: 19, Runes: "0123456789"}, true
	}
	if n, ok := strings.CutPrefix(id, "name/"); ok {
		if i, err := strconv.Atoi(n); err == nil && i >= 1 && i <= len(s.seats) {
			return &s.seats[i-1].Name, ui.TextLimits{MaxLetters: people.MaxName}, true
		}
	}
	return nil, ui.TextLimits{}, false
}

// problem returns the reason why the game cannot start with this setup, or "" if it can.
func (s *newGame) problem() string {
	for i, seat := range s.seats {
		if strings.TrimSpace(seat.Name) == "" {
			return i18n.T("Seat %d has no name yet. Type one.", i+1)
		}
		for _, other := range s.seats[:i] {
			if match.SameName(other.Name, seat.Name) {
				return i18n.T("Two players are called %s. Change one of the names.", strings.TrimSpace(seat.Name))
			}
		}
	}
	if s.seed == "" {
		return i18n.T("The seed is missing. Type a number, or roll the die next to it.")
	}
	return ""
}

// deal starts the game with the current setup.
func (s *newGame) deal() {
	seed, err := strconv.ParseUint(s.seed, 10, 64)
	if err != nil {
		s.Root.Refuse("deal", i18n.T("The seed is too large. Type a smaller number."))
		return
	}
	h := s.App
	for i := range s.seats {
		s.seats[i].Name = strings.TrimSpace(s.seats[i].Name)
		s.savePerson(i)
	}
	h.Settings.Remember(s.info.ID, s.setup())
	h.SettingsChanged()
	seats := slices.Clone(s.seats)
	if s.lots {
		seats = stage.Shuffled(seats)
	}
	if err := h.Start(s.game, match.Setup{Seats: seats, Options: maps.Clone(s.options), Seed: seed}); err != nil {
		h.Push(kit.Message(h, i18n.T("This game can't be dealt"), i18n.Sentence(err)))
	}
}

// playersAndDuration returns a text about the players and the expected duration, such as "1 person
// and 3 bots, about 25 minutes". sentence is the format string that joins the two.
func (s *newGame) playersAndDuration(sentence string) string {
	people := match.People(s.seats)
	n := s.App.Minutes(s.info.ID, people, len(s.seats)-people, s.options)
	if n == 0 {
		return s.playerCounts()
	}
	return i18n.T(sentence, s.playerCounts(), n)
}

// playerCounts returns the numbers of players: "1 person and 3 bots".
func (s *newGame) playerCounts() string {
	people := match.People(s.seats)
	bots := len(s.seats) - people
	var parts []string
	if people > 0 {
		parts = append(parts, i18n.N(people, "%d player", "%d players", people))
	}
	if bots > 0 {
		parts = append(parts, i18n.N(bots, "%d bot", "%d bots", bots))
	}
	return i18n.List(parts)
}

// Paint paints the parts of the New game screen that do not move.
func (s *newGame) Paint(p *paint.Canvas) {
	s.PaintBackground(p, s.PageTitle())
	p.Label(i18n.T("The players"), s.at.head, feltHead)
	for i := range s.at.rows {
		s.paintFrame(p, i)
	}
	s.paintSlate(p)
	pieces.LeatherMat(p, s.at.rules)
	s.paintPresets(p)
	for i, o := range s.visibleOptions() {
		s.paintOption(p, o, s.at.options[i])
	}
	p.Label(i18n.T("Seed"), s.at.seedSay, leatherHead)
}

// Text styles on felt, leather and wood.
var (
	feltHead = paint.Style{Face: paint.Display, Size: 20, Color: theme.BrassHi,
		Edge: theme.Alpha(theme.Shadow, 0.8)}
	leatherHead  = paint.Style{Face: paint.Bold, Size: 14.5, Color: theme.Cream, Edge: theme.Alpha(theme.Shadow, 0.6)}
	leatherWords = paint.Style{Face: paint.Body, Size: 13, Color: theme.MapSheet}
)

// paintPresets paints the box of the game and, beside it, the heading and the explanation of the
// presets.
func (s *newGame) paintPresets(p *paint.Canvas) {
	if r := s.at.lid; !r.Empty() {
		p.DropShadow(r, 2, 5)
		s.App.Lid(s.info).Draw(p, geom.Point{X: r.X, Y: r.Y}, r.W)
		p.Outline(r.Inset(0.5), 1.5, 1, theme.Alpha(theme.RGB(0xFFE6B8), 0.4))
	}
	if s.at.presetHead.Empty() {
		return
	}
	p.Label(i18n.T("What kind of game?"), s.at.presetHead, feltHead)
	p.Fit(s.presetWords(), s.at.presetSay, leatherWords)
	y := s.at.lid.Bottom() + 8
	p.Rect(geom.R(s.at.rules.X+kit.SheetPad, y, s.at.rules.W-2*kit.SheetPad, 1), 0,
		theme.Alpha(theme.RGB(0xC98B3A), 0.5))
}

func (s *newGame) paintOption(p *paint.Canvas, o engine.Option, at optionPlaces) {
	name := leatherHead
	text := i18n.T(o.Explain)
	for _, v := range o.Values {
		if v.ID == s.options[o.ID] {
			text = i18n.T(v.Explain)
		}
	}
	if why := s.noEffectReason(o); why != "" {
		text = why
		name.Color = theme.Mix(name.Color, theme.RGB(0x4A2512), 0.4)
	}
	p.Label(i18n.T(o.Name), at.name, name)
	if !at.words.Empty() {
		p.Fit(text, at.words, leatherWords)
	}
}

// noEffectReason returns the reason why option o has no effect with the current setup, for example
// with this number of seats. It returns "" if the option has an effect.
func (s *newGame) noEffectReason(o engine.Option) string {
	if o.AppliesTo(len(s.seats)) {
		return ""
	}
	counts := make([]string, len(o.Seats))
	for i, n := range o.Seats {
		counts[i] = strconv.Itoa(n)
	}
	return i18n.N(len(s.seats), "This has no effect with %d player, only with %s.",
		"This has no effect with %d players, only with %s.", len(s.seats), i18n.List(counts))
}

// PageTitle returns the heading of the New game screen, which is also the title of the HTML page.
func (s *newGame) PageTitle() string { return i18n.T("A new game of %s", s.info.Name) }
