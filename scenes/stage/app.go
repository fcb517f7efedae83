package stage

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/calendar"
	"gulch/scenes/person"
	"gulch/scenes/sound"
	"gulch/scenes/stats"
	"gulch/scenes/store"
)

// GameStatus is a summary of a game in progress, for a list of saved games.
type GameStatus struct {
	Turn      string // the current turn, day or round, such as "Turn 4"; "" if the game has none
	LastEvent string // description of the last event, as a sentence
	Leader    string // name of the player in the lead; "" if several lead or the score is hidden
}

// App is the state that all screens share: the stack of scenes, the games, the saves and the
// settings.
type App struct {
	*SceneStack
	Games     []engine.Game
	GameInfos map[string]GameInfo // catalogue entries by game ID; a game without one is shown as a plain box
	Docs      store.Store
	Settings  *Settings
	// Sound plays sounds and music. It may be nil: then nothing is played.
	Sound *sound.Player
	// OpenTable opens the table of match m, for play. OpenReplay opens a recorded match, to be
	// watched. doc is the name of the document with the game, "" if the game is not saved.
	OpenTable  func(m *match.Match, doc string)
	OpenReplay func(r *match.Replay, doc string)
	// OpenUnsaved opens the dialog whose name is the constant UnsavedScene. In it the player
	// retries saving, saves the game elsewhere, or leaves the game. OpenUnsaved may be nil.
	OpenUnsaved func(u Unsaved)
	// OpenHelp opens the list of the keys that work in the current scene. It may be nil.
	OpenHelp func()
	// LearnedGame is the ID of the game whose lesson was played last since the app started, "" for
	// none. A new game is offered in it until another one begins.
	LearnedGame string
	// OpenLessons opens the list of a game's lessons, or starts the first lesson if begin is true.
	// GameHasLessons reports whether a game has lessons. Both may be nil.
	OpenLessons    func(game string, begin bool)
	GameHasLessons func(game string) bool
	// OpenRules opens the rules of a match's game above the current scene. OpenPrimer opens the
	// one-minute introduction to the game with the options of the match. Both may be nil.
	OpenRules  func(m *match.Match)
	OpenPrimer func(m *match.Match)
	// OpenPractice opens the list of a game's practice positions, and HasPractice reports whether
	// it has any. They may be nil.
	OpenPractice func(game string)
	HasPractice  func(game string) bool
	// PracticeIDs returns the IDs of a game's practice positions. OpenDuePractice opens, one after
	// another, the practice positions that are due for the current person. They may be nil.
	PracticeIDs     func(game string) []string
	OpenDuePractice func()
	// OpenMistakes opens the list of a seat's mistakes in a finished game. doc is the name of the
	// game's document, "" if the game is not saved. OpenMistakes may be nil.
	OpenMistakes func(m *match.Match, doc string, seat engine.Seat)
	// Thumbnail draws a small picture of the table of match m. The picture fills dst and shows only
	// public information.
	Thumbnail func(m *match.Match, dst *ebiten.Image)
	// GameStatus returns the status of a match, computed from public information only. It may be
	// nil.
	GameStatus func(m *match.Match) GameStatus
	// WriteDefectReport writes a report for the developers. what describes a defect from which the
	// program can recover. If WriteDefectReport is nil, as in tests, such a defect panics. See
	// [App.ReportDefect].
	WriteDefectReport func(what string)
	// Calendar returns the current time, and converts instants to local dates.
	Calendar calendar.Calendar
	// SystemLanguage is the language tag of the operating system, such as "de".
	SystemLanguage string
	// PrefersReducedMotion is true if the operating system is set to reduce motion.
	PrefersReducedMotion bool
	// Desktop is true in a native window, which can be closed and made full screen. It is false in
	// a browser.
	Desktop bool
	// Page is the browser's page around the game, nil outside a browser.
	Page Page
	// Apply applies the settings that concern the window, such as full screen. It may be nil.
	Apply func(*Settings)

	known    map[string]knownSave
	review   *Review // analysis of the game that was last reviewed, nil for none
	study    *Study  // analysis of the last seat whose decisions were studied, nil for none
	aim      *DailyAim
	tally    *stats.Book
	persons  *person.Book
	deck     deckCache
	visit    visit
	language languageFetch
	playing  string // name of the document of the match that was last opened at the table
	written  []byte // content of the settings document when this window last read or wrote it
	// option values of the current person that this version of the app does not know, by key
	newer   map[string]newerValue
	saving  saving
	closing func() bool // reports whether the player has tried to close the window
	// games whose data tables have not been read yet; see warmGames
	cold    []engine.Game
	copied  string // text copied from a text field, used if the platform has no clipboard
	defects int    // number of internal errors reported so far, see ReportDefect
	days    calendar.Watch

	recovery recovery
}

