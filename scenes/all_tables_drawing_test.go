//go:build !js

package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine/match"
	nuggetrules "gulch/engine/nuggets"
	"gulch/engine/testscale"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/nuggets"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
	"gulch/scenes/work"
)

// TestTablesDrawNoSecrets checks pixel by pixel that the drawing of a table never depends on
// information that its viewer must not have. The example game is included.
func TestTablesDrawNoSecrets(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	for _, g := range append(shelf.Games(), nuggets.Game) {
		t.Run(g.Rules.Info().ID, func(t *testing.T) { tabletest.CheckPixels(t, g, drive.OnHost) })
	}
}

// TestDrawnSecretsAreFound checks that tabletest.PixelFaults finds a table that draws another
// seat's hidden value, wherever it is drawn and for any viewer.
func TestDrawnSecretsAreFound(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	for name, c := range map[string]struct {
		leaky leakyTable
		says  string // substring of the expected finding, "" for none
	}{
		"sound":                     {leakyTable{}, ""},
		"on the board":              {leakyTable{board: true}, "seat 0 sees (at rest)"},
		"on a place at rest":        {leakyTable{node: true}, "seat 0 sees (at rest)"},
		"on a place under a hand":   {leakyTable{hover: true}, "seat 0 sees (hovered, pressed or in a zoom preview)"},
		"closer":                    {leakyTable{peek: true}, "seat 0 sees (hovered, pressed or in a zoom preview)"},
		"for who only watches":      {leakyTable{watched: true}, "a spectator sees (at rest)"},
		"changed where it is drawn": {leakyTable{changes: true}, "drawing the table changes its board"},
		"changed by what moves":     {leakyTable{alters: true}, "drawing changes the board"},
		"a count from elsewhere":    {leakyTable{counts: true}, "starts at -1, expected 0"},
	} {
		t.Run(name, func(t *testing.T) {
			game := nuggets.Game
			game.New = func(h *stage.App, seats []match.Seat) table.GameUI {
				b := c.leaky
				b.Table = nuggets.New(h, seats)
				return &b
			}
			found := strings.Join(tabletest.PixelFaults(tabletest.App(t, game.Rules), game, drive.OnHost), "\n")
			if c.says == "" && found != "" || !strings.Contains(found, c.says) {
				t.Errorf("the check finds %q, want %q in it", found, c.says)
			}
		})
	}
}

// TestIconsAreExplained checks in every game that every icon on the board belongs to a node whose
// tooltip explains it.
func TestIconsAreExplained(t *testing.T) {
	for _, g := range append(shelf.Games(), nuggets.Game) {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			for _, wrong := range tabletest.IconFaults(tabletest.App(t, g.Rules), g, drive.OnHost) {
				t.Error(wrong)
			}
		})
	}
}

// TestUnexplainedIconsAreFound checks that tabletest.IconFaults reports an icon if the node that
// explains it is missing.
func TestUnexplainedIconsAreFound(t *testing.T) {
	silent := nuggets.Game
	silent.New = func(h *stage.App, seats []match.Seat) table.GameUI { return &silentTable{nuggets.New(h, seats)} }
	wrong := tabletest.IconFaults(tabletest.App(t, silent.Rules), silent, drive.OnHost)
	if len(wrong) != 1 || !strings.Contains(wrong[0], `no tooltip explains the icon "gold-mine"`) {
		t.Errorf("the check finds %q, want one fault about the icon \"gold-mine\"", wrong)
	}
}

// silentTable is a table of the example game without the node "hill", whose tooltip explains the
// icon of the hill.
type silentTable struct{ *nuggets.Table }

func (b *silentTable) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	return slices.DeleteFunc(b.Table.Nodes(a, dst), func(n ui.Node) bool { return n.ID == "hill" })
}

// leakyTable is a table with defects that the checks of package tabletest must find: depending on
// its fields, it draws a bar as long as another seat's hidden value, or changes the board while it
// is drawn.
type leakyTable struct {
	*nuggets.Table
	board, node, hover, peek, watched bool
	changes                           bool // true if the method Paint changes the board
	// alters: an animation changes the board while it draws; counts: an animation shows a counter
	// change that differs from the amount in its event
	alters, counts bool
}

