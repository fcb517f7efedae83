package stage

import (
	"encoding/json"
	"strings"
	"testing"

	"gulch/engine/match"
	"gulch/scenes/store"
)

func TestSettings(t *testing.T) {
	docs := store.NewMemory(nil)
	h, _ := newTestApp(t, docs)
	h.Settings.Speed, h.Settings.Reduced = Brisk, true
	h.Settings.Remember("boomtown", Setup{Seats: threeSeats().Seats, ShuffleSeats: true})
	h.SettingsChanged()
	again, _ := newTestApp(t, docs)
	if s := again.Settings; s.Speed != Brisk || !s.Reduced || !again.Reduced || s.People[0].Name != "Ada" ||
		len(s.People) != 1 ||
		!s.Setups["boomtown"].ShuffleSeats {
		t.Errorf("the settings after a restart are %+v", s)
	}
	for _, bad := range []string{"", "{", `[1]`, "null"} {
		if err := docs.Write(settingsDoc, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		h, _ := newTestApp(t, docs)
		if h.Settings.Speed != Normal || !strings.Contains(h.toast.text, "settings are damaged") {
			t.Errorf("settings document %q: speed %s, toast %q; want the default and a warning", bad, h.Settings.Speed,
				h.toast.text)
		}
	}
}

func TestRememberPeople(t *testing.T) {
	s := DefaultSettings()
	for i := range 30 {
		name := string(rune('a' + i%20))
		s.Remember("boomtown", Setup{Seats: []match.Seat{{Name: name}, {Name: "Bot", Bot: "easy"}}})
	}
	if len(s.People) != maxPeople || s.People[0].Name != "j" {
		t.Errorf("%d recent players, the first is %+v; want maxPeople and j", len(s.People), s.People[0])
	}
	seen := map[string]bool{}
	for _, p := range s.People {
		if seen[p.Name] || p.Name == "Bot" {
			t.Errorf("recent player %s is a duplicate or a bot", p.Name)
		}
		seen[p.Name] = true
	}
}

func TestSpeedRates(t *testing.T) {
	last := 0.0
	for _, s := range Speeds() {
		if s.Rate() <= last {
			t.Errorf("speed %s is not faster than the one before", s)
		}
		last = s.Rate()
	}
	if Speed("odd").Rate() != 1 {
		t.Error("the rate of an unknown speed is not 1")
	}
}

func TestVolumesAreKept(t *testing.T) {
	s := DefaultSettings()
	s.Master, s.Effects, s.Music, s.Mute = 0.5, 0.25, 0, true
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	back, _, err := readSettings(data)
	if err != nil || back.Levels() != s.Levels() {
		t.Errorf("volumes %+v are decoded as %+v, error %v", s.Levels(), back.Levels(), err)
	}
	old, _, err := readSettings([]byte(`{"speed": "brisk"}`)) // settings that were written before the app had sound
	if err != nil || old.Levels() != DefaultSettings().Levels() {
		t.Errorf("settings without volumes are decoded with %+v, error %v; want the defaults", old.Levels(), err)
	}
	for _, bad := range []string{`{"speed": "brisk", "music_volume": 3}`, `{"speed": "brisk", "effects_volume": -0.1}`,
		`{"speed": "brisk", "master_volume": 1.5}`, `{"confirm": "sometimes"}`} {
		s, odd, err := readSettings([]byte(bad))
		if err != nil || len(odd) != 1 || s.Levels() != DefaultSettings().Levels() || s.Confirm != ConfirmFinal {
			t.Errorf("settings %s are decoded as %+v, unknown values %q, error %v; want one unknown value and defaults",
				bad, s, odd, err)
		}
		if want := strings.Contains(bad, "brisk"); (s.Speed == Brisk) != want {
			t.Errorf("settings %s: the speed is %s; an invalid value must not affect another field", bad, s.Speed)
		}
	}
}

// TestReducedMotionFollowsSystem checks that a new player gets the system's preference for reduced
// motion, and that a saved choice overrides it.
func TestReducedMotionFollowsSystem(t *testing.T) {
	for _, c := range []struct {
		kept string
		want bool
	}{{"", true}, {`{"reduced_motion":false}`, false}} {
		docs := store.NewMemory(nil)
		h, _ := newTestApp(t, docs)
		h.PrefersReducedMotion = true
		if c.kept != "" {
			if err := docs.Write(settingsDoc, []byte(c.kept)); err != nil {
				t.Fatal(err)
			}
		}
		h.loadSettings()
		if h.Settings.Reduced != c.want || h.SceneStack.Reduced != c.want {
			t.Errorf("with settings %q: reduced motion %v, want %v", c.kept, h.Settings.Reduced, c.want)
		}
	}
}
