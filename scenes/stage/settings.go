package stage

import (
	"errors"
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/person"
	"gulch/scenes/sound"
	"gulch/scenes/store"
)

// Speed is the player's choice for the speed of animations.
type Speed string

// The speeds of animations, from slow to fast.
const (
	Relaxed Speed = "relaxed"
	Normal  Speed = "normal"
	Brisk   Speed = "brisk"
	AtOnce  Speed = "at once"
)

// Speeds returns all speeds from slow to fast.
func Speeds() []Speed { return []Speed{Relaxed, Normal, Brisk, AtOnce} }

// rates has, for each speed, the factor by which animations run faster than at the speed Normal. At
// the speed AtOnce, every animation ends in its first tick.
var rates = map[Speed]float64{Relaxed: 0.6, Normal: 1, Brisk: 2, AtOnce: 10_000}

// Rate returns the factor by which animations run faster than at the speed Normal, for example 2
// for Brisk.
func (s Speed) Rate() float64 {
	if r, ok := rates[s]; ok {
		return r
	}
	return 1
}

// speedNames are the names of the speeds in English.
var speedNames = map[Speed]string{
	Relaxed: i18n.Mark("Relaxed"), Normal: i18n.Mark("Normal"), Brisk: i18n.Mark("Brisk"),
	AtOnce: i18n.Mark("Instant"),
}

// Name returns the name of the speed for players, in English, to be translated.
func (s Speed) Name() string { return speedNames[s] }

// Confirm is the player's choice of which moves must be confirmed by a second press.
type Confirm string

// The choices for which moves the player must confirm: none; only moves that end the turn, cannot
// be undone, and give up a clearly better move; or every move.
const (
	ConfirmNever  Confirm = "never"
	ConfirmFinal  Confirm = "final"
	ConfirmAlways Confirm = "always"
)

// Confirms returns all values of Confirm, ordered from the fewest confirmations to the most.
func Confirms() []Confirm { return []Confirm{ConfirmNever, ConfirmFinal, ConfirmAlways} }

// Person is an entry in the device's list of recent players.
type Person struct {
	Name string    `json:"name"`
	Face string    `json:"face"`
	ID   person.ID `json:"id,omitempty"` // ID of the person; "" in settings that were written before persons had IDs
}

// is reports whether p and q are the same person: they have the same ID, or the same name if an ID
// is missing.
func (p Person) is(q Person) bool {
	if p.ID != "" && q.ID != "" {
		return p.ID == q.ID
	}
	return p.Name == q.Name
}

// Setup is the last setup of a game: its seats, in the order in which the setup screen lists them,
// and its options.
type Setup struct {
	Seats   []match.Seat   `json:"seats"`
	Options engine.Options `json:"options,omitempty"`
	// ShuffleSeats is true if the order of the seats is random.
	ShuffleSeats bool `json:"lots,omitempty"`
}

// PersonalSettings are the settings that belong to a person and not to the device: see
// [App.SetCurrentPerson].
type PersonalSettings struct {
	// TextSize is the text size in per cent: one of TextSizes.
	TextSize int `json:"text_size"`
	// LeftHand places the decision panel and the main buttons on the left side.
	LeftHand bool  `json:"left_hand"`
	Speed    Speed `json:"speed"`
	Reduced  bool  `json:"reduced_motion"`
	// Contrast selects the high-contrast theme.
	Contrast bool `json:"high_contrast"`
	// Confirm selects the moves that have to be confirmed.
	Confirm Confirm `json:"confirm"`
	// Hints shows a button that asks a bot for a suggested move.
	Hints bool `json:"hints"`
	// Coach shows a bot's rating of every possible move, and a warning before blunders.
	Coach bool `json:"coach"`
	// Talk lets bots occasionally make remarks.
	Talk bool `json:"talk"`
}

