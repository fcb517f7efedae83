//go:build !js

package stage

import (
	"strings"
	"testing"

	"gulch/scenes/store"
)

// What a newer version has written into the settings costs only itself, says so, and is still there
// when these settings are written.
func TestNewerSettings(t *testing.T) {
	for file, odd := range map[string]string{
		`{"speed": "ludicrous", "text_size": 150}`:                                               "speed",
		`{"text_size": 150, "reduced_motion": {"cards": true}}`:                                  "reduced_motion",
		`{"text_size": 150, "weather": "dust"}`:                                                  "",
		`{"text_size": 150, "people": 4}`:                                                        "people",
		`{"text_size": 150, "setups": {"boomtown": {"seats": "all of them"}}}`:                   "setups",
		`{"text_size": 150, "lessons": {"boomtown/auction": {"step": 2, "done": "half of it"}}}`: "lessons",
	} {
		docs := store.NewMemory(nil)
		if err := docs.Write(settingsDoc, []byte(file)); err != nil {
			t.Fatal(err)
		}
		h, _ := newTestApp(t, docs)
		told := strings.Contains(h.toast.text, odd)
		if h.Settings.TextSize != 150 || h.Settings.Speed != Normal || (odd != "") != (h.toast.text != "") || !told {
			t.Errorf("%s: letters of %d %%, speed %s, told %q", file, h.Settings.TextSize, h.Settings.Speed, h.toast.text)
		}
		h.Settings.Mute = true
		h.SettingsChanged()
		data, err := docs.Read(settingsDoc)
		if err != nil || !strings.Contains(string(data), `"mute": true`) {
			t.Fatalf("written is %s, %v", data, err)
		}
		for _, word := range []string{"ludicrous", `"cards"`, "dust", `"people": 4`, "all of them", "half of it"} {
			if strings.Contains(file, word) && !strings.Contains(string(data), word) {
				t.Errorf("%s: %s is lost in %s", file, word, data)
			}
		}
		if odd == "speed" {
			h.Settings.Speed = Brisk
			h.SettingsChanged()
			if data, _ = docs.Read(settingsDoc); strings.Contains(string(data), "ludicrous") {
				t.Errorf("a speed that was chosen here is not kept: %s", data)
			}
		}
	}
}

// An option that a person has chosen in a newer version is not replaced by this version's on all
// devices, unless it is chosen here.
func TestNewerOptionOfPerson(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	ada := h.NewPerson("Ada", "guest1")
	h.SitDown(ada)
	h.KeepOf(ada.ID, ownOptions, "speed", "ludicrous")
	h.loadOwn(ada.ID)
	h.Settings.Mute = true
	h.SettingsChanged()
	if got := string(h.KeptOf(ada.ID, ownOptions)["speed"]); got != `"ludicrous"` || h.Settings.Speed != Normal {
		t.Errorf("kept is %s, and the speed is %s", got, h.Settings.Speed)
	}
	h.Settings.Speed = Brisk
	h.SettingsChanged()
	if got := string(h.KeptOf(ada.ID, ownOptions)["speed"]); got != `"brisk"` {
		t.Errorf("after choosing brisk, kept is %s", got)
	}
}

// Names that were written into the settings by hand are held to what the sheet of a new game
// allows.
func TestNamesInSettingsAreHeld(t *testing.T) {
	s, odd, err := readSettings([]byte(`{"people":[{"name":"` + strings.Repeat("Wilhelmine", 30) + `","face":"guest1"},{"name":"Ada\nBen","face":"guest2"},{"name":"","face":"guest3"}],
		"setups":{"boomtown":{"seats":[{"name":"\u202eadA"},{"name":"` + strings.Repeat("Benjamin", 9) + `"}]}}}`))
	if err != nil || len(odd) > 0 {
		t.Fatal(odd, err)
	}
	if len(s.People) != 2 || s.People[0].Name != "WilhelmineWilhel" || s.People[1].Name != "Ada Ben" {
		t.Errorf("the people are %+v", s.People)
	}
	if seats := s.Setups["boomtown"].Seats; seats[0].Name != "adA" || seats[1].Name != "BenjaminBenjamin" {
		t.Errorf("the seats are %+v", seats)
	}
}
