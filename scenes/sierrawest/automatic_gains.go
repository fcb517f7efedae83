package sierrawest

import (
	"gulch/engine"
	rules "gulch/engine/sierrawest"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/theme"
	"gulch/render/ui"
)

// Gains without a price are taken automatically, unless the player has set that he wants to be
// asked. These are a harvest, the 2 gold of the Surveyor's Hut, and the animal that is revealed
// while a pioneer waits at the trap. Hardly any player ever declines them.

// The game and the key under which the settings store whether the player is asked about gains that
// cost nothing. The player is asked if the stored value is gainsAsk.
const (
	gainsGame = "sierrawest"
	gainsKey  = "gains"
	gainsAsk  = "ask"
)

// asksForGains reports whether the player wants to be asked about gains that cost nothing.
func (b *Table) asksForGains() bool { return b.App.Settings.Reaction(gainsGame, gainsKey) == gainsAsk }

// PreparedAnswer returns the move that takes a gain that costs nothing, which the table plays
// without asking. The second result is false if the player must decide: about anything else, or if
// the player wants to be asked about such gains.
func (b *Table) PreparedAnswer(state engine.State) (engine.Move, bool) {
	s := state.(*rules.State)
	if b.App == nil || b.asksForGains() {
		return engine.Move{}, false
	}
	switch s.Phase() {
	case rules.PhaseHarvest:
		return rules.Harvest(), true
	case rules.PhaseReact:
		if trigger, _, _ := s.PendingReaction(); trigger != rules.OnTrack && s.Turn() != engine.NoSeat {
			return rules.React(), true
		}
	}
	return engine.Move{}, false
}

// gainsNode adds the node of the switch for automatic gains, beside the viewer's name. While it is
// on, gains that cost nothing are taken without asking.
func (k *nodeBuilder) gainsNode() {
	b := k.b
	on := !b.asksForGains()
	r := b.at.hand()
	n := ui.Node{
		ID:        "gains",
		Role:      "checkbox",
		Rect:      r,
		Hit:       r.Inset(-7),
		Chosen:    on,
		SkipFocus: true,
		Label:     i18n.T("Automatic free gains"),
		Tip:       b.gainsTip(),
		Press: func() {
			how := ""
			if on {
				how = gainsAsk
			}
			b.App.Settings.SetReaction(gainsGame, gainsKey, how)
			b.App.SettingsChanged()
			k.a.Rebuild()
		},
		Draw: func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { drawSwitch(p, n.Rect, on, f) },
	}
	k.dst = append(k.dst, n)
}

// gainsTip returns the tooltip of the switch for automatic gains: those that the game mode has.
func (b *Table) gainsTip() string {
	if b.Board.Mode == rules.AppleHill {
		return i18n.T(
			"Take harvests, the Surveyor's Hut's 2 gold and animals revealed for your trap without being asked.")
	}
	return i18n.T("Take the Surveyor's Hut's 2 gold and animals revealed for your trap without being asked.")
}

// drawSwitch draws the switch for automatic gains into r as an open hand, which is lit while the
// switch is on, and crossed out while it is off. f is the state of its node.
func drawSwitch(p *paint.Canvas, r geom.Rect, on bool, f ui.NodeState) {
	rim, ink := theme.Alpha(theme.Cream, 0.45), theme.Alpha(theme.Cream, 0.6)
	if on {
		rim, ink = theme.BrassHi, theme.BrassHi
	}
	p.Rect(r, 5, theme.Alpha(theme.Shadow, 0.4))
	p.Outline(r, 5, 1.2+f.Hover, rim)
	p.Icon("receive-money", r.Center(), r.H*0.78, ink)
	if !on {
		p.Line(geom.Point{X: r.X + 4, Y: r.Bottom() - 4}, geom.Point{X: r.Right() - 4, Y: r.Y + 4}, 2, theme.Oxblood)
	}
}
