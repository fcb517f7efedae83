package westernlegends

import (
	"fmt"
	"image"
	"os"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/engine/testscale"
	rules "gulch/engine/westernlegends"
	"gulch/render/geom"
	"gulch/render/ui"
	"gulch/scenes/drive"
	"gulch/scenes/table"
	"gulch/scenes/tabletest"

	"github.com/hajimehoshi/ebiten/v2"
)

// classes holds a window size (width and height in pixels) for each window class.
var classes = [][2]int{{1280, 720}, {820, 1180}, {800, 600}}

// drawFrame draws table b in a window of w by h pixels and returns the pixels. It paints all
// pictures completely, instead of a part in each frame.
func drawFrame(b *tabletest.Bench, w, h int) *image.RGBA {
	b.Stage.LayoutF(float64(w), float64(h))
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	b.Play.(*Table).App.Kit.RenderImmediately = true
	for range 40 {
		b.Scene.Update(&ui.Input{}, 1000.0/60)
	}
	for range 3 {
		screen.Clear()
		b.Scene.Base().Root.RequestFrame()
		b.Scene.Update(&ui.Input{}, 1000.0/60)
		b.Stage.Draw(screen)
	}
	out := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(out.Pix)
	return out
}

// saveShot writes screenshot m to a file with the given name, so that a person can look at it.
func saveShot(t *testing.T, m image.Image, name string) {
	if err := drive.WriteShot(m, name); err != nil {
		t.Error(err)
	}
}

// countColours returns the number of different colours within a rectangle of m, the parameter in.
// Colours are compared at 5 bits per channel, and only every second pixel is read.
func countColours(m *image.RGBA, in image.Rectangle) int {
	found := map[[3]uint8]bool{}
	for y := in.Min.Y; y < in.Max.Y; y += 2 {
		for x := in.Min.X; x < in.Max.X; x += 2 {
			c := m.RGBAAt(x, y)
			found[[3]uint8{c.R >> 3, c.G >> 3, c.B >> 3}] = true
		}
	}
	return len(found)
}

// pixels converts a rectangle from the table's design units to pixels of the window.
func pixels(b *tabletest.Bench, r geom.Rect) image.Rectangle {
	v := b.Stage.CurrentLayout().View
	x0, y0 := v.ToPixel(geom.Point{X: r.X, Y: r.Y})
	x1, y1 := v.ToPixel(geom.Point{X: r.Right(), Y: r.Bottom()})
	return image.Rect(int(x0), int(y0), int(x1), int(y1))
}

// leastColours is the minimum number of different colours in a quarter of the map that shows land.
// A black or empty quarter has fewer.
const leastColours = 60

// TestMapShowsLand checks that each quarter of the map's window shows land, in each class of
// windows, at several zooms and positions.
func TestMapShowsLand(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drive.OnHost(func() {
		b, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		play := b.Play.(*Table)
		for _, c := range classes {
			for _, zoom := range []float64{1, 3, 2}[:testscale.Of(2, 3)] {
				for _, at := range []geom.Point{{X: 0.1, Y: 0.1}, {X: 0.8, Y: 0.5},
					{X: 1.5, Y: 0.9}}[:testscale.Of(1, 3)] {
					b.Stage.LayoutF(float64(c[0]), float64(c[1]))
					b.Scene.Build(b.Stage.CurrentLayout())
					play.map_.Show(zoom, at)
					b.Scene.Build(b.Stage.CurrentLayout())
					pic := drawFrame(b, c[0], c[1])
					in := pixels(b, play.at.window.Inset(2))
					for i := range 4 {
						w, h := in.Dx()/2, in.Dy()/2
						part := image.Rect(0, 0, w, h).Add(in.Min).Add(image.Pt(i%2*w, i/2*h))
						if n := countColours(pic, part); n < leastColours {
							t.Errorf("window %v, zoom %v at %v: quarter %d of the map has only %d colours", c, zoom, at,
								i, n)
							saveShot(t, pic, fmt.Sprintf("legends-map-%d-%.0f-%.1f.png", c[0], zoom, at.X))
						}
					}
				}
			}
		}
	})
}

