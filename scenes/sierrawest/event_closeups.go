package sierrawest

import (
	rules "gulch/engine/sierrawest"
	"gulch/render/paint"
	"gulch/render/pieces"
)

// The layers of the enlarged views (close-ups) of this table, from back to front.
var (
	bearLayers = pieces.Layered{pieces.Backdrop("grizzly/wood"),
		pieces.Cutout("grizzly/bear", 0.012).WithFrom(0, 0.12), pieces.Cutout("grizzly/near", 0.03)}
	summitLayers = pieces.Layered{
		pieces.Backdrop("summit/sky"), pieces.Cutout("summit/rock", 0.008),
		pieces.Cutout("summit/climber", 0.014).WithFrom(-0.05, 0.2),
		pieces.Cutout("summit/cloud", 0.03).WithFrom(0.2, 0),
	}
	duelLayers = pieces.Layered{pieces.Backdrop("duel/street"), pieces.Cutout("duel/other", 0.01),
		pieces.Cutout("duel/hand", 0.03).WithFrom(0, 0.3)}
	banjoLayers = pieces.Layered{pieces.Backdrop("sierrawest.card.bb_04")}
	passLayers  = pieces.Layered{pieces.Backdrop("stage.pass")}
)

// closeUpTime is the time in milliseconds for which an enlarged view is shown. It is short because
// many events have such a view.
const closeUpTime = 1150

// closeUps lists, by mode, the enlarged views that a game in the mode can show. Prepare paints them
// before they are needed.
var closeUps = [rules.ModeCount][]pieces.Layered{
	rules.AppleHill:       {passLayers, summitLayers, bearLayers},
	rules.BoatsBanjos:     {passLayers, summitLayers, bearLayers, banjoLayers},
	rules.GoldRush:        {passLayers, summitLayers, bearLayers},
	rules.OutlawsOutposts: {passLayers, summitLayers, bearLayers, duelLayers},
}

// Prepare paints one close-up of the current mode into the cache, so that it can be shown later
// without delay. It returns false if all of them are painted already. It is called between frames.
func (b *Table) Prepare(p *paint.Canvas) bool {
	all := closeUps[b.Board.Mode]
	if b.paintedCloseUps >= len(all) {
		return false
	}
	b.PreloadCloseUp(p, all[b.paintedCloseUps])
	b.paintedCloseUps++
	return true
}
