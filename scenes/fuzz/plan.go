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
	"gulch/render/i18n"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
)

// Mode says on which screen of the app a run begins.
type Mode string

// The modes, each of which begins on a different screen.
const (
	ModeTable    Mode = "table"    // a game, starting at a random position
	ModeEvents   Mode = "events"   // all events of a game, as seen from each seat
	ModeReplay   Mode = "replay"   // the replay of a finished game
	ModeResults  Mode = "results"  // the end of a game and the pages about its result
	ModeLessons  Mode = "lessons"  // the lessons of the game
	ModePractice Mode = "practice" // the practice positions of the game
	ModeMistakes Mode = "mistakes" // the review of a seat's mistakes in a finished game
	ModeMenus    Mode = "menus"    // the title screen, and everything that can be reached from it
)

// shares are the percentages of random plans that have each mode.
var shares = []struct {
	mode  Mode
	share int
}{
	{ModeTable, 46}, {ModeEvents, 14}, {ModeReplay, 7}, {ModeResults, 9}, {ModeLessons, 6}, {ModePractice, 5},
	{ModeMistakes, 3}, {ModeMenus, 10},
}

// Modes returns all modes.
func Modes() (all []Mode) {
	for _, s := range shares {
		all = append(all, s.mode)
	}
	return all
}

// Filter fixes parts of a plan. A part whose field is empty is chosen at random.
type Filter struct {
	Game  string // ID of the game
	Mode  Mode
	Seats int // number of seats, ignored if the game does not allow it; 0 for a random number
}

// flags returns the command-line flags of `dev fuzz` that set this filter.
func (o Filter) flags() (text string) {
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

// Window is a window of the app: its size in device-independent pixels, and the number of physical
// pixels per device-independent pixel.
type Window struct {
	Width, Height int
	Pixels        float64
	Touch         bool // the window is used by touch instead of the mouse
}

// windows are the windows in which runs take place: one of each layout class, and a phone in both
// orientations.
var windows = []Window{
	{1280, 720, 1, false}, {820, 1180, 1, false}, {800, 600, 1, false}, {390, 844, 3, true}, {844, 390, 2, true},
}

// Plan contains everything that is chosen before a run begins.
type Plan struct {
	Seed              uint64
	Filter            Filter
	Mode              Mode
	Game              string
	Setup             match.Setup
	People            int     // number of seats that people play
	Share             float64 // how much of the game has been played when the app opens it, from 0 to 1
	Window            Window
	Own               stage.PersonalSettings
	Lang              string
	IntroductionShown bool // the introduction of the game has already been shown
	Acts              int  // number of acts (random inputs) of the run
	EarlierGames      int  // number of finished games in the first person's history; -1 if the app knows no people
	// SearchSteps is the number of work items that a bot's search does per tick. Most plans use a
	// small number, so that a search lasts many ticks, during which the screen is drawn and tested.
	SearchSteps int
}

// NewPlan returns the random plan for a seed. The parameter only is a filter that fixes parts of
// the plan.
func NewPlan(seed uint64, only Filter) Plan {
	c := rand.New(rand.NewPCG(seed, 0xf022))
	p := Plan{Seed: seed, Filter: only, Mode: only.Mode, Game: only.Game, Acts: 60 + c.IntN(60)}
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

// names are the names of seats: short and long ones, and some with characters from other fonts.
var names = []string{"Ada", "Dutch Maddox", "Żółw Łukasz", "Josiah Bartholomew Reed", "Мария", "O"}

// fastBots are bot levels that decide at once, searchingBot is one that needs time to search.
var (
	fastBots     = []string{"random", "easy", "mild", "steady", "able", "medium"}
	searchingBot = "tough"
)

// drawSetup chooses the set-up of the game and its players with the random generator c.
func (p *Plan) drawSetup(c *rand.Rand, game engine.Game) {
	drawn := audit.RandomPlan(game.Info(), c.Uint64())
	for info := game.Info(); p.Filter.Seats >= info.MinSeats && p.Filter.Seats <= info.MaxSeats &&
		drawn.Seats != p.Filter.Seats; {
		drawn = audit.RandomPlan(info, c.Uint64())
	}
	p.Setup = match.Setup{Seed: c.Uint64() % 1_000_000, BotSeed: c.Uint64() % 1_000_000, Options: drawn.Options,
		Practice: c.IntN(3) == 0}
	p.People = c.IntN(drawn.Seats + 1)
	if p.People == 0 && c.IntN(3) > 0 {
		p.People = 1
	}
	offset := c.IntN(len(names))
	person := c.Perm(drawn.Seats)[:p.People]
	for i := range drawn.Seats {
		seat := match.Seat{Name: names[(offset+i)%len(names)], Face: []string{"horse-head", "card-ace-spades", "rose",
			"compass", "teapot", "raven"}[i]}
		if !slices.Contains(person, i) {
			seat.Bot = fastBots[c.IntN(len(fastBots))]
			if c.IntN(12) == 0 {
				seat.Bot = searchingBot
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

// drawApp chooses the window and the settings of the app with the random generator c.
func (p *Plan) drawApp(c *rand.Rand) {
	p.Window = windows[c.IntN(len(windows))]
	tags := i18n.Languages()
	p.Lang = tags[c.IntN(len(tags))]
	if c.IntN(3) == 0 {
		p.Lang = "en"
	}
	p.Own = stage.DefaultSettings().PersonalSettings
	p.Own.TextSize = []int{100, 100, 150}[c.IntN(3)]
	p.Own.Speed = stage.Speeds()[c.IntN(len(stage.Speeds()))]
	p.Own.Confirm = stage.Confirms()[c.IntN(len(stage.Confirms()))]
	p.Own.LeftHand, p.Own.Reduced, p.Own.Contrast = c.IntN(4) == 0, c.IntN(5) == 0, c.IntN(6) == 0
	p.Own.Coach, p.Own.Talk = c.IntN(8) == 0, c.IntN(4) > 0
	p.IntroductionShown = c.IntN(4) > 0
	p.EarlierGames = -1
	if often := c.IntN(4); often == 0 || p.Mode == ModeMenus || p.Mode == ModeResults {
		p.EarlierGames = []int{0, 0, 1, 2, 6}[c.IntN(5)]
	}
	p.SearchSteps = []int{1, 1, 2, 4, 32}[c.IntN(5)]
}

// chance returns a new random generator for the acts of the run, seeded with the plan's seed.
func (p *Plan) chance() *rand.Rand { return rand.New(rand.NewPCG(p.Seed, 0xf0221)) }

// String returns the plan as text for messages.
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
	return fmt.Sprintf("seed %d: %s, %s, %d seats (%s), options %v, deal %d, from %.0f%% on, window %dx%d at %g, "+
		"letters %d%%, speed %s, language %s, %d games before, confirm %s, left hand %v, reduced motion %v, contrast "+
		"%v, coach %v, practice %v",
		p.Seed, p.Game, p.Mode, len(p.Setup.Seats), strings.Join(who, ", "), options, p.Setup.Seed, 100*p.Share,
		p.Window.Width, p.Window.Height,
		p.Window.Pixels, p.Own.TextSize, p.Own.Speed, p.Lang, p.EarlierGames, p.Own.Confirm, p.Own.LeftHand,
		p.Own.Reduced,
		p.Own.Contrast, p.Own.Coach,
		p.Setup.Practice)
}
