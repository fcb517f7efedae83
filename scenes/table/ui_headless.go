package table

import (
	"gulch/engine"
	"gulch/engine/match"
	"gulch/render/geom"
	"gulch/render/paint"
	"gulch/render/ui"
	"gulch/scenes/stage"
)

// Functions that use a game UI without a table: for thumbnails, the gallery, films and tests.

// ShowPosition makes a game UI show position s. window is the layout of the window, and area the
// rectangle of the board in it. The secrets of the UI's RevealedSeats are visible.
func ShowPosition(gameUI GameUI, s engine.State, window ui.Layout, area geom.Rect) {
	c := gameUI.common()
	c.Window, c.Area = window, area
	gameUI.readBoard(s)
	NotifyAllShown(gameUI, s)
	c.HighlightedSeat = engine.NoSeat
}

// First returns a game UI that shows the first position of the game, with the smallest number of
// seats, in a window of the default size.
func (g Game) First(h *stage.App) (GameUI, error) {
	seats := make([]match.Seat, g.Rules.Info().MinSeats)
	for i := range seats {
		seats[i].Name = string(rune('A' + i))
	}
	m, err := match.New(g.Rules, match.Setup{Seats: seats, Seed: 1}, nil)
	if err != nil {
		return nil, err
	}
	p := g.New(h, seats)
	ShowPosition(p, m.State(), ui.NewLayout(1280, 720), geom.R(24, 56, 936, 648))
	return p, nil
}

// NotifyAllShown calls [Motion.OnAllShown] as if all events up to position s had been shown. Before
// that it highlights the seat that decides in s, and makes it the viewer if a person plays it.
func NotifyAllShown(gameUI GameUI, s engine.State) { notifyAllShown(gameUI, s, s.Turn()) }

// notifyAllShown is like NotifyAllShown, but makes another seat the viewer if a person plays it.
func notifyAllShown(gameUI GameUI, s engine.State, viewer engine.Seat) {
	c := gameUI.common()
	if c.HighlightedSeat, c.ShownEvent = s.Turn(), 0; c.Person(viewer) {
		c.Viewer = viewer
	}
	gameUI.setState(s)
	gameUI.OnAllShown()
	relayout(gameUI)
}

// RevealSeats sets the seats whose secrets a game UI shows. It takes effect when the next position
// is shown.
func RevealSeats(gameUI GameUI, open engine.SeatSet) { gameUI.common().RevealedSeats = open }

// PointAt makes [Common.PointedAt] return the node with this ID, as if the pointer were on it.
func PointAt(gameUI GameUI, id string) { gameUI.common().pointed = func() string { return id } }

// BoardOf returns the board that a game UI shows.
func BoardOf(gameUI GameUI) engine.Board { return gameUI.board() }

// ReadBoard returns the board of a position as a game UI would show it.
func ReadBoard(gameUI GameUI, s engine.State) engine.Board { return gameUI.newBoard(s) }

// ObserveCounts makes a game UI call hear with the key and the value of every number that it paints
// by [Common.DisplayedValue]; nil removes the callback.
func ObserveCounts(gameUI GameUI, hear func(key any, shown int)) {
	gameUI.common().countObserver = hear
}

// NewDecision returns the decision of the seat to move in s, with the given legal moves, for a game
// UI without a table. Its callbacks do nothing; the caller may replace them.
func NewDecision(gameUI GameUI, s engine.State, legal []engine.Move) *Decision {
	nothing := func() {}
	return &Decision{
		State: s, Seat: s.Turn(), Legal: legal, Players: gameUI.common().Players, moveWords: gameUI.MoveWords,
		gameUI: gameUI,
		Area:   geom.R(0, 0, 256, 120), Row: geom.R(0, 120, 256, 44), Panel: geom.R(0, 0, 256, 164),
		Do: func(string, engine.Move) {}, Rebuild: nothing, History: func() []engine.Event { return nil },
		LastPressWasTouch: func() bool { return false }, Pointer: func() geom.Point { return geom.Point{} },
	}
}

// OnPress makes every press on a node of a decision without a table call play with the ID of the
// node and the sequence of moves that the press would play. A single move is a sequence of one
// move.
func (a *Decision) OnPress(play func(id string, next MoveSequence)) {
	a.Do = func(id string, m engine.Move) { play(id, SequenceOf(m)) }
	a.playSequence = func(id string, next func() MoveSequence, _ bool) { play(id, next()) }
}

// Question returns the question that an open part asks, see [Decision.RegisterQuestion].
func (a *Decision) Question() string { return a.plays.question }

// MoveAt returns the move that [Decision.RegisterMove] registered for the node with an ID.
func (a *Decision) MoveAt(id string) (engine.Move, bool) {
	m, ok := a.plays.moves[id]
	return m, ok
}

// AsksForWay reports whether a press on the node with an ID asks for one of several ways, see
// [Decision.RegisterWays].
func (a *Decision) AsksForWay(id string) bool { return len(a.plays.ways[id]) > 1 }

// MovesAt returns the moves that a press on the node with an ID plays: those of its sequence, as
// far as it leads without chance, or the move of [Decision.MoveAt]. It returns nil if a press plays
// none.
func (a *Decision) MovesAt(id string) (moves []engine.Move) {
	next, ok := a.plays.sequences[id]
	if !ok {
		if m, ok := a.MoveAt(id); ok {
			moves = append(moves, m)
		}
		return moves
	}
	s, err := a.gameUI.copyState(a.State)
	if err != nil {
		return nil
	}
	for step := next(); len(moves) < maxSequence && s.Turn() == a.Seat; {
		m, ok := step(s)
		if !ok || s.Play(m, nil) != nil {
			break
		}
		moves = append(moves, m)
	}
	return moves
}

// ShowPositionOnPhone makes a game UI show position s as on a phone, and returns the rectangle of
// the board. window is the layout of the phone's window.
func ShowPositionOnPhone(gameUI GameUI, s engine.State, window ui.Layout) (board geom.Rect) {
	board = layOutChrome(window, s.Seats(), false, gameUI.Ledger()).board
	ShowPosition(gameUI, s, window, board)
	return board
}

// PreviewRowsLeftOut returns how many rows of preview s do not fit at a table in the given window,
// which is not a phone's: there the preview ends with "… and 3 more". The canvas p measures texts;
// a View with the text size of the window must be set in it.
func PreviewRowsLeftOut(gameUI GameUI, p *paint.Canvas, window ui.Layout, s *MovePreview) int {
	c := gameUI.common()
	chrome := layOutChrome(window, len(c.Players), false, gameUI.Ledger())
	room := c.growPreviewRoom(p, chrome.log, chrome.previewTop(window), s)
	defer c.fitPreviewLetters(p, room, s)()
	_, rows, _ := c.layOutPreview(p, room, s)
	return len(s.shownChanges()) + len(s.textLines()) - rows
}