// Settings are the player's choices that apply to all games. The personal part belongs to the
// current person, and is stored for each person as well.
type Settings struct {
	// Owner is the person to whom the personal part of the settings belongs. It is "" while no
	// person is known.
	Owner person.ID `json:"owner,omitempty"`
	PersonalSettings
	// Language is the tag of the chosen language, "" for the system's language.
	Language   string `json:"language,omitempty"`
	FullScreen bool   `json:"full_screen"`
	// Master, Effects and Music are volumes from 0 to 1; the volumes of effects and of music are
	// each multiplied by Master. Mute turns all sound off.
	Master  float64 `json:"master_volume"`
	Effects float64 `json:"effects_volume"`
	Music   float64 `json:"music_volume"`
	Mute    bool    `json:"mute"`
	// ShownIntros are the IDs of the games whose introduction was shown. Like the next three
	// fields, it belongs to the current person.
	ShownIntros []string `json:"known,omitempty"`
	// GivenAdvice lists the pieces of beginners' advice that were already shown, each as
	// "game/advice".
	GivenAdvice []string `json:"told,omitempty"`
	// Lessons is the progress in lessons, by "game/lesson".
	Lessons map[string]Progress `json:"lessons,omitempty"`
	// Puzzles is the number of tries that were needed to solve practice positions, by
	// "game/puzzle".
	Puzzles map[string]int `json:"puzzles,omitempty"`
	// People are the recent players, the most recent first.
	People []Person `json:"people,omitempty"`
	// Reactions has, for each game, the players' choices of when they are asked about reactions to
	// other players' moves, such as whether to use a card. The most recent game comes first.
	Reactions []Reactions `json:"reactions,omitempty"`
	// Setups has the last setup of each game, by game ID.
	Setups map[string]Setup `json:"setups,omitempty"`

	// values in the settings document that this version does not know, by field name
	newer map[string]newerValue
}

// Reactions has the players' choices, in one game, of when they are asked about reactions to other
// players' moves: always, only if it matters, or never. The keys of How consist of the seat and the
// kind of reaction.
type Reactions struct {
	Game string            `json:"game"`
	How  map[string]string `json:"how"`
}

// maxReactions is the maximum number of games for which Settings.Reactions has an entry.
const maxReactions = 20

// Reaction returns when the player wants to be asked about a kind of reaction in a game, "" if
// nothing is stored. The type Reactions describes the keys.
func (s *Settings) Reaction(game, key string) string {
	for _, r := range s.Reactions {
		if r.Game == game {
			return r.How[key]
		}
	}
	return ""
}

// SetReaction stores when the player wants to be asked about a kind of reaction in a game. how is
// the value to store. The type Reactions describes the keys.
func (s *Settings) SetReaction(game, key, how string) {
	of := Reactions{Game: game}
	if i := slices.IndexFunc(s.Reactions, func(r Reactions) bool { return r.Game == game }); i >= 0 {
		of = s.Reactions[i]
		s.Reactions = slices.Delete(s.Reactions, i, i+1)
	}
	if of.How == nil { // the map is missing in a damaged file
		of.How = map[string]string{}
	}
	of.How[key] = how
	s.Reactions = slices.Insert(s.Reactions, 0, of)
	s.Reactions = s.Reactions[:min(len(s.Reactions), maxReactions)]
}

// Progress is a person's progress in a lesson.
type Progress struct {
	Step int  `json:"step"` // index of the step at which the lesson continues
	Done bool `json:"done"` // the lesson was completed at least once
}

// TextSizes are the text sizes that can be chosen, in per cent.
var TextSizes = [...]int{100, 125, 150}

// DefaultSettings returns the settings of a new player.
func DefaultSettings() *Settings {
	return &Settings{
		PersonalSettings: PersonalSettings{TextSize: TextSizes[0], Speed: Normal, Confirm: ConfirmFinal, Hints: true,
			Talk: true},
		Master:  sound.DefaultVolume,
		Effects: sound.DefaultVolume,
		Music:   sound.DefaultVolume,
		Setups:  map[string]Setup{},
	}
}

// Levels returns the volumes and the mute setting in the form that package sound uses.
func (s *Settings) Levels() sound.Levels {
	return sound.Levels{Master: s.Master, Effects: s.Effects, Music: s.Music, Mute: s.Mute}
}

// IntroShown reports whether the introduction of a game was shown.
func (s *Settings) IntroShown(game string) bool { return slices.Contains(s.ShownIntros, game) }

// MarkIntroShown records that the introduction of a game was shown.
func (s *Settings) MarkIntroShown(game string) {
	if !s.IntroShown(game) {
		s.ShownIntros = append(s.ShownIntros, game)
	}
}

// AdviceGiven reports whether a piece of beginners' advice was given in a game.
func (s *Settings) AdviceGiven(game, advice string) bool {
	return slices.Contains(s.GivenAdvice, game+"/"+advice)
}

// MarkAdviceGiven records that a piece of beginners' advice was given in a game.
func (s *Settings) MarkAdviceGiven(game, advice string) {
	if !s.AdviceGiven(game, advice) {
		s.GivenAdvice = append(s.GivenAdvice, game+"/"+advice)
	}
}