// maxDefects is the number of internal errors for which reports are written. Later errors are most
// likely repetitions of the first ones.
const maxDefects = 3

// ReportDefect reports an internal error from which the program can recover, such as an illegal
// move of a bot. The arguments are those of fmt.Sprintf. The report is stored beside the crash
// reports.
func (h *App) ReportDefect(format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	if h.WriteDefectReport == nil {
		panic(what)
	}
	if h.defects++; h.defects <= maxDefects {
		h.WriteDefectReport(what)
	}
}

// guardPainters makes the renderer recover from panics of painters and report them as defects, if
// App.WriteDefectReport is set. In tests, where it is not set, such a panic ends the test.
func (h *App) guardPainters() {
	if g := &h.Kit.Guard; (g.Report == nil) != (h.WriteDefectReport == nil) {
		g.Report = nil
		if h.WriteDefectReport != nil {
			g.Report = func(painter string, reason any, stack []byte) {
				h.ReportDefect("the painter %q failed and was left out: %v\n\n%s", painter, reason, stack)
			}
		}
	}
}

// NewApp returns an app with the given games, which keeps its documents in the store docs and shows
// its scenes in the stack d. In every tick the app checks the store. As soon as documents can be
// read, it reads and applies the settings. It shows storage errors to the players.
func NewApp(d *SceneStack, games []engine.Game, docs store.Store) *App {
	h := &App{
		SceneStack: d, Games: games, Docs: withRetry(docs), Settings: DefaultSettings(), Calendar: calendar.System(),
		closing: ebiten.IsWindowBeingClosed,
		cold:    games,
	}
	d.bootGate.open = false
	h.watchStore()
	d.OnTick(h.tick)
	d.Copy, d.Paste = h.copy, h.paste
	d.Pressed = func() { h.Sound.Play(sound.Tick) }
	d.Refused = func() { h.Sound.Play(sound.Refusal) }
	return h
}

