package stage

import (
	"slices"
	"testing"

	"gulch/render/ui"
)

// told is a test scene that divides its accessibility tree into sections.
type told struct{ blank }

func (*told) PageTitle() string { return "A tale" }
func (*told) ReadingSections([]ui.Node) []ReadingSection {
	return []ReadingSection{{Heading: "Empty"}, {Heading: "Yours", Lines: []string{"Money: 3"}, Nodes: []int{2, 0}}}
}

// TestEntries checks the accessibility tree: which nodes are in it, and their headings, groups and
// keys.
func TestEntries(t *testing.T) {
	nodes := []ui.Node{
		{ID: "mine", Label: "A mine", Tip: "It pays $2.", Role: "text", SkipFocus: true},
		{ID: "scroll", Label: "Scroll", SkipFocus: true},
		{ID: "mine", Label: "Take", Role: "move", Press: func() {}},
		ui.Slider("loud", "Music", "", ui.NewLayout(800, 600).Area(), 0.5, func(float64) {}),
	}
	plain, tale := &blank{}, &told{}
	plain.Root.Nodes, tale.Root.Nodes = nodes, nodes
	for _, c := range []struct {
		scene Scene
		want  []string
	}{
		{plain, []string{"mine||A mine. It pays $2.", "mine #2|move|Take", "loud|slider|Music"}},
		{tale, []string{"passage 1|heading|Yours", "passage 1 line 0||Money: 3", "mine|move|Take",
			"mine #2||A mine. It pays $2."}},
	} {
		var got []string
		for _, e := range entries(c.scene) {
			got = append(got, e.key+"|"+e.role+"|"+e.label)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("accessibility tree: %q; want %q", got, c.want)
		}
	}
	plain.Root.Nodes = ui.Grouped("Length", ui.Segments("length", ui.NewLayout(800, 600).Area(),
		[]ui.Choice{{ID: "s", Label: "Short"}, {ID: "l", Label: "Long"}}, "s", "", func(string) {}))
	want := []string{"group of length/s|group|Length|", "length/s|radio|Short|group of length/s",
		"length/l|radio|Long|group of length/s"}
	var got []string
	for _, e := range entries(plain) {
		got = append(got, e.key+"|"+e.role+"|"+e.label+"|"+e.in)
	}
	if !slices.Equal(got, want) {
		t.Errorf("accessibility tree of a radio group: %q; want %q", got, want)
	}
	if title(tale) != "A tale – Gulch" || title(plain) != "Gulch" {
		t.Errorf("page titles are %q and %q", title(tale), title(plain))
	}
	if got := announced(tale, []string{"A tale of old"}); len(got) != 1 {
		t.Errorf("the title is announced twice: %q", got)
	}
	if got := announced(tale, []string{"Go."}); !slices.Equal(got, []string{"A tale.", "Go."}) {
		t.Errorf("a new scene is announced as %q", got)
	}
}
