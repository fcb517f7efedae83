package westernlegends

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// TestChoicesKeepTheirPlaces checks that the goods on the store's shelf and the chips of the faro
// table stay where they are after something has been bought or bet.
func TestChoicesKeepTheirPlaces(t *testing.T) {
	for _, c := range []struct {
		name  string
		phase engine.Phase
		kind  engine.Kind
	}{{"the store", rules.PhaseShop, rules.KindBuy}, {"bets of faro", rules.PhaseFaroBet, rules.KindBet}} {
		m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
			if s.Phase() != c.phase {
				return false
			}
			next := new(rules.State)
			s.CopyTo(next)
			i := slices.IndexFunc(m.Legal(), func(m engine.Move) bool { return m.Kind == c.kind })
			return i >= 0 && next.Play(m.Legal()[i], nil) == nil && next.Phase() == c.phase && next.Turn() == 0
		})
		_, before := showPosition(t, m.State().(*rules.State))
		for _, x := range m.Legal() {
			if x.Kind == c.kind {
				if _, err := m.Play(x); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		_, after := showPosition(t, m.State().(*rules.State))
		same := 0
		for id, n := range after {
			if old, ok := before[id]; ok && n.Keys != nil && n.Press != nil {
				if same++; old.Rect != n.Rect {
					t.Errorf("%s: the choice %q moves from %v to %v", c.name, id, old.Rect, n.Rect)
				}
			}
		}
		if same == 0 {
			t.Errorf("%s: no choice remains: the test has checked nothing", c.name)
		}
	}
}

// TestLegendaryTokenChoices checks the choice of legendary tokens: tokens of equal value cause no
// decision, choices of the same value appear once, and the tooltip of the tokens' owner lists them.
func TestLegendaryTokenChoices(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		_, even := evenTokens(s)
		return s.Phase() == rules.PhaseLegend && !even
	})
	s := m.State().(*rules.State)
	play, nodes := showPosition(t, s)
	seen := map[string]bool{}
	for _, x := range m.Legal() {
		if _, ok := nodes[s.Notation(x)]; !ok {
			continue
		}
		if seen[tokenWords(x)] {
			t.Errorf("the choice %s appears twice", tokenWords(x))
		}
		seen[tokenWords(x)] = true
	}
	if len(seen) < 2 {
		t.Errorf("%d different choices, expected at least two", len(seen))
	}
	if play.tokensTip(0) == "" {
		t.Error("the tooltip does not list the owner's legendary tokens")
	}
}

// TestChoiceCardsCanBeEnlarged checks that pointing at a card to choose, in a fight and at poker,
// shows the picture of the whole card.
func TestChoiceCardsCanBeEnlarged(t *testing.T) {
	for _, phase := range []engine.Phase{rules.PhaseFightCard, rules.PhasePokerHand} {
		m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
			return s.Phase() == phase &&
				s.Hand(0).Len() > 2
		})
		s := m.State().(*rules.State)
		play, _ := showPosition(t, s)
		c, ok := play.currentCloseUp(table.NewDecision(play, s, s.Moves(nil)))
		cards := 0
		for _, o := range c.choice {
			if o.face != nil {
				if cards++; o.whole == nil {
					t.Errorf("phase %d: card %q has no larger picture for pointing at it", phase, o.label)
				}
			}
		}
		if !ok || cards == 0 {
			t.Errorf("phase %d: no cards to choose from", phase)
		}
	}
}

// TestEventsShowTheirEffectBeforeTheyAct checks that each of the events among which a player may
// choose is shown with its picture, its name and its text.
func TestEventsShowTheirEffectBeforeTheyAct(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseEventPick })
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	c, ok := play.currentCloseUp(table.NewDecision(play, s, s.Moves(nil)))
	events := 0
	for _, o := range c.choice {
		if o.move.Kind != rules.KindResolve {
			continue
		}
		events++
		e := rules.DescribeEvent(rules.EventOf(o.move))
		if o.label != e.Name || !strings.Contains(o.text, e.Text) || o.art.Name == "" {
			t.Errorf("the event %q is shown as %q with the text %q, expected its own text %q and a picture", e.Name,
				o.label, o.text, e.Text)
		}
	}
	if !ok || events < 2 {
		t.Errorf("%d events to choose from, expected at least 2", events)
	}
}

