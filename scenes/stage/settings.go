package stage

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/i18n"
	"gulch/scenes/person"
	"gulch/scenes/sound"
)

// Speed is the speed of animations.
type Speed string

// The speeds, from slow to fast.
const (
	Relaxed Speed = "relaxed"
	Normal  Speed = "normal"
	Brisk   Speed = "brisk"
	AtOnce  Speed = "at once"
)

// Speeds returns all speeds from slow to fast.
func Speeds() []Speed { return []Speed{Relaxed, Normal, Brisk, AtOnce} }

// rates are the factors of the speeds. AtOnce is so fast that every animation ends in its first
// tick.
var rates = map[Speed]float64{Relaxed: 0.6, Normal: 1, Brisk: 2, AtOnce: 10_000}

// Rate returns the factor by which animations run faster than at normal speed.
func (s Speed) Rate() float64 {
	if r, ok := rates[s]; ok {
		return r
	}
	return 1
}

// speedNames are the names of the speeds.
var speedNames = map[Speed]string{
	Relaxed: i18n.Mark("Relaxed"), Normal: i18n.Mark("Normal"), Brisk: i18n.Mark("Brisk"),
	AtOnce: i18n.Mark("At once"),
}

// Name returns the name of the speed for players, in English.
func (s Speed) Name() string { return speedNames[s] }

// Confirm selects the moves that the player has to confirm.
type Confirm string

// The player confirms no move, only moves that cannot be undone, or every move.
const (
	ConfirmNever  Confirm = "never"
	ConfirmFinal  Confirm = "final"
	ConfirmAlways Confirm = "always"
)

// Confirms returns all choices, from the fewest confirmations to the most.
func Confirms() []Confirm { return []Confirm{ConfirmNever, ConfirmFinal, ConfirmAlways} }

// Person is a recent player of this device.
type Person struct {
	Name string    `json:"name"`
	Face string    `json:"face"`
	ID   person.ID `json:"id,omitempty"` // "" in settings from before persons had IDs
}

// is reports whether p and q are the same person.
func (p Person) is(q Person) bool {
	if p.ID != "" && q.ID != "" {
		return p.ID == q.ID
	}
	return p.Name == q.Name
}

// Setup is the last setup of a game: its seats in the order of the players' list, and its options.
type Setup struct {
	Seats   []match.Seat   `json:"seats"`
	Options engine.Options `json:"options,omitempty"`
	// ShuffleSeats is true if the seats are shuffled.
	ShuffleSeats bool `json:"lots,omitempty"`
}

// PersonalSettings are the settings of a person rather than of the device: see
// [App.SetCurrentPerson].
type PersonalSettings struct {
	// TextSize is the text size in per cent: one of TextSizes.
	TextSize int `json:"text_size"`
	// LeftHand moves the decision and the main buttons to the left side.
	LeftHand bool  `json:"left_hand"`
	Speed    Speed `json:"speed"`
	Reduced  bool  `json:"reduced_motion"`
	// Contrast turns on the high-contrast theme.
	Contrast bool `json:"high_contrast"`
	// Confirm selects the moves that have to be confirmed.
	Confirm Confirm `json:"confirm"`
	// Hints shows the button that asks a bot for a hint.
	Hints bool `json:"hints"`
	// Coach shows a bot's rating of every possible move and warns of blunders.
	Coach bool `json:"coach"`
	// Talk lets bots make remarks now and then.
	Talk bool `json:"talk"`
}

