// Package westernlegends implements the rules of the board game Western Legends with its expansion
// Ante Up, for two to six players, with all rule switches. The complete rules are in RULES.md in
// this folder. Rule numbers (R7), examples (E12), invariants and sections in comments refer to that
// document.
//
// [Game] creates and loads games. [State] is one position with its legal moves, notation and JSON.
// [Board] is the part of a position that a viewer may see. The bot heuristics (files
// heuristics*.go) estimate the value of moves and positions for package bot. Matches, bots, the
// arena and package scenes/westernlegends use this package through the interfaces of package
// engine. It must not import any of them, and it uses no clock, files or goroutines.
//
// # Terms
//
//   - frame: an entry of the stack of things in progress, see below;
//   - window: a moment of the game at which cards, items or abilities may be used; a silent window
//     is one in which others cannot see who is asked;
//   - source: a poker card, an ability or an item that is used in a window;
//   - block: a sequence of instructions, compiled from the effects in the data;
//   - signal: an occurrence that may trigger a story;
//   - road: the way by which points, money or tokens were gained, such as law, crime or gold;
//   - box: the variable that holds the data tables;
//   - MIB: the Man in Black, an automated rival without a seat;
//   - refusal: the reason why a move is not legal, as a sentence for players;
//   - notation: the text form of a move.
//
// # How it works
//
// A [State] is a plain value of fixed arrays, small integers and bit sets. Everything in progress
// is on a stack of frames (operation_stack_and_phases.go). The top frame either asks a seat for a
// decision or is carried out by the engine, part by part. Whatever it causes is pushed on top and
// is completed first. For example, a Move action is below the encounter that it ran into, which is
// below its fight, which is below the wound, which is below the window in which the wound may be
// cancelled. Sequences are lists of named steps: a turn (turnSteps), a Move action (moveSteps), a
// fight (fightSteps), poker and faro (gameSteps). The conditions of each action are an entry of
// actionRules.
//
// Cards, tokens, characters and stories are data. Their effects are compiled into one program of
// instructions (compile_effects_to_instructions.go). Each effect code is implemented once, by a
// small function in the effects_*.go files. Poker hands are evaluated by package
// [gulch/engine/westernlegends/poker]. A new card that uses known codes needs no Go code. In a
// window (card_and_ability_use_moments.go), the cards, abilities and items that belong to the
// window either work automatically or are offered to their owner.
//
// The poker deck, the story piles, the supplies of tokens and the cards of the Man in Black are
// bags from which every draw is random. For the players this is equivalent to a shuffled deck, and
// it costs a bot nothing. Fight cards, events and train encounters are returned to the bottom of
// their decks, so these decks have an order.
//
// Discards and faro bets are made one at a time; only the resulting set matters. Everything else is
// a single move of RULES.md. Most decisions have 2 to 15 moves, the largest about 45.
//
// # JSON
//
// Ids are those of the data files. Seats are numbered from 0, and 6 is the Man in Black. Poker
// cards, stories, tokens, items and nuggets that are not mentioned are in their decks, piles,
// supplies and stacks.
//
//	rules                version of the rules, omitted if it is the current one
//	players, options     number of seats, and rule switches
//	phase, actor         the decision to be made and the seat that makes it
//	                     (derived, ignored on reading)
//	round, last_round    the current round, and the last one, which is 0 until the
//	                     end is triggered
//	first, active        first player and active player
//	actions              actions that the active player has left
//	seats                a list by seat number, see below
//	turn                 facts about the current turn: fought, bank_robbed,
//	                     train_robbed, counters of the active player,
//	                     lp_this_action, nuggets_rolled, resolving_stories
//	sheriff, train       their spaces
//	man_in_black         space, lp, prey, shuffles_after_round, and the deck of
//	                     cards not yet played
//	bandits              spaces with a bandit
//	nuggets_on           each "space number"
//	tokens               each "space token"; only the kind of a face-down token
//	                     that the seat has not seen
//	high_rollers         each "town token"
//	frontier             each "space token"; only the number of a face-down token
//	developed            frontier tokens that have been uncovered
//	trading_post         items sold there
//	stories              a list of the two piles: face-up story, number of stories
//	                     left, owners of the discs in order, seats that may place a
//	                     disc after this action, seats that have done so
//	stories_gone         stories that are out of the game
//	event_markers        markers left, each as its track or its number of LP
//	events_owed          seats that still resolve an event for a marker
//	discard, events_gone, train_gone
//	                     discard piles of poker cards, events, train encounters
//	fights, game         current fights and game of cards (json_fights_games.go)
//	deck_top             poker cards that will be drawn first, for scenarios
//	longhorns_held       the longhorns that players hold, omitted if they are the
//	                     first ones that are not on the board
//	fight_deck, event_deck, train_deck
//	                     decks, the top card first; cards that are not mentioned
//	                     are below
//	stack                frames from the bottom: name, stage, seat, owner, and up to
//	                     four numbers
//	chance               the random generator
//	seal                 a checksum of all other fields; a position whose stack
//	                     holds more than a turn is only valid with it, so it
//	                     cannot be edited
//	deck_size, scores, ranks
//	                     derived; a seat sees scores and ranks only at the end
//
// If the engine carries out the top frame of the stack, the game continues by itself after reading:
// ["turn act"] asks the active player for an action, ["turn begin"] begins the turn, ["turn round"]
// ends it. A seat has these fields:
//
//	character, dealt     the character; before the choice, the two dealt ones
//	space, lp, awake, money, mp, wp, gp, nuggets, wounds, longhorns, discs
//	hand, known          poker cards in hand, and cards seen in other hands
//	items                ids, with a plus for upgraded items
//	weapon, mount        the active items
//	cattle               the carried cattle token; a seat sees only its colour
//	goals, goals_done    keys of the goals held and completed
//	legendary            legendary tokens
//	counters             counters over the whole game
//	slow, slow_next, abilities_used, spent, mines, towns, saloons, regions
//	                     small numbers and bit sets
//	tokens_seen, events_seen
//	                     what the seat has looked at
//	hand_size, goals_held, legendary_held
//	                     derived
//
// # Bots
//
// The heuristics value moves in LP. They keep no plan. For every decision they list all places
// where an action gains something, with the gain for this seat now
// (heuristics_action_destinations.go). A ride is worth the gain at the best of these places divided
// by the number of actions that it takes. So a player with many nuggets rides to the Bank, a player
// with cash to the Cabaret or to faro, and a player with an ace to a hideout or the Bank. The
// destination changes when another place pays better. Poker hands are valued exactly.
//
// Crime pays best, because a Wanted point earns LP every turn. A player who is high on that track,
// or near the end of the game, prefers gold, cattle and cards. Most of the search budget of a turn
// is spent on the choice of actions (BudgetShare); level hard needs about 0.3 s for a whole turn.
//
// engine/bot/STRENGTH.md lists the measured differences between the levels, the roads by which
// games are won, and ideas that were tried.
//
// If the Sheriff patrols, the heuristics expect that a Wanted player gets about one turn's income
// and is arrested soon after. The fewer players are Wanted, the sooner this happens (wantedIncome).
// An action that an open goal counts is worth its share of the tokens that the goal gives, and an
// action that triggers a story is worth a disc (heuristics_goals_and_stories.go). Rides to places
// that a goal or a story requires are valued as well (heuristics_goal_destinations.go).
//
// High stakes poker is valued by the probability of winning (heuristics_high_stakes_poker.go),
// which was counted over sampled deals and is not exact.
package westernlegends
