package paint

import (
	"math"
	"strings"
	"testing"

	"gulch/render/geom"
)

// TestDryRunChecksWhatIsDrawn checks that a dry run panics for drawings with errors that a real
// frame would silently leave out.
func TestDryRunChecksWhatIsDrawn(t *testing.T) {
	kit, err := NewRenderer()
	if err != nil {
		t.Fatal(err)
	}
	at, nowhere := geom.R(10, 10, 40, 20), geom.R(10, 10, math.NaN(), 20)
	style := Style{Face: Body, Size: 14}
	for name, c := range map[string]struct {
		draw func(p *Canvas)
		want string // expected part of the message of the panic, "" for no panic
	}{
		"a shape":         {func(p *Canvas) { p.Rect(at, 2, White) }, ""},
		"an icon":         {func(p *Canvas) { p.Icon("hexagon", at.Center(), 12, White) }, ""},
		"no icon":         {func(p *Canvas) { p.Icon("", at.Center(), 12, White) }, ""},
		"a text":          {func(p *Canvas) { p.Text("100% sure!", at.Center(), style) }, ""},
		"a shape nowhere": {func(p *Canvas) { p.Rect(nowhere, 2, White) }, "finite"},
		"a picture far away": {func(p *Canvas) { p.Image(NewTexture(4, 4), geom.R(math.Inf(1), 0, 4, 4), 0, White) },
			"finite"},
		"an unknown icon": {func(p *Canvas) { p.Icon("no-such-icon", at.Center(), 12, White) }, "no-such-icon"},
		"an unknown figure": {func(p *Canvas) { p.Figure(Figure{Icon: "no-such-icon"}, at.Center(), 12, 0) },
			"no-such-icon"},
		"a text with an error": {func(p *Canvas) { p.Text("costs %!d(string=x)", at.Center(), style) }, "formatting"},
		"an icon turned nowhere": {func(p *Canvas) { p.RotatedIcon("hexagon", at.Center(), 12, math.NaN(), White) },
			"finite"},
	} {
		if got := dryPanic(kit, c.draw); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: the dry run says %q, want a message with %q", name, got, c.want)
		}
	}
}

// dryPanic draws in a dry run and returns the message of the panic, "" if there was none.
func dryPanic(kit *Renderer, draw func(p *Canvas)) (message string) {
	defer func() {
		if reason := recover(); reason != nil {
			message = reason.(string)
		}
	}()
	kit.DryRun(func() {
		p := kit.Canvas(kit.Blank(100, 50), View{Scale: 1})
		draw(p)
		p.Flush()
	})
	return ""
}
