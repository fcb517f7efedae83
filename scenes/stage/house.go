package stage

import (
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"time"

	"gulch/engine"
	"gulch/engine/match"
)

// House is what all screens share: the director, the games, the saves and the settings.
type House struct {
	*Director
	Games    []engine.Game
	Docs     Docs
	Settings *Settings
	// OpenTable puts a game on the table; OpenReplay shows one that was recorded. doc names its document, "" for
	// a game that is kept nowhere.
	OpenTable  func(m *match.Match, doc string)
	OpenReplay func(r *match.Replay, doc string)
	// Desktop is true in a window of its own, which can be closed and made to fill the screen; false in a browser.
	Desktop bool
	// Apply makes the settings hold that reach beyond the screens: full screen. It may be nil.
	Apply func(*Settings)

	clock func() time.Time
}

// NewHouse returns a house with the settings that the documents hold. A damaged settings file is reported to the
// players and gives way to the defaults.
func NewHouse(d *Director, games []engine.Game, docs Docs) *House {
	h := &House{Director: d, Games: games, Docs: docs, Settings: DefaultSettings(), clock: time.Now}
	h.loadSettings()
	return h
}

// Find returns the game with the given ID. It is a match.Finder.
func (h *House) Find(id string) (engine.Game, error) {
	for _, g := range h.Games {
		if g.Info().ID == id {
			return g, nil
		}
	}
	return nil, fmt.Errorf("there is no game %q on this shelf", id)
}

// settingsDoc is the document of the settings.
const settingsDoc = "settings.json"

func (h *House) loadSettings() {
	data, err := h.Docs.Read(settingsDoc)
	switch {
	case IsMissing(err):
	case err != nil:
		h.Notice(fmt.Sprintf("Your settings could not be read (%v). Gulch starts with its own; they will be "+
			"written anew when you change one.", err))
	default:
		s, err := readSettings(data)
		if err != nil {
			h.Notice(fmt.Sprintf("Your settings are damaged (%v). Gulch starts with its own; look at Options.", err))
			break
		}
		h.Settings = s
	}
	h.Director.Reduced = h.Settings.Reduced
}

// SettingsChanged makes changed settings hold, here and from now on.
func (h *House) SettingsChanged() {
	h.Director.Reduced = h.Settings.Reduced
	if h.Apply != nil {
		h.Apply(h.Settings)
	}
	data, err := json.MarshalIndent(h.Settings, "", "\t")
	if err == nil {
		err = h.Docs.Write(settingsDoc, append(data, '\n'))
	}
	if err != nil {
		h.Notice(fmt.Sprintf("Your settings hold until you leave, but they could not be kept: %v.", err))
	}
}

// Seed draws a number for chance: short enough to be read out and typed in again.
func (h *House) Seed() uint64 { return random() % seedLimit }

// seedLimit bounds the seeds that are offered: at most six digits.
const seedLimit = 1_000_000

func random() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // never fails: the runtime ends the program first
	return binary.LittleEndian.Uint64(b[:])
}

// Start sets a game up, keeps it from its first move on and puts it on the table. Setup.BotSeed is drawn here. The
// error says what is wrong with the setup.
func (h *House) Start(game engine.Game, setup match.Setup) error {
	setup.BotSeed = random()
	doc := h.newDoc(game.Info().ID)
	m, err := match.New(game, setup, &sink{house: h, doc: doc})
	if err != nil {
		return err
	}
	h.OpenTable(m, doc)
	return nil
}

// Shuffled returns the seats in an order drawn by lot.
func Shuffled(seats []match.Seat) []match.Seat {
	out := append([]match.Seat(nil), seats...)
	c := engine.NewChance(random(), 0)
	engine.Shuffle(&c, out)
	return out
}
