package table

import "gulch/engine"

// MoveTexts maps kinds of moves to functions that return their words.
type MoveTexts map[engine.Kind]MoveText

// MoveText is a function that returns a move in words, as a short command: "Bid 5". [FormatMove]
// and [MoveFunc] make such functions.
type MoveText func(p GameUI, m engine.Move) string

// MoveTextArg returns the value for a formatting verb in the words of a move.
type MoveTextArg = func(p GameUI, m engine.Move) any

// MoveArg returns a [MoveTextArg] that returns a part of the move. get is one of the functions
// that a game has for the parts of its moves, such as boomtown.GoldOf.
func MoveArg[V any](get func(m engine.Move) V) MoveTextArg {
	return func(_ GameUI, m engine.Move) any { return get(m) }
}

// FormatMove returns a MoveText that formats text (a format string marked with i18n.Mark) with the
// values that args return.
func FormatMove(text string, args ...MoveTextArg) MoveText {
	return func(p GameUI, m engine.Move) string { return formatText(text, args, p, m) }
}

// MoveFunc converts say, a function of the game's own table type T, into a MoveText.
func MoveFunc[T GameUI](say func(b T, m engine.Move) string) MoveText {
	return func(p GameUI, m engine.Move) string { return say(p.(T), m) }
}

// Words returns move m in words, "" if its kind is not in the map.
func (all MoveTexts) Words(p GameUI, m engine.Move) string {
	if say := all[m.Kind]; say != nil {
		return say(p, m)
	}
	return ""
}
