package westernlegends

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/i18n/i18ntest"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"
)

// TestMapUsesNamesOfTheLog checks in every language that the name of a building on the map consists
// of words of its space's name, which the log and the tooltips use.
func TestMapUsesNamesOfTheLog(t *testing.T) {
	i18ntest.Each(t, func(lang string) {
		for x := range rules.Space(rules.Spaces()) {
			if _, ok := houses()[x.Info().Feature]; !ok {
				continue
			}
			short, name := i18n.FoldForSearch(mapName(x)), i18n.FoldForSearch(spaceName(x))
			if !strings.Contains(name, short) && !strings.Contains(short, name) {
				t.Errorf("language %s: the map calls %q %q", lang, spaceName(x), mapName(x))
			}
		}
	})
}

// mapView is a window and a zoom in which the map is looked at.
type mapView struct {
	w, h    int
	letters float64
	zoom    float64
}

// mapViews are windows of all classes at normal and at large text, with the whole map and with
// parts of it.
func mapViews() (all []mapView) {
	for _, c := range classes {
		for _, letters := range []float64{1, 1.5} {
			for _, zoom := range []float64{1, 1.7, 2.6} {
				all = append(all, mapView{c[0], c[1], letters, zoom})
			}
		}
	}
	return all
}

// show shows position s in the view to the person at seat 0.
func (v mapView) show(play *Table, s *rules.State) {
	window := ui.NewLayout(v.w, v.h)
	window.View.Text = v.letters
	table.ShowPosition(play, s, window, boards[window.Class])
	from := play.map_.Cover()
	play.map_.Show(v.zoom, geom.Point{X: from.X + 0.4*from.W, Y: from.Center().Y})
	play.setReachShade()
}

// eachRide plays games for each number of seats, with and without the expansion, and calls visit
// before the first move and after each move that changes a rider's space.
func eachRide(t *testing.T, visit func(play *Table, s *rules.State, name string)) {
	t.Helper()
	app := tabletest.App(t, rules.Game)
	for seats := 2; seats <= 6; seats++ {
		for _, anteUp := range []string{"on", "off"} {
			s, err := rules.Game.New(seats, engine.Options{"ante_up": anteUp}, uint64(seats))
			if err != nil {
				t.Fatalf("%d seats, Ante Up %s: %v", seats, anteUp, err)
			}
			play, rng := New(app, tabletest.Bots(seats)), engine.NewRand(uint64(seats))
			table.RevealSeats(play, engine.SeatsOf(0))
			state, rides := s.(*rules.State), 0
			where := func() (all string) {
				for p := range engine.Seat(seats) {
					all += state.Space(p).String() + " "
				}
				return all
			}
			for was := ""; ; {
				legal, err := engine.PlayForced(s, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				if now := where(); now != was {
					if was, rides = now, rides+1; rides%testscale.Of(7, 1) == 1 || testscale.Long() {
						visit(play, state, fmt.Sprintf("%d seats, Ante Up %s, ride %d", seats, anteUp, rides))
					}
				}
				if len(legal) == 0 {
					break
				}
				if err := s.Play(state.Policy(&rng), nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestPlaceNamesStay checks that in each window and zoom every name on the map is drawn at one
// place, which no ride and no decision changes.
func TestPlaceNamesStay(t *testing.T) {
	first := map[string][]string{}
	eachRide(t, func(play *Table, s *rules.State, name string) {
		for _, v := range mapViews() {
			v.show(play, s)
			key := fmt.Sprint(v, play.anteUp(), play.SeatCount())
			var now []string
			pen := new(paint.Trace).Canvas(play.App.Kit, v.w, v.h, play.Window.View)
			pen.OnText = func(w paint.DrawnText) { now = append(now, fmt.Sprintf("%s %.1f", w.Text, w.Rect)) }
			play.App.Kit.DryRun(func() { play.paintNames(pen) })
			if first[key] == nil {
				first[key] = now
			}
			if !slices.Equal(first[key], now) {
				t.Fatalf("%s, view %v: names are at %v, expected as before at %v. Names on the map must not depend on "+
					"figures", name, v, now, first[key])
			}
			if v.zoom == 1 && len(now) < 20 {
				t.Fatalf("%s, view %v: the map has only the names %v", name, v, now)
			}
		}
	})
}

// TestFiguresClearNames checks that figures, counters and coins on the map do not cover a name.
func TestFiguresClearNames(t *testing.T) {
	const most = 0.12 // share of a name that a figure may cover, or of the figure that may be over a name
	said := map[string]bool{}
	eachRide(t, func(play *Table, s *rules.State, name string) {
		for _, v := range mapViews() {
			v.show(play, s)
			names := play.nameBoxes()
			pen := new(paint.Trace).Canvas(play.App.Kit, v.w, v.h, play.Window.View)
			check := func(piece string, at geom.Rect) {
				for i, box := range names {
					small := min(at.W*at.H, box.W*box.H)
					if share := ui.Overlap(at.Inset(at.W*0.07), box) / small; share > most {
						line := fmt.Sprint(piece, v, play.labels()[i].text)
						if !said[line] {
							said[line] = true
							t.Errorf("%s, view %v: %s at %.0f covers the name %q at %.0f by %.0f %%", name, v, piece,
								at, play.labels()[i].text, box, 100*share)
						}
					}
				}
			}
			pen.OnPiece = func(piece string, at geom.Rect) {
				if !slices.Contains([]string{"disc", "tile", "diamond", "hexagon", "triangle", "star"}, piece) {
					check(piece, at) // the parts of a seat's token are reported as a whole
				}
			}
			play.App.Kit.DryRun(func() { play.paintRiders(pen); play.paintThings(pen) })
			if play.reachShade.on {
				play.eachStep(func(x rules.Space, _ int) {
					at, d := play.stepAt(x)
					check("the coin of steps", geom.Around(at, 2*d, 2*d))
				})
			}
		}
	})
}

// TestNamesLeavePricesOfLandFree checks in each window that no name of a building lies on the sign
// with the price of frontier land, and that every building on the whole map still has its name.
func TestNamesLeavePricesOfLandFree(t *testing.T) {
	s, err := rules.Game.New(2, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	play := New(tabletest.App(t, rules.Game), tabletest.Bots(2))
	table.RevealSeats(play, engine.SeatsOf(0))
	for _, v := range mapViews() {
		v.show(play, s.(*rules.State))
		pen := new(paint.Trace).Canvas(play.App.Kit, v.w, v.h, play.Window.View)
		names, wanted := 0, 0
		for i, box := range play.nameBoxes() {
			if play.labels()[i].region {
				continue
			}
			names++
			for x := range rules.Space(rules.Spaces()) {
				if x.Info().Feature == rules.Frontier && box.Meets(play.plotSign(pen, x)) {
					t.Errorf("view %v: the name %q lies on the price of %s", v, play.labels()[i].text, spaceName(x))
				}
			}
		}
		play.eachPlate(func(string, geom.Point, float64) { wanted++ })
		if v.zoom == 1 && names < wanted && play.map_.radius() > 13 {
			t.Errorf("view %v: %d of %d buildings have a name", v, names, wanted)
		}
	}
}