// TestLandIsPaintedAhead checks that a zoomed-in map requests a finer picture of the land, and that
// Prepare paints it in several steps.
func TestLandIsPaintedAhead(t *testing.T) {
	if !drive.NeedPixels(t) { // a coarse display needs no finer picture
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drive.OnHost(func() {
		b, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		play, screen := b.Play.(*Table), ebiten.NewImage(1280, 720)
		defer screen.Deallocate()
		play.map_.Show(3, geom.Point{X: 0.8, Y: 0.5})
		b.Scene.Build(b.Stage.CurrentLayout())
		b.Stage.Draw(screen)
		if play.map_.pendingLand == (landKey{}) {
			t.Error("the zoomed-in map requests no finer picture")
		}
		pen, bits := play.App.Kit.Canvas(screen, b.Stage.CurrentLayout().View), 0
		for play.Prepare(pen) {
			bits++
		}
		if bits < 2 || play.map_.pendingLand != (landKey{}) {
			t.Errorf("the finer picture is painted in %d steps, expected several", bits)
		}
	})
}

// matchInPhase returns a match in which seat 0, a person, has to decide in the given phase, or nil
// if none is found. The games contain random moves, because some phases do not occur otherwise.
func matchInPhase(t *testing.T, phase engine.Phase) *match.Match {
	t.Helper()
	for seed := range uint64(150) {
		n := 2 + int(seed)%5
		seats := tabletest.Bots(n)
		seats[0] = match.Seat{Name: "Ada", Face: "rose"}
		for i, name := range []string{"Dutch", "Opal", "Josiah", "Mei", "Lobo"}[:n-1] {
			seats[i+1].Name, seats[i+1].Face = name, []string{"dutch", "opal", "josiah", "mei", "lobo"}[i]
		}
		options := engine.Options{}
		if seed%3 == 1 {
			options["npc_dealer"] = "neighbour"
		}
		if seed%2 == 1 {
			options["high_stakes"] = "on"
		}
		m, err := match.New(rules.Game, match.Setup{Seats: seats, Seed: seed, Options: options}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for rng := engine.NewRand(seed); !m.Over(); {
			s := m.State().(*rules.State)
			if m.Turn() == 0 && s.Phase() == phase && len(m.Legal()) > 1 {
				return m
			}
			x := s.Policy(&rng)
			if rng.Below(8) == 0 {
				x = m.Legal()[rng.Below(len(m.Legal()))]
			}
			if _, err := m.Play(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	return nil
}

// TestScreenshotsOfPhases checks that every kind of decision draws something in every class of
// windows, and saves the screenshots. It covers all decisions if GULCH_SHOTS is set or in a long
// test run, otherwise only a few.
func TestScreenshotsOfPhases(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	all := testscale.Long() || os.Getenv("GULCH_SHOTS") != ""
	sizes := classes
	if !all {
		sizes = classes[:1]
	}
	for phase := range engine.Phase(rules.PhaseGameOver) {
		if phase != rules.PhaseFightCard && !all {
			continue
		}
		name := rules.Game.Info().PhaseName(phase)
		t.Run(name, func(t *testing.T) {
			m := matchInPhase(t, phase)
			if m == nil {
				t.Skip("the phase does not occur in the simulated games")
			}
			drive.OnHost(func() {
				b, err := tabletest.OpenBench(Game, m, nil)
				if err != nil {
					t.Error(err)
					return
				}
				for _, c := range sizes {
					pic := drawFrame(b, c[0], c[1])
					if n := countColours(pic, pic.Bounds()); n < leastColours {
						t.Errorf("window %v: the frame has only %d colours", c, n)
					}
					saveShot(t, pic, fmt.Sprintf("frame-%s-%d.png", name, c[0]))
				}
			})
		})
	}
}

// TestAnimationsStayOnTheMap checks that animations on a zoomed-in map draw nothing outside the
// map's frame.
func TestAnimationsStayOnTheMap(t *testing.T) {
	if !drive.NeedPixels(t) {
		return
	}
	m := lateGame(t, rules.PhaseAct)
	drawn := 0
	drive.OnHost(func() {
		x, err := tabletest.OpenBench(Game, m, nil)
		if err != nil {
			t.Error(err)
			return
		}
		b := x.Play.(*Table)
		b.Board.Train, b.Board.Of[1].Space = rules.Route()[0], rules.Route()[0]
		b.map_.Show(3, placeOf(b.Board.Train))
		x.Scene.Build(x.Stage.CurrentLayout())
		window, screen := pixels(x, b.at.window.Inset(-2)), ebiten.NewImage(1280, 720)
		defer screen.Deallocate()
		pic := image.NewRGBA(screen.Bounds())
		far := b.Board.Train // this becomes the space farthest from the Train
		for y := range rules.Space(rules.Spaces()) {
			if placeOf(y).Dist(placeOf(b.Board.Train)) > placeOf(far).Dist(placeOf(b.Board.Train)) {
				far = y
			}
		}
		for _, e := range []engine.Event{
			{Kind: rules.EventTrain, Seat: engine.NoSeat, A: int16(far)},
			{Kind: rules.EventMini, Seat: 1, A: int16(far), B: int16(b.Board.Of[1].Space)},
			{Kind: rules.EventFight, Seat: 1, Other: engine.NoSeat, B: 2, C: int16(far), D: -1},
		} {
			pen := b.App.Kit.Canvas(screen, x.Stage.CurrentLayout().View)
			screen.Clear()
			for _, a := range table.Animate(b, engine.Told{Event: e}).Animations() {
				for _, u := range []float64{0.1, 0.3, 0.5, 0.9} {
					if a.Draw != nil && !a.IsText {
						a.Draw(pen, u)
					}
				}
			}
			pen.Flush()
			screen.ReadPixels(pic.Pix)
			for i := 3; i < len(pic.Pix); i += 4 {
				if pic.Pix[i] == 0 {
					continue
				}
				drawn++
				if at := image.Pt(i/4%1280, i/4/1280); !at.In(window) {
					t.Errorf("the animation of %s draws at %v, outside the map %v", rules.Game.Info().EventName(e.Kind),
						at, window)
					break
				}
			}
		}
	})
	if drawn == 0 {
		t.Error("no animation has drawn anything")
	}
}
