//go:build pictures

package gallery_test

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/cvd"
	"gulch/scenes/drive"
	"gulch/scenes/gallery"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
	"gulch/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// windows has the window sizes in pixels of the screenshots.
var windows = [][2]int{{1280, 720}, {2560, 1440}, {1024, 640}, {820, 1180}}

// albumWidth is the width of a sheet of screenshots in design units.
const albumWidth = 1850

// album collects screenshots by window size.
type album struct {
	shots map[[2]int][]shot
}

type shot struct {
	group, name string
	m           *image.RGBA
}

// take makes a screenshot of the app in every window size. group and name are its heading and
// caption. Screenshots are scaled down to at most 1280 pixels wide.
func (a *album) take(t *testing.T, app *drive.App, group, name string) {
	t.Helper()
	for _, w := range windows {
		app.Resize(w[0], w[1])
		app.Move(3, 3)
		app.Tick(20)
		m := app.Frame()
		// without colons, which are not allowed on all file systems
		file := strings.ReplaceAll(group, ":", "") + " " + name
		write(t, fmt.Sprintf("screens-%dx%d/%s.png", w[0], w[1], file), m)
		for m.Rect.Dx() > 1280 {
			m = halved(m)
		}
		a.shots[w] = append(a.shots[w], shot{group, name, m})
	}
	app.Resize(windows[0][0], windows[0][1])
	app.Tick(5)
}

// TestScreens writes screenshots of every screen in every window size, and of some screens with
// simulated color blindness.
func TestScreens(t *testing.T) {
	folder(t)
	a := &album{shots: map[[2]int][]shot{}}
	for i, x := range shelf.Games() {
		photograph(t, a, x, i == 0)
	}
	for _, w := range windows {
		name := fmt.Sprintf("screens-%dx%d", w[0], w[1])
		columns := 4.0
		if w[1] > w[0] {
			columns = 6
		}
		width := (albumWidth - 2*gallery.Margin - (columns-1)*gallery.Gap) / columns
		slices.SortStableFunc(a.shots[w], func(x, y shot) int { return strings.Compare(x.group, y.group) })
		var list []gallery.Piece
		for _, s := range a.shots[w] {
			list = append(list, gallery.Picture(s.group, s.name, s.m, width))
		}
		paintSheet(t, name+".png", fmt.Sprintf("Screens at %d by %d", w[0], w[1]), albumWidth,
			func(*stage.App) ([]gallery.Piece, error) {
				return list, nil
			})
	}
	writeColorBlind(t, a.shots[windows[0]])
}

// writeColorBlind writes a sheet with at most six of the screenshots, each as people with each kind
// of color blindness see it, and in grayscale.
func writeColorBlind(t *testing.T, all []shot) {
	t.Helper()
	const most = 6
	var list []gallery.Piece
	for i, s := range all {
		if i%(len(all)/most+1) != 0 {
			continue
		}
		for _, eye := range append(append([]cvd.Vision{cvd.Normal}, cvd.Dichromacies...), cvd.Grey) {
			list = append(list, gallery.Picture(s.group+", "+s.name, eye.Name, eye.Picture(s.m), 560))
		}
	}
	paintSheet(t, "sights.png", "As other eyes see it", 5*560+4*gallery.Gap+2*gallery.Margin,
		func(*stage.App) ([]gallery.Piece, error) {
			return list, nil
		})
}

// photograph adds screenshots of the screens of game x to album a. If common is set, it also adds
// those of the screens that all games share.
func photograph(t *testing.T, a *album, x table.Game, common bool) {
	t.Helper()
	info := x.Rules.Info()
	for _, phase := range info.Phases {
		record := waiting(t, x.Rules, phase)
		if record == nil {
			continue // random play has not reached a decision in this phase
		}
		app := resume(t, info.ID, record)
		a.take(t, app, info.Name, phase)
		if common {
			common = false
			photographMenus(t, app, a)
		}
		app.Close()
	}
	app := open(t, info.ID, finished(t, x.Rules))
	app.ClickTarget("saves")
	app.WaitScene("saves")
	app.ClickTarget("tab/finished")
	app.Tick(5)
	a.take(t, app, "Common", "finished games")
	app.ClickTarget("open/1")
	app.WaitFor("the replay", func(s probe.Snapshot) bool { return strings.HasSuffix(s.Scene, "/replay") && !s.Busy })
	a.take(t, app, info.Name, "replay")
	app.Close()
}

