package tabletest

import (
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rails "gulch/engine/narrowgauge"
	rules "gulch/engine/nuggets"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/narrowgauge"
	"gulch/scenes/nuggets"
	"gulch/scenes/sound"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/talk"
)

// faultyNuggets is a table of the game Nuggets with one fault, selected by a flag: it leaks a
// secret or does not react to an event.
type faultyNuggets struct {
	*nuggets.Table
	line, remark, cue, mark, length, tip, watcher bool
	dumb, garbled, wrongSeat, elsewhere           bool
	ahead, rare                                   bool
	slip, figure, caption, unasked, beside        bool
}

// other returns the content of the sack of the seat after e's seat. Most observers may not see it.
func (b *faultyNuggets) other(e engine.Event) int {
	return int(b.State.Sack((max(e.Seat, 0) + 1) % b.SeatCount()))
}

func (b *faultyNuggets) Line(e engine.Event) (icon, line string) {
	icon, line = b.Table.Line(e)
	switch {
	case b.line && line != "":
		line += i18n.T(" %d", b.other(e))
	case b.beside && e.Kind == rules.EventTook && b.RevealedSeats.Has(e.Seat):
		line += i18n.T(" %d", int(b.State.Sack(e.Seat)))
	case b.dumb && e.Kind == rules.EventDug:
		return "", ""
	case b.garbled && e.Kind == rules.EventTook:
		line += i18n.T(" %d")
	case b.wrongSeat && e.Kind == rules.EventTook:
		e.Seat = (e.Seat + 1) % b.SeatCount()
		return b.Table.Line(e)
	}
	return icon, line
}

func (b *faultyNuggets) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	if b.remark && b.other(e) > 12 {
		dst = append(dst, talk.Moment{})
	}
	return dst
}

func (b *faultyNuggets) Cues(e engine.Event, dst []table.Cue) []table.Cue {
	dst = b.Table.Cues(e, dst)
	if b.rare && b.other(e) > 21 {
		dst = append(dst, table.Cue{Effect: sound.Coin})
	}
	if b.cue && b.other(e) > 12 {
		dst = append(dst, table.Cue{Effect: sound.Coin})
	}
	return dst
}

func (b *faultyNuggets) ChartMark(e engine.Event) (icon string, weight int) {
	if b.mark {
		return "gold-nuggets", b.other(e)
	}
	return "", 0
}

func (b *faultyNuggets) Animate(x *table.EventAnimation) {
	b.Table.Animate(x)
	if b.ahead && x.Kind == rules.EventTook {
		b.Board.Turn = engine.NoSeat
	}
	for _, a := range x.Animations() {
		if b.length {
			a.Length += float64(b.other(x.Event))
		}
		if end := a.End; b.elsewhere && x.Kind == rules.EventTook {
			a.End = func() {
				if end != nil {
					end()
				}
				b.Board.Points[x.Seat]++
			}
		}
	}
}

func (b *faultyNuggets) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	if b.tip {
		dst[0].Tip += i18n.T(" %d", b.other(engine.Event{Seat: a.Seat}))
	}
	return dst
}

func (b *faultyNuggets) Heading() string {
	if b.watcher && b.RevealedSeats == 0 {
		return i18n.T("%d left", b.other(engine.Event{}))
	}
	return b.Table.Heading()
}

func (b *faultyNuggets) OutcomeLines(engine.Move) []string {
	if b.slip {
		return []string{i18n.T("%d", b.other(engine.Event{Seat: b.State.Turn()}))}
	}
	return nil
}

func (b *faultyNuggets) PreviewStats(seat engine.Seat) []table.Stat {
	if b.figure {
		return []table.Stat{{Value: b.other(engine.Event{Seat: seat})}}
	}
	return nil
}

func (b *faultyNuggets) AddPictures(s *table.Story) {
	if b.caption {
		s.Add(table.Picture{Caption: i18n.T("%d left", b.other(s.Event))})
	}
}

func (b *faultyNuggets) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s := state.(*rules.State)
	return s.Moves(nil)[0], b.unasked && s.Sack(s.Turn()) > 12
}

