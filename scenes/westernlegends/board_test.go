package westernlegends

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"

	"github.com/hajimehoshi/ebiten/v2"
)

// windows returns one example of a window layout for each class of windows.
func windows(t *testing.T) map[ui.Class]ui.Layout {
	t.Helper()
	out := map[ui.Class]ui.Layout{}
	for _, c := range classes {
		l := ui.NewLayout(c[0], c[1])
		out[l.Class] = l
	}
	return out
}

// boards holds the board's rectangle, in design units, for each window class in a game of four
// seats.
var boards = map[ui.Class]geom.Rect{ui.Wide: geom.R(24, 56, 936, 648), ui.Square: geom.R(20, 56, 808, 768),
	ui.Tall: geom.R(20, 60, 760, 900)}

// TestInitialMapIsComplete checks in every class of windows that the unzoomed map shows both boards
// completely, that each space is large enough for a finger, and that neither the story cards nor
// the action signs cover a space.
func TestInitialMapIsComplete(t *testing.T) {
	const least = 36 // minimum size of a space in design units
	for class, l := range windows(t) {
		for signs := range 10 {
			at := newLayout(l, boards[class], party{seats: 4, slots: 5, anteUp: true, signs: signs})
			var m chart
			m.fit(at.window, true)
			if !m.ShowsAll() {
				t.Errorf("class %v: the initial map is zoomed %v times, expected the whole map", class, m.Zoom())
			}
			for x := range rules.Space(rules.Spaces()) {
				cell, spot := m.cell(x), m.spot(x)
				if !at.window.Has(spot) || cell.W < least || cell.H < least {
					t.Errorf("class %v: space %s at %v is outside the map %v or too small: %v", class, x, spot,
						at.window, cell)
				}
				if over := append(at.stories[:], at.signs); slices.ContainsFunc(over,
					func(r geom.Rect) bool { return r.Has(spot) }) {
					t.Errorf("class %v, %d signs: space %s at %v is covered by stories or signs", class, signs, x, spot)
				}
			}
		}
	}
}

// TestMiniaturesClearNames checks that the miniatures on a space with a building do not cover the
// name below the building.
func TestMiniaturesClearNames(t *testing.T) {
	var m chart
	m.fit(geom.R(28, 89, 928, 452), true)
	for _, n := range []int{1, 2} {
		for i := range n {
			at, size := m.rider(rules.Route()[0], i, n, true)
			name := m.spot(rules.Route()[0]).Add(0, 0.95*m.radius())
			if at.Y+size/2 > name.Y-5 {
				t.Errorf("miniature %d of %d ends at y %.1f, below the top of the name at %.1f", i, n, at.Y+size/2,
					name.Y-6)
			}
		}
	}
}

// TestTurnWithActionsHasNoBrassEnd checks that, while the player has actions left, the main (brass)
// button is disabled and says what to choose.
func TestTurnWithActionsHasNoBrassEnd(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseAct && s.Actions() == 1
	})
	_, nodes := showPosition(t, m.State().(*rules.State))
	if n := nodes[table.ChooseID]; !n.Primary || n.DisabledReason == "" {
		t.Errorf("the button that names what to choose is %+v, expected a dim button of brass", n)
	}
	if n := nodes["end_turn"]; n.Primary || slices.Contains(n.Keys, ebiten.KeyEnter) {
		t.Errorf("%q is brass or on Enter while an action is left", n.Label)
	}
}

// TestStakesAreListed checks that a fight lists its consequences for both sides in rows with icons
// before the first card is played.
func TestStakesAreListed(t *testing.T) {
	kinds, robbed := map[string]bool{}, false
	for seed := range uint64(18) {
		seats := tabletest.Bots([]int{4, 4, 2}[seed%3]) // games of two seats include the Man in Black
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed}, nil)
		if err != nil {
			t.Fatal(err)
		}
		play := New(tabletest.App(t, rules.Game), seats)
		window, area := tabletest.WideWindow()
		for rng := engine.NewRand(seed); !m.Over() && len(m.Steps()) < 900; {
			s := m.State().(*rules.State)
			if s.Phase() == rules.PhaseFightCard {
				table.ShowPosition(play, s, window, area)
				d := play.fight()
				kinds[d.Kind()] = true
				robbed = robbed || d.Kind() == "rob" && d.Side[1] == rules.ManInBlack
				for side := range 2 {
					all := play.stakes(d, side)
					if len(all) == 0 {
						t.Errorf("%s: no consequences are listed if side %d wins", d.Kind(), side)
					}
					for _, x := range all {
						if strings.Contains(x.text, dollars(80)) && strings.Contains(x.text, "Wanted") {
							t.Errorf("%s: money and law are in the same row: %q", d.Kind(), x.text)
						}
						if x.icon == "" || x.text == "" || strings.Contains(x.text, "%!") {
							t.Errorf("%s: a row has the text %q and the icon %q", d.Kind(), x.text, x.icon)
						}
					}
				}
			}
			if _, err := m.Play(s.Policy(&rng)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(kinds) < 4 || !robbed {
		t.Errorf("only fights of the kinds %v occurred; the Man in Black was robbed: %v", kinds, robbed)
	}
}

// TestCardsPreviewSums checks that pointing at a card in a fight previews the fight values that
// both sides would have with it, and that these are plausible.
func TestCardsPreviewSums(t *testing.T) {
	told := 0
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseReact && s.OpenWindow() == "fight_react"
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	d := play.fight()
	for _, x := range m.Legal() {
		after, ok := play.sumsAfter(0, x)
		if x.Kind != rules.KindUse || !ok {
			continue
		}
		told++
		for side := range 2 {
			if now, _, seen := play.sum(d, side); seen && (after[side] > now+12 || after[side] < 2) {
				t.Errorf("%s: implausible preview: the sum becomes %d, before %d", s.Notation(x), after[side], now)
			}
		}
	}
	if told == 0 {
		t.Error("no card had a preview of the sums")
	}
}

// TestFaroChips checks the chips of the faro table: two for each of the thirteen ranks, inside the
// close-up, without overlap.
func TestFaroChips(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseFaroBet })
	play, nodes := showPosition(t, m.State().(*rules.State))
	var chips []geom.Rect
	for id, n := range nodes {
		if strings.HasPrefix(id, "bet ") || strings.HasPrefix(id, "choice bet ") {
			chips = append(chips, n.Rect)
		}
	}
	if len(chips) != 2*rules.FightCards {
		t.Errorf("%d chips on the faro table, expected two per rank", len(chips))
	}
	for i, r := range chips {
		if !r.Within(play.close.Inner()) {
			t.Errorf("a chip at %v is not within the close-up %v", r, play.close.Inner())
		}
		for _, o := range chips[:i] {
			if r.Inset(0.5).Meets(o.Inset(0.5)) && r.Pad(1, 1).Meets(o.Pad(1, 1)) {
				t.Errorf("chips at %v and %v overlap", r, o)
			}
		}
	}
}

