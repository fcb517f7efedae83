// Package thought has bots decide wherever there is room for it: it tells a decision as text to a second run of the program
// (package work), and does what was told so. It knows no screen.
//
// A bot's choice follows from its seed and from what its seat may know (package bot), so that it is the same wherever it
// thinks.
package thought

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/match"
	"gulch/scenes/work"
)

// Kind is that of decisions among the jobs that can be told.
const Kind = "bot"

// Bot plays a seat.
type Bot struct {
	game string
	spec bot.Spec
	seed uint64
	mind bot.Thinker
}

// New returns a bot for a game with an ID. One serves all decisions of a seat, one after another.
func New(game string, spec bot.Spec, seed uint64) *Bot {
	return &Bot{game: game, spec: spec, seed: seed, mind: spec.Thinker(seed)}
}

// Decision is what a bot does in one position: a job.
type Decision struct {
	bot      *Bot
	position engine.State
	heard    *engine.Move
}

// Decide begins a decision. The position must stay as it is until the job is started.
func (b *Bot) Decide(position engine.State) *Decision {
	b.mind.Begin(position)
	return &Decision{bot: b, position: position}
}

// Step is that of work.Job.
func (d *Decision) Step(n int) bool { return d.bot.mind.Step(n) }

// Progress is that of work.Job.
func (d *Decision) Progress() float64 { return d.bot.mind.Progress() }

// Best returns the move, once the job is done or has been given up.
func (d *Decision) Best() engine.Move {
	if d.heard != nil {
		return *d.heard
	}
	return d.bot.mind.Best()
}

// Hurry has a search begin, as little time is left for it. It serves where the job is done here.
func (d *Decision) Hurry() {
	if s, ok := d.bot.mind.(bot.Searcher); ok {
		s.Hurry()
	}
}

// Halvings returns how many times the budget was halved when a job was given up here: 0 if all of it was spent.
func (d *Decision) Halvings() float64 {
	s, ok := d.bot.mind.(bot.Searcher)
	if !ok || d.heard != nil {
		return 0
	}
	return math.Log2(float64(s.Budget()) / float64(max(1, s.Iterations())))
}

// Tell is that of work.Told. What needs no search is done before it would be told.
func (d *Decision) Tell() (kind, about string, err error) {
	if d.bot.spec.Tuning.Iterations == 0 || d.Progress() == 1 {
		return "", "", fmt.Errorf("thought: %s does not search here", d.bot.spec.Level.ID)
	}
	about, err = Tell(Question{Game: d.bot.game, Bot: d.bot.spec.Text, Seed: d.bot.seed}, d.position)
	return Kind, about, err
}

// Hear is that of work.Told.
func (d *Decision) Hear(report string, done bool) error {
	if !done {
		return nil
	}
	m, err := ReadMove(report)
	if err == nil {
		d.heard = &m
	}
	return err
}

// Question is what is asked about a position.
type Question struct {
	Game  string `json:"game"` // its ID
	Bot   string `json:"bot"`  // who thinks, see bot.Parse
	Seed  uint64 `json:"seed"`
	Alike []int  `json:"alike,omitempty"` // for every legal move the number of the first that is called like it
}

// Tell writes a question and the position that it is about.
func Tell(q Question, position engine.State) (string, error) {
	head, err := json.Marshal(q)
	if err != nil {
		return "", err
	}
	body, err := position.MarshalJSON()
	return string(head) + "\n" + string(body), err
}

// Read reads what Tell has written.
func Read(find match.Finder, text string) (q Question, position engine.State, err error) {
	head, body, _ := strings.Cut(text, "\n")
	if err := engine.DecodeStrict([]byte(head), &q); err != nil {
		return q, nil, err
	}
	game, err := find(q.Game)
	if err != nil {
		return q, nil, err
	}
	position, err = game.Load([]byte(body))
	return q, position, err
}

// errand is a decision as whoever was told it makes it.
type errand struct{ bot.Thinker }

// Report is that of work.Errand: nothing before the end.
func (e errand) Report() string {
	if e.Progress() < 1 {
		return ""
	}
	return WriteMove(e.Best())
}

// Craft makes errands of decisions that were told.
func Craft(find match.Finder) func(about string) (work.Errand, error) {
	return func(about string) (work.Errand, error) {
		q, position, err := Read(find, about)
		if err != nil {
			return nil, err
		}
		mind, err := bot.New(q.Bot, q.Seed)
		if err != nil {
			return nil, err
		}
		mind.Begin(position)
		return errand{mind}, nil
	}
}

// WriteMove writes a move in numbers.
func WriteMove(m engine.Move) string { return fmt.Sprintf("%d %d %d %d", m.Kind, m.A, m.B, m.C) }

// ReadMove reads what WriteMove has written.
func ReadMove(text string) (m engine.Move, err error) {
	if _, err = fmt.Sscanf(text, "%d %d %d %d", &m.Kind, &m.A, &m.B, &m.C); err != nil || WriteMove(m) != text {
		return engine.Move{}, fmt.Errorf("thought: %.40q is no move", text)
	}
	return m, nil
}
