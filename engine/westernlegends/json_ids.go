package westernlegends

import (
	"fmt"
	"strconv"

	"gulch/engine"
	"gulch/engine/document"
)

// The functions in this file return the ids of rows of tables, which documents and moves contain.

func cardID(i int) string      { return box.poker[i].id }
func charID(i int) string      { return box.char[i].id }
func spaceID(i int) string     { return Space(i).String() }
func itemID(i int) string      { return box.item[i].id }
func storyID(i int) string     { return box.story[i].id }
func fightCardID(i int) string { return box.fight[i].id }
func eventID(i int) string     { return box.event[i].id }
func legendID(i int) string    { return box.legend[i].id }
func trainID(i int) string     { return box.train[i].id }
func mibID(i int) string       { return box.mib[i].id }
func plotID(i int) string      { return box.plot[i].id }
func plotSpaceID(i int) string { return box.plots[i].String() }
func tokenID(i int) string     { return box.token[i].id }
func cattleID(i int) string    { return box.cattle[i].id }
func stopID(i int) string      { return box.route[i].String() }
func stepID(i int) string      { return turnSteps[i].id }

// The notations of components in documents. Unlike those of moves, they do not accept numbers.
var (
	cardIDs        = document.Table("card", deckSize, cardID)
	charIDs        = document.Table("character", charCount, charID)
	someCharIDs    = charIDs.Or("", int16(NoChar))
	itemIDs        = document.Table("item", itemCount, itemID)
	heldItemIDs    = itemIDs.Or("none", int16(NoItem))
	storyIDs       = document.Table("story", storyCount, storyID)
	someStoryIDs   = storyIDs.Or("", -1)
	fightCardIDs   = document.Table("fight card", fightCards, fightCardID)
	eventIDs       = document.Table("event", eventCount, eventID)
	trainIDs       = document.Table("train encounter", trainCount, trainID)
	mibIDs         = document.Table("card of the Man in Black", mibCount, mibID)
	plotIDs        = document.Table("frontier token", frontierCount, plotID)
	plotSpaceIDs   = document.Table("frontier space", frontierPlots, plotSpaceID)
	tokenIDs       = document.Table("token", tokenCount, tokenID)
	hiddenTokenIDs = document.Table("token", hiddenTokens, tokenID)
	someTokenIDs   = tokenIDs.Or("", int16(NoToken))
	legendIDs      = document.Table("legendary token", legendCount, legendID)
	cattleIDs      = document.Table("cattle token", ranchCount*cattleEach, cattleID)
	stopIDs        = document.Table("stop of the Train", routeStops, stopID)
	counterIDs     = document.Words("counter", statIDs[:])
	fightNames     = document.Words("fight", fightIDs)
	gameNames      = document.Words("game", gameIDs)
	saloonIDs      = document.Words("saloon", townIDs)
	frameIDs       = document.Words("frame", opIDs[:])
	stageIDs       = document.Table("stage of a turn", len(turnSteps), stepID)

	// markerIDs is the notation of event markers: those on the tracks, and those on 5, 10, 15 and
	// 20 LP.
	markerIDs = document.Table("event marker", int(trackCount)+4, func(i int) string {
		if i < int(trackCount) {
			return trackIDs[i]
		}
		return strconv.Itoa(5 * (i - int(trackCount) + 1))
	})

	// spaceIDs is the notation of the spaces that are in the game of the position.
	spaceIDs = engine.WordNotation("space",
		func(_ engine.State, x int16) string { return Space(x).String() },
		func(s engine.State, id string) (int16, error) {
			for x := range Space(box.spaces) {
				if x.String() != id {
					continue
				}
				if !s.(*State).inPlay(x) {
					return 0, fmt.Errorf("%s is not in this game", id)
				}
				return int16(x), nil
			}
			return 0, fmt.Errorf("there is no space %q", id)
		})
)

// goalIDs returns the notation of the goals of character c. NoChar has none.
func goalIDs(c Char) *engine.PartNotation {
	if c < 0 {
		return document.Words("goal", nil)
	}
	return document.Table("goal", goalsEach, func(i int) string { return box.char[c].goals[i].key })
}
