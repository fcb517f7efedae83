// Package menu has the tests that drive all the screens around the games. The screens are in the
// packages below: one for each screen, kit for the parts that they share, and menutest for what
// their tests share.
//
// The function New of each screen, such as that of packages title, newgame, saves, options, pause
// or results, returns a stage.Scene, which the caller pushes onto the scene stack of the stage.App.
// Package scenes connects these functions to the callbacks of the app; package table, the screen on
// which games are played, calls some of them itself.
//
// Most screens embed a kit.Board (felt background, name plaque and a Back button), a kit.Dialog (a
// small dialog that measures its contents) or a stage.Sheet (a dialog of paper). The layout of each
// screen is a pure function of ui.Layout and is tested without a window. Build makes the nodes that
// can be pressed or focused, Paint paints what does not move. All sizes are design units.
//
// House words: a sheet is a dialog drawn as paper; a seat is a player's place at the table; an
// evening is a series of games of the same people on one device; the Trail is the campaign, a path
// of stations; the tally is the list of all finished games (package stats); a record is the saved
// recording of a game; slender is a phone's window in portrait orientation.
//
// The screens do not know the rules of any game: they use engine.Game, match.Match and what a game
// declares in its stage.GameInfo.
package menu
