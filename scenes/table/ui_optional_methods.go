package table

import (
	"gulch/engine"
	"gulch/render/geom"
	"gulch/render/i18n"
	"gulch/render/paint"
	"gulch/render/pieces"
	"gulch/scenes/reader"
	"gulch/scenes/talk"
)

// Defaults of the optional methods of [GameUI], which says what they mean. They are methods that a
// UI embeds, not interfaces that it may implement, so that the compiler reports a method with wrong
// parameters.

// defaults has the defaults that need nothing of the game.
type defaults struct{}

func (defaults) Draw(*paint.Canvas)         {}
func (defaults) Prepare(*paint.Canvas) bool { return false }
func (defaults) Holds() Holds               { return Holds{} }
func (defaults) OnAllShown()                {}

func (defaults) Chapter(engine.State) int       { return 0 }
func (defaults) Hero(engine.State) engine.Seat  { return engine.NoSeat }
func (defaults) OutsideTurns(engine.State) bool { return false }

func (defaults) Cues(_ engine.Event, dst []Cue) []Cue                    { return dst }
func (defaults) Moments(_ engine.Event, dst []talk.Moment) []talk.Moment { return dst }

func (defaults) CoachWords(engine.Move) string                 { return "" }
func (defaults) LineWords([]engine.Move) string                { return "" }
func (defaults) RangeWords(_, _ engine.Move) string            { return "" }
func (defaults) SequenceWords([]engine.Move) string            { return "" }
func (defaults) Prompt(*Decision) string                       { return "" }
func (defaults) Heading() string                               { return "" }
func (defaults) When() (name, unit string, count int)          { return "", "", 0 }
func (defaults) Line(engine.Event) (icon, line string)         { return "", "" }
func (defaults) MergedLine([]engine.Event) (icon, line string) { return "", "" }
func (defaults) JoinsSeats(engine.Event) bool                  { return false }
func (defaults) RecapOmits(engine.Event) bool                  { return false }
func (defaults) ChosenInSecret(engine.Event) bool              { return false }
func (defaults) RecapState(engine.Event) bool                  { return false }
func (defaults) EndIsNear(engine.Event) bool                   { return false }
func (defaults) PersonalLoss(engine.Seat, engine.Event) string { return "" }
func (defaults) LastRound(engine.Event) LastRound              { return LastRound{} }
func (defaults) LastTurn(engine.State, engine.Seat) string     { return "" }
func (defaults) Ledger() Ledger                                { return Ledger{} }
func (defaults) TurnSummary() string                           { return "" }

func (defaults) Reading() []geom.Rect     { return nil }
func (defaults) FormatMoney(n int) string { return pieces.Number(n) }
func (defaults) Zones() []Zone            { return nil }
func (defaults) StatPosition(engine.Seat, Stat, geom.Rect) (geom.Point, bool) {
	return geom.Point{}, false
}

func (defaults) PreviewStats(engine.Seat) []Stat                              { return nil }
func (defaults) Upkeep(engine.Move, engine.Event) bool                        { return false }
func (defaults) EventOutcome(engine.Event) string                             { return "" }
func (defaults) Foresight(engine.Event) Foresight                             { return Unforeseen }
func (defaults) PinnedPreview() string                                        { return "" }
func (defaults) OutcomeLines(engine.Move) []string                            { return nil }
func (defaults) ChangeLine(StatChange) string                                 { return "" }
func (defaults) SequencePreview([]engine.Move, engine.State) (string, []Note) { return "", nil }

func (defaults) IsPass(engine.Move) bool             { return false }
func (defaults) Unpaid(m engine.Move) engine.Move    { return m }
func (defaults) Goals(engine.Move) []MoveSequence    { return nil }
func (defaults) Reason(engine.Move) string           { return "" }
func (defaults) SequenceReason([]engine.Move) string { return "" }
func (defaults) Advice() []Advice                    { return nil }
func (defaults) Breakdowns(engine.Seat) []Breakdown  { return nil }
func (defaults) Outlook(engine.Seat) Outlook         { return Outlook{} }
func (defaults) Rule(string) string                  { return "" }
func (defaults) RulesFigure(string, []string) (reader.Illustration, bool) {
	return reader.Illustration{}, false
}
func (defaults) RulebookCards() []reader.CardList { return nil }

func (defaults) Selection() *Selection                           { return nil }
func (defaults) Reactions() []ReactionKind                       { return nil }
func (defaults) Reaction(engine.State) Reaction                  { return Reaction{} }
func (defaults) PreparedAnswer(engine.State) (engine.Move, bool) { return engine.Move{}, false }
func (defaults) AnswersAhead() bool                              { return false }

func (defaults) ChartMark(engine.Event) (icon string, weight int)         { return "", 0 }
func (defaults) ProgressCaption() string                                  { return "" }
func (defaults) ChartedPoints(s engine.State) []int                       { return s.Scores(nil) }
func (defaults) Dice(engine.Event) []int                                  { return nil }
func (defaults) DieFaceName(int) string                                   { return "" }
func (defaults) ScoreIcon(string) string                                  { return "" }
func (defaults) ScoreRule(string) string                                  { return "" }
func (defaults) ScoreItems(engine.State, string, engine.Seat) []ScoreItem { return nil }
func (defaults) RankTitle(int) string                                     { return "" }
func (defaults) TieText() string                                          { return "" }
func (defaults) ResultLines() []string                                    { return nil }

// AddPictures adds one picture to the story, which shows the log line of the event.
func (defaults) AddPictures(s *Story) {
	_, weight := s.gameUI.ChartMark(s.Event)
	s.AddLine(1 + weight)
}

// MoveWords returns the notation of a move.
func (b *Base[S, B]) MoveWords(m engine.Move) string { return b.State.Notation(m) }

// Row returns a ledger row that shows only the seat's points so far.
func (b *Base[S, B]) Row(seat engine.Seat) Row {
	return Row{Stats: []Stat{{Icon: "laurels", Value: b.State.Scores(nil)[seat], Name: i18n.T("points so far")}}}
}

// SeatLayout returns the places for words, coins and gains in the seat's row of the ledger. Without
// a ledger, as on a thumbnail, it returns the zero value.
func (c *Common) SeatLayout(seat engine.Seat) SeatLayout {
	if c.ledgerSeat == nil {
		return SeatLayout{}
	}
	return c.ledgerSeat(seat)
}

// PlacardPlace returns the middle of the board, and 32 design units as the letter size of placards.
func (c *Common) PlacardPlace() (at geom.Point, size float64) { return c.BoardCenter(), 32 }
