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
// worth a disc (guide_goals.go); so are rides to where a goal or a story asks for somebody (guide_errands.go). How games are then
// won, by the road that brought the winner most (arena ways), four seats with the patrol:
//
//	hard, 300 of its 10,000 iterations, 240 games
//	                     law 41 % [35, 48], gold 23 % [18, 28], cards 13 % [10, 18], crime 13 % [9, 17],
//	                     stories and goals 10 % [7, 15]
//	hard, 150 iterations, 400 games
//	                     law 40 % [36, 45], gold 23 % [19, 27], stories and goals 15 % [12, 19], crime 13 % [10, 16],
//	                     cards 10 % [7, 13]
//	the same by the formulas alone, 200 games
//	                     law 31 % [25, 37], cards 22 % [16, 28], gold 17 % [12, 23], crime 17 % [12, 22],
//	                     stories and goals 15 % [10, 20]
//	hard, 60 iterations, 100 games, before rides for goals and before characters were weighed for the patrol
//	                     law 32 %, gold 24 %, cards 22 %, crime 18 %, stories and goals 4 % [2, 10]
//	medium with heat=0.2, 4,000 games
//	                     law 40 %, gold 19 %, cards 18 %, stories and goals 13 %, crime 11 %
//	the same without the patrol
//	                     crime 99 %, cards 1 %
//
// Two things kept stories back. The guide knew no worth of goals that ask where rides end, for regions, towns, mines and
// saloons, for rail and trail, for the Sheriff's spaces, for outlaws, longhorns, several items or nuggets held, nor of stories about
// rides and points: of 300 games of medium none of 49 moved the Sheriff 12 spaces, now 27 of 49 do; 2 of 47 ended at three mines, now
// 19; 13 of 63 held four nuggets and $60, now 58; discs a seat rose from 3.3 to 3.8. And characters were chosen by what they
// are worth without the patrol, so that those who live by goals, such as Calamity Jane and Doc Holliday, were passed over for those who
// live by crime. Old against new policy, deals played from every seat, one new among old ones: medium, four seats, patrol 27.8 % ± 2.0
// of 2,000 games; searches of 100 iterations, four seats, patrol 28.4 % ± 4.9 of 320, two seats, patrol 54.0 % ± 6.9 of 200, two
// seats without it 48.2 % ± 5.7 of 300. Counting progress to goals by 0.3, 0.6 or 0.9 linearly in the evaluation, and discs at 0.25
// more in the guide, moved the stories' part by no more than chance (4 to 9 % of 160 games with 60 iterations).
//
// How often characters win, in percent of the games that they were in, four seats, medium with heat=0.2, 4,000 games each with
// and without the patrol (players choose one of two): Bass Reeves 39 and 28, Kit Carson 38 and 26, Fee Lee Wong 29 and 4,
// Doc Holliday 27 and 9, Y. B. Rowdy 25 and 29, Annie Oakley 23 and 33, Calamity Jane 23 and 18, Wyatt Earp 23 and 11,
// Stagecoach Mary 23 and 29, Wild Bill Hickok 20 and 16, Soapy Smith 17 and 12, Jesse James 15 and 49, Bloody Knife 14 and 11,
// Pat Garrett 12 and 16, Sundance Kid 11 and 11, Poker Alice 10 and 20, Maria Barceló 7 and 11, Curly Bill 2 and 10; Seth Bullock 25
// with it, Billy the Kid 28 without. Dealt at random to searches of 60 iterations with the patrol, 700 games: Bass Reeves 50, Kit
// Carson 46, Calamity Jane and Wild Bill Hickok 35, Doc Holliday 33, ..., Poker Alice 11, Billy the Kid 4.
//
// High stakes poker is weighed by the chances to win (guide_stakes.go), counted over deals and not exact: with the patrol one who
// knows them wins 27.1 % ± 1.8 of 2,400 games of medium against three who go by the hand alone, without it 25.3 % ± 1.7.
//
// One who knows goals wins 29 % [26, 33] of 600 games with the patrol against three who do not.
package westernlegends
