// Package botworker computes the decisions of bots, in a Web Worker if there is one. It encodes a
// position and the bot's settings as text, which package work sends to the worker, and decodes them
// in the worker. Its central types are [Bot], [Decision] and [Request]. It does not use the screen.
//
// A bot's choice depends only on its seed and on the information that its seat has (package bot),
// so it is the same on the page and in the worker.
package botworker

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

// Kind is the kind of the jobs that compute bot decisions: their key in [work.Handlers].
const Kind = "bot"

// Bot makes the decisions of one seat in a game.
type Bot struct {
	game    string
	spec    bot.Spec
	seed    uint64
	thinker bot.Thinker
}

// New returns a bot for the game with the given ID. spec describes the bot, and seed determines its
// random choices. The same Bot is used for all decisions of a seat, one after another.
func New(game string, spec bot.Spec, seed uint64) *Bot {
	return &Bot{game: game, spec: spec, seed: seed, thinker: spec.Thinker(seed)}
}

// Decision is a [work.RemoteJob] that computes a bot's move in a position.
type Decision struct {
	bot        *Bot
	position   engine.State
	remoteMove *engine.Move
}

// Decide returns the job that computes the bot's move in a position. The caller must not change the
// position until the job has started.
func (b *Bot) Decide(position engine.State) *Decision {
	b.thinker.Begin(position)
	return &Decision{bot: b, position: position}
}

// Step runs at most n pieces of the bot's search on the page and reports whether the decision is
// made. It implements [work.Job].
func (d *Decision) Step(n int) bool { return d.bot.thinker.Step(n) }

// Progress returns the fraction of the search that is done, 0 to 1. It implements [work.Job].
func (d *Decision) Progress() float64 { return d.bot.thinker.Progress() }

// Best returns the chosen move. It may be called when the job is done. After the job was cancelled,
// it returns the best move found so far.
func (d *Decision) Best() engine.Move {
	if d.remoteMove != nil {
		return *d.remoteMove
	}
	return d.bot.thinker.Best()
}

// Hurry makes the bot stop trying to solve an endgame exactly, and spend the remaining time on its
// usual search. It has no effect on a job that runs in the Web Worker.
func (d *Decision) Hurry() {
	if s, ok := d.bot.thinker.(bot.Searcher); ok {
		s.SkipSolving()
	}
}

// Halvings returns how many times the search's budget of iterations must be halved to get the
// number of iterations done on the page: 0 if the whole budget was spent, 1 for a half, 2 for a
// quarter. It returns 0 if the bot does not search or if the Web Worker made the decision.
func (d *Decision) Halvings() float64 {
	s, ok := d.bot.thinker.(bot.Searcher)
	if !ok || d.remoteMove != nil {
		return 0
	}
	return math.Log2(float64(s.Budget()) / float64(max(1, s.Iterations())))
}

// Encode returns the kind [Kind] and the job encoded by [EncodeRequest]. It implements
// [work.RemoteJob]. It returns an error for a decision that needs no search, because encoding it
// would take longer than computing it.
func (d *Decision) Encode() (kind, about string, err error) {
	if d.bot.spec.Tuning.Iterations == 0 || d.Progress() == 1 {
		return "", "", fmt.Errorf("botworker: %s does not search here", d.bot.spec.Level.ID)
	}
	about, err = EncodeRequest(Request{Game: d.bot.game, Bot: d.bot.spec.Text, Seed: d.bot.seed}, d.position)
	return Kind, about, err
}

// Decode stores the move in the worker's last report, so that Best returns it. It ignores earlier
// reports, for which done is false. It implements [work.RemoteJob].
func (d *Decision) Decode(report string, done bool) error {
	if !done {
		return nil
	}
	m, err := DecodeMove(report)
	if err == nil {
		d.remoteMove = &m
	}
	return err
}

// Request asks for a bot's decision in a position. It is sent together with the encoded position.
type Request struct {
	Game string `json:"game"` // ID of the game to which the position belongs
	Bot  string `json:"bot"`  // the bot's level and settings, in the notation of bot.Parse
	Seed uint64 `json:"seed"`
	// used by package coach only: for each legal move, the index of the first legal move that has
	// the same name
	SameName []int `json:"alike,omitempty"`
	// used by package coach only: the rest of the line that an earlier search proposed for this
	// turn
	Planned []engine.Move `json:"planned,omitempty"`
	// used by package coach only: whether the game was as good as decided at the decision before
	Decided bool `json:"decided,omitempty"`
}

// EncodeRequest encodes a request and its position. [DecodeRequest] decodes them.
func EncodeRequest(q Request, position engine.State) (string, error) {
	head, err := json.Marshal(q)
	if err != nil {
		return "", err
	}
	body, err := position.MarshalJSON()
	return string(head) + "\n" + string(body), err
}

// DecodeRequest decodes a text that [EncodeRequest] returned. find returns the games by ID. It
// returns an error if the text, the game or the position is invalid.
func DecodeRequest(find match.Finder, text string) (q Request, position engine.State, err error) {
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

// task is the computation of a decision in the Web Worker.
type task struct{ bot.Thinker }

// Report implements [work.Task]. It returns "" until the decision is made.
func (e task) Report() string {
	if e.Progress() < 1 {
		return ""
	}
	return EncodeMove(e.Best())
}

// NewHandler returns the handler with which the Web Worker decodes requests for bot decisions. find
// returns the games by ID.
func NewHandler(find match.Finder) func(about string) (work.Task, error) {
	return func(about string) (work.Task, error) {
		q, position, err := DecodeRequest(find, about)
		if err != nil {
			return nil, err
		}
		mind, err := bot.New(q.Bot, q.Seed)
		if err != nil {
			return nil, err
		}
		mind.Begin(position)
		return task{mind}, nil
	}
}

// EncodeMove encodes a move as four numbers. [DecodeMove] decodes it.
func EncodeMove(m engine.Move) string { return fmt.Sprintf("%d %d %d %d", m.Kind, m.A, m.B, m.C) }

// DecodeMove decodes a text that [EncodeMove] returned.
func DecodeMove(text string) (m engine.Move, err error) {
	if _, err = fmt.Sscanf(text, "%d %d %d %d", &m.Kind, &m.A, &m.B, &m.C); err != nil || EncodeMove(m) != text {
		return engine.Move{}, fmt.Errorf("botworker: %.40q is not a move", text)
	}
	return m, nil
}
