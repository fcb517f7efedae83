package stage

import (
	"slices"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/person"
	"gulch/scenes/sound"
)

// Speed is how fast things move.
type Speed string

// The speeds, from slow to fast.
const (
	Relaxed Speed = "relaxed"
	Normal  Speed = "normal"
	Brisk   Speed = "brisk"
	AtOnce  Speed = "at once"
)

// Speeds lists all speeds from slow to fast.
func Speeds() []Speed { return []Speed{Relaxed, Normal, Brisk, AtOnce} }

// rates are the paces of the speeds. At once is so fast that every motion ends in the tick in which it begins.
var rates = map[Speed]float64{Relaxed: 0.6, Normal: 1, Brisk: 2, AtOnce: 10_000}

// Rate returns by what time passes faster for motions than on the clock.
func (s Speed) Rate() float64 {
	if r, ok := rates[s]; ok {
		return r
	}
	return 1
}

// speedNames are the names of the speeds.
var speedNames = map[Speed]string{
	Relaxed: words.Mark("Relaxed"), Normal: words.Mark("Normal"), Brisk: words.Mark("Brisk"), AtOnce: words.Mark("At once"),
}

// Name returns what players call the speed, in English.
func (s Speed) Name() string { return speedNames[s] }

// Confirm says which moves are asked about once more before they are made.
type Confirm string

// A move is confirmed never, where it cannot be taken back, or always.
const (
	ConfirmNever  Confirm = "never"
	ConfirmFinal  Confirm = "final"
	ConfirmAlways Confirm = "always"
)

// Confirms lists the choices, from the fewest questions to the most.
func Confirms() []Confirm { return []Confirm{ConfirmNever, ConfirmFinal, ConfirmAlways} }

// Person is somebody who has played here, as they sat down last.
type Person struct {
	Name string    `json:"name"`
	Face string    `json:"face"`
	ID   person.ID `json:"id,omitempty"` // "" in settings of before there were persons
}

// is reports whether two are the same.
func (p Person) is(q Person) bool {
	if p.ID != "" && q.ID != "" {
		return p.ID == q.ID
	}
	return p.Name == q.Name
}

// Setup is how a game was set up last: its seats, in the order in which the players wrote them down, and its options.
type Setup struct {
	Seats   []match.Seat   `json:"seats"`
	Options engine.Options `json:"options,omitempty"`
	// Lots seats the players in an order drawn by lot instead of that of the list.
	Lots bool `json:"lots,omitempty"`
}

// Own are the settings that go with the person who plays, and not with the device: see [App.SitDown].
type Own struct {
	// TextSize is how large letters are, in per cent: one of TextSizes.
	TextSize int `json:"text_size"`
	// LeftHand puts the decision and the main buttons where the left hand is.
	LeftHand bool  `json:"left_hand"`
	Speed    Speed `json:"speed"`
	Reduced  bool  `json:"reduced_motion"`
	// Contrast is the look for eyes that need more of it: see theme.
	Contrast bool `json:"high_contrast"`
	// Confirm says which moves are asked about once more before they are made.
	Confirm Confirm `json:"confirm"`
	// Hints shows the button that asks a bot for advice.
	Hints bool `json:"hints"`
	// Coach shows at every move what a bot thinks of it, and warns before blunders.
	Coach bool `json:"coach"`
	// Talk lets bots pass a remark now and then.
	Talk bool `json:"talk"`
}