// halved returns an image at half the size.
func halved(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/2, m.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			at := 2*y*m.Stride + 8*x
			for c := range 4 {
				sum := int(m.Pix[at+c]) + int(m.Pix[at+4+c]) + int(m.Pix[at+m.Stride+c]) + int(m.Pix[at+m.Stride+4+c])
				out.Pix[y*out.Stride+4*x+c] = uint8((sum + 2) / 4)
			}
		}
	}
	return out
}

// photographMenus makes screenshots of the menus around a running game.
func photographMenus(t *testing.T, app *drive.App, a *album) {
	t.Helper()
	app.ClickTarget("menu")
	app.WaitScene("pause")
	a.take(t, app, "Common", "pause")
	app.ClickTarget("leave")
	app.WaitScene("title")
	a.take(t, app, "Common", "title")
	for _, name := range []string{"new-game", "options", "saves", "credits"} {
		app.ClickTarget(name)
		app.WaitScene(name)
		a.take(t, app, "Common", name)
		app.Key(ebiten.KeyEscape)
		app.WaitScene("title")
	}
}

// seated returns a setup with the given seed for game, with a person in the first seat and easy
// bots in the others, four seats at most.
func seated(game engine.Game, seed uint64) match.Setup {
	info := game.Info()
	s := match.Setup{Seed: seed, BotSeed: seed}
	names := []string{"Ada", "Dutch", "Opal", "Josiah", "Mei", "Rufus"}
	faces := []string{"horse-head", "card-ace-spades", "rose", "compass", "teapot", "raven"}
	for i := range min(info.MaxSeats, 4) {
		seat := match.Seat{Name: names[i], Face: faces[i]}
		if i > 0 {
			seat.Bot = "easy"
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// waiting returns the record of a game in which the first seat is to decide in the given phase. It
// returns nil if random play does not reach such a decision.
func waiting(t *testing.T, game engine.Game, phase string) []byte {
	t.Helper()
	for seed := range uint64(300) {
		m, c := begin(t, game, seed)
		for !m.Over() {
			if m.Turn() == 0 && game.Info().PhaseName(m.State().Phase()) == phase && len(m.Steps()) > 40 {
				return m.Text()
			}
			step(t, m, c)
		}
	}
	return nil
}

func finished(t *testing.T, game engine.Game) []byte {
	t.Helper()
	m, c := begin(t, game, 77)
	for !m.Over() {
		step(t, m, c)
	}
	return m.Text()
}

func begin(t *testing.T, game engine.Game, seed uint64) (*match.Match, *engine.Chance) {
	t.Helper()
	m, err := match.New(game, seated(game, seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	c := engine.NewChance(seed, 3)
	return m, &c
}

// step plays a random one of the first few legal moves. Only the first few are used because high
// bids, which come last, would end auctions.
func step(t *testing.T, m *match.Match, c *engine.Chance) {
	t.Helper()
	legal := m.Legal()
	if _, err := m.Play(legal[c.Below(min(len(legal), 4))]); err != nil {
		t.Fatal(err)
	}
}

// open starts the app with record as the saved game. game is the ID of its game, which the player
// already knows.
func open(t *testing.T, game string, record []byte) *drive.App {
	t.Helper()
	return drive.StartSaved(t, fmt.Sprintf(`{"known":[%q],"language":"en"}`, game), game, record)
}

// resume starts the app with a saved game and continues it.
func resume(t *testing.T, game string, record []byte) *drive.App {
	t.Helper()
	app := open(t, game, record)
	app.ClickTarget("continue")
	app.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, game+"/") && !s.Busy })
	return app
}
