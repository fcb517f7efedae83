package ui

import (
	"testing"

	"gulch/render/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// ruleScreen returns a test screen with a node that has a tooltip and a link to the rules, and a
// button.
func ruleScreen(opened *[]string, pressed *int) *Root {
	r := &Root{OpenRule: func(anchor string) { *opened = append(*opened, anchor) }}
	r.Set(NewLayout(1280, 720), []Node{
		{ID: "card", Tip: "A card.", RuleAnchor: "cards", Role: "text", SkipFocus: true,
			Rect: geom.R(100, 100, 80, 40)},
		{ID: "ok", Tip: "It does it.", Rect: geom.R(400, 400, 80, 40), Press: func() { *pressed++ }},
	})
	return r
}

func TestKeyOpensTheRules(t *testing.T) {
	var opened []string
	pressed := 0
	r := ruleScreen(&opened, &pressed)
	r.Update(&Input{X: 600, Y: 600, Inside: true, Keys: []ebiten.Key{RuleKey}}, 16)
	r.Update(&Input{X: 120, Y: 110, Inside: true}, 16)
	r.Update(&Input{X: 120, Y: 110, Inside: true, Keys: []ebiten.Key{RuleKey}}, 16)
	if len(opened) != 1 || opened[0] != "cards" {
		t.Errorf("RuleKey opened the rules at %v, want cards once", opened)
	}
}

func TestPinnedTooltipLeadsToTheRules(t *testing.T) {
	var opened []string
	pressed := 0
	r := ruleScreen(&opened, &pressed)
	click(r, 120, 110)
	if !r.tooltip.pinned {
		t.Fatal("a click on a node that only has a tooltip does not pin the tooltip")
	}
	r.tooltip.box = geom.R(200, 100, 200, 60) // as Draw would set it
	click(r, 410, 410)
	if r.tooltip.pinned || pressed != 1 || len(opened) != 0 {
		t.Error("a press elsewhere does not close the pinned tooltip, or is not handled")
	}
	// The tooltip closes when another node is hovered for a while, but not when the pointer crosses
	// one.
	click(r, 120, 110)
	r.tooltip.box = geom.R(200, 100, 200, 60)
	wait(r, 410, 410, 100)
	if !r.tooltip.pinned {
		t.Error("crossing another node closes a pinned tooltip")
	}
	if wait(r, 410, 410, 1200); r.tooltip.pinned {
		t.Error("a pinned tooltip stays open although another node has been hovered for long")
	}
	// A long press of a finger pins the tooltip, which can then be pressed.
	r.Update(&Input{X: 120, Y: 110, Inside: true, Touch: true, Down: true, Pressed: true}, 16)
	for range 40 {
		r.Update(&Input{X: 120, Y: 110, Inside: true, Touch: true, Down: true}, 16)
	}
	r.Update(&Input{X: 120, Y: 110, Inside: true, Touch: true, Release: true}, 16)
	if !r.tooltip.pinned {
		t.Fatal("a long press does not pin the tooltip")
	}
	r.tooltip.box = geom.R(200, 100, 200, 60)
	click(r, 300, 120)
	if len(opened) != 1 || r.tooltip.pinned {
		t.Errorf("pressing the pinned tooltip opened the rules at %v, want cards once", opened)
	}
}
