// Package sierrawest implements the rules of the board game Sierra West: the core game with the
// modes Apple Hill, Boats & Banjos, Gold Rush and Outlaws & Outposts, for two to four players, and
// the solo game against the automated rival Hastings, who has seat 1. The complete rules are in
// RULES.md in this folder. Rule numbers (R1), examples (E1) and invariants (I1) in comments refer
// to that document.
//
// [Game] creates and loads games. [State] is one position with its legal moves, notation and JSON.
// [Board] is the part of a position that a viewer may see. The bot heuristics (files
// heuristics*.go) estimate the value of moves and positions for package bot. Matches, bots, the
// arena and package scenes/sierrawest use this package through the interfaces of package engine. It
// must not import any of them, and it uses no clock, files or goroutines.
//
// # Terms
//
//   - goods: everything that can be gained or paid: resources, gold, boots, fish, carts, apples,
//     bullets;
//   - layout: the three cards that a player lays out at the start of a turn; also one of the two
//     arrangements of mountain cards (short, long);
//   - row: the special cards under the wagon trail; a card is along a trail if the wagon has come
//     far enough to use it (R68);
//   - pending decision: a decision that a move or an icon asks for; such decisions are on a stack;
//   - reaction: an answer of a waiting pioneer to an event of another player's turn (R62);
//   - refusal: the reason why a move is not legal, as a sentence for players;
//   - notation: the text form of a move.
//
// # Chance
//
// Unknown cards are not decided before they are needed. Draw piles, plan cards and face-down cards
// have no order: a card is chosen at random when it is drawn or turned up. For the players this is
// equivalent to shuffling in advance, and no copy of a position can leak a hidden card.
//
// # Moves
//
// A move is written as a verb, followed by ids or numbers, and by "pay" with the payment if
// there is one:
//
//	plan st_1 st_2 st_6          left, top and right card
//	walk green                   the next space of the path
//	walk tan pay food 1          onto a space with a fee, using its icon
//	walk tan past                onto a space with a fee, not using its icon
//	summit green left pay food 3 the summit action of the left card
//	sell_fish trout trout        at the Fish Market
//	react stone stone            a reaction of the General Store
//
// # Bots
//
// Moves are valued by rules of thumb. A layout is valued by simulating the rest of the turn once.
// Positions are evaluated by an expected final score, which is computed from features with fitted
// weights. The table shows changes that were tried, and the points by which a seat that used them
// led the others (400 games each between bots of level medium, or 60 between searching bots):
//
//	rounds left from the cards on the mountain, not the usual length  -4.5 to +1.7, mean -1.1
//	layouts compared by the lead instead of the score                 -0.1 to +1.1, mean +0.3
//	both                                                              +0.2 to +3.3, mean +1.4
//	fitted weights instead of hand-made ones, on top of both          -0.7 to +2.4, mean +1.0
//	the same in searches of 100 iterations, two seats                 -1.3 to +0.5
//	the same in Boats & Banjos                                        +10.2
//	weights shrunk towards the mean of the modes, on top              -0.6 to +0.8, mean +0.1
//	the same in searches of 150 iterations, Apple Hill, two seats     +4.1
//
// The first two changes only help together: every claim shortens the game for all seats, so a bot
// that compares only its own score stops claiming.
//
// engine/bot/STRENGTH.md lists the measured differences between the levels, and their results
// against Hastings.
//
// # JSON
//
// A position is an object with these fields:
//
//   - rules: the version of the rules, omitted if it is the current one;
//   - players (1 for a solo game) and options, as in Info;
//   - phase: plan, pioneer, rival or over; active: the seat whose turn it is; start_seat, round,
//     and end_round once the end is triggered;
//   - slots: the cards laid out by the active seat, by left, top and right;
//   - pending: the stack of decisions, the one to be made next last. Each entry has the field
//     decision, the name of a phase. Some have the numbers n and m (steps, discount, paddles,
//     spaces; green and red apples of a harvest). Others have the field what: the source of damage
//     or the path of a grizzly (green, tan, outpost, six_shooter), the state of a Six-Shooter
//     (not_started, started, optional), the summit action that sells fish, or the tracks to choose
//     from (regular, apple);
//   - queue: events that may still be reacted to: claim, revealed nodes, number of track moves, and
//     the seat and the pioneer asked next;
//   - mountain: an entry such as "m21:ah_04" for every node that holds a card, "m21:?" if nobody
//     knows the card, and "row2:1" for the number of special cards among the unknown cards of a
//     row. Whether a card is face up follows from the rules (R30);
//   - unseen: the unknown cards of the mountain. Mountain cards that are not mentioned are out of
//     the game;
//   - row, and in Boats & Banjos river_used, the number of resources taken from each of its cards;
//   - apples, fish_supply, fish_gone (fish removed from the game by Hastings), cart_supply, outlaws
//     (on the outposts I to V and at the base), each only in its mode;
//   - boots_supply; market: number of copies of each cabin; pieces: owner of mule, lantern,
//     dynamite and sheriff, or null;
//   - seats, by number: hand, draw, discard and claimed cards (if draw is missing, it is the rest
//     of the deck); goods, boots, wagon, tracks, caught animals and cabins; pioneers: "resting",
//     "ready", "green_2", "tan_4 unused", "summit_left", "trap" or a cabin; frontiersman: a node or
//     base; and canoe, fish, carts (the gold in each), bullets and outlaws, each only in its mode.
//     Hastings has right_frontiersman instead of pioneers;
//   - rival, in a solo game: the unused plan cards, the face-up one first; once a plan is begun,
//     the plan, its step and the steps left in it;
//   - chance: the random generator;
//   - turn, decision, scores, ranks and hand_size, which are derived from other fields and ignored
//     when the document is loaded.
//
// The information state of a seat is the same document without the hands and draw piles of the
// others and without chance.
package sierrawest