// TestFaultyTablesAreReported checks, for one fault at a time, that a table that shows the wrong
// texts, sounds or animations for an event or a move is reported.
func TestFaultyTablesAreReported(t *testing.T) {
	const hangs = "depends on information hidden from it"
	for name, c := range map[string]struct {
		how  func(b *faultyNuggets)
		says string
	}{
		"no fault":               {func(*faultyNuggets) {}, ""},
		"secret in log line":     {func(b *faultyNuggets) { b.line = true }, hangs},
		"secret in remark":       {func(b *faultyNuggets) { b.remark = true }, hangs},
		"secret in sound":        {func(b *faultyNuggets) { b.cue = true }, hangs},
		"secret in rare sound":   {func(b *faultyNuggets) { b.rare = true }, hangs},
		"board changed too soon": {func(b *faultyNuggets) { b.ahead = true }, "Animate changes the board"},
		"secret in mark":         {func(b *faultyNuggets) { b.mark = true }, hangs},
		"secret in duration":     {func(b *faultyNuggets) { b.length = true }, hangs},
		"secret in tooltip":      {func(b *faultyNuggets) { b.tip = true }, hangs},
		"secret in preview":      {func(b *faultyNuggets) { b.slip = true }, hangs},
		"secret in figure":       {func(b *faultyNuggets) { b.figure = true }, hangs},
		"secret in caption":      {func(b *faultyNuggets) { b.caption = true }, hangs},
		"standing order": {func(b *faultyNuggets) { b.unasked = true },
			"the table's PreparedAnswer makes without asking " +
				"depends on"},
		"shown to the neighbour": {func(b *faultyNuggets) { b.beside = true }, "what the whole room notices of"},
		"shown to a spectator":   {func(b *faultyNuggets) { b.watcher = true }, "what the table shows to a spectator"},
		"missing log line":       {func(b *faultyNuggets) { b.dumb = true }, "the event dug has no log line"},
		"missing argument":       {func(b *faultyNuggets) { b.garbled = true }, "a format verb was not replaced"},
		"wrong seat in log line": {func(b *faultyNuggets) { b.wrongSeat = true }, "names the seat"},
		"animation ends wrong": {func(b *faultyNuggets) { b.elsewhere = true }, "differs from the position in the " +
			"field Points"},
	} {
		t.Run(name, func(t *testing.T) {
			game := nuggets.Game
			game.New = func(h *stage.App, seats []match.Seat) table.GameUI {
				b := &faultyNuggets{Table: nuggets.New(h, seats)}
				c.how(b)
				return b
			}
			app := App(t, game.Rules)
			found, _ := faults(app, game)
			found = append(found, animationFaults(app, game)...)
			log, err := checkLog(app, game, Telling{Quiet: quietNuggets})
			if err != nil {
				t.Fatal(err)
			}
			requireFinding(t, append(found, log.faults()...), c.says)
		})
	}
}

// requireFinding fails the test unless one of the messages in found contains says. If says is "",
// found must be empty.
func requireFinding(t *testing.T, found []string, says string) {
	t.Helper()
	wrong := strings.Join(found, "\n")
	if says == "" && wrong != "" || !strings.Contains(wrong, says) {
		t.Errorf("the findings are %q, expected them to contain %q (nothing, if empty)", wrong, says)
	}
}

// faultyNarrowGauge is a table of Narrow Gauge, which has sealed bids, hidden hands and hidden
// cash; Nuggets has none of them. It leaks one of these, which a flag selects.
type faultyNarrowGauge struct {
	*narrowgauge.Table
	cue, length, remark, purse bool
}

// high reports whether an event is a sealed bid above 5.
func (g *faultyNarrowGauge) high(e engine.Event) bool {
	if e.Kind != rails.EventSealed {
		return false
	}
	bid, _ := g.State.Bid(e.Seat)
	return bid > 5
}

func (g *faultyNarrowGauge) Cues(e engine.Event, dst []table.Cue) []table.Cue {
	if g.cue && g.high(e) {
		dst = append(dst, table.Cue{Effect: sound.Coin})
	}
	return g.Table.Cues(e, dst)
}

func (g *faultyNarrowGauge) Animate(x *table.EventAnimation) {
	g.Table.Animate(x)
	if g.length && g.high(x.Event) {
		x.Animations()[0].Length++
	}
}

func (g *faultyNarrowGauge) Moments(e engine.Event, dst []talk.Moment) []talk.Moment {
	if g.remark && e.Kind == rails.EventDrawn && g.State.Hand(e.Seat) < 1<<(rails.CardCount-8) {
		dst = append(dst, talk.Moment{})
	}
	return g.Table.Moments(e, dst)
}

func (g *faultyNarrowGauge) Heading() string {
	if g.purse && g.State.CashHidden() && g.RevealedSeats == 0 {
		return i18n.T("%d and %d", g.State.Cash(0), g.State.Cash(1))
	}
	return g.Table.Heading()
}

// TestLeaksOfSealedMovesAreReported checks that the conformance test reports a table that shows a
// sealed choice to opponents, one whose list of moves tells what a seat holds, and a game whose
// Determinize keeps a secret.
func TestLeaksOfSealedMovesAreReported(t *testing.T) {
	for name, c := range map[string]struct {
		how  func(g *faultyNarrowGauge)
		says string
	}{
		"no fault":        {func(*faultyNarrowGauge) {}, ""},
		"bid in sound":    {func(g *faultyNarrowGauge) { g.cue = true }, "phase bid: what"},
		"bid in duration": {func(g *faultyNarrowGauge) { g.length = true }, "phase bid: what"},
		"hand in remark":  {func(g *faultyNarrowGauge) { g.remark = true }, "phase refill: what"},
		"cash in heading": {func(g *faultyNarrowGauge) { g.purse = true }, "what the table shows to a spectator"},
	} {
		t.Run(name, func(t *testing.T) {
			game := narrowgauge.Game
			game.New = func(h *stage.App, seats []match.Seat) table.GameUI {
				g := &faultyNarrowGauge{Table: narrowgauge.Game.New(h, seats).(*narrowgauge.Table)}
				c.how(g)
				return g
			}
			var found []string
			if _, err := positions(App(t, game.Rules), game,
				func(p position) { found = append(found, leakedSecrets(game, p)...) }); err != nil {
				t.Fatal(err)
			}
			requireFinding(t, found, c.says)
		})
	}
}

var quietNuggets = map[string]string{
	"laid":      "it lies there",
	"turn":      "the plate lights up",
	"drew":      "said with what was shown",
	"game_over": "the score sheet says it",
}
