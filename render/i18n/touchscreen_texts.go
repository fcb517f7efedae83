package i18n

import (
	"slices"
	"strings"
	"sync/atomic"
)

// touchMode is true if texts are worded for a touchscreen, and so do not mention keys or a pointer.
// See [SetTouch].
var touchMode atomic.Bool

// SetTouch chooses the wording of all texts, and reports whether the wording has changed. If the
// parameter is has the value true, texts are worded for a touchscreen and mention neither keys nor
// a pointer; otherwise they are worded for a mouse and a keyboard. SetTouch applies to the whole
// program. It must be called between two frames, never while texts are created.
func SetTouch(is bool) (changed bool) { return touchMode.Swap(is) != is }

// touchTexts maps texts that mention a pointer, a wheel or keys to the texts that replace them on a
// touchscreen. An empty text means that nothing is shown instead.
var touchTexts = map[string]string{
	"Or press Esc.": "", "Or press Space.": "", "You can also press {key K} at the table.": "",
	"Cancel this move. (Esc)":                                  Mark("Cancel this move."),
	"Nothing changes. (Esc)":                                   Mark("Nothing changes."),
	"Play what you've chosen. You can also press Enter.":       Mark("Play what you've chosen."),
	"Press anywhere, or Space, to speed this up.":              Mark("Press anywhere to speed this up."),
	"Confirm moves with a second press or Enter. Esc cancels.": Mark("Confirm moves with a second press."),
	"Fill the whole screen. You can also press F11.":           Mark("Fill the whole screen."),
	"Point at the chart to see what happened, or press to set a pin.": Mark(
		"Press the chart to see what happened and to set a pin."),
	"What each player would have scored, move by move. Point at the chart to see what happened, or press to set a pin.": Mark(
		"What each player would have scored, move by move. Press the chart to see what happened and to set a pin."),

	"Mute everything. You can also press {key M}, anywhere.": Mark("Mute everything."),
	"How fast cards, coins and dice move. A press or Space skips any animation.": Mark(
		"How fast cards, coins and dice move. A press skips any animation."),
	"Choose a highlighted space for your tile, or choose another tile. {key T} rotates it.": Mark(
		"Choose a highlighted space for your tile, or choose another tile."),

	"Zoom in on the map. You can also double-click, or use the wheel or two fingers. (F)": Mark(
		"Zoom in on the map. You can also use two fingers."),
	"Show the whole map again. You can also double-click. (F)": Mark("Show the whole map again."),
	"Rotate the card by half a turn. You can also use the wheel over a highlighted space. (T)": Mark(
		"Rotate the card by half a turn."),
	"Zoom in on the mine. You can also double-click, or use the wheel or two fingers. (F)": Mark(
		"Zoom in on the mine. You can also use two fingers."),
	"Show the whole mine again. You can also double-click. (F)": Mark("Show the whole mine again."),
	"Use the wheel or {key T} to rotate it.":                    Mark("Use the button to rotate it."),
	"Rotate your tile by a quarter turn. Over a highlighted space, you can also use the wheel. (T)": Mark(
		"Rotate your tile by a quarter turn."),

	"You can choose anything highlighted. To learn about something, point at it or hold your finger on it. Right-click or hold a card for a closer look, and press Hint (the lantern) above for advice.": Mark(
		"You can choose anything highlighted. To learn about something, hold your finger on it. Hold a card for a closer look, and press Hint (the lantern) above for advice."),
	"You can choose anything highlighted, and drag workers and tiles. To learn about something, point at it or hold your finger on it. Press Hint (the lantern) above for advice.": Mark(
		"You can choose anything highlighted, and drag workers and tiles. To learn about something, hold your finger on it. Press Hint (the lantern) above for advice."),
	"You can choose anything highlighted. Choose a card, then point at a highlighted locomotive, or hold your finger on it, to see what would happen. Turn the card with {key T} or its button, and zoom with the wheel or two fingers.": Mark(
		"You can choose anything highlighted. Choose a card, then hold your finger on a highlighted locomotive to see what would happen. Turn the card with its button, and zoom with two fingers."),
	"Point at your character, or hold your finger on it, to read its ability and whether it's awake. Then play to its strengths: Kit for gold, Doc Holliday for cards, a lawman for bandits.": Mark(
		"Hold your finger on your character to read its ability and whether it's awake. Then play to its strengths: Kit for gold, Doc Holliday for cards, a lawman for bandits."),
	"Right: {chance cm07:word} of the 36 rolls total {number cm07}. Vanity Lode pays {pays sn09}, but only {chance sn09:word} rolls total {number sn09}. Point at a card, or hold your finger on it, to see its chances.": Mark(
		"Right: {chance cm07:word} of the 36 rolls total {number cm07}. Vanity Lode pays {pays sn09}, but only {chance sn09:word} rolls total {number sn09}. Hold your finger on a card to see its chances."),
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