// tick does the app's own work in every tick, whichever scene is on top: it checks the store and
// the page, continues computations, plays sound and handles the keys that work in all scenes.
func (h *App) tick(in *ui.Input) {
	h.guardPainters()
	h.recovery.ticks++
	h.warmGames(in)
	h.watchStore()
	h.checkClosing()
	h.checkPage()
	h.tickReview()
	h.tickStudy()
	h.checkDate()
	h.Sound.Tick(in.Any(), ebiten.IsFocused())
	h.bootGate.filter(in)
	if in.Key(ui.MuteKey) && h.Top() != nil && !h.typing() {
		h.ToggleMute()
	}
	if top := h.Top(); top != nil && h.OpenHelp != nil && top.Name() != "keys" && !h.typing() &&
		(in.Key(ui.HelpKey) || slices.Contains(in.Chars, '?')) {
		in.Consume(ui.HelpKey) // the dialog opened here closes with the same key, so it must not receive it
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

// checkDate rebuilds all scenes when the date or the time zone has changed, so that a title screen
// that is left open over midnight shows the new day.
func (h *App) checkDate() {
	if !h.days.Changed(h.Calendar) {
		return
	}
	for _, s := range h.scenes {
		s.Base().Rebuild()
	}
}

// warmGames reads the data tables of the games. A browser does not read them at the start, so that
// the first frame appears sooner. Once the title screen is painted, warmGames reads the tables of
// one game per tick. If another scene is open, or if the input of this tick may open one, it reads
// all remaining tables at once, since that scene may need them.
func (h *App) warmGames(in *ui.Input) {
	next := 0
	switch {
	case len(h.scenes) > 1 || in.Any():
		next = len(h.cold)
	case !h.Kit.RenderingPosters():
		next = min(1, len(h.cold))
	}
	for _, game := range h.cold[:next] {
		engine.Warm(game)
	}
	h.cold = h.cold[next:]
}

// ToggleMute turns the sound off or on.
func (h *App) ToggleMute() {
	h.Settings.Mute = !h.Settings.Mute
	h.SettingsChanged()
	if h.Settings.Mute {
		h.Announce(i18n.T("Sound off"))
	} else {
		h.Announce(i18n.T("Sound on"))
	}
	h.Top().Base().Rebuild()
}

// watchStore opens the documents as soon as the store is ready. After that, it shows the players
// whether data can be saved. It is called once per tick.
func (h *App) watchStore() {
	if !h.bootGate.open {
		select {
		case <-h.Docs.Opened():
			h.open()
		default:
		}
		return
	}
	h.watchSaving()
}

// open reads the settings and the other documents as soon as the store can be read.
func (h *App) open() {
	h.bootGate.open = true
	if err := h.Docs.Notice(); err != nil && !h.pageTells() {
		h.Alert(aboutSaving, i18n.T("Careful. %s", i18n.Sentence(err)))
	}
	h.loadSettings()
	if top := h.Top(); top != nil {
		top.Base().Rebuild()
	}
}

// pageTells reports whether the HTML page itself permanently shows that another tab saves the
// games. A toast about that is then unnecessary.
func (h *App) pageTells() bool {
	shared, ok := h.Docs.(store.SharedStore)
	return ok && h.Page != nil && shared.Role() == store.Reads
}

// Close closes all scenes and the store, and waits until all documents are written. It returns an
// error if that fails.
func (h *App) Close() error {
	if h.Page == nil { // in a browser, reloading the page returns to the same scene
		h.leaveAll()
	}
	return h.Docs.Close()
}

// leaveAll closes all scenes as if the player had left them, so that a game whose file has
// disappeared since its last move is written again. It recovers from panics of scenes, which may
// occur after a crash, so that the store is closed in any case.
func (h *App) leaveAll() {
	defer func() { _ = recover() }()
	for len(h.scenes) > 0 {
		h.drop()
	}
}

// Find returns the game with the given ID. It returns an error if the app has no such game. It has
// the signature of match.Finder.
func (h *App) Find(id string) (engine.Game, error) {
	for _, g := range h.Games {
		if g.Info().ID == id {
			return g, nil
		}
	}
	return nil, engine.Errorf("there's no game %q on this shelf", id)
}

// HasLessons reports whether a game has lessons.
func (h *App) HasLessons(game string) bool { return h.GameHasLessons != nil && h.GameHasLessons(game) }

// Seed returns a random seed for a game, short enough to be read aloud and typed in.
func (h *App) Seed() uint64 { return random() % seedLimit }

// seedLimit is the exclusive upper limit of the seeds that [App.Seed] returns, so that a seed has
// at most six digits.
const seedLimit = 1_000_000

// random returns a random number of the global generator of package math/rand/v2, which is
// randomly seeded. It does not use crypto/rand, because that would increase the download in a
// browser.
func random() uint64 { return randomSource() }

// randomSource generates the numbers that the function random returns. [App.MakeDeterministic]
// replaces it by a seeded generator.
var randomSource = rand.Uint64

// MakeDeterministic makes every run of the app the same: all random numbers of this process are
// generated from the seed, and the app's clock stands still. now is the time that it shows.
// Programs that run the app without a player, such as tests, call it.
func (h *App) MakeDeterministic(seed uint64, now time.Time) {
	randomSource = rand.New(rand.NewPCG(seed, 0)).Uint64
	h.Calendar = calendar.In(time.UTC, func() time.Time { return now })
}

// Start starts a new game, opens its table, and saves it from its first move on. It sets
// setup.BotSeed to a random seed; the caller need not set it. It returns an error if the setup is
// invalid.
func (h *App) Start(game engine.Game, setup match.Setup) error {
	setup.BotSeed = random()
	return h.begin(game, setup)
}

// begin starts a game with a complete setup (BotSeed included). The game is saved in a new
// document.
func (h *App) begin(game engine.Game, setup match.Setup) error {
	return h.beginAt(h.newDoc(game.Info().ID), game, setup)
}

// beginAt starts a game with a complete setup (BotSeed included). The game is saved in the document
// with the given name.
func (h *App) beginAt(doc string, game engine.Game, setup match.Setup) error {
	to := &matchSaver{app: h, doc: doc}
	m, err := match.New(game, setup, to)
	if err != nil {
		return err
	}
	to.match = m
	h.openMatch(m, doc)
	return nil
}

// openMatch opens the table of match m, which is saved in the document with the name doc.
func (h *App) openMatch(m *match.Match, doc string) {
	h.stopReview()
	h.stopStudy()
	h.playing, h.recovery.match = doc, m
	h.OpenTable(m, doc)
	h.setPageTable(doc)
}

// CurrentDoc returns the name of the document of the last match that was put on the table, "" for
// none.
func (h *App) CurrentDoc() string { return h.playing }

// Shuffled returns a copy of the seats in random order.
func Shuffled(seats []match.Seat) []match.Seat {
	out := append([]match.Seat(nil), seats...)
	c := engine.NewChance(random(), 0)
	engine.Shuffle(&c, out)
	return out
}