// TestVendettaShowsDistances checks that the choice of a target for the card Vendetta shows for
// each player the distance and whether the chase can reach the player.
func TestVendettaShowsDistances(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseTarget && s.Chase() > 0
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	for _, x := range m.Legal() {
		far, ok := rules.Distance(s.Space(0), s.Space(rules.PlayerOf(x)))
		note := play.targetNote(rules.PlayerOf(x))
		if ok && far > 0 && (!strings.Contains(note, fmt.Sprint(far)) ||
			strings.Contains(note, "in reach") != (far <= s.Chase())) {
			t.Errorf("a player %d spaces away, with %d steps, has the note %q", far, s.Chase(), note)
		}
	}
}

// TestFightChoicesHoldTheirTexts checks that what each fight brings and costs fits on its choice if
// there are many opponents, in readable letters: also at the largest text size, and in the smallest
// window.
func TestFightChoicesHoldTheirTexts(t *testing.T) {
	play := boardOf(t)
	a := table.NewDecision(play, play.State, nil)
	for _, name := range []string{"duel", "rob", "arrest"} {
		a.Legal = append(a.Legal, fightMove(name, 1))
	}
	for _, name := range []string{"duel", "rob"} {
		a.Legal = append(a.Legal, fightMove(name, rules.ManInBlack))
	}
	for w, area := range map[[3]int]geom.Rect{
		{1280, 720, 100}: geom.R(24, 56, 936, 648), {1280, 720, 150}: geom.R(24, 56, 891, 648),
		{820, 1180, 150}: geom.R(20, 60, 760, 894), {800, 600, 150}: geom.R(20, 56, 768, 768),
	} {
		window := ui.NewLayout(w[0], w[1])
		window.View.Text = float64(w[2]) / 100
		table.ShowPosition(play, play.State, window, area)
		play.plan.menu = "fight"
		c := play.menuCloseUp(a)
		p := new(paint.Trace).Canvas(play.App.Kit, w[0], w[1], play.Window.View)
		for i := range c.choice {
			in := c.grid(geom.R(0, 0, c.w-20, c.h-56), i).Inset(8)
			st := paint.Style{Face: paint.Body, Size: 12, LineHeight: 1.15, Fixed: true,
				Wrap: in.W - min(in.H*0.8, in.W*iconShare(c.choice[i].text))}
			if _, high := p.Measure(c.choice[i].text, st); high > in.H-26 {
				t.Errorf("window %v: the text of %q is %.0f high on a choice of %.0f", w, c.choice[i].label, high, in.H)
			}
		}
	}
}

// TestVendettaSaysIfNoFightIsPossible checks that the card and the choice of a target say before
// the press why there can be no fight: nobody in reach, no card left, or already fought.
func TestVendettaSaysIfNoFightIsPossible(t *testing.T) {
	vendetta, err := positionOf(t, "e38_vendetta", `{}`).Parse("card pk_5h")
	if err != nil {
		t.Fatal(err)
	}
	far := func(patch string) string { // seats 2 and 3 are out of reach, and the position is patched
		return `{"seats": {"2": {"space": "bg_outlaw"}, "3": {"space": "bg_outlaw"}, ` + patch + `}}`
	}
	for _, c := range []struct{ patch, card, target string }{
		{`{}`, "", "within reach."},
		{`{"seats": {"0": {"hand": ["pk_5h"]}}}`, "it's your last card.", "you have no card for it."},
		{far(`"1": {"space": "bg_outlaw"}`), "no player you can fight is within 3 spaces.", "No fight."},
		{far(`"1": {"lp": 0}}, "turn": {"fought": [1]`), "no player you can fight is within 3 spaces.",
			"you already fought this turn."},
	} {
		s := positionOf(t, "e38_vendetta", c.patch)
		b, nodes := showPosition(t, s)
		tip := ""
		for _, n := range nodes {
			if strings.Contains(n.Tip, "closer to them") {
				tip += n.Tip
			}
		}
		preview := strings.Join(table.PreviewMoves(b, s, vendetta).Lines, " ")
		if c.card != "" && (!strings.Contains(tip, c.card) || !strings.Contains(preview, c.card)) ||
			c.card == "" && (strings.Contains(tip, "can't fight") || preview != "") {
			t.Errorf("%s: the card has the tooltip %q and the preview %q, expected %q in both", c.patch, tip, preview,
				c.card)
		}
		if err := s.Play(vendetta, nil); err != nil {
			t.Fatal(err)
		}
		b, _ = showPosition(t, s)
		if note := b.targetNote(1); !strings.HasSuffix(note, c.target) {
			t.Errorf("%s: the target has the note %q, expected %q at its end", c.patch, note, c.target)
		}
	}
}

