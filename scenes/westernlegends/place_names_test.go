package westernlegends

import (
	"strings"
	"testing"

	"gulch/assets"
	rules "gulch/engine/westernlegends"
	"gulch/render/i18n"
)

// TestMapUsesNamesOfTheLog checks in every language that the name of a building on the map consists
// of words of its space's name, which the log and the tooltips use.
func TestMapUsesNamesOfTheLog(t *testing.T) {
	defer i18n.SetCatalogue(nil)
	for _, lang := range i18n.Languages() {
		i18n.SetCatalogue(nil)
		if lang != i18n.English {
			c, err := i18n.Load(assets.Translations(), lang)
			if err != nil {
				t.Fatal(err)
			}
			i18n.SetCatalogue(c)
		}
		for x := range rules.Space(rules.Spaces()) {
			if _, ok := houses()[x.Info().Feature]; !ok {
				continue
			}
			short, name := i18n.FoldForSearch(mapName(x)), i18n.FoldForSearch(spaceName(x))
			if !strings.Contains(name, short) && !strings.Contains(short, name) {
				t.Errorf("language %s: the map calls %q %q", lang, spaceName(x), mapName(x))
			}
		}
	}
}
