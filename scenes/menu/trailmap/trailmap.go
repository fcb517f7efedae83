// Package trailmap is the screen of the Trail, the campaign of the app: a road with stations
// ([New]).
package trailmap

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gulch/engine/match"
	"gulch/engine/trail"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"
	"gulch/scenes/menu/kit"
	"gulch/scenes/stage"
)

// trailScreen is the screen of the Trail, the campaign. It shows a landscape with the road and its
// stations, and the card of the selected station.
type trailScreen struct {
	stage.SceneBase
	app     *stage.App
	journey stage.TrailProgress
	games   []string // IDs of the games, in the order in which the road reaches them
	open    int      // index in journey.Stations of the station whose card is open, -1 for none
	layout  ui.Layout
	at      trailPlaces
	ride    ride // animation of the traveller who rides to the next station
}

// New returns the screen of the Trail. number is the number of the station whose card is open at
// first, 0 for none.
func New(h *stage.App, number int) stage.Scene {
	t := &trailScreen{app: h, journey: h.TrailProgress()}
	t.open = t.find(number)
	for _, s := range t.journey.Stations {
		if !slices.Contains(t.games, s.Game) {
			t.games = append(t.games, s.Game)
		}
	}
	return t
}

// Name returns the name that identifies the scene, for example in tests.
func (t *trailScreen) Name() string { return "trail" }

// MinHeight returns the height of the content in a phone's window, in design units. An upright
// window shows the whole road without scrolling unless the window is small.
func (t *trailScreen) MinHeight(l ui.Layout) float64 {
	if l.Portrait {
		return 840
	}
	return 1160
}

// PageTitle returns the heading of the screen of the Trail, which is also the title of the HTML
// page.
func (t *trailScreen) PageTitle() string { return i18n.T("The Trail") }

func (t *trailScreen) find(number int) int {
	return slices.IndexFunc(t.journey.Stations, func(s trail.Station) bool { return s.Number == number })
}

// show opens the card of the station with index i, or closes the open card if i is -1.
func (t *trailScreen) show(i int) {
	t.open = i
	t.Rebuild()
}

// Build lays out the screen of the Trail and creates its nodes: the buttons and other controls.
func (t *trailScreen) Build(l ui.Layout) {
	t.layout = l
	t.journey = t.app.TrailProgress()
	t.at = placeTrail(l, len(t.games), len(t.journey.Stations), t.open)
	nodes := []ui.Node{
		ui.Disc("back", i18n.T("Back"), i18n.T("Or press Esc."), "previous-button", t.at.back, t.app.Pop),
		ui.Disc("about", i18n.T("About the Trail"), "", "info", t.at.info,
			func() { t.app.Push(kit.Message(t.app, i18n.T("The Trail"), aboutTrail())) }),
	}
	for i, s := range t.journey.Stations {
		if n := t.station(i, s); t.open < 0 || !n.Rect.Meets(t.at.card.all) {
			nodes = append(nodes, n)
		}
	}
	for i, g := range t.games {
		nodes = append(nodes, t.game(i, g))
	}
	if n, seen := t.rider(); seen && len(t.journey.Stations) > 0 {
		nodes = append(nodes, n)
	}
	if t.open >= 0 {
		nodes = append(nodes, t.card()...)
	}
	t.Root.Set(l, nodes)
	t.Root.FocusPath = t.path
}

// path returns the ID of the node to which an arrow key in direction d moves the focus. from is the
// ID of the node that has the focus. Between stations, the left and right keys follow the road to
// the previous and the next station, wherever these are on the screen. For all other keys and nodes
// it returns "", which means the default navigation.
func (t *trailScreen) path(from string, d ui.Dir) string {
	number, err := strconv.Atoi(strings.TrimPrefix(from, stationID))
	if err != nil || roadStep[d] == 0 {
		return ""
	}
	return stationID + strconv.Itoa(t.journey.Stations[t.neighborStation(t.find(number), d)].Number)
}

