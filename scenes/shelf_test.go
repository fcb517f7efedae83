//go:build !js

package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/nuggets"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// Nothing that a seat sees of a table hangs on what it may not know: not a pixel. The example is looked at, too.
func TestTablesDrawNoSecrets(t *testing.T) {
	for _, g := range append(shelf.Games(), nuggets.Game) {
		t.Run(g.Rules.Info().ID, func(t *testing.T) { tabletest.Drawn(t, g, drive.OnHost) })
	}
}

// A table that draws what is in the sack of another is found.
func TestDrawnSecretsAreFound(t *testing.T) {
	leaky := nuggets.Game
	leaky.New = func(h *stage.App, seats []match.Seat) table.Play { return &leakyTable{nuggets.New(h, seats)} }
	if len(tabletest.Leaks(tabletest.App(t, leaky.Rules), leaky, drive.OnHost)) == 0 {
		t.Error("a secret on the board is not noticed")
	}
}

// Every icon that a board shows is explained by what lies there.
func TestIconsAreExplained(t *testing.T) {
	for _, g := range append(shelf.Games(), nuggets.Game) {
		t.Run(g.Rules.Info().ID, func(t *testing.T) {
			for _, wrong := range tabletest.Unexplained(tabletest.App(t, g.Rules), g, drive.OnHost) {
				t.Error(wrong)
			}
		})
	}
}

// A table on which a node lacks that is no move is found by the icon that it explains.
func TestUnexplainedIconsAreFound(t *testing.T) {
	silent := nuggets.Game
	silent.New = func(h *stage.App, seats []match.Seat) table.Play { return &silentTable{nuggets.New(h, seats)} }
	wrong := tabletest.Unexplained(tabletest.App(t, silent.Rules), silent, drive.OnHost)
	if len(wrong) != 1 || !strings.Contains(wrong[0], `nothing explains the icon "gold-mine"`) {
		t.Errorf("found is %q", wrong)
	}
}

// silentTable does not say what the hill is.
type silentTable struct{ *nuggets.Table }

func (b *silentTable) Nodes(a *table.Ask, dst []ui.Node) []ui.Node {
	return slices.DeleteFunc(b.Table.Nodes(a, dst), func(n ui.Node) bool { return n.ID == "hill" })
}

// leakyTable draws a bar as long as the worth of what another seat hides.
type leakyTable struct{ *nuggets.Table }

func (b *leakyTable) Paint(p *paint.Pen) {
	b.Table.Paint(p)
	other := (b.State.Turn() + 1) % b.Seats()
	p.Rect(geom.R(60, 60, 10*float64(b.State.Sack(other)), 8), 0, paint.White)
}
