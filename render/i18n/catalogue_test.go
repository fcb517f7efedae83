package i18n

import (
	"testing"
	"testing/fstest"
)

func TestBadCataloguesAreRefused(t *testing.T) {
	for name, areas := range map[string]map[string]string{
		"not JSON":            {"a": `{`},
		"a number":            {"a": `{"Bid": 3}`},
		"two opinions":        {"a": `{"Bid": "Bieten"}`, "b": `{"Bid": "Gebot"}`},
		"two plural opinions": {"a": `{"mines": ["Mine", "Minen"]}`, "b": `{"mines": ["Grube", "Gruben"]}`},
	} {
		if _, err := load(t, areas); err == nil {
			t.Errorf("catalogue with %s: Load returns no error", name)
		}
	}
	if _, err := Load(fstest.MapFS{}, "tlh"); err == nil {
		t.Error("Load returns no error for a language without plural rules")
	}
}
