package table

import (
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Zone is a part of the board; a phone shows one zone at a time and has a tab for each.
type Zone struct {
	ID, Icon string
	Name     string // text of the tab, marked with i18n.Mark
	At       geom.Rect
	// MinScale is the smallest scale at which the zone may be shown, in device-independent pixels
	// per design unit, for zones with small targets. 0 stands for 1, the scale at which letters can
	// be read.
	MinScale float64
}

// maxZones is an upper limit of the number of zones of any table.
const maxZones = 16

// ZonesOf returns the zones of a game UI that are not empty, or one zone for the whole board.
func ZonesOf(gameUI GameUI, board geom.Rect) (zones []Zone) {
	for _, z := range gameUI.Zones() {
		if !z.At.Empty() {
			zones = append(zones, z)
		}
	}
	if len(zones) == 0 {
		zones = append(zones, Zone{ID: "board", Icon: "treasure-map", Name: i18n.Mark("Board"), At: board})
	}
	return zones
}

// zones holds the zones of the board, of which a phone shows one at a time, and says which is open.
type zones struct {
	all      []Zone
	rects    []geom.Rect // the rectangles of the zones
	open     int         // index of the open zone; len(all) is the ledger
	id       string      // ID of the zone that was opened
	minScale float64     // MinScale of the zone that was opened
	openings int         // how many times a zone was opened
	focus    geom.Rect   // part of the open zone that must be scrolled into view
	decision int         // number of events + 1 at the decision for which a zone was last opened
	version  int         // version of the nodes for which counts was computed
	counts   []int       // numbers of targets, see countTargets
}

// ledgerOpen reports whether the ledger is shown in place of a zone.
func (z *zones) ledgerOpen() bool { return z.open == len(z.all) }

// split returns how a phone's window is divided, if the zones are shown in the given rectangle.
func (z *zones) split(board geom.Rect) stage.PhoneSplit {
	s := stage.PhoneSplit{Stage: board, Regions: z.rects, Version: z.openings*maxZones + z.open}
	for _, zone := range z.all {
		s.Bounds = s.Bounds.Union(zone.At)
	}
	if !z.ledgerOpen() {
		s.Region, s.Focus, s.MinScale = z.all[z.open].At, z.focus, z.all[z.open].MinScale
	}
	return s
}

// set replaces the zones, after the board was laid out again. The same zone stays open.
func (z *zones) set(all []Zone) {
	z.all, z.rects = all, z.rects[:0]
	for _, zone := range all {
		z.rects = append(z.rects, zone.At)
	}
	z.open = min(z.open, len(all))
	if z.ledgerOpen() {
		return
	}
	// an overlay over the zone was opened or closed
	if now := all[z.open]; now.ID != z.id || now.MinScale != z.minScale {
		z.id, z.minScale, z.focus = now.ID, now.MinScale, geom.Rect{}
		z.openings++
	}
}

// show opens zone i; len(all) is the ledger.
func (z *zones) show(i int) {
	z.open, z.focus = i, geom.Rect{}
	if !z.ledgerOpen() {
		z.id, z.minScale = z.all[i].ID, z.all[i].MinScale
	}
	z.openings++
}

// at returns the index of the zone that contains a point, -1 if there is none. Of several zones, it
// prefers the open one.
func (z *zones) at(c geom.Point) int {
	found := -1
	for i, zone := range z.all {
		if zone.At.Has(c) && (found < 0 || i == z.open) {
			found = i
		}
	}
	return found
}

// countTargets returns the number of targets (nodes that play a move) in each zone. The last
// element stands for the ledger, which has none.
func (z *zones) countTargets(nodes []ui.Node) []int {
	counts := make([]int, len(z.all)+1)
	for i := range nodes {
		n := &nodes[i]
		if n.Role != "move" || !n.Enabled() {
			continue
		}
		for k, zone := range z.all {
			if zone.At.Has(n.Rect.Center()) {
				counts[k]++
				break
			}
		}
	}
	return counts
}

// toOpenFor returns the zone that is opened for a new decision: the one with the most targets, -1
// if the open zone has targets or if there are none on the board.
func (z *zones) toOpenFor(nodes []ui.Node) int {
	counts := z.countTargets(nodes)
	if counts[z.open] > 0 {
		return -1
	}
	best, most := -1, 0
	for i, n := range counts {
		if n > most {
			best, most = i, n
		}
	}
	return best
}

// targets returns the number of targets in zone i. version is the version of the nodes: as long as
// it stays the same, they are not counted again.
func (z *zones) targets(i int, nodes []ui.Node, version int) int {
	if z.version != version {
		z.version, z.counts = version, z.countTargets(nodes)
	}
	if i >= len(z.counts) {
		return 0
	}
	return z.counts[i]
}
