package people

import (
	"fmt"
	"strings"
	"testing"

	"gulch/render/ui"
	"gulch/scenes/menu/importer"
	"gulch/scenes/menu/menutest"
	"gulch/scenes/menu/share"
)

// TestTwinsAreAskedAbout checks that the player is asked whether an imported person and a known one
// of the same name are the same, and that the answer decides how many persons there are.
func TestTwinsAreAskedAbout(t *testing.T) {
	_, text := menutest.ExportedPeople(t)
	for answer, want := range map[string]int{"same": 2, "two": 3} {
		h := menutest.NewApp(t)
		h.NewPerson("Ada", "guest1")
		menutest.Push(h, New(h))
		s := h.Top().(*peopleDialog)
		s.importer.Add(importer.Pasted(text, nil), nil)
		menutest.RunImport(t, h, &s.importer)
		menutest.WantScene(t, h, "twins")
		menutest.WantTexts(t, h, "The same Ada?", "Ada comes from the other device")
		menutest.Press(t, h, answer)
		menutest.RunImport(t, h, &s.importer)
		menutest.WantScene(t, h, "people")
		if n := len(h.AllPersons()); n != want || len(h.Tally().Games) != 1 {
			t.Errorf("answer %s: %d persons and %d games, want %d and 1", answer, n, len(h.Tally().Games), want)
		}
	}
}

// TestCutTextOfPeople checks that the player is asked before the rest of a text of persons is
// imported whose end is missing.
func TestCutTextOfPeople(t *testing.T) {
	_, text := menutest.ExportedPeople(t)
	lines := strings.SplitAfter(strings.TrimSpace(text), "\n")
	cut := strings.Join(lines[:len(lines)-1], "")
	for answer, want := range map[string]int{"yes": 1, "no": 0} {
		h := menutest.NewApp(t)
		menutest.Push(h, New(h))
		s := h.Top().(*peopleDialog)
		s.importer.Add(importer.Pasted(cut, nil), nil)
		menutest.RunImport(t, h, &s.importer)
		menutest.WantScene(t, h, "confirm")
		menutest.WantTexts(t, h, "The end of this text is missing: 1 line.")
		menutest.Press(t, h, answer)
		menutest.RunImport(t, h, &s.importer)
		if n := len(h.AllPersons()); (n > 0) != (want > 0) {
			t.Errorf("answer %s: %d persons were imported", answer, n)
		}
	}
}

// TestSharePeople checks that the text of all persons can be shared, and that without persons there
// is nothing to share.
func TestSharePeople(t *testing.T) {
	h, text := menutest.ExportedPeople(t)
	menutest.Push(h, New(h))
	menutest.Press(t, h, "people/share")
	menutest.WantScene(t, h, "share")
	if s := h.Top().(*share.Dialog).Shared; s.Text != text || s.File != "gulch people.txt" {
		t.Errorf("%.40q is shared as %s, want the exported persons", s.Text, s.File)
	}
	nobody := menutest.NewApp(t)
	menutest.Push(nobody, New(nobody))
	why := menutest.Node(t, nobody, "people/share").DisabledReason
	if !strings.Contains(why, "You can't export players yet") {
		t.Errorf("without persons the button is disabled because of %q", why)
	}
}

// TestManyPeople checks that the tags of many persons are on several pages.
func TestManyPeople(t *testing.T) {
	h := menutest.NewApp(t)
	for i := range shownPeople + 2 {
		h.NewPerson(fmt.Sprint("Person ", i), "")
	}
	menutest.Push(h, New(h))
	tags := func() (n int) {
		for _, id := range menutest.Enabled(h) {
			if strings.HasPrefix(id, "person/") {
				n++
			}
		}
		return n
	}
	if n := tags(); n != shownPeople {
		t.Errorf("the first page has %d persons, want %d", n, shownPeople)
	}
	if menutest.Press(t, h, "people/on"); tags() != 2 {
		t.Errorf("the second page has %d persons, want 2", tags())
	}
	if menutest.Press(t, h, "people/back"); tags() != shownPeople {
		t.Errorf("after going back the page has %d persons, want %d", tags(), shownPeople)
	}
}

// TestPersonIsHidden checks that a person can be hidden, that a name cannot be empty, and that
// Escape changes nothing.
func TestPersonIsHidden(t *testing.T) {
	h := menutest.NewApp(t)
	ada := h.NewPerson("Ada", "guest3")
	menutest.Push(h, New(h))
	menutest.Press(t, h, "person/"+string(ada.ID))
	dialog := h.Top().(*personDialog)
	if why := menutest.Node(t, h, "same").DisabledReason; !strings.Contains(why, "there are no other players") {
		t.Errorf("a single person has no duplicate, but the button is disabled because of %q", why)
	}
	dialog.name = ""
	if why := menutest.Node(t, h, "keep").DisabledReason; !strings.Contains(why, "First, type a name") {
		t.Errorf("an empty name is refused because of %q", why)
	}
	menutest.Update(h, ui.Input{Back: true})
	menutest.WantScene(t, h, "people")
	if p, _ := h.Person(ada.ID); p.Name != "Ada" || p.Hidden {
		t.Errorf("after Escape the person is %+v, want her unchanged", p)
	}
	menutest.Press(t, h, "person/"+string(ada.ID))
	menutest.Press(t, h, "away")
	menutest.WantScene(t, h, "people")
	if p, _ := h.Person(ada.ID); !p.Hidden || len(h.ActivePersons()) > 0 {
		t.Errorf("the person is %+v, want her hidden", p)
	}
}
