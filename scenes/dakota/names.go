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

// cellName returns a text that says where cell c of a mine is, seen from the entrance. The rows
// below the surface are counted from 1.
func cellName(c int) string {
	switch x, y := rules.CellXY(c); {
	case x < 0:
		return i18n.T("%d left, row %d", -x, y)
	case x > 0:
		return i18n.T("%d right, row %d", x, y)
	default:
		return i18n.T("straight down, row %d", y)
	}
}

// tileAtName returns a text about the tile in cell c of the mine of town t: its ore, or else its
// shape, and where it is. For an empty cell, it says only where that is.
func tileAtName(t *rules.Town, c int) string {
	kind, _, _, ok := t.TileAt(c)
	if !ok {
		return cellName(c)
	}
	what := shapeName(kind)
	if ore := kind.Resources(); len(ore) > 0 {
		what = oresName(ore)
	}
	return i18n.T("%s (%s)", what, cellName(c))
}

// oresName returns the names of the ore on a tile, of each lump if it has two.
func oresName(ore []rules.Resource) string {
	if len(ore) == 2 {
		return i18n.T("%s and %s", oreName(ore[0]), oreName(ore[1]))
	}
	return oreName(ore[0])
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
