package coach

import (
	"math"
	"reflect"
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/engine/match"
	"gulch/scenes/botworker"
)

// TestRemoteJobGivesTheSameResults checks for every game that a search in a worker gives the same
// opinions, plans and reason as one in this process.
func TestRemoteJobGivesTheSameResults(t *testing.T) {
	const who = "hard:iterations=900"
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			m, err := match.New(game, match.Setup{Seats: make([]match.Seat, game.Info().MaxSeats), Seed: 3, BotSeed: 5},
				nil)
			if err != nil {
				t.Fatal(err)
			}
			quick, _ := bot.New("medium", 5)
			for range 7 {
				if _, err := m.Play(bot.Choose(quick, m.State())); err != nil {
					t.Fatal(err)
				}
			}
			alike, numbers := map[engine.Move]int{}, []int{}
			for i, move := range m.Legal() { // each move with an odd index is equivalent to the one before it
				alike[move] = i &^ 1
				numbers = append(numbers, i&^1)
			}
			make := func() *remoteJob {
				s, err := game.New(game.Info().MaxSeats, nil, 3)
				if err != nil {
					t.Fatal(err)
				}
				m.State().CopyTo(s)
				j, err := newJob(who, m.BotSeed(), s, Earlier{}, alike)
				if err != nil {
					t.Fatal(err)
				}
				return &remoteJob{job: j, question: botworker.Request{Game: game.Info().ID, Bot: who, Seed: m.BotSeed(),
					SameName: numbers}, position: m.State()}
			}
			here, there := make(), make()
			for !here.Step(50) {
			}
			kind, about, err := there.Encode()
			if err != nil || kind != JobKind {
				t.Fatal(kind, err)
			}
			e, err := Handler(games.Find)(about)
			if err != nil {
				t.Fatal(err)
			}
			reports := 0
			for done := false; !done; {
				done = e.Step(50)
				if text := e.Report(); text != "" {
					if err := there.Decode(text, done); err != nil {
						t.Fatal(err)
					}
					reports++
				}
			}
			if !reflect.DeepEqual(*here.opinions.Load(), *there.opinions.Load()) ||
				!reflect.DeepEqual(here.why.Load(), there.why.Load()) ||
				!reflect.DeepEqual(here.lossWhy.Load(), there.lossWhy.Load()) {
				t.Errorf("in a worker the opinions are %+v, in this process %+v, or the reasons differ",
					*there.opinions.Load(), *here.opinions.Load())
			}
			if p, q := here.alike.Load(), there.alike.Load(); !reflect.DeepEqual(p, q) ||
				here.decided.Load() != there.decided.Load() {
				t.Errorf("in a worker the equivalent moves are %v, in this process %v, or the game is decided only there", q, p)
			}
			if p, q := *here.plans.Load(), *there.plans.Load(); len(p)+len(q) > 0 && !reflect.DeepEqual(p, q) {
				t.Errorf("in a worker the plans are %+v, in this process %+v", q, p)
			}
			if reports < 1 {
				t.Errorf("the worker sent %d reports, want at least 1", reports)
			}
		})
	}
}

// TestRemoteJobRefusesInvalidResponses checks that a response of the worker that is malformed or
// has no opinion is an error and changes nothing.
func TestRemoteJobRefusesInvalidResponses(t *testing.T) {
	j := &remoteJob{job: &job{}}
	for _, text := range []string{"", "{", `{"seen":[]}`, `{"seen":[],"unknown":1}`} {
		if err := j.Decode(text, true); err == nil || j.opinions.Load() != nil {
			t.Errorf("response %q: error %v, opinions %v; expected an error and none", text, err, j.opinions.Load())
		}
	}
}

// TestHandlerRefusesInvalidRequests checks that the worker returns an error for a request that is
// malformed, has the names of other moves, or names an unknown bot.
func TestHandlerRefusesInvalidRequests(t *testing.T) {
	game := games.All()[0]
	s, err := game.New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	n := len(s.Moves(nil))
	for name, q := range map[string]botworker.Request{
		"one move too many": {Game: game.Info().ID, Bot: botLevel, SameName: make([]int, n+1)},
		"unknown bot":       {Game: game.Info().ID, Bot: "grandmaster", SameName: make([]int, n)},
	} {
		about, err := botworker.EncodeRequest(q, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Handler(games.Find)(about); err == nil {
			t.Errorf("%s: the request was accepted, expected an error", name)
		}
	}
	if _, err := Handler(games.Find)("no JSON\n{}"); err == nil {
		t.Error("a request that is not JSON was accepted, expected an error")
	}
}

// TestReportsAreValidJSON checks that a result that JSON cannot express is not reported.
func TestReportsAreValidJSON(t *testing.T) {
	e := &remoteTask{job: &job{}}
	if text := e.Report(); text != "" {
		t.Errorf("before the first results the report is %q, expected none", text)
	}
	e.opinions.Store(&[]bot.Opinion{{Result: math.NaN()}})
	if text := e.Report(); text != "" {
		t.Errorf("the report of the result NaN is %q, expected none", text)
	}
	e.opinions.Store(&[]bot.Opinion{{Result: 0.5}})
	if text := e.Report(); text == "" {
		t.Error("there is no report of the result 0.5")
	}
}
