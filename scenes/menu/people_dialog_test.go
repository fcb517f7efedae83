package menu_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gulch/engine/testscale"
	"gulch/scenes/drive"
	"gulch/scenes/probe"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestPeopleAtSeats checks that a person is chosen for a seat with three presses, that typing a
// known name selects its person, and that nothing is stored about a guest, in windows of desktop,
// tablet and phone.
func TestPeopleAtSeats(t *testing.T) {
	const settings = `{"text_size":100,"speed":"at once","confirm":"final","language":%q,"people":[{"name":"Ada","face":"guest3"},{"name":"Ben","face":"guest4"}]}`
	for i, size := range [][2]int{{1280, 720}, {390, 844}, {800, 600}, {820, 1180}}[:testscale.Of(2, 4)] {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			language := []string{"en", "de"}[i%2]
			home := drive.NewHome(t, map[string][]byte{"settings.json": []byte(fmt.Sprintf(settings, language)),
				"tally.log": tallyOfAda(t)})
			app := drive.Start(t, drive.Options{Width: size[0], Height: size[1], Home: home})
			app.WaitScene("title")
			app.ClickTarget("box/westernlegends")
			app.WaitScene("new-game")
			app.Shot(fmt.Sprintf("people-seats-%d.png", size[0]))
			app.ClickTarget("who/1")
			app.WaitScene("new-game/people")
			app.Shot(fmt.Sprintf("people-choose-%d.png", size[0]))
			app.ClickTarget("person/nobody")
			app.WaitScene("new-game")
			if n := app.Target("face/1"); !strings.HasPrefix(n.Label, map[string]string{"en": "Guest",
				"de": "Gast"}[language]) {
				t.Errorf("the first seat has the name %q, want a guest", n.Label)
			}
			app.Key(ebiten.KeyEscape)
			app.WaitScene("title")
			app.ClickTarget("statistics")
			app.WaitScene("statistics")
			app.Shot(fmt.Sprintf("people-tally-%d.png", size[0]))
			app.ClickTarget("people")
			app.WaitScene("people")
			app.Shot(fmt.Sprintf("people-care-%d.png", size[0]))
			who := ""
			for _, n := range app.Snapshot().Targets {
				if strings.HasPrefix(n.ID, "person/") && strings.HasPrefix(n.Label, "Ada") {
					who = n.ID
				}
			}
			app.ClickTarget(who)
			app.WaitScene("person")
			app.Shot(fmt.Sprintf("people-name-%d.png", size[0]))
			app.Type("Adaline")
			app.ClickTarget("keep")
			app.WaitFor("the new name", func(s probe.Snapshot) bool {
				for _, n := range s.Targets {
					if n.ID == who && strings.Contains(n.Label, "Adaline") {
						return true
					}
				}
				return false
			})
			kept, err := os.ReadFile(filepath.Join(home, "data", "gulch", "persons.log"))
			if err != nil || !strings.Contains(string(kept), "Adaline") {
				t.Errorf("persons.log has %s (error %v), want the new name Adaline", kept, err)
			}
		})
	}
}

// TestTwoPeopleAreJoined checks that two entries of the same person can be merged, that the merge
// can be undone while the dialog is open, and that the current player can be chosen there.
func TestTwoPeopleAreJoined(t *testing.T) {
	const settings = `{"text_size":%d,"speed":"at once","language":%q,"people":[{"name":"Ada","face":"guest3"},{"name":"Ben","face":"guest4"}]}`
	for i, size := range [][2]int{{1280, 720}, {390, 844}, {820, 1180}, {800, 600}}[:testscale.Of(2, 4)] {
		language := []string{"en", "fr"}[i%2]
		home := drive.NewHome(t, map[string][]byte{"settings.json": []byte(fmt.Sprintf(settings, 100+50*(i%2),
			language)), "tally.log": tallyOfAda(t)})
		app := drive.Start(t, drive.Options{Width: size[0], Height: size[1], Home: home})
		app.WaitScene("title")
		app.ClickTarget("statistics")
		app.WaitScene("statistics")
		app.ClickTarget("people")
		app.WaitScene("people")
		find := func(name string) string {
			for _, n := range app.Snapshot().Targets {
				if strings.HasPrefix(n.ID, "person/") && strings.HasPrefix(n.Label, name) {
					return n.ID
				}
			}
			return ""
		}
		ada, ben := find("Ada"), find("Ben")
		app.ClickTarget(ben)
		app.WaitScene("person")
		app.Shot(fmt.Sprintf("people-one-%d.png", size[0]))
		app.ClickTarget("now")
		now := app.WaitScene("people")
		if n, _ := now.Find(ben); language == "en" && !strings.Contains(n.Label, "active") {
			t.Errorf("the tag of Ben is %q, want \"plays now\" in it", n.Label)
		}
		app.ClickTarget(ada)
		app.WaitScene("person")
		app.ClickTarget("same")
		app.WaitScene("people/same")
		app.Shot(fmt.Sprintf("people-same-%d.png", size[0]))
		app.ClickTarget(ben)
		app.WaitScene("confirm")
		app.Tick(20)
		app.Shot(fmt.Sprintf("people-ask-%d.png", size[0]))
		app.ClickTarget("yes")
		app.WaitScene("people")
		app.Tick(20)
		app.Shot(fmt.Sprintf("people-joined-%d.png", size[0]))
		if find("Ben") != "" || find("Ada") == "" {
			t.Errorf("after joining, the tags of Ada and Ben are %q and %q, want only Ada's", find("Ada"), find("Ben"))
		}
		app.ClickTarget("people/part")
		app.WaitFor("two people", func(s probe.Snapshot) bool { _, two := s.Find(ben); return two })
		if find("Ben") != ben {
			t.Errorf("after separating, the tag of Ben is %q", find("Ben"))
		}
		app.Close()
	}
}
