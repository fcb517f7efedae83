// Package sierrawest is the game of Sierra West: its core and the modes Apple Hill, Boats & Banjos, Gold Rush and
// Outlaws & Outposts, for two to four players and for one against Hastings, who sits on seat 1. The complete rules stand
// in RULES.md beside this file; R1, E1, a section in a comment are of that document.
//
// # Chance
//
// What nobody knows is not decided before it matters: draw piles, plan cards and the cards that lie face down are bags
// from which each card is drawn when it is drawn or turned up. For the players that is the same as a shuffle before,
// and no copy of a position can give anything away.
//
// # Moves
//
// A move is written as the word of section 5, ids, and "pay" with what is paid:
//
//	plan st_1 st_2 st_6          left, top and right card
//	walk green                   the next space of the path
//	walk tan pay food 1          onto a paid space, using its icon
//	walk tan past                onto a paid space, not using it
//	summit green left pay food 3
//	sell_fish trout trout        at the Fish Market
//	react stone stone            the General Store
//
// # Bots
//
// Moves are weighed by rules of thumb, layouts by playing the turn out once for each; positions are judged by a score
// guessed from features with fitted weights. What was tried, and what it gave one seat over the others in points (with
// 400 games each of bots of the level medium, or 60 of searches):
//
//	rounds left from the cards on the mountain instead of the usual length    -4.5 to +1.7, mean -1.1
//	layouts compared by the lead instead of the score                         -0.1 to +1.1, mean +0.3
//	both                                                                      +0.2 to +3.3, mean +1.4
//	fitted weights instead of hand-made ones, on top of both                  -0.7 to +2.4, mean +1.0
//	the same in searches of 100 iterations, two seats                         -1.3 to +0.5; Boats & Banjos +10.2
//	weights drawn towards the mean of the modes, on top                       -0.6 to +0.8, mean +0.1
//	the same in searches of 150 iterations, Apple Hill, two seats             +4.1
//
// The first two belong together: every claim brings the end nearer for all, and a bot that looks at its own score
// alone then stops claiming.
//
// engine/bot/STRENGTH.md says how far the levels stand apart, and how they do against Hastings.
//
// # JSON
//
// A position is an object with the fields
//
//   - rules: the version of the rules, left out where it is the current one;
//   - players (1 for a solo game) and options, as in Info;
//   - phase: plan, pioneer, rival or over; active: whose turn it is; start_seat, round, and end_round once the end is
//     triggered;
//   - slots: the cards laid out by the active seat, by left, top and right;
//   - pending: the decision stack, the next one last, each with its decision (the name of a phase), n and m where it
//     counts something (steps, discount, paddles, spaces; green and red apples of a harvest), or what: the source of
//     damage or the path of a grizzly (green, tan, outpost, six_shooter), the state of a Six-Shooter (not_started,
//     started, optional), the summit action that sells fish, the tracks to choose from (regular, apple);
//   - queue: reactions not answered yet: claim, revealed nodes, tracks moved, and the seat and pioneer asked first;
//   - mountain: "m21:ah_04" for every node that holds a card, "m21:?" where nobody knows it, and "row2:1" for the
//     special cards among those of a row; unseen: the cards that nobody knows the place of. Whether a card lies face
//     up follows from the rules (R30). Mountain cards that are mentioned nowhere are out of the game;
//   - row, and in Boats & Banjos river_used, the resources taken from each of its cards;
//   - apples, fish_supply, fish_gone (taken out by Hastings), cart_supply, outlaws (I to V and base), each in its mode;
//     boots_supply; market: copies by cabin; pieces: owner of mule, lantern, dynamite and sheriff, or null;
//   - seats, by number: hand, draw, discard and claimed cards (without draw it is the rest of the deck); goods; boots,
//     wagon, tracks, caught animals, cabins; pioneers: "resting", "ready", "green_2", "tan_4 unused", "summit_left",
//     "trap" or a cabin; frontiersman: a node or base; and canoe, fish, carts (the gold in each), bullets and outlaws
//     in their modes. Hastings has right_frontiersman in place of pioneers;
//   - rival, in a solo game: the unused plan cards, the one that lies face up first; once it is begun, the plan being
//     carried out, its step and the steps left in it;
//   - chance: the generator;
//   - turn, decision, scores, ranks and hand_size, which follow from the rest and are ignored on reading.
//
// The view of a seat is the same without the others' hands and draw piles and without chance.
package sierrawest
