//go:build !js

package fuzz

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"gulch/engine"
	"gulch/engine/audit"
	"gulch/engine/match"
	"gulch/render/words"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
)

// Mode is what is played.
type Mode string

// The modes. Each begins on another screen and wanders from there.
const (
	ModeTable    Mode = "table"    // a game, from some position on
	ModeEvents   Mode = "events"   // all events of a game, as each seat sees them
	ModeReplay   Mode = "replay"   // the replay of a finished game
	ModeResults  Mode = "results"  // the end of a game and what follows it
	ModeLessons  Mode = "lessons"  // the lessons of the game
	ModePractice Mode = "practice" // its practice positions
	ModeMistakes Mode = "mistakes" // what a seat could have done better in a finished game
	ModeMenus    Mode = "menus"    // the title, and everything that it leads to
)

// shares says how many of so many runs are played in each mode.
var shares = []struct {
	mode  Mode
	share int
}{
	{ModeTable, 46}, {ModeEvents, 14}, {ModeReplay, 7}, {ModeResults, 9}, {ModeLessons, 6}, {ModePractice, 5}, {ModeMistakes, 3}, {ModeMenus, 10},
}

// Modes lists the modes.
func Modes() (all []Mode) {
	for _, s := range shares {
		all = append(all, s.mode)
	}
	return all
}

// Only narrows what is drawn; empty fields narrow nothing.
type Only struct {
	Game  string // its ID
	Mode  Mode
	Seats int // as many as the game allows, or 0
}

// flags are those of the command that narrow it in the same way.
func (o Only) flags() (text string) {
	if o.Game != "" {
		text += " -game " + o.Game
	}
	if o.Mode != "" {
		text += " -mode " + string(o.Mode)
	}
	if o.Seats != 0 {
		text += fmt.Sprintf(" -seats %d", o.Seats)
	}
	return text
}

// Window is a size of the window in device-independent pixels, and how many pixels one of them has.
type Window struct {
	Width, Height int
	Pixels        float64
	Finger        bool // it is used with a finger
}

// windows are those that runs are played in, one of each class of layout and a phone in both positions.
var windows = []Window{
	{1280, 720, 1, false}, {820, 1180, 1, false}, {800, 600, 1, false}, {390, 844, 3, true}, {844, 390, 2, true},
}

// Plan is all that is drawn for a run before it begins.
type Plan struct {
	Seed   uint64
	Only   Only
	Mode   Mode
	Game   string
	Setup  match.Setup
	People int     // how many seats persons have
	Share  float64 // of the game that is over when the app gets it
	Window Window
	Own    stage.Own
	Lang   string
	Known  bool // the game's introduction has been shown
	Acts   int  // how much is done
	Past   int  // how many games the first person has played before, -1 if nobody is known
	// Thought is how many pieces of its work a search does in a tick. Mostly they are few: what is seen before a search is done is
	// painted, too, and searching takes longer than painting.
	Thought int
}

// NewPlan draws a plan.
func NewPlan(seed uint64, only Only) Plan {
	c := rand.New(rand.NewPCG(seed, 0xf022))
	p := Plan{Seed: seed, Only: only, Mode: only.Mode, Game: only.Game, Acts: 60 + c.IntN(60)}
	games := shelf.Rules()
	game := games[c.IntN(len(games))]
	for _, g := range games {
		if g.Info().ID == only.Game {
			game = g
		}
	}
	p.Game = game.Info().ID
	if n := c.IntN(100); p.Mode == "" {
		for _, s := range shares {
			if n -= s.share; n < 0 {
				p.Mode = s.mode
				break
			}
		}
	}
	p.drawSetup(c, game)
	p.drawApp(c)
	return p
}

// names are those of the seats: short and long ones, with letters that need further fonts.
var names = []string{"Ada", "Dutch Maddox", "Żółw Łukasz", "Josiah Bartholomew Reed", "Мария", "O"}

// cheap are levels whose bots decide at once, and searching is one that thinks.
var (
	cheap     = []string{"random", "easy", "mild", "steady", "able", "medium"}
	searching = "tough"
)

