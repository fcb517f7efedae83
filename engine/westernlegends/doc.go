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
//
// Cards, tokens, characters and stories are data. Their effects are compiled into one program of instructions
// (program.go); what an instruction does is written once, as a small function for each code in the effects_*.go files
// by theme. A card that uses known codes needs no Go. Where something may be used is a window (window.go): cards,
// abilities and items that belong to the window either work by themselves or are offered.
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
// How far the levels stand apart says the table of the README. Further measured over deals played from every seat, share of
// wins and 95 % interval:
//
//	hard, 1,000 of its 10,000 iterations, against medium, 240 games each
//	                                           2 seats 80 % [74, 84], 3 seats 72 % [66, 77], 4 seats 58 % [52, 64]
//
// Where the Sheriff patrols, a Wanted player counts on the income of a turn and on being caught soon after, the sooner the
// fewer are Wanted (paydays). Deeds that an open goal counts are worth their part of its tokens, and what a story takes up is
// worth a disc (guide_goals.go). How games are then won, by the road that brought the winner most (arena ways), four seats:
//
//	medium without the patrol, 600 games       crime 98 %, cards 2 %
//	medium with it, before, 600 games          crime 91 %, cards 9 %
//	medium with it, 800 games                  law 39 %, crime 19 %, cards 17 %, gold 16 %, stories and goals 8 %
//	hard, 300 of its 10,000 iterations, with it, 80 games
//	                                           crime 36 % [27, 47], gold 22 % [14, 32], cards 21 % [13, 31],
//	                                           law 14 % [8, 24], stories and goals 8 % [4, 15]
//	the same before the evaluation counted what an arrest costs, 100 games
//	                                           crime 56 % [46, 65], cards 19 %, law 12 %, gold 7 %, stories and goals 6 %
//
// How often characters win, in percent of the games that they were in, four seats, medium with heat=0.2, 6,000 games each with
// and without the patrol (players choose one of two): Bass Reeves 48 and 30, Kit Carson 48 and 27, Fee Lee Wong 31 and 1,
// Doc Holliday 28 and 10, Annie Oakley 27 and 34, Wyatt Earp 26 and 15, Calamity Jane 26 and 17, Stagecoach Mary 25 and 28,
// Y. B. Rowdy 23 and 29, Jesse James 22 and 50, Soapy Smith 21 and 10, Bloody Knife 16 and 15, Wild Bill Hickok 16 and 14,
// Pat Garrett 15 and 15, Poker Alice 12 and 22, Sundance Kid 11 and 13, Billy the Kid 10 and 25, Curly Bill 9 and 8,
// Maria Barceló 7 and 7.
//
// High stakes poker is weighed by the chances to win (guide_stakes.go), counted over deals and not exact: with the patrol one who
// knows them wins 27.1 % ± 1.8 of 2,400 games of medium against three who go by the hand alone, without it 25.3 % ± 1.7.
//
// Stories worth 1.7 times as much to the guide, goals 1.3 times: one such bot wins 22.9 % ± 2.1 of 1,600 games of medium with the
// patrol against three others (twice and 1.5 times 21.8 % ± 2.0), so they stayed as they were. Counting in the evaluation what discs
// on open stories will bring changed nothing, either: with 60 iterations one that did won 24 % ± 6 of 200 games against three that did
// not, and of 100 games of four that did, with 100 iterations, stories and goals won 6 %, cards 13 %, crime 23 %, gold 25 % and law
// 33 %. So stories are still the road that wins least.
//
// One who knows goals wins 29 % [26, 33] of 600 games with the patrol against three who do not.
package westernlegends
