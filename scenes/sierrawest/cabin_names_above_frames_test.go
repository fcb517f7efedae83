package sierrawest

import (
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestCabinNamesAreAboveFrames checks that the names of the viewer's cabins are drawn above the
// frames of legal targets, even if the last cabin is not a target itself.
func TestCabinNamesAreAboveFrames(t *testing.T) {
	var own []rules.Cabin
	b, nodes := decision(t, "apple_hill", 2, func(s *rules.State, legal []engine.Move) bool {
		own = own[:0]
		for c := range table.ReadBoard(newTestTable(t, 2), s).(*rules.Board).Of[s.Turn()].Cabins.All() {
			own = append(own, rules.Cabin(c))
		}
		asked := func(c rules.Cabin) bool {
			return slices.ContainsFunc(legal, func(m engine.Move) bool {
				return m == rules.Visit(0, c) || m == rules.Visit(1, c) || m == rules.Wreck(c)
			})
		}
		return len(own) > 1 && asked(own[0]) && !asked(own[len(own)-1])
	})
	pen := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
	var said []string
	pen.OnText = func(w paint.DrawnText) { said = append(said, w.Text) }
	rims := 0
	for _, n := range nodes {
		if n.Draw != nil && n.Rect == b.at.plot(0) {
			rims++
		}
		if n.Draw != nil && n.Rect.Within(b.at.chest) {
			n.Draw(pen, &n, ui.NodeState{})
		}
	}
	all := strings.ReplaceAll(strings.Join(said, " "), "- ", "") // a long name is divided
	if rims == 0 || !strings.Contains(all, cabinName(own[0])) {
		t.Errorf("%d rims are drawn, with the texts %q over them", rims, all)
	}
}

// TestFramesLeaveTheHeadingFree checks that the frames of the cabins for sale, which are a little
// larger than the cabins, and the coach's dots at them leave their heading free.
func TestFramesLeaveTheHeadingFree(t *testing.T) {
	b, nodes := decision(t, "outlaws_outposts", 2, func(s *rules.State, _ []engine.Move) bool {
		return s.Phase() == rules.PhasePioneer
	})
	const frame = 5.0
	head := b.at.saleHead()
	head.H -= 2 // the letters leave the lower edge free
	dots, cabins := table.CoachDots(nodes), 0
	for _, n := range nodes {
		if strings.HasPrefix(n.ID, "cabin ") {
			cabins++
			if n.Rect.Inset(-frame).Meets(head) || dots[n.ID].Meets(head) {
				t.Errorf("the frame or the dot of %s, %v and %v, is over the heading, %v", n.ID, n.Rect, dots[n.ID], head)
			}
		}
	}
	if cabins == 0 {
		t.Error("no cabin is for sale")
	}
}

// TestFiguresStayLeftOfTheCabins checks that the figures in the panel of another seat get smaller
// if they are many, so that they are not below its cabins.
func TestFiguresStayLeftOfTheCabins(t *testing.T) {
	b, _ := decision(t, "outlaws_outposts", 2, planning)
	seat := 1 - b.Viewer
	o := &b.Board.Of[seat]
	for path := range rules.Path(2) {
		o.Pioneer[path].Cabin = rules.SawPit
	}
	o.Captured = 2
	b.Board.Owner[rules.Sheriff] = seat
	pen := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
	room, _ := b.plateLines(seat).more.CutLeft(b.plateLines(seat).more.W * 0.58)
	if right := b.paintFigures(pen, seat, room); right > room.Right()+figureGap {
		t.Errorf("the figures end at %.1f, want at most %.1f", right, room.Right())
	}
}

// TestCabinNamesFitPlots checks in every language that the name of a cabin is within its plot, in
// the letters in which it is written if other names are long. Some names have no place where they
// could be divided and are a little wider.
func TestCabinNamesFitPlots(t *testing.T) {
	i18ntest.Each(t, func(lang string) {
		wider := 0.0
		if lang != i18n.English {
			wider = 7
		}
		b := newTestTable(t, 2)
		window, area := tabletest.WideWindow()
		s, err := rules.Game.New(2, engine.Options{"mode": "gold_rush"}, 1)
		if err != nil {
			t.Fatal(err)
		}
		table.ShowPosition(b, s, window, area)
		pen := new(paint.Trace).Canvas(b.App.Kit, 1280, 720, b.Window.View)
		names := ownNames{line: ownNameHigh, st: paint.Style{Face: paint.Body, Size: tableLabel}}
		for c := range rules.CabinCount {
			plot := b.at.plot(0)
			if name := names.of(pen, cabinName(c), plot); name.wide > plot.W-1+wider {
				t.Errorf("%s: the name %q is %.1f wide, but a plot only %.1f", lang, name.lines, name.wide, plot.W)
			}
		}
	})
}
