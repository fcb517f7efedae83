package boomtown

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/boomtown"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
)

// parsed returns the card with an ID.
func parsed(t *testing.T, id string) rules.Card {
	t.Helper()
	c, err := rules.ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// lateAuction is an auction of the last round. B has bid 3 and C has passed; A decides. A is mayor
// of San Narciso with a single mine, like B.
const lateAuction = `{"players": 3, "turn": 15, "phase": "bid", "actor": 0, "first_player": 1,
	"standing_bid": 3, "standing_bidder": 1, "passed": [2], "first_passed": 2, "gold": [20, 20, 20],
	"row": ["sn09", "cm07", "cj08"], "mines": [["sn04"], ["sn07"], []], "mayors": {"san_narciso": 0}}`

// TestPassNamesPawnAtRisk checks that the preview of a pass says that a seat which picks before
// could take the pawn, and that this drawback is no reason for the pass.
func TestPassNamesPawnAtRisk(t *testing.T) {
	b := loaded(t, lateAuction)
	const want = "B could take Vanity Lode and replace you as mayor of San Narciso."
	if got := b.OutcomeLines(rules.Pass()); !slices.Equal(got, []string{want}) {
		t.Errorf("the preview of the pass has the lines %q, want %q", got, want)
	}
	if got := b.Reason(rules.Pass()); got == "" || strings.Contains(got, "mayor") {
		t.Errorf("the reason for the pass is %q, want one that names no drawback", got)
	}
}

// TestAuctionTextsOfTheEnd checks that the button that passes names no condition if nobody else can
// bid, and that a bid of the last round promises no next round.
func TestAuctionTextsOfTheEnd(t *testing.T) {
	b := loaded(t, lateAuction)
	b.amount = 4
	a := table.NewDecision(b, b.State, b.State.Moves(nil))
	if got := b.passLook(a).Note; got != "you pick last, +2 gold" {
		t.Errorf("the note on the button that passes is %q, want the gold, and no condition", got)
	}
	if got := b.passTip(); !strings.Contains(got, "you gain 2 gold") || !strings.HasSuffix(got, "(P)") {
		t.Errorf("the tooltip of the button that passes is %q, want the gold, and the key last", got)
	}
	if got := b.sharesTip(0); strings.Contains(got, "next round") {
		t.Errorf("in the last round the tooltip of the bid is %q", got)
	}
	b = loaded(t, strings.Replace(lateAuction, `"standing_bidder": 1, "passed": [2], "first_passed": 2`,
		`"standing_bidder": 2`, 1))
	a = table.NewDecision(b, b.State, b.State.Moves(nil))
	if got := b.passLook(a).Note; !strings.HasSuffix(got, "if no higher bid") {
		t.Errorf("while another seat can bid, the note on the button that passes is %q", got)
	}
}

// TestPreviewsNameLostPawnsAndCards checks that previews say who loses a pawn, and what is removed
// together with a mine that is blown up.
func TestPreviewsNameLostPawnsAndCards(t *testing.T) {
	b := loaded(t, `{"players": 3, "turn": 5, "phase": "pick", "actor": 1, "first_player": 0, "winner": 1,
		"pick_order": [1, 2, 0], "gold": [20, 20, 20], "row": ["sn09", "cm07", "cj08"],
		"mines": [["sn04"], ["sn07"], []], "mayors": {"san_narciso": 0}}`)
	if got := b.OutcomeLines(rules.Take(parsed(t, "sn09"))); !slices.Contains(got,
		"B replaces A as mayor of San Narciso.") {
		t.Errorf("the preview of the card has the lines %q", got)
	}
	b = loaded(t, `{"players": 3, "turn": 5, "phase": "dynamite", "actor": 1, "first_player": 0, "winner": 1,
		"pick_order": [1, 2, 0], "resolving": "dynamite_1", "gold": [20, 20, 20], "row": ["cm07", "cj08"],
		"mines": [["sn04"], ["sn07"], []], "veins": {"sn04": "new_vein_1"}}`)
	if got := b.OutcomeLines(rules.Blast(parsed(t, "sn04"))); !slices.Contains(got, "Its New Vein is removed, too.") {
		t.Errorf("the preview of the blast has the lines %q", got)
	}
}

// TestHousesDoNotHideTownsToChoose checks that the viewer's houses have no nodes of their own while
// a town is chosen for a saloon: the whole town is the target.
func TestHousesDoNotHideTownsToChoose(t *testing.T) {
	chosen := 0
	eachDecision(t, 4, 6, func(b *Table, s *rules.State, _ *table.Decision, nodes []ui.Node) {
		if s.Phase() != rules.PhasePlaceSaloon {
			return
		}
		for m := range b.Board.Mines[b.Viewer].All() {
			if b.Board.FreeTokens(m.Info().Town) == 0 {
				continue
			}
			chosen++
			if slices.ContainsFunc(nodes, func(n ui.Node) bool { return n.ID == "mine "+m.String() }) {
				t.Errorf("%s has a node of its own in a town that can be chosen", m)
			}
		}
	})
	if chosen == 0 {
		t.Error("no town with a mine could be chosen: the test has checked nothing")
	}
}

// TestMayorsHaveTheirTag checks that a rival's town says in words that the rival is its mayor,
// however narrow it is, and that one with two mines still shows its symbol.
func TestMayorsHaveTheirTag(t *testing.T) {
	narrow := 0
	eachDecision(t, 5, 3, func(b *Table, _ *rules.State, _ *table.Decision, _ []ui.Node) {
		p := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
		for town := range rules.Town(rules.TownCount) {
			seat := b.Board.Mayor[town]
			if seat == engine.NoSeat || seat == b.Viewer || b.Board.Governors(town) != 0 {
				continue
			}
			said, symbol := false, false
			p.OnText = func(w paint.DrawnText) { said = said || w.Text == "mayor" }
			p.OnIcon = func(icon string, _ geom.Rect) { symbol = symbol || icon == towns[town].Icon }
			b.paintRibbon(p, seat, town, true)
			if h := b.at.townHead(seat, town); h.W < 70 {
				narrow++
				if !said {
					t.Errorf("a town that is %.0f wide does not name its mayor", h.W)
				}
				if h.W >= 60 && !symbol {
					t.Errorf("a town that is %.0f wide does not show its symbol", h.W)
				}
			}
		}
		p.Flush()
	})
	if narrow == 0 {
		t.Error("no narrow town had a mayor: the test has checked nothing")
	}
}

// TestQuestionsShowNoOutcome checks that neither the ledger nor the auction block foresees an
// outcome while a lesson asks a question.
func TestQuestionsShowNoOutcome(t *testing.T) {
	b := loaded(t, lateAuction)
	for _, quizzed := range []bool{false, true} {
		a := table.NewDecision(b, b.State, b.State.Moves(nil))
		a.Quizzed = quizzed
		b.Nodes(a, nil)
		_, block := b.shownOutcome()
		if _, ledger := b.bidGain(0); block == quizzed || ledger == quizzed {
			t.Errorf("with a question: %v, outcome in the block: %v, in the ledger: %v", quizzed, block, ledger)
		}
	}
}

// TestDecliningHasOneName checks that the buttons that decline to use the Mustang or the Telegraph
// have the names by which the coach and the undo button call these moves.
func TestDecliningHasOneName(t *testing.T) {
	for phase, position := range map[engine.Phase]string{
		rules.PhaseMustang: `{"players": 4, "turn": 5, "phase": "mustang", "actor": 2, "first_player": 0, "winner": 0,
			"price": 1, "pick_order": [0, 1, 2, 3], "to_ask": [2], "gold": [9, 9, 9, 9],
			"row": ["sn09", "cm07", "cj08", "dg10"], "mines": [[], [], [], []], "kept": [[], [], ["mustang_1"], []]}`,
		rules.PhaseTelegraph: `{"players": 3, "turn": 5, "phase": "telegraph", "actor": 0, "first_player": 0,
			"winner": 0, "pick_order": [0, 1, 2], "to_ask": [0], "dice": [2, 3], "gold": [9, 9, 9],
			"mines": [["sn04"], [], []], "kept": [["telegraph_1"], [], []]}`,
	} {
		b := loaded(t, position)
		decline := rules.KeepMustang()
		if phase == rules.PhaseTelegraph {
			decline = rules.Hold()
		}
		nodes := b.Nodes(table.NewDecision(b, b.State, b.State.Moves(nil)), nil)
		i := slices.IndexFunc(nodes, func(n ui.Node) bool { return n.ID == b.State.Notation(decline) })
		if i < 0 || nodes[i].Label != b.MoveWords(decline) {
			t.Errorf("phase %d: the move is called %q, its button (%d) otherwise", phase, b.MoveWords(decline), i)
		}
	}
}

// TestVeinsAreMarked checks that a house of a mine with a New Vein has a mark at its gable, where
// no coin hides it.
func TestVeinsAreMarked(t *testing.T) {
	p := new(paint.Trace).Canvas(loaded(t, lateAuction).App.Kit, 1280, 720, ui.NewLayout(1280, 720).View)
	for yield, marked := range map[int]bool{5: false, 8: true} {
		r, seen := geom.R(100, 100, 30, 48), false
		p.OnIcon = func(icon string, at geom.Rect) {
			seen = seen || icon == "gold-nuggets" && at.Bottom() < r.Center().Y
		}
		mineHouse(parsed(t, "sn04"), yield).Paint(p, r)
		if seen != marked {
			t.Errorf("a mine that pays %d has the mark of a New Vein: %v, want %v", yield, seen, marked)
		}
	}
	p.Flush()
}
