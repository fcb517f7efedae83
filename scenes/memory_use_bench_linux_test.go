package scenes_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gulch/engine/match"
	"gulch/scenes/drive"
	"gulch/scenes/probe"
	"gulch/scenes/shelf"
	"gulch/scenes/stage"
)

// mostResident is the maximum memory in bytes that the program may hold after ten games of each
// kind. It applies to a window of 1280x720 with software rendering, for which every image is in the
// program's own memory.
const mostResident = 400 << 20

// BenchmarkMemory plays ten games of each kind among bots in a real window, and reports the
// program's memory on the title screen, at the first table, and after one, three and ten games.
func BenchmarkMemory(b *testing.B) {
	for _, game := range shelf.Rules() {
		info := game.Info()
		b.Run(info.ID, func(b *testing.B) {
			seats := make([]match.Seat, info.MinSeats)
			for i := range seats {
				seats[i] = match.Seat{Name: fmt.Sprintf("Bot %d", i+1), Bot: "easy", Face: "rose"}
			}
			w := drive.OpenWindow(b, drive.Options{Args: []string{"-mute"}, Home: homeFor(b, info.ID, seats)})
			w.WaitFor("the title", func(s probe.Snapshot) bool { return s.Scene == "title" && !s.Busy })
			report(b, w, "title")
			w.ClickTarget("box/" + info.ID)
			w.WaitFor("a new game", func(s probe.Snapshot) bool { return s.Scene == "new-game" && !s.Busy })
			w.ClickTarget("deal")
			w.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, info.ID+"/") })
			report(b, w, "table")
			for n := 1; n <= 10; n++ {
				w.WaitLong("the results", func(s probe.Snapshot) bool { return s.Scene == "results" && !s.Busy })
				if slices.Contains([]int{1, 3, 10}, n) {
					report(b, w, fmt.Sprintf("games-%d", n))
				}
				w.ClickTarget("rematch")
				w.WaitFor("the table", func(s probe.Snapshot) bool { return strings.HasPrefix(s.Scene, info.ID+"/") })
			}
		})
	}
}

// homeFor returns a home folder with settings in which the New game screen is set up with the given
// seats and animations are off.
func homeFor(t testing.TB, game string, seats []match.Seat) string {
	t.Helper()
	settings := stage.DefaultSettings()
	settings.Speed, settings.ShownIntros = stage.AtOnce, []string{game}
	settings.Setups = map[string]stage.Setup{game: {Seats: seats}}
	data, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	return drive.NewHome(t, map[string][]byte{"settings.json": data})
}

// report adds the memory that the program uses now, in MB, to the results of a benchmark. when
// names the moment, such as "start".
func report(b *testing.B, w *drive.Window, when string) {
	b.Helper()
	configure(w)
	all, own := w.ResidentMemory()
	m := w.Snapshot().Memory
	b.ReportMetric(float64(all>>20), when+"-MB")
	b.Logf("%s: resident %d MB, of its own %d MB; textures %d MB, pictures %v, heap %d MB, all of Go %d MB", when,
		all>>20, own>>20, m.Textures>>20,
		m.Pictures, m.Heap>>20, m.Go>>20)
	if all > mostResident {
		b.Errorf("%s: the program holds %d MB; want at most %d", when, all>>20, mostResident>>20)
	}
}

// configure waits until the program has finished rendering textures in advance.
func configure(w *drive.Window) {
	for was, still := int64(-1), 0; still < 3; still++ {
		time.Sleep(500 * time.Millisecond)
		if now := w.Snapshot().Memory.Textures; now != was || now < 10<<20 {
			was, still = now, 0
		}
	}
}
