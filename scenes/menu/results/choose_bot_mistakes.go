package results

import (
	"strconv"

	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// mistakeChooser is the dialog in which a player chooses whose mistakes to practice. The mistakes
// of a bot are found and scheduled for repetition in the same way as the player's own mistakes.
type mistakeChooser struct {
	stage.Sheet
	match *match.Match
	doc   string
	seats []engine.Seat // the seats to choose from
}

// ChooseBotMistakes returns the dialog in which the player chooses a bot of match m. After the
// choice, the app lists the mistakes of that bot. doc is the name of the match's saved document, ""
// if it has none.
func ChooseBotMistakes(h *stage.App, m *match.Match, doc string) stage.Scene {
	return chooseMistakes(h, m, doc, botsOf(m))
}

// chooseMistakes is like [ChooseBotMistakes] for the given seats.
func chooseMistakes(h *stage.App, m *match.Match, doc string, seats []engine.Seat) stage.Scene {
	s := &mistakeChooser{Sheet: stage.NewSheet(h, "whose-mistakes", i18n.T("Whose mistakes?")), match: m, doc: doc,
		seats: seats}
	s.Second, s.Size = true, s.size
	return s
}

// botsOf returns the seats of a match that are played by bots.
func botsOf(m *match.Match) (out []engine.Seat) {
	for seat, who := range m.Setup().Seats {
		if !who.Person() {
			out = append(out, engine.Seat(seat))
		}
	}
	return out
}

// size returns the width and the height of the dialog in design units.
func (s *mistakeChooser) size(ui.Layout) (w, h float64) {
	return 560, stage.SheetEnds + 10 + 76*float64(len(s.seats))
}

// Build lays out the dialog with a button for each seat.
func (s *mistakeChooser) Build(l ui.Layout) {
	nodes := []ui.Node{s.Lay(l)}
	in := s.Body.Pad(2, 4)
	high := min(76, in.H/float64(max(len(s.seats), 1)))
	for i, seat := range s.seats {
		who := s.match.Seats()[seat]
		r := geom.R(in.X, in.Y+float64(i)*high, in.W, high-8)
		rank := engine.FinalRanks(s.match.State())[seat]
		about := i18n.T("%s, rank %d", kit.LevelName(who.Bot), rank)
		tip := i18n.T("Go through the bot's decisions at the table again. Positions you keep come back in practice after a few days, like your own.")
		if who.Person() {
			about, tip = i18n.Capitalize(i18n.T("rank %d", rank)), learnTip()
		}
		n := kit.TagNode("whose/"+strconv.Itoa(int(seat)), r, who.Name, about, who.Face,
			func() { s.App.OpenMistakes(s.match, s.doc, seat) })
		n.Tip = tip
		nodes = append(nodes, n)
	}
	s.Root.Set(l, nodes)
}
