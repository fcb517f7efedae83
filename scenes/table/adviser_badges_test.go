package table

import (
	"testing"

	"gulch/render/geom"
	"gulch/render/ui"
)

// TestDotStaysOffTheNextTarget checks that the coach's dot at a small target does not lie on the
// number in the middle of the target to its right.
func TestDotStaysOffTheNextTarget(t *testing.T) {
	row := []ui.Node{{ID: "miners", Label: "Miners", Rect: geom.R(0, 20, 28, 48)},
		{ID: "sheriff", Label: "Sheriff", Rect: geom.R(28, 20, 28, 48)}}
	corners := badgeCorners(row, func(*ui.Node) bool { return true })
	next := geom.Around(row[1].Rect.Center(), dotCore*row[1].Rect.W, dotCore*row[1].Rect.H)
	if dot := badgeRect(&row[0], row[0].Rect, corners["miners"]); dot.Meets(next) {
		t.Errorf("the dot of the first target is at %v, on the number of the next one at %v", dot, next)
	}
}

// TestDotStaysOnItsNarrowTarget checks that the dots of a row of narrow targets that touch each
// other do not lie on the next target: there one could take them for its dots.
func TestDotStaysOnItsNarrowTarget(t *testing.T) {
	var row []ui.Node
	for i := range 5 {
		row = append(row, ui.Node{ID: string(rune('a' + i)), Label: "Worker", Role: "move",
			Rect: geom.R(32*float64(i), 20, 32, 56)})
	}
	row[2].Role = "text" // nobody who can be hired now
	corners := badgeCorners(row, func(*ui.Node) bool { return true })
	for i := range row {
		dot := badgeRect(&row[i], row[i].Rect, corners[row[i].ID])
		for j := range row {
			if on := ui.Overlap(dot, row[j].Rect); i != j && on > 0 {
				t.Errorf("the dot of target %d at %v lies on target %d at %v", i, dot, j, row[j].Rect)
			}
		}
	}
}

// TestPlateStaysOffTheTargetAbove checks that a plate on the edge between two rows of targets does
// not lie on the upper one, and that others are over the upper edge.
func TestPlateStaysOffTheTargetAbove(t *testing.T) {
	grid := []ui.Node{{ID: "above", Label: "Mustang", Rect: geom.R(0, 40, 300, 110)},
		{ID: "below", Label: "Mule", Role: "move", Rect: geom.R(0, 158, 300, 110)}}
	corners := badgeCorners(grid, func(*ui.Node) bool { return true })
	above, below := &grid[0], &grid[1]
	if plate := badgeRect(below, below.Rect, corners["below"]); plate.Meets(above.Rect) {
		t.Errorf("the plate of the lower target is at %v, on the upper one at %v", plate, above.Rect)
	}
	if plate := badgeRect(above, above.Rect, corners["above"]); plate.Y >= above.Rect.Y {
		t.Errorf("the plate of the upper target is at %v, want it over the upper edge of %v", plate, above.Rect)
	}
}

// TestDotStaysOnALowButton checks that a dot at one of several low buttons that stand close
// together hardly lies on the others, and leaves the line of its label free.
func TestDotStaysOnALowButton(t *testing.T) {
	var panel []ui.Node
	for i := range 9 {
		r := geom.R(0, 0, 390, 84).Column(i/3, 3, 3).Row(i%3, 3, 4)
		panel = append(panel, ui.Node{ID: string(rune('a' + i)), Label: "Act", Role: "move", Rect: r})
	}
	corners := badgeCorners(panel, func(*ui.Node) bool { return true })
	for i := range panel {
		dot := badgeRect(&panel[i], panel[i].Rect, corners[panel[i].ID])
		label := geom.Around(panel[i].Rect.Center(), panel[i].Rect.W-16, 12)
		if ui.Overlap(dot, label) > 0.1*dot.W*dot.H {
			t.Errorf("the dot of button %d at %v lies on its label at %v", i, dot, label)
		}
		for j := range panel {
			if i != j && ui.Overlap(dot, panel[j].Rect) > 0.15*dot.W*dot.H {
				t.Errorf("the dot of button %d at %v lies on button %d at %v", i, dot, j, panel[j].Rect)
			}
		}
	}
}

// TestPlateStaysOffTheTextAbove checks that the plate with a verdict does not lie on a text above
// its target, neither at rest nor while the target is raised under the pointer.
func TestPlateStaysOffTheTextAbove(t *testing.T) {
	card, text := geom.R(100, 100, 120, 170), geom.R(150, 60, 200, 36)
	n := ui.Node{ID: "card", Rect: card, BadgeAvoids: []geom.Rect{text}}
	for _, drawn := range []geom.Rect{card, card.Move(0, -16)} {
		if plate := badgeRect(&n, drawn, badgeCorner{}); plate.Meets(text) || plate.Bottom() <= drawn.Y {
			t.Errorf("the plate of a card drawn at %v is at %v, want it at the card and off %v", drawn, plate, text)
		}
	}
}

// TestPlateFitsBetweenTwoTargets checks that a plate is below the target above, not inside its own
// one, where it would cover its name, if there is nearly enough room between the two.
func TestPlateFitsBetweenTwoTargets(t *testing.T) {
	hand := []ui.Node{{ID: "above", Label: "Spur", Rect: geom.R(0, 40, 86, 102)},
		{ID: "below", Label: "Passing Loop", Role: "move", Rect: geom.R(0, 150, 86, 102)}}
	below := &hand[1]
	at := badgeCorners(hand, func(*ui.Node) bool { return true })["below"]
	for _, drawn := range []geom.Rect{below.Rect, below.Rect.Move(0, -16)} { // also while it is raised
		plate := badgeRect(below, drawn, at)
		if plate.Meets(hand[0].Rect) || plate.Bottom() > below.Rect.Y+mostInside {
			t.Errorf("the plate of a card drawn at %v is at %v, want it between the cards", drawn, plate)
		}
	}
}

// TestDotLeavesTheIconOfALowButtonFree checks that a dot at the left end of a low button does not
// lie on its icon.
func TestDotLeavesTheIconOfALowButtonFree(t *testing.T) {
	icon := geom.R(4, 8, 20, 20)
	rows := []ui.Node{{ID: "a", Label: "Black", Rect: geom.R(0, 0, 290, 34), BadgeAvoids: []geom.Rect{icon}},
		{ID: "b", Label: "Red", Rect: geom.R(0, 35, 290, 34)}}
	at := badgeCorners(rows, func(*ui.Node) bool { return true })["a"]
	if dot := badgeRect(&rows[0], rows[0].Rect, at); dot.Meets(icon) {
		t.Errorf("the dot is at %v, on the icon at %v", dot, icon)
	}
}

// TestPlateOnTextBecomesDot checks that a target whose plate would lie on texts, wherever it is,
// has a dot beside them.
func TestPlateOnTextBecomesDot(t *testing.T) {
	house := ui.Node{ID: "house", Label: "House", Rect: geom.R(100, 100, 100, 100),
		BadgeAvoids: []geom.Rect{geom.R(100, 82, 160, 16), geom.R(100, 100, 100, 22)}}
	nodes := []ui.Node{house}
	at := badgeCorners(nodes, func(*ui.Node) bool { return true })["house"]
	if !at.dot {
		t.Fatal("the plate lies on a heading or a title")
	}
	nodes[0].BadgeAvoids = nil
	if at := badgeCorners(nodes, func(*ui.Node) bool { return true })["house"]; at.dot {
		t.Error("a large target without texts has a dot, want a plate")
	}
}
