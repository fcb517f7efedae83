package botworker

import (
	"testing"

	"gulch/engine"
	"gulch/engine/bot"
	"gulch/engine/games"
	"gulch/scenes/work"
)

// TestRemoteDecisionsMatchLocal checks that a decision that is encoded and computed as in the Web
// Worker equals the decision computed directly, at all decisions of a game of each kind.
func TestRemoteDecisionsMatchLocal(t *testing.T) {
	for _, game := range games.All() {
		t.Run(game.Info().ID, func(t *testing.T) {
			spec, err := bot.Parse("hard:persona=lobo:iterations=60")
			if err != nil {
				t.Fatal(err)
			}
			s, err := game.New(game.Info().MinSeats, nil, 5)
			if err != nil {
				t.Fatal(err)
			}
			quick, err := bot.New("medium", 5)
			if err != nil {
				t.Fatal(err)
			}
			var moves []engine.Move
			here, told := New(game.Info().ID, spec, 77), 0
			for i := 0; i < 400; i++ {
				if moves, err = engine.PlayForced(s, moves, nil); err != nil {
					t.Fatal(err)
				}
				if len(moves) == 0 {
					break
				}
				if i%9 == 0 {
					told += checkRemote(t, here, s)
				}
				if err := s.Play(bot.Choose(quick, s), nil); err != nil {
					t.Fatal(err)
				}
			}
			if told < 3 {
				t.Errorf("%d decisions were encoded, want at least 3", told)
			}
		})
	}
}

// checkRemote computes a decision directly and by way of an encoded request, and compares the two.
// It returns the number of requests: 1, or 0 if the decision needs no search.
func checkRemote(t *testing.T, b *Bot, s engine.State) int {
	t.Helper()
	d := b.Decide(s)
	kind, about, err := d.Encode()
	if err != nil {
		return 0
	}
	e, err := NewHandler(games.Find)(about)
	if err != nil || kind != Kind {
		t.Fatalf("kind %q, want %q; error %v", kind, Kind, err)
	}
	for !e.Step(7) {
		if e.Report() != "" {
			t.Fatal("there is a report before the decision is made")
		}
	}
	for !d.Step(1 << 10) {
	}
	want := d.Best()
	if err := d.Decode(e.Report(), true); err != nil {
		t.Fatal(err)
	}
	if got := d.Best(); got != want {
		t.Fatalf("the decision from the request is %s, here it is %s", s.Notation(got), s.Notation(want))
	}
	return 1
}

// TestDecisionsWithoutSearchAreNotEncoded checks that Encode returns an error for a decision that
// needs no search.
func TestDecisionsWithoutSearchAreNotEncoded(t *testing.T) {
	s, err := games.All()[0].New(3, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	spec, _ := bot.Nearest("medium", "")
	if _, _, err := New(games.All()[0].Info().ID, spec, 1).Decide(s).Encode(); err == nil {
		t.Error("a decision without a search was encoded")
	}
	if spec, _ = bot.Nearest("hard", "lobo"); spec.Text != "hard:persona=lobo" {
		t.Errorf("the bot is written as %q, want \"hard:persona=lobo\"", spec.Text)
	}
	var _ work.RemoteJob = (*Decision)(nil)
}

// skippingBot is a bot.Searcher that records whether SkipSolving was called.
type skippingBot struct {
	bot.Searcher
	skipped bool
}

func (b *skippingBot) SkipSolving() { b.skipped = true }

// TestHurrySkipsSolving checks that Hurry stops the endgame solver of a bot that searches, and that
// it may be called for a bot that does not.
func TestHurrySkipsSolving(t *testing.T) {
	mind := &skippingBot{}
	d := &Decision{bot: &Bot{thinker: mind}}
	if d.Hurry(); !mind.skipped {
		t.Error("Hurry did not call SkipSolving")
	}
	medium, err := bot.New("medium", 1)
	if err != nil {
		t.Fatal(err)
	}
	(&Decision{bot: &Bot{thinker: medium}}).Hurry()
}

// TestDecodeIgnoresUnfinishedReports checks that a decision takes over only the last report of the
// worker, and that it refuses one that is no move.
func TestDecodeIgnoresUnfinishedReports(t *testing.T) {
	d := &Decision{}
	if err := d.Decode("", false); err != nil || d.remoteMove != nil {
		t.Errorf("a report before the end: move %v, error %v; expected neither", d.remoteMove, err)
	}
	if err := d.Decode("one two", true); err == nil || d.remoteMove != nil {
		t.Errorf("a last report that is no move: move %v, error %v; expected an error", d.remoteMove, err)
	}
	want := engine.Move{Kind: 1, A: 2, B: 3, C: 4}
	if err := d.Decode(EncodeMove(want), true); err != nil || d.Best() != want {
		t.Errorf("the last report of move %v: error %v, move %v", want, err, d.remoteMove)
	}
}

// TestHandlerRefusesInvalidRequests checks that the worker returns an error for a request that is
// malformed, or that names an unknown game or bot.
func TestHandlerRefusesInvalidRequests(t *testing.T) {
	game := games.All()[0]
	s, err := game.New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	for name, q := range map[string]Request{
		"unknown game": {Game: "chess", Bot: "hard"}, "unknown bot": {Game: game.Info().ID, Bot: "grandmaster"},
	} {
		text, err := EncodeRequest(q, s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := NewHandler(games.Find)(text); err == nil {
			t.Errorf("%s: the request was accepted, expected an error", name)
		}
	}
	if _, err := NewHandler(games.Find)("no JSON\n{}"); err == nil {
		t.Error("a request that is not JSON was accepted, expected an error")
	}
}

func FuzzRead(f *testing.F) {
	for _, game := range games.All() {
		s, err := game.New(game.Info().MinSeats, nil, 5)
		if err != nil {
			f.Fatal(err)
		}
		text, err := EncodeRequest(Request{Game: game.Info().ID, Bot: "hard", Seed: 3, SameName: []int{0, 1}}, s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add("{}\n")
	f.Fuzz(func(t *testing.T, text string) {
		if q, s, err := DecodeRequest(games.Find, text); err == nil {
			if again, err := EncodeRequest(q, s); err != nil {
				t.Fatalf("encoding a decoded request again: %v, text %q", err, again)
			}
		}
	})
}

func FuzzReadMove(f *testing.F) {
	f.Add("1 2 3 4")
	f.Add("1 -2 32767 x")
	f.Fuzz(func(t *testing.T, text string) {
		if m, err := DecodeMove(text); err == nil && EncodeMove(m) != text {
			t.Fatalf("%q is decoded as %v, which is encoded differently", text, m)
		}
	})
}

// TestHalvings checks that Halvings measures which part of its budget a cancelled search has spent,
// and that it is 0 for a bot that does not search.
func TestHalvings(t *testing.T) {
	s, err := games.All()[0].New(3, nil, 5)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := engine.PlayForced(s, nil, nil); err != nil {
		t.Fatal(err)
	}
	decide := func(text string, n int) float64 {
		spec, err := bot.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		d := New(games.All()[0].Info().ID, spec, 3).Decide(s)
		d.Step(n)
		return d.Halvings()
	}
	if a, b, c := decide("hard:iterations=800", 100), decide("hard:iterations=800", 0), decide("medium", 0); a != 3 ||
		b < 9 || c != 0 {
		t.Errorf("Halvings after 1/8 of the budget, after none, and of a bot without a search: %v, %v, %v; want "+
			"3, at least 9, 0", a, b, c)
	}
}