// roadStep maps a direction to a step along the road: -1 to the previous station, 1 to the next.
var roadStep = map[ui.Dir]int{ui.West: -1, ui.East: 1}

// neighborStation returns the index of the station that an arrow key in direction d reaches from
// station i. At the end of the road it returns i.
func (t *trailScreen) neighborStation(i int, d ui.Dir) int {
	return min(max(i+roadStep[d], 0), len(t.journey.Stations)-1)
}

// stationID is the prefix of the node IDs of the stations; the station number follows.
const stationID = "station/"

func aboutTrail() string {
	return i18n.T("Forty games from Boomtown to the Sierra, each with its own table and three stars. Each star includes the ones before it. One star at a station opens the next. Three stations are always open, and you can play any of them again.")
}

// station returns the node of station s, a disc on the road; i is the index of the station.
func (t *trailScreen) station(i int, s trail.Station) ui.Node {
	c := t.at.stations[i]
	n := ui.Node{
		ID: stationID + strconv.Itoa(s.Number), Label: i18n.T("Station %d: %s", s.Number, i18n.T(s.Name)),
		Tip:  t.standing(s),
		Rect: geom.Around(c, 44, 44), Press: func() { t.show(i) }, Chosen: i == t.open,
		Primary: t.open < 0 && s.Number == t.journey.Next(""),
	}
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { t.drawStation(p, i, f) }
	return n
}

// standing returns a text about station s: the player's result there, or when the station opens.
func (t *trailScreen) standing(s trail.Station) string {
	v, tried := t.journey.Visits[s.Number]
	switch {
	case tried:
		return i18n.N(v.Stars, "%d of %d stars, %s", "%d of %d stars, %s", v.Stars, trail.Stars,
			t.app.DateOf(v.When).Words())
	case t.journey.Open(s.Number):
		return kit.GameName(t.app, s.Game) + ". " + i18n.T("Open, not played yet.")
	}
	return kit.GameName(t.app, s.Game) + ". " + i18n.T("Opens with a star at station %d.",
		t.journey.RequiredStation(s.Number))
}

// game returns the node of a game in the bottom row. A press on it selects the next station of this
// game that can be played. i is the index of the game, id its ID.
func (t *trailScreen) game(i int, id string) ui.Node {
	stars, of := t.journey.StarTotal(id)
	goal := t.journey.Next(id)
	if goal == 0 {
		first := slices.IndexFunc(t.journey.Stations, func(s trail.Station) bool { return s.Game == id })
		goal = t.journey.Stations[first].Number
	}
	return ui.Node{
		ID: "game/" + id, Label: kit.GameName(t.app, id), Tip: i18n.T("%d of %d stars", stars, of), Rect: t.at.foot[i],
		Press: func() { t.show(t.find(goal)) },
		Draw:  func(p *paint.Canvas, n *ui.Node, f ui.NodeState) { t.drawGame(p, n.Rect, id, f.Hover) },
	}
}

// card returns the nodes of the open card: its texts and buttons.
func (t *trailScreen) card() []ui.Node {
	s, c := t.journey.Stations[t.open], t.at.card
	paper := kit.Text("card", i18n.T(s.Name), i18n.T(s.Story), c.all)
	paper.BlocksInput = true
	nodes := []ui.Node{paper}
	for i, a := range s.Goals {
		nodes = append(nodes, kit.Text(fmt.Sprint("aim/", i+1), i18n.N(i+1, "%d star", "%d stars", i+1),
			i18n.T(a.Text), c.aims[i]))
	}
	nodes = append(nodes, kit.Text("company", opponents(s), t.differences(s), c.company))
	tools, row := t.tools(s, c.play)
	look := pieces.Button{Label: i18n.T("Play it"), Icon: "play-button", Material: pieces.Brass}
	begin := func() { t.begin(s) }
	switch running, ok := t.app.StationRunning(s); {
	case ok:
		look.Label = i18n.T("Play on")
		begin = func() {
			if err := t.app.Resume(running.Doc); err != nil {
				t.app.Push(kit.Message(t.app, i18n.T("That game can't be continued"), i18n.Sentence(err)))
			}
		}
	case t.journey.Stars(s) > 0:
		look.Label = i18n.T("Play again")
	}
	play := ui.Button("play", row, look, begin)
	play.Tip = i18n.T("The players, rules and deal are set up for you.")
	if opens := t.journey.RequiredStation(s.Number); opens > 0 {
		play = locked(play, i18n.T("Opens with a star at station %d.", opens))
	}
	nodes = append(append(nodes, play), tools...)
	shut := ui.Disc("shut", i18n.T("Close"), i18n.T("Or press Esc."), "cancel", c.shut, func() { t.show(-1) })
	return append(nodes, shut)
}