// TestTrackOptionsNameTheFinalScore checks that the choice of a point on a track says what the
// track scores at the end of the game: on the slip in letters of standard size, and always in the
// tooltip.
func TestTrackOptionsNameTheFinalScore(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return slices.ContainsFunc(m.Legal(), func(x engine.Move) bool {
			return x.Kind == rules.KindOption && rules.LabelName(rules.OptionOf(x)) == "wanted"
		})
	})
	b, nodes := showPosition(t, m.State().(*rules.State))
	for _, x := range m.Legal() {
		want := map[string]string{"wanted": "alone in front", "gambler": "in front",
			"marshal": "At the end of the game"}[rules.LabelName(rules.OptionOf(x))]
		if want == "" {
			continue
		}
		if n := nodes[m.State().Notation(x)]; !strings.Contains(n.Tip, want) {
			t.Errorf("%q has the tooltip %q, expected %q in it", n.Label, n.Tip, want)
		}
		o := b.option(x)
		for letters, shown := range map[float64]bool{1: true, 1.5: false} {
			b.Window.View.Text = letters
			texts, _ := drawnOn(b, func(p *paint.Canvas) { drawSlip(p, geom.R(0, 0, 300, 130), &o) })
			if strings.Contains(strings.Join(texts, " "), want) != shown {
				t.Errorf("with letters of %v, the slip of %q says %q", letters, o.label, texts)
			}
		}
	}
}

// TestTargetsSayWhatTheyLose checks that the choice of a target says what the effect takes from
// each player: Whiskey a wound or a card, Shakedown $10 or a card.
func TestTargetsSayWhatTheyLose(t *testing.T) {
	for _, c := range []struct{ card, patch, want string }{
		{"item whiskey", `"wounds": 1, "hand": []`, "Takes 1 wound, and has 2 then."},
		{"item whiskey", `"wounds": 3, "hand": ["pk_4d"]`, "discards a card instead."},
		{"item whiskey", `"wounds": 3, "hand": []`, "loses nothing."},
		{"shakedown", `"money": 0, "hand": ["pk_4d"]`, "gives you a card."},
		{"shakedown", `"money": 10, "hand": []`, "gives you $10."},
		{"shakedown", `"money": 10, "hand": ["pk_4d"]`, "Gives you $10 or a card."},
	} {
		s := positionOf(t, "e15_faro", fmt.Sprintf(
			`{"seats": {"0": {"hand": ["pk_5c"]}, "1": {"space": "bg_plaza", %s}, "2": {"space": "bg_plaza"}}}`, c.patch))
		b, _ := showPosition(t, s)
		kind := rules.CauseEffect
		if c.card != "shakedown" {
			kind = rules.CauseItem
		}
		if got := b.lossOf(1, kind); !strings.HasSuffix(got, c.want) {
			t.Errorf("%s on %s: the note is %q, expected %q", c.card, c.patch, got, c.want)
		}
	}
}

// TestItemsInAFightFitTheirCards checks that the texts of all items fit into a choice of the size
// of a card, as in the reactions of a fight.
func TestItemsInAFightFitTheirCards(t *testing.T) {
	b := boardOf(t)
	frame := geom.R(0, 0, 104, 156)
	for i := range rules.Item(rules.Items) {
		o := option{label: itemName(i), text: b.itemTip(i), art: itemMotif(i, false)}
		if !i.Info().Upgradable { // what an upgrade does is no matter in a fight
			p := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
			p.OnText = func(w paint.DrawnText) {
				if !w.Rect.Within(frame) {
					t.Errorf("%s: %q is drawn at %v, outside its card", i, w.Text, w.Rect)
				}
			}
			drawSlip(p, frame, &o)
			p.Flush()
		}
	}
}
