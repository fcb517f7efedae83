//go:build !js

package scenes_test

import (
	"testing"

	rules "gulch/engine/boomtown"
	"gulch/engine/match"
	"gulch/scenes/drive"
)

func TestMain(m *testing.M) { drive.Main(m) }

// begun returns the record of a game after the given number of moves. The first seat is a person,
// who is to move.
func begun(t *testing.T, moves int) []byte {
	t.Helper()
	m, err := match.New(rules.Game, match.Setup{Seed: 7, Seats: []match.Seat{
		{Name: "Ada", Face: "horse-head"}, {Name: "Dutch Maddox", Face: "card-ace-spades", Bot: "easy",
			Persona: "dutch"},
		{Name: "Opal Harlan", Face: "rose", Bot: "easy", Persona: "opal"}, {Name: "Josiah Reed", Face: "compass",
			Bot: "hard", Persona: "josiah"},
	}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < moves || m.Turn() != 0; i++ {
		legal := m.Legal()
		if _, err := m.Play(legal[i%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	return m.Text()
}

// start starts the app with the given settings document and a saved game of Boomtown with the given
// record.
func start(t *testing.T, settings string, record []byte) *drive.App {
	t.Helper()
	return drive.StartSaved(t, settings, "boomtown", record)
}

// windows are the window sizes in pixels in which the screens are checked.
var windows = [][2]int{{1280, 720}, {820, 1180}, {1024, 640}}
