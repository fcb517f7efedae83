// Package talk decides which bot remarks on what has just happened, and when: a [Chatter] chooses a
// line of the bot's persona that fits one of the latest [Moment] values. Package table calls it
// once a tick and draws the [Remark]; this package draws nothing. The lines are data, in assets.
package talk

import (
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"gulch/assets"
	"gulch/assets/data"
	"gulch/engine"
)

// Kind is a kind of moment: it says what an event means to a seat.
type Kind string

// The kinds of moments. Every persona has lines for each.
const (
	Begin  Kind = "begin"  // the game begins
	Gain   Kind = "gain"   // the seat is lucky
	Loss   Kind = "loss"   // the seat has bad luck, which nobody intended
	Strike Kind = "strike" // the seat harms another seat
	Struck Kind = "struck" // another seat harms the seat
	Lead   Kind = "lead"   // the seat takes the lead
	Fall   Kind = "fall"   // the seat loses the lead
	Spend  Kind = "spend"  // the seat pays a lot
	Won    Kind = "won"    // the seat wins the game
	Beaten Kind = "beaten" // the seat loses the game
)

// Kinds returns all kinds.
func Kinds() []Kind {
	return []Kind{Begin, Gain, Loss, Strike, Struck, Lead, Fall, Spend, Won, Beaten}
}

// Moment is an occasion for a remark: what an event means to one seat, on which a bot at that seat
// may remark.
type Moment struct {
	Seat   engine.Seat // the seat whose bot may remark
	Kind   Kind
	Weight int // how likely the bot is to remark, from 1 (hardly ever) to 10 (always)
}

// lineKey identifies the lines of a persona for a kind of moment, in one game or, if game is "", in
// all games.
type lineKey struct {
	persona string
	kind    Kind
	game    string
}

// allLines returns the English lines of all personas. The first call reads them from the data
// files.
var allLines = sync.OnceValues(func() (map[lineKey][]string, error) { return readLines(assets.BotTalk()) })

// readLines reads the lines for all games (lines.csv) and for single games (games.csv) in a folder.
// It returns an error if a file is malformed.
func readLines(folder fs.FS) (map[lineKey][]string, error) {
	all := map[lineKey][]string{}
	for _, file := range []string{"lines.csv", "games.csv"} {
		rows := data.Read(folder, file)
		for rows.Next() {
			k := lineKey{persona: rows.Text("persona"), kind: Kind(rows.Text("moment"))}
			if file == "games.csv" {
				k.game = rows.Text("game")
			}
			if !slices.Contains(Kinds(), k.kind) {
				rows.Fail("there is no moment %q", k.kind)
			}
			all[k] = append(all[k], rows.Text("line"))
		}
		if err := rows.Err(); err != nil {
			return nil, fmt.Errorf("the lines of the bots cannot be read: %w", err)
		}
	}
	return all, nil
}

// Minimum times between remarks, in milliseconds of table time, which runs with the speed of
// animations.
const (
	remarkGap  = 9000    // minimum time between two remarks of any seats
	speakerGap = 25_000  // minimum time between remarks of the same seat, except for moments of weight 10
	lineGap    = 600_000 // minimum time until the same line may be said again
)

// Chatter chooses the remarks at a table, and records when each seat spoke and each line was said.
type Chatter struct {
	game     string   // ID of the game
	personas []string // personas by seat, "" for a person or a bot without a persona
	chance   engine.Chance
	last     float64                 // table time in ms of the last remark of any seat
	spoke    map[engine.Seat]float64 // table time in ms of the last remark of each seat
	said     map[string]float64      // table time in ms at which each line was last said
}

// stream distinguishes the random numbers for remarks from others with the same seed.
const stream = 0x7a1c

// New returns the Chatter of a table. game is the game's ID; personas are the personas of the
// seats, "" for seats that never talk. seed determines the random choices of remarks.
func New(game string, personas []string, seed uint64) *Chatter {
	return &Chatter{
		game: game, personas: personas, chance: engine.NewChance(seed, stream), last: -remarkGap,
		spoke: map[engine.Seat]float64{}, said: map[string]float64{},
	}
}

// Remark is a line that a bot says on a moment.
type Remark struct {
	Seat engine.Seat
	Line string // text of the line, in English
	Kind Kind   // kind of the moment that the line is about
}

// Say returns the remark of a bot on one of the moments, and false if no bot remarks on any of
// them. now is the table time in milliseconds, which runs with the speed of animations.
func (c *Chatter) Say(now float64, moments []Moment) (Remark, bool) {
	all, err := allLines()
	if err != nil || now-c.last < remarkGap {
		return Remark{}, false
	}
	for _, m := range byWeight(moments) {
		if int(m.Seat) < 0 || int(m.Seat) >= len(c.personas) || c.personas[m.Seat] == "" {
			continue
		}
		spoke, has := c.spoke[m.Seat]
		if has && now-spoke < speakerGap && m.Weight < 10 {
			continue
		}
		if c.chance.Below(10) >= m.Weight {
			continue
		}
		who := c.personas[m.Seat]
		if line, ok := c.pick(now, slices.Concat(all[lineKey{who, m.Kind, c.game}],
			all[lineKey{who, m.Kind, ""}])); ok {
			c.last, c.spoke[m.Seat] = now, now
			return Remark{m.Seat, line, m.Kind}, true
		}
	}
	return Remark{}, false
}

// byWeight returns the moments sorted by weight, the most important first.
func byWeight(moments []Moment) []Moment {
	out := slices.Clone(moments)
	slices.SortStableFunc(out, func(a, b Moment) int { return b.Weight - a.Weight })
	return out
}

// pick returns a random line that was not said within the last lineGap milliseconds of table time.
// from are the lines to choose from, and now is the current table time in milliseconds. It returns
// false if there is no such line.
func (c *Chatter) pick(now float64, from []string) (string, bool) {
	fresh := slices.DeleteFunc(slices.Clone(from), func(line string) bool {
		said, has := c.said[line]
		return has && now-said < lineGap
	})
	if len(fresh) == 0 {
		return "", false
	}
	line := fresh[c.chance.Below(len(fresh))]
	c.said[line] = now
	return line, true
}