// locked returns the button n disabled, with the text in the parameter why instead of its label.
// The text says when the button becomes available.
func locked(n ui.Node, why string) ui.Node {
	n.DisabledReason, n.Label, n.Tip = why, why, ""
	n.Draw = func(p *paint.Canvas, n *ui.Node, f ui.NodeState) {
		r := n.Rect.Move(f.Shake, 0)
		p.Rect(r, 8, theme.Alpha(theme.SoftInk, 0.16))
		p.Outline(r, 8, 1.2, theme.Alpha(theme.SoftInk, 0.5))
		in := r.Pad(10, 3)
		st := paint.Style{Face: paint.Bold, Size: 14, Color: theme.Umber, Align: paint.Center, Wrap: in.W}
		_, h := p.Measure(why, st)
		p.Fit(why, geom.Around(in.Center(), in.W, min(h+2, in.H)), st)
	}
	return n
}

// tools returns the round buttons at the right end of a rectangle, and the rest of the rectangle,
// in which the Play button goes. row is the rectangle. The buttons open the rules, open a
// one-minute introduction to the game, and start the station with the player's best game there
// shown for comparison.
func (t *trailScreen) tools(s trail.Station, row geom.Rect) (nodes []ui.Node, rest geom.Rect) {
	type tool struct {
		id, label, tip, icon string
		press                func()
	}
	var all []tool
	if t.app.OpenRules != nil {
		all = append(all, tool{"rules", i18n.T("Rules"),
			i18n.T("How this game is played. Close the rules to come back here."), "open-book",
			t.preview(s, t.app.OpenRules)})
	}
	if t.app.OpenPrimer != nil {
		all = append(all, tool{"primer", i18n.T("%s in a minute", t.shortName(s.Game)),
			i18n.T("The game at this station in a few sentences."), "hourglass",
			t.preview(s, t.app.OpenPrimer)})
	}
	_, running := t.app.StationRunning(s)
	if record, ok := t.app.BestStationGame(s); ok && !running && t.journey.Open(s.Number) {
		all = append(all, tool{"beside", i18n.T("Race your best"),
			i18n.T("Play the same deal again, with your best game's score beside yours every turn."), "cowboy-boot",
			func() { t.showError(t.app.StartStationWithReference(s, record)) }})
	}
	for _, x := range all {
		var r geom.Rect
		r, row = row.CutRight(44)
		nodes = append(nodes, ui.Disc(x.id, x.label, x.tip, x.icon, r, x.press))
		_, row = row.CutRight(6)
	}
	slices.Reverse(nodes)
	return nodes, row
}

// preview returns a callback that calls show with a new match of station s, which is not started or
// saved.
func (t *trailScreen) preview(s trail.Station, show func(*match.Match)) func() {
	return func() {
		m, err := t.app.StationPreview(s)
		if t.showError(err); err == nil {
			show(m)
		}
	}
}

// showError shows the player a message with err, unless err is nil.
func (t *trailScreen) showError(err error) {
	if err != nil {
		t.app.Push(kit.Message(t.app, i18n.T("This station can't be played"), i18n.Sentence(err)))
	}
}

// begin starts the game of a station.
func (t *trailScreen) begin(s trail.Station) {
	t.showError(t.app.StartStation(s))
}

