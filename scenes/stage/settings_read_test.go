//go:build !js

package stage

import (
	"strings"
	"testing"

	"gulch/scenes/store"
)

// TestNewerSettings checks that unknown values of a newer version are reported, replaced by
// defaults, and preserved when the settings are written.
func TestNewerSettings(t *testing.T) {
	for file, odd := range map[string]string{
		`{"speed": "ludicrous", "text_size": 150}`:                                               "speed",
		`{"text_size": 150, "reduced_motion": {"cards": true}}`:                                  "reduced_motion",
		`{"text_size": 150, "weather": "dust"}`:                                                  "",
		`{"text_size": 150, "people": 4}`:                                                        "people",
		`{"text_size": 150, "setups": null}`:                                                     "",
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
			t.Errorf("%s: text size %d %%, speed %s, toast %q", file, h.Settings.TextSize, h.Settings.Speed,
				h.toast.text)
		}
		h.Settings.Mute = true
		h.SettingsChanged()
		data, err := docs.Read(settingsDoc)
		if err != nil || !strings.Contains(string(data), `"mute": true`) {
			t.Fatalf("the written settings are %s, error %v", data, err)
		}
		for _, word := range []string{"ludicrous", `"cards"`, "dust", `"people": 4`, "all of them", "half of it"} {
			if strings.Contains(file, word) && !strings.Contains(string(data), word) {
				t.Errorf("%s: the unknown value %s is lost in %s", file, word, data)
			}
		}
		if odd == "speed" {
			h.Settings.Speed = Brisk
			h.SettingsChanged()
			if data, _ = docs.Read(settingsDoc); strings.Contains(string(data), "ludicrous") {
				t.Errorf("the unknown speed is still there after another one was chosen: %s", data)
			}
		}
	}
}

// TestNewerOptionOfPerson checks that an option value stored for a person by a newer version is not
// overwritten if this version does not know it, unless the player changes the option in this
// version.
func TestNewerOptionOfPerson(t *testing.T) {
	h, _ := newTestApp(t, store.NewMemory(nil))
	ada := h.NewPerson("Ada", "guest1")
	h.SetCurrentPerson(ada)
	h.StoreFact(ada.ID, ownOptions, "speed", "ludicrous")
	h.loadOwn(ada.ID)
	h.Settings.Mute = true
	h.SettingsChanged()
	if got := string(h.Facts(ada.ID, ownOptions)["speed"]); got != `"ludicrous"` || h.Settings.Speed != Normal {
		t.Errorf("the stored option is %s, want \"ludicrous\"; the speed is %s", got, h.Settings.Speed)
	}
	h.Settings.Speed = Brisk
	h.SettingsChanged()
	if got := string(h.Facts(ada.ID, ownOptions)["speed"]); got != `"brisk"` {
		t.Errorf("after choosing brisk, the stored option is %s", got)
	}
}

// TestNamesInSettingsAreFixed checks that names in settings that were edited by hand are changed to
// names that the setup allows.
func TestNamesInSettingsAreFixed(t *testing.T) {
	s, odd, err := readSettings([]byte(`{"people":[{"name":"` + strings.Repeat("Wilhelmine", 30) +
		`","face":"guest1"},{"name":"Ada\nBen","face":"guest2"},{"name":"","face":"guest3"}],
		"setups":{"boomtown":{"seats":[{"name":"\u202eadA"},{"name":"` + strings.Repeat("Benjamin", 9) + `"}]}}}`))
	if err != nil || len(odd) > 0 {
		t.Fatal(odd, err)
	}
	if len(s.People) != 2 || s.People[0].Name != "WilhelmineWilhel" || s.People[1].Name != "Ada Ben" {
		t.Errorf("the recent players are %+v", s.People)
	}
	if seats := s.Setups["boomtown"].Seats; seats[0].Name != "adA" || seats[1].Name != "BenjaminBenjamin" {
		t.Errorf("the seats of the setup are %+v", seats)
	}
}

// TestRememberWithoutSetups checks that a setup can be stored in settings in which the setups were
// removed by hand, and that a text size that cannot be chosen is refused.
func TestRememberWithoutSetups(t *testing.T) {
	s, odd, err := readSettings([]byte(`{"setups":null,"text_size":7}`))
	if err != nil || len(odd) != 1 || odd[0] != "text_size" || s.TextSize != DefaultSettings().TextSize {
		t.Fatalf("the settings are %+v, unknown values %q, error %v; want the default text size", s, odd, err)
	}
	for _, x := range []*Settings{s, {}} {
		x.Remember("boomtown", Setup{Seats: threeSeats().Seats})
		if len(x.Setups["boomtown"].Seats) != 3 || x.People[0].Name != "Ada" {
			t.Errorf("the setup is %+v, the persons are %+v; want three seats and Ada", x.Setups["boomtown"], x.People)
		}
	}
}
