// Package boomtown implements the rules of Boomtown: an auction-and-dice card game for 3 to 5
// prospectors. It implements the interfaces of package engine. Matches and bots use it only through
// these interfaces; the table in scenes/boomtown also uses the types of this package. The package
// depends neither on the user interface nor on other games.
//
// [Game] creates positions, [State] is one position, [Board] is its visible part, and a [Card] is a
// mine or an event.
//
// In each turn as many cards as there are players are turned up. Everybody bids for the right to
// pick first. The winner's gold is passed round the table to the right, and each neighbour keeps
// half of it. The winner picks the first card, and the others follow to the left. Then two dice are
// rolled, and every mine with that total pays its owner. The highest sum of gold, printed values of
// mines and 5 points for each mayor pawn wins. The complete rules are in RULES.md in this folder.
// Comments in the code name the rule that they implement: R1 to R83, invariants I1 to I20.
//
// # Moves
//
// Each kind of move belongs to one phase. Cards are written by ID (cj07, saloon_1), towns by ID
// (dry_gulch), seats and dice from 0.
//
//	deal                  reveal           turn the next row up
//	pass, bid 5           bid              leave the auction, offer gold
//	keep, ride            mustang          stay in the pick order, move up behind the winner
//	take cj07             pick             take a card from the row
//	promote dry_gulch     place_governor   put the Governor at an own pawn
//	attach cj07           place_vein       put the New Vein under an own mine
//	open san_narciso      place_saloon     open the Saloon in a town with a free token
//	hire saloon_1         place_girls      put the Saloon Girls into an own saloon
//	blast cj07            dynamite         destroy a mine or saloon (saloon_1) of another player
//	seize cj07            expropriate      take a mine in a town where one owns a mine
//	rob 2                 holdup_victim    choose the victim
//	demand 6              holdup_amount    choose the number to be rolled and robbed
//	roll                  roll             roll the production dice
//	hold, wire 0 4        telegraph        leave the dice, turn die 0 to 4
//
// deal and roll are no decisions: engine.PlayForced makes them, as they are the only moves of their
// phases. A game begins in the phase reveal, so that observers get the events of the first row;
// every later reveal and roll follows immediately from the move before it. Only a loaded position
// can be in the phase roll.
//
// # Events
//
// events.csv lists the kinds of events and their parts, which functions such as [CardIn] return.
// [Board] is updated by them.
//
// # Positions as JSON
//
// The fields in the order in which they are written. Seats are numbers from 0; lists "per seat"
// have one entry for each player. When a position is read, missing fields are empty, none or the
// default, and an unknown field is an error.
//
//	players          3 to 5
//	options          option id → value; see options.csv
//	turn             number of the turn from 1; 0 before the first reveal
//	phase            one of the phases above, or game_over
//	actor            the seat to decide, null when the game is over
//	first_player     opens this turn's auction and rolls its production dice
//	gold             per seat; 10 if missing
//	mines            per seat a list of mines
//	kept             per seat a list of keep cards and waiting cards
//	mayors           town → seat, null while the pawn is in the supply
//	saloons          list of {card, owner, town, girls}; girls is a card or null
//	veins            mine → card of the New Vein under it
//	governor         {town, card}, or null
//	row              cards on sale
//	standing_bid     phase bid: the highest bid, with standing_bidder
//	passed           phase bid: who is out of the auction; first_passed is who passed first
//	winner           from mustang to telegraph: the auction winner, with price and pick_order
//	to_ask           phases mustang and telegraph: seats still to be asked, with the actor
//	riders           phase mustang: the seats that have decided to ride
//	resolving        phases place_… to holdup_amount: the event being carried out
//	victim           phase holdup_amount
//	dice             phase telegraph: the two dice
//	returned         events seen in turn 1 that are known to be in the deck
//	removed          cards out of the game; cards that are mentioned nowhere are removed, too
//	deck             top card first
//	set_aside        cards left out unseen
//	unordered        true in a determinized position: the order of the deck is still open
//	chance           the generator: {state, rolls}; rolls are forced results of the next dice
//
// Written for human readers and ignored when read: deck_size, set_aside_size, turns (of the whole
// game), scores, ranks.
//
// With other card quantities than the published ones, a list is used if there are several
// Governors, veins under one mine, or girls in one saloon. A position is refused if a card is in
// two places or if the rules cannot lead to it; State.Check names the broken invariant.
//
// # Bots
//
// The heuristics follow the notes for bots in RULES.md: the expected yield of mines, the worth of
// pawns, and for bids the cards that each seat will pick, for each possible winner
// (heuristics_bid.go). Rollouts use fast estimates (heuristics_policy.go) and run inside the game
// (rollout.go).
//
// engine/bot/STRENGTH.md has the measured strength of the levels.
package boomtown
