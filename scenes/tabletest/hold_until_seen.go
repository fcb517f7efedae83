package tabletest

import (
	"fmt"
	"slices"

	"gulch/engine"
	"gulch/render/motion"
	"gulch/scenes/table"
)

// holdFaults returns a message for each reason why the table does not wait at the event of x
// although it should: for the result of a roll or a fight, or before the end of a day. play is the
// game UI of the table.
func holdFaults(info engine.Info, play table.GameUI, x *table.EventAnimation) (wrong []string) {
	name, holds, all := info.EventName(x.Kind), play.Holds(), x.Animations()
	if len(play.Dice(x.Event)) > 0 && !slices.Contains(holds.Results, x.Kind) {
		wrong = append(wrong, fmt.Sprintf("%s: the event %s rolls dice, but the roll does not stay until it was "+
			"seen: name the event in the Results of the table's Holds", info.ID, name))
	}
	if !x.Watched() {
		return wrong
	}
	if slices.Contains(holds.Results, x.Kind) && !x.Redacted && !slices.ContainsFunc(all, isHold) {
		wrong = append(wrong, fmt.Sprintf("%s: the result %s does not stay until it was seen: no animation of it "+
			"is a text in real time of %d ms at which a press stops", info.ID, name, table.ResultTime))
	}
	if slices.Contains(holds.Endings, x.Kind) && (len(all) == 0 || !isHold(all[0])) {
		wrong = append(wrong, fmt.Sprintf("%s: what was shown before the event %s does not stay until it was seen: "+
			"its first animation is no pause of %d ms in real time", info.ID, name, table.ResultTime))
	}
	return wrong
}

// isHold reports whether an animation stays until it was seen: for [table.ResultTime] at every
// speed, also after the press that skips what comes before it. What follows waits for it.
func isHold(a *motion.Animation) bool {
	return a.RealTime && a.Stop && a.IsText && a.Length >= table.ResultTime && a.Next == 0
}