func (b *leakyTable) Animate(x *table.EventAnimation) {
	if b.counts && x.Kind == nuggetrules.EventTook {
		x.Count(x.Seat, 1, 100)
	}
	if b.alters && x.Kind == nuggetrules.EventTook {
		x.Draw(100, func(*paint.Canvas, float64) { b.Board.Points[x.Seat]++ }).Next = -1
	}
	b.Table.Animate(x)
}

func (b *leakyTable) leak(p *paint.Canvas, at geom.Rect) {
	other := (max(b.State.Turn(), 0) + 1) % b.SeatCount()
	p.Rect(geom.R(at.X, at.Y, 10*float64(b.State.Sack(other)), 8), 0, paint.White)
}

func (b *leakyTable) Paint(p *paint.Canvas) {
	b.Table.Paint(p)
	if b.changes {
		b.Board.Points[0]++
	}
	if b.board || b.watched && b.RevealedSeats == 0 {
		b.leak(p, geom.R(60, 60, 0, 0))
	}
}

func (b *leakyTable) Nodes(a *table.Decision, dst []ui.Node) []ui.Node {
	dst = b.Table.Nodes(a, dst)
	n := &dst[0]
	if b.node || b.hover {
		n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
			if b.node || f.Hover > 0 {
				b.leak(p, n.Rect)
			}
		}
	}
	if b.peek {
		n.ZoomPreviewW, n.ZoomPreviewH = 200, 120
		n.ZoomPreview = b.leak
	}
	return dst
}

// TestTableTextsAreLegible checks in every game and three windows that the texts on a board are
// large enough to read and the icons beside amounts large enough to recognize, and that both become
// larger if the player chooses larger text.
func TestTableTextsAreLegible(t *testing.T) {
	checkTables(t, func(app *stage.App, g table.Game) []string {
		id := g.Rules.Info().ID
		return tabletest.TextSizeFaults(app, g, drive.OnHost, smallLetters[id], smallSigns[id])
	})
}

// checkTables fails the test for each fault that faults finds in a game, for every game and the
// example game, each in a subtest.
func checkTables(t *testing.T, faults func(app *stage.App, g table.Game) []string) {
	t.Helper()
	for _, g := range append(shelf.Games(), nuggets.Game) {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			for _, wrong := range faults(tabletest.App(t, g.Rules), g) {
				t.Error(wrong)
			}
		})
	}
}

// TestHintsHideNothing checks in every game that a hint marks the edge of what it proposes, so that
// the thing itself can be read.
func TestHintsHideNothing(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	checkTables(t, func(app *stage.App, g table.Game) []string { return tabletest.HintFaults(app, g, drive.OnHost) })
}

// TestTransientsCoverNothing plays every game in several windows, in the smallest and the
// largest text, with few and many seats. It checks that remarks of bots, pictures of stories,
// notices, previews and tooltips cover neither what they speak of nor what is being read.
func TestTransientsCoverNothing(t *testing.T) {
	work.DoInStep(1) // the searches of bots and of the coach decide nothing here
	defer work.DoInStep(0)
	for _, g := range shelf.Games() {
		info := g.Rules.Info()
		t.Run(info.ID, func(t *testing.T) {
			seats := []int{max(info.MinSeats, 2), info.MaxSeats}
			for i, size := range append(windows, [2]int{800, 600}) {
				for k, letters := range []float64{1, 1.5} {
					for j := range testscale.Of(1, len(seats)) {
						setup := match.Setup{Seats: botTable(seats[(i+k+j)%len(seats)]), Seed: 9 + uint64(i)}
						setup.BotSeed = uint64(len(setup.Seats))
						for _, wrong := range tabletest.TransientFaults(g, setup, size, letters, testscale.Of(6, 60)) {
							t.Error(wrong)
						}
					}
				}
			}
		})
	}
}

