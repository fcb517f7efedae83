package i18n

import (
	"testing"
	"testing/fstest"
)

func TestLongest(t *testing.T) {
	catalogue := func(tag, texts string) *Catalogue {
		c, err := Load(fstest.MapFS{tag + "/a.json": &fstest.MapFile{Data: []byte(texts)}}, tag)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	defer SetCatalogue(nil)
	SetCatalogue(Longest(catalogue("de", `{"Pass": "Passen", "%d cards": ["%d Karte", "%d Karten"]}`),
		catalogue("es", `{"Pass": "Pasar", "Bid": "Pujar", "%d cards": ["%d carta de mina", "%d cartas"]}`)))
	for got, want := range map[string]string{
		T("Pass"): "Passen", T("Bid"): "Pujar", N(1, "%d card", "%d cards", 1): "1 carta de mina",
		N(2, "%d card", "%d cards", 2): "2 Karten",
	} {
		if got != want || Lang() != "de" {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
