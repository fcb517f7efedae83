package gallery

import (
	"fmt"

	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/render/theme"
	"gulch/render/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Parts returns the pieces of the widgets that all tables share: people, gauges, tracks, hands of
// cards, pickers, close-ups and layered pictures. cards is the cache of rendered cards.
func Parts(cards *pieces.Cards) []Piece {
	out := people()
	out = append(out, gauges()...)
	out = append(out, tracks()...)
	out = append(out, handsOfCards(cards)...)
	out = append(out, pickers()...)
	return append(append(out, closeUps()...), layers()...)
}

// layers returns pieces that show a layered picture at the beginning, in the middle and at the end
// of its animation.
func layers() []Piece {
	picture := pieces.Layered{pieces.Backdrop("winner/sun"), pieces.Cutout("winner/gold", 0.012).WithFrom(0, 0.3)}
	var out []Piece
	for _, t := range []float64{0.06, 0.5, 0.95} {
		out = append(out, Piece{"Pictures in layers", fmt.Sprintf("after %.0f %%", 100*t), 480, 270,
			func(p *paint.Canvas, r geom.Rect) {
				picture.Draw(p, r, t)
			}})
	}
	return out
}

// kindNames has the captions of the kinds of person, such as miner or sheriff, by pieces.Kind.
var kindNames = [pieces.Kinds]string{
	"miner", "strong miner", "engineer", "craftsman", "prospector", "bartender", "sheriff", "teacher",
	"pioneer", "climber", "trapper", "outlaw", "gambler", "settler", "soldier", "gentleman",
}

func people() []Piece {
	var out []Piece
	add := func(group, name string, h float64, who pieces.Person) {
		out = append(out, Piece{group, name, h * 0.94, h * 1.12, func(p *paint.Canvas, r geom.Rect) {
			who.Draw(p, geom.Point{X: r.Center().X, Y: r.Bottom() - h*0.03}, h)
		}})
	}
	for k := range pieces.Kind(pieces.Kinds) {
		add("People of every kind", kindNames[k], 110, pieces.Person{Kind: k})
	}
	for k := range pieces.Kind(pieces.Kinds) {
		add("People as small as on a board", kindNames[k], 34, pieces.Person{Kind: k})
	}
	for seat, look := range theme.Seats {
		add("People of the seats", look.Name, 74, pieces.Person{Kind: pieces.Pioneer, Seat: seat + 1})
		add("People of the seats", "climber", 74, pieces.Person{Kind: pieces.Climber, Seat: seat + 1})
		add("People of the seats", "miner", 37, pieces.Person{Kind: pieces.Miner, Seat: seat + 1, Lamp: true})
	}
	return out
}

// gauges returns pieces that show gauges: bars that show a value and its target.
func gauges() []Piece {
	var out []Piece
	for _, g := range []struct {
		name string
		g    pieces.Gauge
	}{
		{"2 of 3", pieces.Gauge{Value: 2, Target: 3}}, {"one too many", pieces.Gauge{Value: 4, Target: 3, Max: 5}},
		{"at least 2 of 6", pieces.Gauge{Value: 1, Target: 2, Max: 6}}, {"7 of 20", pieces.Gauge{Value: 7, Target: 20}},
		{"23 of 20", pieces.Gauge{Value: 23, Target: 20, Max: 26}},
		{"ore", pieces.Gauge{Value: 5, Max: 8, Colour: theme.RGB(0x6F8496)}},
	} {
		out = append(out, Piece{"Gauges", g.name, 160, 14, func(p *paint.Canvas, r geom.Rect) { g.g.Draw(p, r) }})
	}
	return out
}

// paintBoard paints a dark board as a background.
func paintBoard(p *paint.Canvas, r geom.Rect) {
	p.DropShadow(r, 6, 4)
	p.Rect(r, 6, theme.WalnutInk)
	p.Gradient(r.Inset(1.4), 5, theme.RGB(0x5B3520), theme.RGB(0x3A1F10))
}

// tracks returns pieces that show the tracks (rows of spaces) with the markers of several seats.
func tracks() []Piece {
	legend := pieces.Rail{From: 0, To: 20, Name: "Legend", Head: 84, Every: 5, Gems: []int{15}, HasGoal: true, Goal: 20,
		Icon: "trophy"}
	law := pieces.Rail{
		From: -9, To: 9, Name: "Wanted", Head: 84, End: "Marshal", Foot: 92, Gems: []int{-5, 5},
		Bands: []pieces.Band{{From: -9, To: -1, Colour: theme.RGB(0xB0322A)},
			{From: 1, To: 9, Colour: theme.RGB(0x3E8A94)}},
	}
	apples := pieces.Rail{From: 0, To: 6, Every: 1, Bands: []pieces.Band{{From: 4, To: 6, Colour: theme.RGB(0x5E8A3A)}}}
	draw := func(name string, rail pieces.Rail, w, h float64, values ...int) Piece {
		return Piece{"Tracks", name, w, h, func(p *paint.Canvas, r geom.Rect) {
			rail.Draw(p, r)
			for seat, at := range rail.Markers(r, values) {
				pieces.Token(p, at, rail.MarkerSize(r), seat, faces[seat])
			}
		}}
	}
	return []Piece{
		draw("points", legend, 936, 26, 11, 13, 9, 10), draw("three are equal", legend, 936, 26, 4, 4, 4, 20),
		draw("law", law, 647, 26, 4, -4, 0, 0), draw("six at the start", law, 647, 26, 0, 0, 0, 0, 0, 0),
		draw("a small one", apples, 230, 22, 2, 3, 3),
	}
}

// handsOfCards returns pieces that show hands of cards.
func handsOfCards(cards *pieces.Cards) []Piece {
	face := func(i int) func(p *paint.Canvas, w float64) *ebiten.Image {
		c := pieces.Card{
			Title: [...]string{"Saddle Up", "Shootout", "Second Wind", "Shakedown", "Getaway"}[i%5],
			Icon:  [...]string{"saddle", "crossed-pistols", "camping-tent", "robber", "cowboy-boot"}[i%5],
			Kind:  "Action", Body: "Ride three spaces further.", Accent: theme.Folk, HasCoin: true, Coin: i + 2,
			Seed: float64(i),
		}
		return func(p *paint.Canvas, w float64) *ebiten.Image {
			return cards.Image(p, fmt.Sprint("gallery card ", i), w, c.Paint)
		}
	}
	draw := func(name string, w, h float64, l ui.FanLayout, n, hovered int, look func(c *ui.FanCard)) Piece {
		return Piece{"Hands of cards", name, w, h + 40, func(p *paint.Canvas, r geom.Rect) {
			_, l.Room = r.CutTop(40)
			l.Ratio = pieces.CardW * 1.0 / pieces.CardH
			fan := ui.Fan{FanLayout: l}
			var all []ui.FanCard
			for i := range n {
				c := ui.FanCard{Node: ui.Node{ID: fmt.Sprint(i)}, Slot: i, Face: face(i)}
				look(&c)
				all = append(all, c)
			}
			if hovered < 0 { // if no card is hovered, the nodes draw all cards
				fan.Paint(p, all)
			}
			for _, node := range fan.Nodes(nil, all) {
				feel := ui.NodeState{Pulse: 0.75}
				if node.ID == fmt.Sprint(hovered) {
					feel.Hover = 1
				}
				node.Draw(p, &node, feel)
			}
		}}
	}
	plain := func(*ui.FanCard) {}
	return []Piece{
		draw("five, one pointed at", 440, 150, ui.FanLayout{Slots: 5, Bend: 0.22}, 5, 2, plain),
		draw("eight of eight, two of them legal", 440, 150, ui.FanLayout{Slots: 8, Bend: 0.3}, 8, -1,
			func(c *ui.FanCard) {
				c.Lit, c.Dim = c.Slot == 2 || c.Slot == 5, c.Slot != 2 && c.Slot != 5
			}),
		draw("three of five, side by side", 520, 120, ui.FanLayout{Slots: 5}, 3, -1,
			func(c *ui.FanCard) { c.Chosen = c.Slot == 1 }),
		draw("two rows, two to put away", 230, 190, ui.FanLayout{Slots: 6, Rows: 2}, 5, -1, func(c *ui.FanCard) {
			if c.Slot == 1 || c.Slot == 4 {
				c.Mark = "trash-can"
			}
		}),
	}
}

// pickers returns pieces that show the control with which a player picks several items.
func pickers() []Piece {
	var out []Piece
	for _, letters := range []float64{1, 1.5} {
		out = append(out, Piece{"Marked things", fmt.Sprintf("two of three cards, letters %.0f %%", 100*letters), 256,
			74 + ui.SelectionFooterHeight(letters), func(p *paint.Canvas, r geom.Rect) {
				paintPaper(p, r)
				p.View.Text = letters
				defer func() { p.View.Text = 1 }()
				m := ui.Selection{Min: 3, Max: 3}
				var things []ui.SelectionItem
				for i := range 5 {
					things = append(things, ui.SelectionItem{ID: fmt.Sprint(i)})
				}
				m.SetItems(things)
				m.Select("1", "3")
				row, foot := r.CutTop(66)
				_, foot = foot.CutTop(8)
				for i := range 5 {
					drawState(p, m.Node(ui.Node{Rect: row.Row(i, 5, 8),
						Draw: func(p *paint.Canvas, n *ui.Node, _ ui.NodeState) {
							p.Icon("crossed-pistols", n.Rect.Center(), n.Rect.W*0.8, theme.Umber)
						}}, fmt.Sprint(i), func() {}), states[0])
				}
				for _, n := range m.Footer(nil, foot, func() {}) {
					drawState(p, n, states[0])
				}
			}})
	}
	return out
}

// closeUps returns pieces that show a close-up (an enlarged view of a card) in the middle of a
// board, while it moves, and at the side.
func closeUps() []Piece {
	var out []Piece
	for _, s := range []struct {
		name  string
		aside bool
		ms    float64
	}{{"it comes", false, 60}, {"in the middle", false, 1000}, {"it goes aside", true, 110}, {"aside", true, 1000}} {
		out = append(out, Piece{"Close-ups", s.name, 720, 480, func(p *paint.Canvas, r geom.Rect) {
			c := ui.CloseUp{Title: "The arrest of Dutch", Seat: 1, Mark: "card-ace-spades", Name: "Dutch"}
			c.Fit(r, 0, 0)
			c.Open()
			paintBoard(p, r)
			picture := func(p *paint.Canvas, in geom.Rect) {
				p.Gradient(in, 3, theme.RGB(0x5A2A3A), theme.RGB(0xD98A3A))
				for i, k := range []pieces.Kind{pieces.Sheriff, pieces.Outlaw} {
					pieces.Person{Kind: k}.Draw(p, geom.Point{X: in.X + in.W*(0.25+0.5*float64(i)),
						Y: in.Bottom() - 10}, in.H*0.72)
				}
			}
			advance := func(ms float64) {
				for _, n := range c.Nodes(nil, picture, nil, func() {}) {
					if n.Tick != nil {
						n.Tick(ms, false)
					}
				}
			}
			if s.aside {
				advance(1000)
				c.Toggle()
			}
			advance(s.ms)
			for _, n := range c.Nodes(nil, picture, nil, func() {}) {
				drawState(p, n, states[0])
			}
			c.Invalidate()
		}})
	}
	return out
}
