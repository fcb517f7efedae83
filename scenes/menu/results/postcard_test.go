package results

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"testing"

	"gulch/assets"
	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/clip"
	"gulch/scenes/drive"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/share"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestPostcards checks for both formats and all languages that all texts of a postcard are inside
// its edges and large enough to be read at half size.
func TestPostcards(t *testing.T) {
	h := menutest.NewApp(t)
	over := New(h, Params{Match: menutest.Played(t, 5, 3),
		Titles: func(int) string { return "Gold Baron" }}).(*results)
	station, err := trail.Stations()
	if err != nil {
		t.Fatal(err)
	}
	won := pieces.Layered{pieces.Backdrop("winner/sun"), pieces.Cutout("winner/gold", 0)}
	starred, alone := *over, over.postcard()
	alone.Picture = won
	starred.station, starred.onTrail = station[0], true
	defer i18n.SetCatalogue(nil)
	for _, lang := range []string{"en", "de"} {
		c, err := i18n.Load(assets.Translations(), lang)
		if err != nil {
			t.Fatal(err)
		}
		i18n.SetCatalogue(c)
		for name, card := range map[string]share.Postcard{"game": over.postcard(), "alone": alone,
			"station": starred.postcard()} {
			for _, x := range [][2]int{{1200, 630}, {1080, 1080}} {
				drive.OnHost(func() {
					h.Kit.RenderImmediately = os.Getenv("GULCH_SHOTS") != ""
					m := ebiten.NewImage(x[0], x[1])
					defer m.Deallocate()
					p := h.Kit.Canvas(m, paint.View{Scale: 1})
					full := geom.R(0, 0, float64(x[0]), float64(x[1])).Inset(40)
					p.OnText = func(w paint.DrawnText) {
						if w.Size < 18 && len(w.Text) > 1 || !w.Rect.Within(full) {
							t.Errorf("%s in %s, %s: %q has text size %.1f at %v; want at least 18, inside the edges",
								name, lang, fmt.Sprint(x[0]), w.Text, w.Size, w.Rect)
						}
					}
					card.Paint(p, full.W+80, full.H+80)
					if !h.Kit.RenderImmediately {
						return
					}
					out := image.NewRGBA(image.Rect(0, 0, x[0], x[1]))
					m.ReadPixels(out.Pix)
					keepShot(t, fmt.Sprintf("postcard-%s-%s-%s.png", name, lang, fmt.Sprint(x[0])), out)
				})
			}
		}
	}
}

// keepShot writes a picture to the folder of test screenshots.
func keepShot(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	x, err := clip.NewPicture(m)
	if err == nil {
		err = os.WriteFile(filepath.Join(os.Getenv("GULCH_SHOTS"), name), x.PNG, 0o600)
	}
	if err != nil {
		t.Error(err)
	}
}
