package i18n

import (
	"slices"
	"strings"
	"sync/atomic"
)

// touchMode is true if texts are worded for a touchscreen, and so do not mention keys or a pointer.
// See [SetTouch].
var touchMode atomic.Bool

// SetTouch chooses the wording of all texts, and reports whether the wording has changed. If its
// argument is true, texts are worded for a touchscreen and mention neither keys nor a pointer; if
// it is false, they are worded for a mouse and a keyboard. SetTouch applies to the whole program.
// It must be called between two frames, never while texts are created.
func SetTouch(is bool) (changed bool) { return touchMode.Swap(is) != is }

// touchTexts maps texts that mention a pointer, a wheel or keys to the texts that replace them on a
// touchscreen. An empty text means that nothing is shown instead.
var touchTexts = map[string]string{
	"Escape does the same.": "", "Space does the same.": "", "At the table {key K} does the same.": "",
	"Lets it go. Escape does the same.":                Mark("Lets it go."),
	"Nothing changes. Escape does the same.":           Mark("Nothing changes."),
	"Plays what you have chosen. Enter does the same.": Mark("Plays what you have chosen."),
	"Press anywhere, or Space, to hurry.":              Mark("Press anywhere to hurry."),
	"Whether a move waits for a second press or Enter. Escape lets it go.": Mark("Whether a move waits for a " +
		"second press."),
	"Uses the whole screen; F11 does the same.": Mark("Uses the whole screen."),
	"What everybody would have scored, move by move. The pointer tells what happened; a press sets a pin.": Mark(
		"What everybody would have scored, move by move. A press tells what happened and sets a pin."),

	"Mutes all of it at once; {key M} does the same, anywhere.": Mark("Mutes all of it at once."),
	"How fast cards, coins and dice move. A press or the space bar skips a motion at any speed.": Mark(
		"How fast cards, coins and dice move. A press skips a motion at any speed."),
	"Press a lit cell to lay the tile in hand. Another tile is taken up by a press; {key T} turns it.": Mark(
		"Press a lit cell to lay the tile in hand. Another tile is taken up by a press."),

	"Comes nearer to the map. A double click, the wheel and two fingers do it too. (F)": Mark(
		"Comes nearer to the map. Two fingers do it too."),
	"Show all of the map again. A double click does it too. (F)": Mark("Show all of the map again."),
	"Turn the card by half a circle. The wheel over a lit place does it too. (T)": Mark(
		"Turn the card by half a circle."),
	"Comes nearer to the mine. A double click, the wheel and two fingers do it too. (F)": Mark(
		"Comes nearer to the mine. Two fingers do it too."),
	"Shows all of the mine again. A double click does it too. (F)": Mark("Shows all of the mine again."),
	"The wheel or {key T} turns it.":                               Mark("A button turns it."),
	"Turns the tile in hand by a quarter. Over a lit cell the wheel does the same. (T)": Mark(
		"Turns the tile in hand by a quarter."),

	"Whatever glows can be pressed. Rest the pointer or a finger on anything to learn about it, right-click or " +
		"hold a card for a closer look, and ask the lantern above for a hint.": Mark(
		"Whatever glows can be pressed. Hold your finger on anything to learn about it, or on a card for a closer " +
			"look, and ask the lantern above for a hint."),
	"Whatever glows can be pressed; people and tiles can be dragged. Rest the pointer or a finger on anything to " +
		"learn about it, and ask the lantern above for a hint.": Mark(
		"Whatever glows can be pressed; people and tiles can be dragged. Hold your finger on anything to learn " +
			"about it, and ask the lantern above for a hint."),
	"Whatever glows can be pressed. Choose a card, rest the pointer or a finger on a lit Locomotive to see what " +
		"would happen, turn the card with {key T} or its button. The wheel or two fingers zoom the map.": Mark(
		"Whatever glows can be pressed. Choose a card, hold your finger on a lit Locomotive to see what would " +
			"happen, turn the card with its button. Two fingers zoom the map."),
	"Your character lies at your place from now on. Rest the pointer or a finger on it to read what it can do and " +
		"whether the ability is awake. Play to it: Kit for gold, Doc Holliday for cards, a lawman for bandits.": Mark(
		"Your character lies at your place from now on. Hold your finger on it to read what it can do and whether " +
			"the ability is awake. Play to it: Kit for gold, Doc Holliday for cards, a lawman for bandits."),
	"Right. {chance cm07:Word} of the 36 rolls make a {number cm07}. Vanity Lode pays {pays sn09}, but on a " +
		"{number sn09}, and only {chance sn09:word} rolls make a {number sn09}. Rest the pointer on a card, or " +
		"hold your finger on it, and it tells you its chances.": Mark(
		"Right. {chance cm07:Word} of the 36 rolls make a {number cm07}. Vanity Lode pays {pays sn09}, but on a " +
			"{number sn09}, and only {chance sn09:word} rolls make a {number sn09}. Hold your finger on a card, " +
			"and it tells you its chances."),
}

// keyNames are the key names, in addition to single letters, that may stand in brackets at the end
// of a text, as in "(Esc)".
var keyNames = []string{"Esc", "Home", "End", "Page up", "Page down", "F2"}

// keyAtEnd returns the key named in brackets at the end of an English text: a letter or one of
// keyNames. It returns "" if there is none.
func keyAtEnd(text string) string {
	name, found := strings.CutSuffix(text, ")")
	i := strings.LastIndex(name, " (")
	if !found || i < 0 {
		return ""
	}
	name = name[i+2:]
	if len(name) == 1 && name >= "A" && name <= "Z" || slices.Contains(keyNames, name) {
		return name
	}
	return ""
}

// withoutKeyAtEnd returns a text without the key in brackets at its end, as in "Hint. (H)".
func withoutKeyAtEnd(text string) string {
	if i := strings.LastIndex(text, " ("); i >= 0 && strings.HasSuffix(text, ")") {
		return text[:i]
	}
	return text
}
