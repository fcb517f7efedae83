package pieces

import (
	"slices"
	"strings"
	"testing"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/theme"
)

// TestCardWithoutPicture checks that a card without a picture shows its icons and all its texts
// inside the card. A long text must be drawn smaller so that it fits.
func TestCardWithoutPicture(t *testing.T) {
	kit := newKit(t)
	var trace paint.Trace
	c := Card{Title: "Saddle Up", Icon: "horse-head", Small: "trophy", Kind: "Story", Body: "Take a horse.",
		Accent: theme.Brass, Band: theme.Oxblood, Coin: 7, HasCoin: true, Danger: true, Badge: "12",
		Foot: []Value{{"trophy", "3"}, {"", "5"}}}
	short := record(t, kit, &trace, c.Paint)
	for _, want := range []string{"Saddle Up", "Story", "Take a horse.", "7", "12", "3", "5"} {
		if !slices.Contains(short.words(), want) {
			t.Errorf("the card shows the texts %q, want %q among them", short.words(), want)
		}
	}
	for _, want := range []string{"horse-head", "trophy", "skull-crossed-bones"} {
		if !slices.Contains(short.icons, want) {
			t.Errorf("the card shows the icons %q, want %q among them", short.icons, want)
		}
	}
	plain := record(t, kit, &trace, Card{Title: "Saddle Up", Icon: "horse-head"}.Paint)
	if slices.Contains(plain.words(), "0") || slices.Contains(plain.icons, "skull-crossed-bones") {
		t.Errorf("a card without coin and danger shows %q and %q", plain.words(), plain.icons)
	}
	c.Body = strings.Repeat("Take a horse and ride away from here. ", 3)
	long := record(t, kit, &trace, c.Paint)
	before, after := bodyOf(t, short, "Take a horse."), bodyOf(t, long, c.Body)
	if after.Size >= before.Size || !after.Rect.Within(geom.R(0, 0, CardW, 197)) {
		t.Errorf("a long text is drawn with size %v in %v, want smaller than %v and above the foot", after.Size,
			after.Rect, before.Size)
	}
}

// bodyOf returns the text of a drawing that begins like body. It fails the test if there is none.
func bodyOf(t *testing.T, d drawing, body string) paint.DrawnText {
	t.Helper()
	i := slices.IndexFunc(d.texts, func(w paint.DrawnText) bool { return strings.HasPrefix(w.Text, body[:13]) })
	if i < 0 {
		t.Fatalf("the text %q is not among %q", body, d.words())
	}
	return d.texts[i]
}