// ForgetAdvice forgets that a piece of beginners' advice was given in a game.
func (s *Settings) ForgetAdvice(game, advice string) {
	s.GivenAdvice = slices.DeleteFunc(s.GivenAdvice, func(given string) bool { return given == game+"/"+advice })
}

// check returns an error if a personal setting has a value that the player cannot choose.
func (o PersonalSettings) check() error {
	switch {
	case !slices.Contains(Speeds(), o.Speed):
		return engine.Errorf("there's no speed %q", o.Speed)
	case !slices.Contains(TextSizes[:], o.TextSize):
		return engine.Errorf("text size can't be %d%%", o.TextSize)
	case !slices.Contains(Confirms(), o.Confirm):
		return engine.Errorf("the Confirm setting can't be %q", o.Confirm)
	}
	return nil
}

// maxPeople is the maximum number of recent players in the list.
const maxPeople = 12

// KeepSetup stores a setup with which the New game screen of a game starts the next time.
func (s *Settings) KeepSetup(game string, setup Setup) {
	if s.Setups == nil {
		s.Setups = map[string]Setup{}
	}
	s.Setups[game] = setup
}

// Remember stores a setup as the last one of a game, and puts its players at the head of the recent
// players.
func (s *Settings) Remember(game string, setup Setup) {
	s.KeepSetup(game, setup)
	var people []Person
	for _, seat := range setup.Seats {
		if who := person.ID(seat.PersonID); seat.Person() && who != person.Nobody {
			people = append(people, Person{Name: seat.Name, Face: seat.Face, ID: who})
		}
	}
	for _, p := range s.People {
		if !slices.ContainsFunc(people, p.is) {
			people = append(people, p)
		}
	}
	s.People = people[:min(len(people), maxPeople)]
}

// NewSettings returns the default settings of a new player, adapted to the operating system's
// preferences.
func (h *App) NewSettings() *Settings {
	s := DefaultSettings()
	s.Reduced = h.PrefersReducedMotion
	return s
}

// settingsDoc is the name of the settings document.
const settingsDoc = "settings.json"

func (h *App) loadSettings() {
	data, err := h.Docs.Read(settingsDoc)
	switch {
	case errors.Is(err, store.ErrMissing):
		h.Settings = h.NewSettings()
	case err != nil:
		h.Warn(i18n.T("Gulch couldn't read your settings. %s For now, it uses the standard settings, and it saves your settings again when you change one.", i18n.Sentence(err)))
	default:
		s, odd, err := readSettings(data)
		if err != nil {
			h.setAsideSettings(err)
			break
		}
		h.Settings, h.written = s, data
		if len(odd) > 0 {
			h.Toast(i18n.N(len(odd),
				"Your settings have a value Gulch doesn't know: %s. Gulch uses the standard value until you change it in Options.",
				"Your settings have values Gulch doesn't know: %s. Gulch uses the standard values until you change them in Options.", i18n.List(odd)))
		}
	}
	h.ApplySettings()
}

// setAsideSettings copies a damaged settings document to a document with another name, so that its
// content is not lost when the settings are saved, and shows the players a warning. damage is the
// error that occurred when the document was read.
func (h *App) setAsideSettings(damage error) {
	text := i18n.T("Your settings are damaged (%s). Gulch uses the standard ones. Check them in Options.",
		i18n.ErrorText(damage))
	if aside, err := h.Docs.SetAside(settingsDoc); err == nil {
		text += " " + i18n.T("Gulch kept the old settings as %s.", aside)
	}
	h.Warn(text)
}

// ApplySettings applies the current settings to the window, the sound, the language and the
// display.
func (h *App) ApplySettings() {
	h.SceneStack.Reduced = h.Settings.Reduced
	h.SceneStack.SetText(float64(h.Settings.TextSize) / 100)
	h.SceneStack.SetContrast(h.Settings.Contrast)
	h.applyLanguage()
	if h.saving.why != nil {
		h.showSaving() // show the badge in the new language
	}
	h.Sound.Set(h.Settings.Levels())
	if h.Apply != nil {
		h.Apply(h.Settings)
	}
}

// SettingsChanged applies and saves changed settings. Settings that belong to a person are saved
// for the current person.
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
		h.notKept(settingsDoc, i18n.T("Your settings apply until you leave, but they couldn't be saved. %s",
			i18n.Sentence(err)))
	}
}