// drawSetup draws how the game is set up and who plays it.
func (p *Plan) drawSetup(c *rand.Rand, game engine.Game) {
	drawn := audit.Random(game.Info(), c.Uint64())
	for info := game.Info(); p.Only.Seats >= info.MinSeats && p.Only.Seats <= info.MaxSeats && drawn.Seats != p.Only.Seats; {
		drawn = audit.Random(info, c.Uint64())
	}
	p.Setup = match.Setup{Seed: c.Uint64() % 1_000_000, BotSeed: c.Uint64() % 1_000_000, Options: drawn.Options, Practice: c.IntN(3) == 0}
	p.People = c.IntN(drawn.Seats + 1)
	if p.People == 0 && c.IntN(3) > 0 {
		p.People = 1
	}
	offset := c.IntN(len(names))
	person := c.Perm(drawn.Seats)[:p.People]
	for i := range drawn.Seats {
		seat := match.Seat{Name: names[(offset+i)%len(names)], Face: []string{"horse-head", "card-ace-spades", "rose", "compass", "teapot", "raven"}[i]}
		if !slices.Contains(person, i) {
			seat.Bot = cheap[c.IntN(len(cheap))]
			if c.IntN(12) == 0 {
				seat.Bot = searching
			}
		}
		p.Setup.Seats = append(p.Setup.Seats, seat)
	}
	p.Share = c.Float64()
	if c.IntN(5) == 0 {
		p.Share = 0
	}
	if c.IntN(6) == 0 {
		p.Share = 0.97
	}
}

// drawApp draws the window and the settings.
func (p *Plan) drawApp(c *rand.Rand) {
	p.Window = windows[c.IntN(len(windows))]
	tags := words.Languages()
	p.Lang = tags[c.IntN(len(tags))]
	if c.IntN(3) == 0 {
		p.Lang = "en"
	}
	p.Own = stage.DefaultSettings().Own
	p.Own.TextSize = []int{100, 100, 150}[c.IntN(3)]
	p.Own.Speed = stage.Speeds()[c.IntN(len(stage.Speeds()))]
	p.Own.Confirm = stage.Confirms()[c.IntN(len(stage.Confirms()))]
	p.Own.LeftHand, p.Own.Reduced, p.Own.Contrast = c.IntN(4) == 0, c.IntN(5) == 0, c.IntN(6) == 0
	p.Own.Coach, p.Own.Talk = c.IntN(8) == 0, c.IntN(4) > 0
	p.Known = c.IntN(4) > 0
	p.Past = -1
	if often := c.IntN(4); often == 0 || p.Mode == ModeMenus || p.Mode == ModeResults {
		p.Past = []int{0, 0, 1, 2, 6}[c.IntN(5)]
	}
	p.Thought = []int{1, 1, 2, 4, 32}[c.IntN(5)]
}

// chance returns the generator of the run.
func (p *Plan) chance() *rand.Rand { return rand.New(rand.NewPCG(p.Seed, 0xf0221)) }

// String says the plan in words.
func (p Plan) String() string {
	var who, options []string
	for _, s := range p.Setup.Seats {
		if s.Person() {
			who = append(who, "a person")
		} else {
			who = append(who, s.Bot)
		}
	}
	for _, id := range slices.Sorted(maps.Keys(p.Setup.Options)) {
		options = append(options, id+"="+p.Setup.Options[id])
	}
	return fmt.Sprintf("seed %d: %s, %s, %d seats (%s), options %v, deal %d, from %.0f%% on, window %dx%d at %g, letters %d%%, speed %s, "+
		"language %s, %d games before, confirm %s, left hand %v, reduced motion %v, contrast %v, coach %v, practice %v",
		p.Seed, p.Game, p.Mode, len(p.Setup.Seats), strings.Join(who, ", "), options, p.Setup.Seed, 100*p.Share, p.Window.Width, p.Window.Height,
		p.Window.Pixels, p.Own.TextSize, p.Own.Speed, p.Lang, p.Past, p.Own.Confirm, p.Own.LeftHand, p.Own.Reduced, p.Own.Contrast, p.Own.Coach,
		p.Setup.Practice)
}