// Settings are what a player has chosen for all games. What of them belongs to a person is that of whoever plays here, and is kept of
// everybody.
type Settings struct {
	// Owner is whose the options and what was learned are, "" as long as nobody is known here.
	Owner person.ID `json:"owner,omitempty"`
	Own
	// Language is the tag of the language that was chosen, "" for the system's.
	Language   string `json:"language,omitempty"`
	FullScreen bool   `json:"full_screen"`
	// Effects and Music are volumes from 0 to 1, Master that of both together; Mute silences everything.
	Master  float64 `json:"master_volume"`
	Effects float64 `json:"effects_volume"`
	Music   float64 `json:"music_volume"`
	Mute    bool    `json:"mute"`
	// Known are the IDs of the games whose introduction has been shown. It belongs to the person, and so do the following three.
	Known []string `json:"known,omitempty"`
	// Told is the advice for newcomers that was given, by "game/advice".
	Told []string `json:"told,omitempty"`
	// Lessons is how far the lessons have been followed, by "game/lesson".
	Lessons map[string]Progress `json:"lessons,omitempty"`
	// Puzzles are the practice positions that were solved, by "game/puzzle", and in how many tries.
	Puzzles map[string]int `json:"puzzles,omitempty"`
	// People are the names and faces used last, the latest first.
	People []Person `json:"people,omitempty"`
	// Reactions say which questions in others' turns are put to whom, in the games played last, the latest first.
	Reactions []Reactions `json:"reactions,omitempty"`
	// Setups are the last set-ups by the ID of the game.
	Setups map[string]Setup `json:"setups,omitempty"`

	newer map[string]newerValue // by the name of the field
}

// Reactions are the choices of one game, by seat and kind of question.
type Reactions struct {
	Game string            `json:"game"`
	How  map[string]string `json:"how"`
}

// mostReactions is of how many games the choices are kept.
const mostReactions = 20

// Reaction returns how questions of a kind are put to a seat in a game, "" where nobody has said so.
func (s *Settings) Reaction(game, key string) string {
	for _, r := range s.Reactions {
		if r.Game == game {
			return r.How[key]
		}
	}
	return ""
}

// SetReaction notes how questions of a kind are put to a seat in a game.
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
	s.Reactions = s.Reactions[:min(len(s.Reactions), mostReactions)]
}

// Progress is how far a lesson has been followed.
type Progress struct {
	Step int  `json:"step"` // where to go on
	Done bool `json:"done"` // it was followed to its end at least once
}

// TextSizes are the sizes of letters in per cent.
var TextSizes = [...]int{100, 125, 150}

// DefaultSettings are those of a new player.
func DefaultSettings() *Settings {
	return &Settings{
		Own:    Own{TextSize: TextSizes[0], Speed: Normal, Confirm: ConfirmFinal, Hints: true, Talk: true},
		Master: sound.UsualVolume, Effects: sound.UsualVolume, Music: sound.UsualVolume, Setups: map[string]Setup{},
	}
}

// Levels are the volumes as they hold now.
func (s *Settings) Levels() sound.Levels {
	return sound.Levels{Master: s.Master, Effects: s.Effects, Music: s.Music, Mute: s.Mute}
}

// Knows reports whether the introduction of a game has been shown.
func (s *Settings) Knows(game string) bool { return slices.Contains(s.Known, game) }

// Learn notes that the introduction of a game has been shown.
func (s *Settings) Learn(game string) {
	if !s.Knows(game) {
		s.Known = append(s.Known, game)
	}
}

// Advised reports whether a piece of advice for newcomers to a game has been given.
func (s *Settings) Advised(game, advice string) bool {
	return slices.Contains(s.Told, game+"/"+advice)
}

// Advise notes that it has been given.
func (s *Settings) Advise(game, advice string) {
	if !s.Advised(game, advice) {
		s.Told = append(s.Told, game+"/"+advice)
	}
}

// check says what nobody can have chosen.
func (o Own) check() error {
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

// maxPeople is how many names are remembered.
const maxPeople = 12

// Remember keeps how a game was set up, and who played it.
func (s *Settings) Remember(game string, setup Setup) {
	if s.Setups == nil {
		s.Setups = map[string]Setup{}
	}
	s.Setups[game] = setup
	var people []Person
	for _, seat := range setup.Seats {
		if who := person.ID(seat.Who); seat.Person() && who != person.Nobody {
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
