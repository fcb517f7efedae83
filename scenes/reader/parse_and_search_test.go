package reader

import (
	"slices"
	"strings"
	"testing"
)

const sample = `# A game

## First things | first

A line with *bold* and _slanted_ words,
going on, and a [link>second], and an icon {gavel}.

- one
- two

> Ada plays.
> Ben does not.

## Second things | second

### A paragraph | inner | R1 R2 R3
Übermut über Größe.
! cards a b | A figure
= gavel | Gavel | A bid. | inner
@ bid | Auction | Bid or pass. | inner
`

func parsed(t *testing.T, text string) *Book {
	t.Helper()
	b, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestParse(t *testing.T) {
	b := parsed(t, sample)
	if b.Title != "A game" || len(b.Sections) != 2 || len(b.Sections[1].Paragraphs) != 2 {
		t.Fatalf("parsed book: %+v; want a title and two sections", b)
	}
	first := b.Sections[0].Paragraphs[0]
	if n := len(first.Blocks); n != 4 {
		t.Fatalf("%d blocks, want a text, two points and an example", n)
	}
	if got := first.plainText(); !strings.Contains(got, "slanted words, going on") || !strings.Contains(got,
		"Ada plays. Ben does not.") {
		t.Errorf("the text is %q", got)
	}
	if b.Name("inner") != "A paragraph" || b.Name("second") != "Second things" || b.Name("nowhere") != "" {
		t.Error("anchors have the wrong names")
	}
	if s, ok := b.Sign("gavel"); !ok || s.Sentence != "A bid." {
		t.Errorf("the sign is %+v", s)
	}
	if s, ok := b.Phase("bid"); !ok || s.Anchor != "inner" {
		t.Errorf("the phase is %+v", s)
	}
}

func TestParseRefuses(t *testing.T) {
	for name, text := range map[string]string{
		"no title":        "## A | a\ntext",
		"no section":      "# A",
		"early text":      "# A\ntext\n## B | b",
		"open link":       "# A\n## B | b\n[link>c",
		"no anchor":       "# A\n## B\ntext",
		"empty link":      "# A\n## B | b\n[>c]",
		"half a sign":     "# A\n## B | b\n= icon | name",
		"open emphasis":   "# A\n## B | b\n*bold",
		"nameless figure": "# A\n## B | b\n! | caption",
		"early paragraph": "# A\n### P | p\n## B | b",
		"no paragraph id": "# A\n## B | b\n### P",
	} {
		if _, err := Parse(text); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

func TestSearchFindsWhatIsTyped(t *testing.T) {
	b := parsed(t, sample)
	for query, want := range map[string]string{
		"UBER gross": "inner", "größe": "inner", "R2": "inner", "slant": "first", "second": "second",
		"nothing such": "", "lant": "first", "slantiest": "first", "second nothing": "second", "a bids": "inner",
	} {
		hits, _ := b.search(query)
		switch {
		case want == "" && len(hits) > 0:
			t.Errorf("%q finds %+v", query, hits)
		case want != "" && (len(hits) == 0 || hits[0].anchor != want):
			t.Errorf("%q finds %+v, want %q", query, hits, want)
		}
	}
}

// TestSearchFindsWords checks that a search finds and marks words that begin with the typed one,
// not letters within words, and that words of one or two letters must match as a whole.
func TestSearchFindsWords(t *testing.T) {
	for _, c := range []struct {
		query, text string
		want        [][2]int
	}{
		{"tie", "Cities: ties", [][2]int{{8, 11}}},
		{"a", "A pan, a bar", [][2]int{{0, 1}, {7, 8}}},
		{"picking a fight", "a fight", [][2]int{{2, 7}}},
		{"Who has the dice?", "the player who rolls dice", [][2]int{{21, 25}}},
		{"who", "the player who rolls dice", [][2]int{{11, 14}}},
		{"größe", "die Größen", [][2]int{{4, 11}}},
	} {
		if got := matchRanges(c.text, terms(c.query)); !slices.Equal(got, c.want) {
			t.Errorf("%q is marked in %q at %v, want %v", c.query, c.text, got, c.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Fuzz(func(_ *testing.T, text string) {
		if b, err := Parse(text); err == nil {
			flow := flow{width: 300, size: 1, advance: monospaced, figure: noFigures}
			flow.lay(b)
			b.search(text)
		}
	})
}

// TestTextEndsExample checks that a line of text directly below an example is not part of it.
func TestTextEndsExample(t *testing.T) {
	b := parsed(t, "# A\n## B | b\n> Ada bids.\n> Ben passes.\nSo Ada pays.")
	blocks := b.Sections[0].Paragraphs[0].Blocks
	if len(blocks) != 2 || blocks[0].Kind != Example || blocks[1].Kind != Text {
		t.Errorf("the blocks are %+v, want an example and a text", blocks)
	}
}

// TestSearchFindsAnchors checks that a search finds a paragraph by the short name in its anchor,
// before those whose text only begins so.
func TestSearchFindsAnchors(t *testing.T) {
	b := parsed(t, "# Book\n\n## Selling | sales\n\n### Ore | ore\nIt is sold.\n\n## Playing alone | alone\n\n"+
		"### Setting up | solo-setup\nTake 3 miners.\n")
	if hits, _ := b.search("solo"); len(hits) == 0 || hits[0].anchor != "solo-setup" {
		t.Errorf("“solo” finds %+v", hits)
	}
}

// TestSearchAnswersQuestions checks that a question about Boomtown finds the paragraph with the
// answer, not only one that happens to have all small words of the question, too.
func TestSearchAnswersQuestions(t *testing.T) {
	book, err := Open("boomtown")
	if err != nil {
		t.Fatal(err)
	}
	hits, _ := book.search("who rolls the dice")
	if !slices.ContainsFunc(hits, func(h hit) bool { return h.title == "First player" }) {
		t.Errorf("the question who rolls the dice finds %+v, want the paragraph about the first player", hits)
	}
}
