// Package westernlegends is the game of Western Legends with its expansion Ante Up: the complete rules for two to six
// players, every switch, and what bots should know. The complete rules stand in RULES.md beside this file: R7, E12 or a
// section in a comment are of that document.
//
// # How it works
//
// A [State] is a plain value: fixed arrays, small integers, bit sets. What is going on is a stack of frames (stack.go).
// The top frame either asks a seat something or is carried out by the engine, part by part; whatever it causes is
// pushed on top and done first. So a Move action lies below the encounter that it ran into, below its fight, below the
// wound, below the window in which the wound may be cancelled.
// What has an order is a list of named steps: a turn (turnSteps), a Move action (moveSteps), a fight (fightSteps), poker and
// faro (gameSteps). Where and when an action can be taken is a line of acts.
//
// Cards, tokens, characters and stories are data. Their effects are compiled into one program of instructions
// (program.go); what an instruction does is written once, as a small function for each code in the effects_*.go files
// by theme. What a hand of poker is worth is a package of its own, [gulch/engine/westernlegends/poker]. A card that uses known
// codes needs no Go. Where something may be used is a window (window.go): cards, abilities
// and items that belong to the window either work by themselves or are offered.
//
// The poker deck, the story piles, the supplies of tokens and the cards of the Man in Black are bags from which every
// draw is random: that is what a shuffled deck is to everybody, and costs a bot nothing. Fight cards, events and train
// encounters go under their decks and so keep an order.
//
// Discards and faro bets are made one by one; the set that results is what counts. Everything else is one move of the
// document. Decisions have 2 to 15 moves as a rule and some 45 at the most.
//
// # JSON
//
// Ids are those of the data files; seats are numbered from 0, and 6 is the Man in Black. Poker cards, stories, tokens,
// items and nuggets that are not mentioned are in their decks, piles, supplies and stacks.
//
//	rules                version of the rules, left out where it is the current one
//	players, options     seats and switches
//	phase, actor         what is decided and by whom (written for readers, ignored on reading)
//	round, last_round    the round and the last one, 0 until the end is triggered
//	first, active        first player and whose turn it is; actions are those left
//	seats                by seat number, see below
//	turn                 fought, bank_robbed, train_robbed, counters of the active player's turn, lp_this_action,
//	                     nuggets_rolled, resolving_stories
//	sheriff, train       spaces
//	man_in_black         space, lp, prey, shuffles_after_round, and the deck of cards not yet played
//	bandits              spaces
//	nuggets_on           "space number"
//	tokens               "space token"; a seat sees only the kind of those that lie facedown
//	high_rollers         "town token"
//	frontier             "space token"; a seat sees only the number
//	developed            frontier tokens that have been uncovered
//	trading_post         items sold there
//	stories              by slot: story, left in the pile, discs in order, matched and joined seats
//	stories_gone         stories that are out of the game
//	event_markers        those left: tracks, or LP
//	events_owed          seats that still resolve an event for a marker
//	discard, events_gone, train_gone
//	fights, game         the fights and the game of cards that are going on (json_table.go)
//	deck_top             poker cards that will be drawn first, for scenarios
//	longhorns_held       the longhorns that players hold, where they are not the first ones that do not lie on the board
//	fight_deck, event_deck, train_deck   top first; what is not mentioned lies below
//	stack                frames from the bottom: name, stage, seat, owner, and up to four numbers
//	chance               the generator
//	seal                 a checksum of all the rest: a position in the middle of something cannot be edited, one whose
//	                     stack is a turn and nothing else can
//	deck_size, scores, ranks   derived; a seat sees scores and ranks only at the end
//
// A stack that ends with a frame of the engine goes on by itself: ["turn act"] asks the active player for an action,
// ["turn begin"] begins the turn, ["turn round"] ends it. A seat has
//
//	character, dealt     the character, and the two to choose from before that
//	space, lp, awake, money, mp, wp, gp, nuggets, wounds, longhorns, discs
//	hand, known          poker cards, and those seen in other hands
//	items                with a plus for the upgraded side; weapon and mount are the active ones
//	cattle               the token; a seat sees only the colour
//	goals, goals_done    by key
//	legendary            tokens
//	counters             over the game
//	slow, slow_next, abilities_used, spent, mines, towns, saloons, regions   small numbers and bit sets
//	tokens_seen, events_seen   what the seat has looked at
//	hand_size, goals_held, legendary_held   derived
//
// # Bots
//
// The guide weighs moves in LP. It keeps no plan: for every decision all places where an action brings something are
// listed with what it would bring to this seat now (guide_place.go), and riding is worth what the best of them brings
// divided by the actions that it takes. So a player with a full pouch rides to the Bank, one with cash to the Cabaret
// or to faro, one with an ace into a hideout or the Bank, and each turns to something else when that pays better.
// Hands of poker are valued exactly.
//
// Crime pays best, because a Wanted point earns every turn; who stands high on that track or near the end of the game
// turns to gold, cattle and cards. Of a turn's thought most goes to the actions (BudgetShare), so that hard needs about 0.3 s
// for a whole turn.
//
// engine/bot/STRENGTH.md says how far the levels stand apart, by which roads games are won, and what was tried.
//
// Where the Sheriff patrols, a Wanted player counts on the income of a turn and on being caught soon after, the sooner the
// fewer are Wanted (paydays). Deeds that an open goal counts are worth their part of its tokens, and what a story takes up is
// worth a disc (guide_goals.go); so are rides to where a goal or a story asks for somebody (guide_errands.go).
//
// High stakes poker is weighed by the chances to win (guide_stakes.go), counted over deals and not exact.
package westernlegends
