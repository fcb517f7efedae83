package stage

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/ui"
	"gulch/render/words"
	"gulch/scenes/calendar"
	"gulch/scenes/person"
	"gulch/scenes/sound"
	"gulch/scenes/stats"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// Standing is how a game that waits stands.
type Standing struct {
	When string // the turn, day or round: "Turn 4", "" for a game that counts none
	Last string // what happened last, a sentence
	Lead string // the name of who is alone in front, "" for nobody or where that is a secret
}

// App is what all screens share: the director, the games, the saves and the settings.
type App struct {
	*Director
	Games    []engine.Game
	Boxes    map[string]Box // by the ID of the game; what is not in it has a plain one
	Docs     store.Store
	Settings *Settings
	// Sound lets things be heard. It may be nil, for silence.
	Sound *sound.Player
	// OpenTable puts a game on the table; OpenReplay shows one that was recorded. doc names its document, "" for
	// a game that is kept nowhere.
	OpenTable  func(m *match.Match, doc string)
	OpenReplay func(r *match.Replay, doc string)
	// OpenUnsaved opens the sheet named UnsavedScene, on which the player saves again, keeps the game elsewhere, or
	// leaves it. It may be nil.
	OpenUnsaved func(u Unsaved)
	// OpenHelp shows the keys that are followed now. It may be nil.
	OpenHelp func()
	// OpenLessons shows the lessons of a game, or begins the first one at once. Teaches reports whether a game has any.
	// They may be nil.
	OpenLessons func(game string, begin bool)
	Teaches     func(game string) bool
	// OpenRules lays the rules of a match's game over what is on the stage, and OpenPrimer the game in a minute, as it is played with the
	// options of the match. They may be nil.
	OpenRules  func(m *match.Match)
	OpenPrimer func(m *match.Match)
	// OpenPractice shows the practice positions of a game, and Drills reports whether it has any. They may be nil.
	OpenPractice func(game string)
	Drills       func(game string) bool
	// Stock returns the IDs of the practice positions of a game, and OpenWaiting puts the positions that wait for the person here on the
	// table, one after another. They may be nil.
	Stock       func(game string) []string
	OpenWaiting func()
	// OpenMistakes shows what a seat could have done better in a game that is over, doc its document or "". It may be nil.
	OpenMistakes func(m *match.Match, doc string, seat engine.Seat)
	// Thumbnail paints the table of a match small, as everybody may see it, onto all of an image.
	Thumbnail func(m *match.Match, dst *ebiten.Image)
	// Stand tells how a match stands, as everybody may know it. It may be nil.
	Stand func(m *match.Match) Standing
	// Note keeps a note about a defect that the game can go on from, for those who make it. Where it is nil, as in tests, such a
	// defect stops everything. See [App.Defect].
	Note func(what string)
	// Calendar says what time it is and which day an instant is for the player.
	Calendar calendar.Calendar
	// System is the tag of the system's language: "de".
	System string
	// Calm is the system's wish for little motion.
	Calm bool
	// Desktop is true in a window of its own, which can be closed and made to fill the screen; false in a browser.
	Desktop bool
	// Page is the browser's page around the game, nil where there is none.
	Page Page
	// Apply makes the settings hold that reach beyond the screens: full screen. It may be nil.
	Apply func(*Settings)

	known   map[string]knownSave
	review  *Review // of the game looked at last, nil for none
	study   *Study  // of a seat in such a game, nil for none
	aim     *DailyAim
	tally   *stats.Book
	persons *person.Book
	deck    deck
	visit   visit
	tongue  tongue
	playing string                // the document of the match that was put on the table last
	written []byte                // the settings as they were read or written last
	newer   map[string]newerValue // options of whoever plays now that this version does not know
	saving  saving
	closing func() bool // reports whether the player wants to close the window
	copied  string      // from a field of text, where the platform's clipboard cannot be reached
	defects int         // that were noted
	days    calendar.Watch

	recovery recovery
}

// mostDefects is about how many defects notes are kept: the next ones are most likely the same.
const mostDefects = 3

// Defect is told of something within that should not be, and that the game goes on from: a bot's move that is not legal. It
// leaves a note where those about crashes lie.
func (h *App) Defect(format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	if h.Note == nil {
		panic(what)
	}
	if h.defects++; h.defects <= mostDefects {
		h.Note(what)
	}
}

// guardPainters keeps failures of painters from ending the program, where notes are kept. In tests such a failure stops everything.
func (h *App) guardPainters() {
	if g := &h.Kit.Guard; (g.Report == nil) != (h.Note == nil) {
		g.Report = nil
		if h.Note != nil {
			g.Report = func(painter string, reason any, stack []byte) {
				h.Defect("the painter %q failed and was left out: %v\n\n%s", painter, reason, stack)
			}
		}
	}
}