// TestRidePreviews checks that the preview of a ride names the target space and the players on it.
func TestRidePreviews(t *testing.T) {
	m := findDecision(t, 4, func(_ *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseAct &&
			s.Actions() == 3
	})
	s := m.State().(*rules.State)
	play, _ := showPosition(t, s)
	reach, ok := s.RideReach()
	if !ok {
		t.Fatal("no ride is possible in this position")
	}
	for x := range rules.Space(rules.Spaces()) {
		if !reach.Has(x) {
			continue
		}
		play.Board.Of[1].Space = x
		title, lines := play.SequencePreview([]engine.Move{{Kind: rules.KindMove}, {Kind: rules.KindStep, A: int16(x)}},
			nil)
		if !strings.Contains(title, spaceName(x)) || len(lines) < 2 {
			t.Errorf("the preview of the ride to %s has the title %q and the lines %v", x, title, lines)
		}
		if !slices.ContainsFunc(lines, func(n table.Note) bool { return strings.Contains(n.Text, play.Name(1)) }) {
			t.Errorf("the preview of the ride to %s does not name the player there: %v", x, lines)
		}
	}
}

// TestLedgerNamesNextSeat checks that the ledger (the table of all seats) names the active seat and
// the next one.
func TestLedgerNamesNextSeat(t *testing.T) {
	m := findDecision(t, 3, func(_ *match.Match, s *rules.State) bool { return s.Phase() == rules.PhaseAct })
	play, _ := showPosition(t, m.State().(*rules.State))
	if said := play.TurnSummary(); !strings.Contains(said, play.Name(0)) || !strings.Contains(said, play.Name(1)) {
		t.Errorf("it says %q", said)
	}
}

// TestCompassCoversNoSpace checks that the compass rose is on the map and covers no space, on the
// map of the base game and on the map with Ante Up.
func TestCompassCoversNoSpace(t *testing.T) {
	for _, option := range []string{"on", "off"} {
		seats := tabletest.Bots(4)
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: 1, Options: engine.Options{"ante_up": option}},
			nil)
		if err != nil {
			t.Fatal(err)
		}
		for class, l := range windows(t) {
			b := New(tabletest.App(t, rules.Game), seats)
			table.ShowPosition(b, m.State(), l, boards[class])
			place, size, ok := b.compassPlace()
			if !ok {
				continue
			}
			at, r := b.map_.place(place), size*b.map_.Scale()
			rose := geom.Around(at.Add(0, -0.25*r), 2*r, 2.5*r) // the rose together with the letter above it
			if !rose.Within(b.at.window) {
				t.Errorf("ante_up %s, class %v: the compass rose at %v is not within the map %v", option, class, rose,
					b.at.window)
			}
			for x := range rules.Space(rules.Spaces()) {
				if b.map_.inPlay(x) && b.map_.spot(x).Dist(at) < r+0.03*b.map_.Scale() {
					t.Errorf("ante_up %s, class %v: the compass rose covers space %s", option, class, x)
				}
			}
		}
	}
}

// TestJoiningHasOneButton checks that a move that already has a button gets no second
// button: the decision to join a game of poker offers only "join" and "pass".
func TestJoiningHasOneButton(t *testing.T) {
	m := findDecision(t, 4, func(m *match.Match, s *rules.State) bool {
		return s.Phase() == rules.PhaseJoin &&
			slices.ContainsFunc(m.Legal(), func(x engine.Move) bool { return x.Kind == rules.KindJoin })
	})
	play, _ := showPosition(t, m.State().(*rules.State))
	var buttons []string
	for _, n := range play.rowNodes(table.NewDecision(play, m.State(), m.Legal()), nil) {
		buttons = append(buttons, n.ID)
	}
	if slices.Sort(buttons); !slices.Equal(buttons, []string{"join", "pass"}) {
		t.Errorf("the buttons are %q, expected only \"join\" and \"pass\"", buttons)
	}
}