// Settings are the player's choices for all games. The personal part of them is that of the current
// person; it is also stored for each person.
type Settings struct {
	// Owner is the person whose options and progress the settings have, "" while no person is
	// known.
	Owner person.ID `json:"owner,omitempty"`
	PersonalSettings
	// Language is the tag of the chosen language, "" for the system's language.
	Language   string `json:"language,omitempty"`
	FullScreen bool   `json:"full_screen"`
	// Effects and Music are volumes from 0 to 1. Master is a factor for both. Mute silences
	// everything.
	Master  float64 `json:"master_volume"`
	Effects float64 `json:"effects_volume"`
	Music   float64 `json:"music_volume"`
	Mute    bool    `json:"mute"`
	// ShownIntros are the IDs of the games whose introduction was shown. It is personal, as are the
	// next three fields.
	ShownIntros []string `json:"known,omitempty"`
	// GivenAdvice is the beginners' advice that was given, as "game/advice".
	GivenAdvice []string `json:"told,omitempty"`
	// Lessons is the progress in lessons, by "game/lesson".
	Lessons map[string]Progress `json:"lessons,omitempty"`
	// Puzzles is the number of tries in which practice positions were solved, by "game/puzzle".
	Puzzles map[string]int `json:"puzzles,omitempty"`
	// People are the recent players, the latest first.
	People []Person `json:"people,omitempty"`
	// Reactions are the players' choices, for each kind of question in other players' turns, of
	// whether and when they are asked. The latest game comes first.
	Reactions []Reactions `json:"reactions,omitempty"`
	// Setups are the last setups by game ID.
	Setups map[string]Setup `json:"setups,omitempty"`

	newer map[string]newerValue // by the name of the field
}

// Reactions are the choices for one game, by seat and kind of question.
type Reactions struct {
	Game string            `json:"game"`
	How  map[string]string `json:"how"`
}

// maxReactions is the number of games whose choices are remembered.
const maxReactions = 20

// Reaction returns the choice for a game and a key of seat and kind of question, "" if there is
// none.
func (s *Settings) Reaction(game, key string) string {
	for _, r := range s.Reactions {
		if r.Game == game {
			return r.How[key]
		}
	}
	return ""
}

// SetReaction sets the choice for a game and a key of seat and kind of question.
func (s *Settings) SetReaction(game, key, how string) {
	of := Reactions{Game: game}
	if i := slices.IndexFunc(s.Reactions, func(r Reactions) bool { return r.Game == game }); i >= 0 {
		of = s.Reactions[i]
		s.Reactions = slices.Delete(s.Reactions, i, i+1)
	}
	if of.How == nil { // a damaged file
		of.How = map[string]string{}
	}
	of.How[key] = how
	s.Reactions = slices.Insert(s.Reactions, 0, of)
	s.Reactions = s.Reactions[:min(len(s.Reactions), maxReactions)]
}

// Progress is the progress in a lesson.
type Progress struct {
	Step int  `json:"step"` // where to continue
	Done bool `json:"done"` // was completed at least once
}

// TextSizes are the text sizes in per cent.
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

// Levels returns the current volumes.
func (s *Settings) Levels() sound.Levels {
	return sound.Levels{Master: s.Master, Effects: s.Effects, Music: s.Music, Mute: s.Mute}
}

// IntroShown reports whether the introduction of a game was shown.
func (s *Settings) IntroShown(game string) bool { return slices.Contains(s.ShownIntros, game) }

// MarkIntroShown notes that the introduction of a game was shown.
func (s *Settings) MarkIntroShown(game string) {
	if !s.IntroShown(game) {
		s.ShownIntros = append(s.ShownIntros, game)
	}
}

// AdviceGiven reports whether a piece of advice for beginners at a game was given.
func (s *Settings) AdviceGiven(game, advice string) bool {
	return slices.Contains(s.GivenAdvice, game+"/"+advice)
}

// MarkAdviceGiven notes that a piece of advice was given.
func (s *Settings) MarkAdviceGiven(game, advice string) {
	if !s.AdviceGiven(game, advice) {
		s.GivenAdvice = append(s.GivenAdvice, game+"/"+advice)
	}
}

// check returns an error if a setting has a value that cannot be chosen.
func (o PersonalSettings) check() error {
	switch {
	case !slices.Contains(Speeds(), o.Speed):
		return engine.Errorf("there is no speed %q", o.Speed)
	case !slices.Contains(TextSizes[:], o.TextSize):
		return engine.Errorf("letters cannot have %d percent of their size", o.TextSize)
	case !slices.Contains(Confirms(), o.Confirm):
		return engine.Errorf("moves cannot be confirmed %q", o.Confirm)
	}
	return nil
}

// maxPeople is the number of recent players that are remembered.
const maxPeople = 12

// Remember stores the setup of a game and its players as the last ones.
func (s *Settings) Remember(game string, setup Setup) {
	if s.Setups == nil {
		s.Setups = map[string]Setup{}
	}
	s.Setups[game] = setup
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