// botTable returns seats for a person and bots that talk.
func botTable(n int) []match.Seat {
	seats := []match.Seat{{Name: "Ada", Face: "horse-head"}}
	for _, name := range []string{"dutch", "opal", "mei", "esteban", "josiah"}[:n-1] {
		seats = append(seats, match.Seat{Name: name, Face: "rose", Bot: "easy", Persona: name})
	}
	return seats
}

// TestEveryPieceCanBeSeen checks in every game that nothing on the board is hidden by what is drawn
// after it.
func TestEveryPieceCanBeSeen(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	checkTables(t, func(app *stage.App, g table.Game) []string {
		return tabletest.HiddenPieceFaults(app, g, drive.OnHost, coveredPieces[g.Rules.Info().ID]...)
	})
}

// coveredPieces maps the ID of a game to the pieces that may be covered, each with the reason.
var coveredPieces = map[string][]tabletest.Exemption{}

// TestTargetsCanBeHit checks in every game that what can be pressed is large enough.
func TestTargetsCanBeHit(t *testing.T) {
	checkTables(t, func(app *stage.App, g table.Game) []string {
		return tabletest.TargetSizeFaults(app, g, drive.OnHost, smallTargets[g.Rules.Info().ID]...)
	})
}

// TestCoachMarksCoverNothing checks in every game that the coach's marks at small targets cover no
// number or word beside their target.
func TestCoachMarksCoverNothing(t *testing.T) {
	checkTables(t, func(app *stage.App, g table.Game) []string {
		return tabletest.CoachMarkFaults(app, g, drive.OnHost, coveredByMarks[g.Rules.Info().ID]...)
	})
}

// coveredByMarks maps the ID of a game to the targets whose marks may cover a text, each with the
// reason.
var coveredByMarks = map[string][]tabletest.Exemption{
	"westernlegends": {{Pattern: "^bet ", Reason: "the ledger of a tall window lies hidden under the faro table"}},
}

// smallTargets maps the ID of a game to the targets that may be smaller than the minimum size, each
// with the reason.
var smallTargets = map[string][]tabletest.Exemption{
	"boomtown": {{Pattern: "^seize ", Reason: "the mines of five players side by side in the smallest window"}},
	"dakota": {{Pattern: "^sick ", Reason: "a crowd of workers in a tall window"},
		{Pattern: "^work ", Reason: "a crowd of workers beside the largest letters"}},
	"westernlegends": {{Pattern: "^complete_goal ", Reason: "a line of text as wide as the mat"}},
}

// smallLetters maps the ID of a game to the board texts that may be smaller than the minimum size,
// each with the reason.
var smallLetters = map[string][]tabletest.Exemption{}

// TestMainButtonLabelFits checks in every game that the label of the brass button fits on it.
func TestMainButtonLabelFits(t *testing.T) {
	checkTables(t, func(app *stage.App, g table.Game) []string {
		return tabletest.MainButtonTextFaults(app, g, drive.OnHost)
	})
}

// TestMovePreviewMarksNumbers checks in every game and three windows that the preview of a move
// shows each change of a number also at the place of that number.
func TestMovePreviewMarksNumbers(t *testing.T) {
	for _, g := range append(shelf.Games(), nuggets.Game) {
		id := g.Rules.Info().ID
		t.Run(id, func(t *testing.T) { tabletest.CheckDeltaBadges(t, g, placeless[id]...) })
	}
}

// placeless maps the ID of a game to the numbers that its board does not show in some windows, each
// with the reason.
var placeless = map[string][]tabletest.Exemption{
	"boomtown": {{Pattern: "^tall: .*mines$",
		Reason: "mines are counted in the ledger only, which has no rows there; each stands as a house of its own"}},
	"dakota": {{Pattern: "(cards in hand|workers)$", Reason: "cards lie in the hand, workers stand in the street"}},
	"sierrawest": {{Pattern: "(Green|Red) apples$",
		Reason: "apples are on the scales, which all seats share"}},
	"westernlegends": {{Pattern: "(cattle|longhorns)$", Reason: "tokens stand on the character's mat"}},
}

// smallSigns maps the ID of a game to the icons beside amounts that may be smaller than the minimum
// size, each with the reason.
var smallSigns = map[string][]tabletest.Exemption{}
