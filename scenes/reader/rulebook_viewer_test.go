package reader

import (
	"strings"
	"testing"

	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
	"gulch/scenes/store"

	"github.com/hajimehoshi/ebiten/v2"
)

// newViewer returns a viewer of a book on the stack of an app, built and drawn once.
func newViewer(t *testing.T, book *Book) (*stage.App, *scene) {
	t.Helper()
	d, err := stage.NewSceneStack()
	if err != nil {
		t.Fatal(err)
	}
	h := stage.NewApp(d, nil, store.NewMemory(nil))
	s := New(h, book, noFigures, "").(*scene)
	h.Push(s)
	h.Draw(ebiten.NewImage(h.CurrentLayout().PixelW, h.CurrentLayout().PixelH))
	return h, s
}

// TestBackspaceErasesTheQuery checks that Backspace erases letters of the query, also when the
// focus is on a result, and is not refused when none are left.
func TestBackspaceErasesTheQuery(t *testing.T) {
	h, s := newViewer(t, parsed(t, sample))
	s.Update(&ui.Input{Chars: []rune("bid")}, 16)
	s.Build(h.CurrentLayout())
	s.Root.Focus("go/inner")
	for _, want := range []string{"bi", "b", "", ""} {
		s.Update(&ui.Input{Erase: true, Keys: []ebiten.Key{ebiten.KeyBackspace}}, 16)
		s.Build(h.CurrentLayout())
		if s.query != want {
			t.Errorf("after Backspace the query is %q, want %q", s.query, want)
		}
	}
	for _, n := range s.Root.Nodes {
		if n.ID == "back" && len(n.Keys) > 0 {
			t.Errorf("the keys %v go back although no link was followed", n.Keys)
		}
	}
}

// TestSearchResults checks that Enter leads from one search result to the next and from the last to
// the first, that a press on a result in the list shows it, and that Back ends the search before it
// closes the viewer.
func TestSearchResults(t *testing.T) {
	long := sample + strings.Repeat("\nAnd so on.\n", 99)
	h, s := newViewer(t, parsed(t, long))
	s.Update(&ui.Input{Chars: []rune("bid")}, 16)
	if len(s.hits) != 1 {
		t.Fatalf("%d results for \"bid\", want 1", len(s.hits))
	}
	s.query = "a"
	s.search()
	if len(s.hits) != 2 {
		t.Fatalf("%d results for \"a\", want 2", len(s.hits))
	}
	for _, want := range []int{1, 0} {
		if s.Update(&ui.Input{Accept: true}, 16); s.chosen != want {
			t.Errorf("Enter leads to result %d, want %d", s.chosen, want)
		}
	}
	s.Build(h.CurrentLayout())
	if !s.Root.Press("go/inner") {
		t.Fatal("the result \"inner\" is not in the list")
	}
	if got := s.hits[s.chosen].anchor; got != "inner" {
		t.Errorf("a press on the result inner chooses %q", got)
	}
	if s.Update(&ui.Input{Back: true}, 16); s.query != "" || h.Top() != s {
		t.Errorf("Back leaves the query %q, want \"\", in the viewer", s.query)
	}
	if s.Update(&ui.Input{Back: true}, 16); h.Top() != nil {
		t.Error("Back without a query does not close the viewer")
	}
}

// TestScrollBar checks that the scroll bar is drawn only for books that are longer than the visible
// area.
func TestScrollBar(t *testing.T) {
	for text, want := range map[string]bool{"# A\n## B | b\nText.": false,
		sample + strings.Repeat("\nAnd so on.\n", 99): true} {
		h, s := newViewer(t, parsed(t, text))
		drawn := func(draw func(p *paint.Canvas)) uint64 {
			var trace paint.Trace
			p := trace.Canvas(h.Kit, 1280, 720, h.CurrentLayout().View)
			draw(p)
			p.Flush()
			return trace.Sum()
		}
		if got := drawn(s.paintBar) != drawn(func(*paint.Canvas) {}); got != want {
			t.Errorf("a book of %.0f units in an area of %.0f: the scroll bar is drawn: %v, want %v", s.page.height,
				s.at.text.H, got, want)
		}
	}
}

// TestHeadings checks that rule books have other headings than other texts, and that a rule number
// leads to its paragraph.
func TestHeadings(t *testing.T) {
	b := parsed(t, sample)
	if got := b.Heading(); got != "Rules of A game" {
		t.Errorf("the heading is %q, want \"Rules of A game\"", got)
	}
	if b.NotRules = true; b.Heading() != "A game" {
		t.Errorf("the heading is %q, want \"A game\"", b.Heading())
	}
	if known, unknown := b.ByRule("R2"), b.ByRule("R99"); known != "inner" || unknown != "" {
		t.Errorf("R2 leads to %q and R99 to %q, want \"inner\" and \"\"", known, unknown)
	}
}

// TestOpen checks that the book of a game opens, and that a game without a book has none.
func TestOpen(t *testing.T) {
	if b, err := Open("boomtown"); err != nil || b == nil || b.Title == "" {
		t.Errorf("the book of Boomtown is %+v, error %v", b, err)
	}
	if b, err := Open("no such game"); err != nil || b != nil {
		t.Errorf("the book of a game without rules is %+v, error %v; want none", b, err)
	}
}