// opponents returns the names of the opponents at a station with their levels as text: "Kit Sorrel,
// Mercy Boone: Easy". Three or more opponents have short names: "Kit, Hale, Zeke: Easy".
func opponents(s trail.Station) string {
	if len(s.Rivals) == 0 {
		return i18n.T("No opponents")
	}
	var parts, names []string
	for i, r := range s.Rivals {
		name := personaName(r.Persona)
		if len(s.Rivals) > 2 {
			name = shortPersonaName(r.Persona)
		}
		names = append(names, name)
		if i == len(s.Rivals)-1 || s.Rivals[i+1].Level != r.Level {
			parts = append(parts, i18n.Colon(strings.Join(names, ", "), kit.LevelName(r.Level)))
			names = nil
		}
	}
	return strings.Join(parts, " · ")
}

func personaName(id string) string {
	if p, known := kit.PersonaOf(id); known {
		return p.Name
	}
	return id
}

// shortPersonaName returns the short name of a bot's character. It is the word of the full name
// that equals the ID: "Hale" of "Captain Hale". If there is none, it returns the full name.
func shortPersonaName(id string) string {
	name := personaName(id)
	for _, word := range strings.Fields(name) {
		if strings.EqualFold(word, id) {
			return word
		}
	}
	return name
}

// differences returns full sentences about how the setup of station s differs from the usual setup
// of its game.
func (t *trailScreen) differences(s trail.Station) string {
	parts := []string{t.shortDifferences(s) + "."}
	if g, err := t.app.Find(s.Game); err == nil {
		for _, o := range g.Info().Options {
			for _, v := range o.Values {
				if v.ID == s.Options[o.ID] {
					parts = append(parts, i18n.Colon(i18n.T(o.Name), i18n.T(cmp.Or(v.Explain, o.Explain))))
				}
			}
		}
	}
	if len(s.Start) > 0 {
		parts = append(parts, i18n.T("You join a game in progress: look at what you have."))
	}
	return strings.Join(parts, " ")
}

// shortDifferences returns the differences from the usual setup in a few words: the changed
// options, whether the game has already begun, and the duration.
func (t *trailScreen) shortDifferences(s trail.Station) string {
	var parts []string
	if g, err := t.app.Find(s.Game); err == nil {
		for _, o := range g.Info().Options {
			for _, v := range o.Values {
				if v.ID != s.Options[o.ID] {
					continue
				}
				if v.ID == "on" || v.ID == "true" {
					parts = append(parts, i18n.T(o.Name))
				} else {
					parts = append(parts, i18n.T(v.Name))
				}
			}
		}
	}
	if len(s.Start) > 0 {
		parts = append(parts, i18n.T("in progress"))
	}
	return strings.Join(append(parts, i18n.T("%d min", t.minutes(s))), " · ")
}

// minutes returns the expected duration of a station in minutes: the estimate for such a game, or
// the station's own number if it starts in mid-game.
func (t *trailScreen) minutes(s trail.Station) int {
	if n := t.app.Minutes(s.Game, 1, len(s.Rivals), s.Options); n > 0 && len(s.Start) == 0 {
		return n
	}
	return s.Minutes
}

// Update handles input. Without an open card, the arrow keys move the focus along the road; with
// one, they open the card of the previous or next station. Escape closes the card, and then the
// screen.
func (t *trailScreen) Update(in *ui.Input, ms float64) {
	if t.updateRide(in, ms) {
		return
	}
	if t.open >= 0 && roadStep[in.Dir] != 0 {
		t.show(t.neighborStation(t.open, in.Dir))
		in.Dir = ui.Stay
	}
	t.Root.Update(in, ms)
	if in.Back {
		if t.open >= 0 {
			t.show(-1)
			return
		}
		t.app.Pop()
	}
}

// Report returns the number of earned stars for test drivers.
func (t *trailScreen) Report() map[string]any {
	stars, of := t.journey.StarTotal("")
	return map[string]any{"stars": stars, "of": of, "done": t.journey.StationsDone()}
}