// NewApp returns an app that follows its store from tick to tick: as soon as the documents can be read, the
// settings in them hold, and what goes wrong with storage is told to the players.
func NewApp(d *Director, games []engine.Game, docs store.Store) *App {
	h := &App{
		Director: d, Games: games, Docs: withRetry(docs), Settings: DefaultSettings(), Calendar: calendar.System(),
		closing: ebiten.IsWindowBeingClosed,
	}
	d.door.open = false
	h.watchStore()
	d.EachTick(h.tick)
	d.Copy, d.Paste = h.copy, h.paste
	d.Pressed = func() { h.Sound.Play(sound.Tick) }
	d.Refused = func() { h.Sound.Play(sound.Refusal) }
	return h
}

// tick is done once a tick, whatever scene is on top.
func (h *App) tick(in *ui.Input) {
	h.guardPainters()
	h.recovery.ticks++
	h.readTables(in)
	h.watchStore()
	h.heedClosing()
	h.heedPage()
	h.tickReview()
	h.tickStudy()
	h.heedCalendar()
	h.Sound.Tick(in.Any(), ebiten.IsFocused())
	h.door.pass(in)
	if in.Key(ui.MuteKey) && h.Top() != nil && !h.typing() {
		h.ToggleMute()
	}
	if top := h.Top(); top != nil && h.OpenHelp != nil && top.Name() != "keys" && !h.typing() &&
		(in.Key(ui.HelpKey) || slices.Contains(in.Chars, '?')) {
		in.Use(ui.HelpKey) // the sheet that opens closes by the same key
		in.Chars = nil
		h.OpenHelp()
	}
	if !h.Desktop {
		return
	}
	switch in.Chord {
	case ui.FullScreen:
		h.ToggleFullScreen()
	case ui.Quit:
		h.Quit()
	}
}

// heedCalendar lays everything out again when the date changes, or the time zone: a title that was left open over midnight shows the
// new day.
func (h *App) heedCalendar() {
	if !h.days.Changed(h.Calendar) {
		return
	}
	for _, s := range h.scenes {
		s.Stage().Rebuild()
	}
}

// readTables reads the tables of the games, where that waits for the first picture: one a tick once the title is painted, and all
// at once for whatever comes after the title, since it may ask a game about its parts; a hand may lead there in this tick.
func (h *App) readTables(in *ui.Input) {
	switch {
	case len(h.scenes) > 1 || in.Any():
		engine.ReadTables()
	case !h.Kit.Painting():
		engine.ReadTable()
	}
}

// ToggleMute makes everything silent, or lets it be heard again.
func (h *App) ToggleMute() {
	h.Settings.Mute = !h.Settings.Mute
	h.SettingsChanged()
	if h.Settings.Mute {
		h.Say(words.T("Sound off"))
	} else {
		h.Say(words.T("Sound on"))
	}
	h.Top().Stage().Rebuild()
}

// watchStore looks at the store once a tick.
func (h *App) watchStore() {
	if !h.door.open {
		select {
		case <-h.Docs.Opened():
			h.open()
		default:
		}
		return
	}
	h.watchSaving()
}

// open takes over what the documents hold.
func (h *App) open() {
	h.door.open = true
	if err := h.Docs.Notice(); err != nil && !h.pageTells() {
		h.Alert(aboutSaving, words.T("Take care. %s", words.Sentence(err)))
	}
	h.loadSettings()
	if top := h.Top(); top != nil {
		top.Stage().Rebuild()
	}
}

// pageTells reports whether the page says all the time what a notice would say once: that another tab saves.
func (h *App) pageTells() bool {
	shared, ok := h.Docs.(store.Shared)
	return ok && h.Page != nil && shared.Standing() == store.Reads
}

// Close leaves what is on the stage and waits until all that was kept is safe.
func (h *App) Close() error {
	if h.Page == nil { // a page that is loaded again leads back to where one sat
		h.leaveAll()
	}
	return h.Docs.Close()
}

// leaveAll leaves all scenes, as a player would: a game whose file went away since its last move is written once more. What
// fails there, after a failure of the program above all, keeps nothing from the disk.
func (h *App) leaveAll() {
	defer func() { _ = recover() }()
	for len(h.scenes) > 0 {
		h.drop()
	}
}

// Find returns the game with the given ID. It is a match.Finder.
func (h *App) Find(id string) (engine.Game, error) {
	for _, g := range h.Games {
		if g.Info().ID == id {
			return g, nil
		}
	}
	return nil, engine.Errorf("there is no game %q on this shelf", id)
}

// FreshSettings are those of a new player on this system.
func (h *App) FreshSettings() *Settings {
	s := DefaultSettings()
	s.Reduced = h.Calm
	return s
}

// settingsDoc is the document of the settings.
const settingsDoc = "settings.json"

