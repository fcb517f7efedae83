package dakota

import (
	"strings"

	rules "gulch/engine/dakota"
	"gulch/render/i18n"
)

// The following functions return names of components in the current language.

func cardName(c rules.Card) string         { return i18n.T(c.Name()) }
func workerName(w rules.Worker) string     { return i18n.T(w.Name()) }
func buildingName(h rules.Building) string { return i18n.T(h.Name()) }
func oreName(r rules.Resource) string      { return i18n.T(r.Name()) }
func cartName(c rules.Cart) string         { return i18n.T(c.Name()) }
func comboName(c rules.Combination) string { return i18n.T(c.Name()) }

// shapeName returns the name of the shape of tile t.
func shapeName(t rules.Tile) string {
	switch id := t.String(); {
	case strings.Contains(id, "_straight_"):
		return i18n.T("straight tunnel")
	case strings.Contains(id, "_bend_"):
		return i18n.T("bend")
	case strings.Contains(id, "_tee_"):
		return i18n.T("fork")
	case strings.Contains(id, "_cross_"):
		return i18n.T("crossing")
	}
	return i18n.T("dead end")
}

// tileName returns the name of tile t, composed of its shape, its ore and its layer.
func tileName(t rules.Tile) string {
	res := t.Resources()
	switch len(res) {
	case 0:
		return i18n.T("%s, layer %d", shapeName(t), t.Layer())
	case 1:
		return i18n.T("%s with %s, layer %d", shapeName(t), oreName(res[0]), t.Layer())
	}
	return i18n.T("%s with %s and %s, layer %d", shapeName(t), oreName(res[0]), oreName(res[1]), t.Layer())
}

// cellName returns the name of cell c of a mine.
func cellName(c int) string {
	x, y := rules.CellXY(c)
	return i18n.T("column %d, row %d", x, y)
}

// lotName returns the name of the lot with index i, with its building, in the town that is shown.
func (b *Table) lotName(i int) string {
	return lotWords(b.town(), i)
}

func lotWords(t *rules.Town, i int) string {
	if h := t.Plots[i].Building; h != rules.NoBuilding {
		return i18n.T("%s on lot %d", buildingName(h), i+1)
	}
	return i18n.T("Lot %d", i+1)
}
