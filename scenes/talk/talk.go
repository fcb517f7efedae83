// Package talk lets bots pass a remark now and then: a line of their character that fits what has just happened. It
// decides who says what and when; how it looks is up to the table.
package talk

import (
	"fmt"
	"slices"
	"sync"

	"gulch/assets"
	"gulch/assets/data"
	"gulch/engine"
)

// Kind is what an event means to somebody at the table.
type Kind string

// The kinds of moments. Every character has lines for each.
const (
	Begin  Kind = "begin"  // the game begins
	Gain   Kind = "gain"   // good fortune
	Loss   Kind = "loss"   // bad luck that nobody meant
	Strike Kind = "strike" // harm done to somebody
	Struck Kind = "struck" // harm done by somebody
	Lead   Kind = "lead"   // first place taken
	Fall   Kind = "fall"   // first place lost
	Spend  Kind = "spend"  // much paid
	Won    Kind = "won"    // the game is won
	Beaten Kind = "beaten" // the game is lost
)

// Kinds lists all kinds.
func Kinds() []Kind {
	return []Kind{Begin, Gain, Loss, Strike, Struck, Lead, Fall, Spend, Won, Beaten}
}

// Moment is something worth a remark.
type Moment struct {
	Seat   engine.Seat // to whom it means something
	Kind   Kind
	Weight int // from 1, hardly worth a word, to 10, never passed over
}

// lineKey finds the lines of a character for a kind of moment, in one game or, with "", in all of them.
type lineKey struct {
	persona string
	kind    Kind
	game    string
}

// allLines are all lines, in English, read when the first bot speaks.
var allLines = sync.OnceValues(readLines)

// readLines reads what is said everywhere (lines.csv) and what is said in one game only (games.csv).
func readLines() (map[lineKey][]string, error) {
	all := map[lineKey][]string{}
	for _, file := range []string{"lines.csv", "games.csv"} {
		rows := data.Read(assets.Talk(), file)
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

// Times in milliseconds of the table.
const (
	remarkGap  = 9000    // between two remarks, at least
	speakerGap = 25_000  // until the same character says something again, unless it matters
	lineGap    = 600_000 // until the same line is said again
)

// Chatter remembers who said what at a table.
type Chatter struct {
	game     string   // its ID
	personas []string // by seat, "" for a person or a bot without character
	chance   engine.Chance
	last     float64                 // when somebody spoke last
	spoke    map[engine.Seat]float64 // when each seat did
	said     map[string]float64      // when each line was said
}

// stream keeps this chance apart from others of the same seed.
const stream = 0x7a1c

// New returns the chatter of a table of a game, with the characters of its seats, "" for those who keep silent.
func New(game string, personas []string, seed uint64) *Chatter {
	return &Chatter{
		game: game, personas: personas, chance: engine.NewChance(seed, stream), last: -remarkGap,
		spoke: map[engine.Seat]float64{}, said: map[string]float64{},
	}
}

// Remark is something that is said.
type Remark struct {
	Seat engine.Seat
	Line string // in English
	Kind Kind   // of the moment that it is about
}

// Say returns what is said about moments at a time in milliseconds, if anything is.
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
		if line, ok := c.pick(now, slices.Concat(all[lineKey{who, m.Kind, c.game}], all[lineKey{who, m.Kind, ""}])); ok {
			c.last, c.spoke[m.Seat] = now, now
			return Remark{m.Seat, line, m.Kind}, true
		}
	}
	return Remark{}, false
}

// byWeight orders moments from the weightiest to the least.
func byWeight(moments []Moment) []Moment {
	out := slices.Clone(moments)
	slices.SortStableFunc(out, func(a, b Moment) int { return b.Weight - a.Weight })
	return out
}

// pick draws a line that was not said lately.
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