func (h *App) loadSettings() {
	data, err := h.Docs.Read(settingsDoc)
	switch {
	case errors.Is(err, store.ErrMissing):
		h.Settings = h.FreshSettings()
	case err != nil:
		h.Warn(words.T("Your settings could not be read. %s Gulch starts with its own; they will be written anew when "+
			"you change one.", words.Sentence(err)))
	default:
		s, odd, err := readSettings(data)
		if err != nil {
			h.setAsideSettings(err)
			break
		}
		h.Settings, h.written = s, data
		if len(odd) > 0 {
			h.Notice(words.N(len(odd),
				"Your settings have a value Gulch doesn't know: %s. The standard value is used until you change it in Options.",
				"Your settings have values Gulch doesn't know: %s. "+
					"The standard values are used until you change them in Options.", words.List(odd)))
		}
	}
	h.ApplySettings()
}

// setAsideSettings keeps damaged settings in a document of their own, so that nothing is lost when new ones are written.
func (h *App) setAsideSettings(damage error) {
	text := words.T("Your settings are damaged (%s). Gulch starts with its own; look at Options.", words.Said(damage))
	if aside, err := h.Docs.SetAside(settingsDoc); err == nil {
		text += " " + words.T("The old ones are kept as %s.", aside)
	}
	h.Warn(text)
}

// ApplySettings makes the settings hold.
func (h *App) ApplySettings() {
	h.Director.Reduced = h.Settings.Reduced
	h.Director.SetText(float64(h.Settings.TextSize) / 100)
	h.Director.SetContrast(h.Settings.Contrast)
	h.speak()
	if h.saving.why != nil {
		h.showSaving() // in the language that holds now
	}
	h.Sound.Set(h.Settings.Levels())
	if h.Apply != nil {
		h.Apply(h.Settings)
	}
}

// HasLessons reports whether a game has lessons that can be shown here.
func (h *App) HasLessons(game string) bool { return h.Teaches != nil && h.Teaches(game) }

// SettingsChanged makes changed settings hold, here and from now on: what belongs to a person, for that person.
func (h *App) SettingsChanged() {
	was := h.Settings.Owner
	h.keepOwn(was)
	h.mergeSettings()
	h.seatOwner(was)
	h.ApplySettings()
	data, err := h.Settings.text()
	if err == nil {
		err = h.Docs.Write(settingsDoc, data)
	}
	if err == nil {
		h.written = data
	} else {
		h.notKept(settingsDoc, words.T("Your settings hold until you leave, but they could not be kept. %s", words.Sentence(err)))
	}
}

// Seed draws a number for chance: short enough to be read out and typed in again.
func (h *App) Seed() uint64 { return random() % seedLimit }

// seedLimit bounds the seeds that are offered: at most six digits.
const seedLimit = 1_000_000

// random draws from the runtime's generator, which the system seeds. crypto/rand would add its cryptography to what a
// browser has to download.
func random() uint64 { return drawn() }

// drawn is what random draws from: see [App.Repeat].
var drawn = rand.Uint64

// Repeat makes all that apps of this process draw by chance follow from a seed, and the clock of this one stand at a time: for programs
// that play by themselves, so that every run is the same.
func (h *App) Repeat(seed uint64, now time.Time) {
	drawn = rand.New(rand.NewPCG(seed, 0)).Uint64
	h.Calendar = calendar.In(time.UTC, func() time.Time { return now })
}

// Start sets a game up, keeps it from its first move on and puts it on the table. Setup.BotSeed is drawn here. The
// error says what is wrong with the setup.
func (h *App) Start(game engine.Game, setup match.Setup) error {
	setup.BotSeed = random()
	return h.begin(game, setup)
}

// begin starts a new game with all that is settled before it.
func (h *App) begin(game engine.Game, setup match.Setup) error {
	return h.beginAt(h.newDoc(game.Info().ID), game, setup)
}

// beginAt is begin for a game that is kept in a certain document.
func (h *App) beginAt(doc string, game engine.Game, setup match.Setup) error {
	to := &sink{app: h, doc: doc}
	m, err := match.New(game, setup, to)
	if err != nil {
		return err
	}
	to.match = m
	h.seat(m, doc)
	return nil
}

// seat puts a match on the table.
func (h *App) seat(m *match.Match, doc string) {
	h.stopReview()
	h.stopStudy()
	h.playing, h.recovery.match = doc, m
	h.OpenTable(m, doc)
	h.seatAt(doc)
}

// Playing returns the document of the match that was put on the table last, "" for none.
func (h *App) Playing() string { return h.playing }

// Shuffled returns the seats in an order drawn by lot.
func Shuffled(seats []match.Seat) []match.Seat {
	out := append([]match.Seat(nil), seats...)
	c := engine.NewChance(random(), 0)
	engine.Shuffle(&c, out)
	return out
}
