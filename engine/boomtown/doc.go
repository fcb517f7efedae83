// Package boomtown is the game of Boomtown: an auction-and-dice card game for 3 to 5 prospectors.
//
// In each turn as many cards as players are turned up. Everybody bids for the right to pick first. The winner's gold
// runs round the table to the right, each neighbour keeping half; the cards are picked leftwards, winner first. Then
// two dice are thrown, and every mine with that total pays its owner. The highest sum of gold, printed values of mines
// and 5 per mayor's pawn wins. The complete rules stand in RULES.md beside this file. Comments in the code name the rule
// they carry out: R1 to R83, invariants I1 to I20.
//
// # Moves
//
// Each kind of move belongs to one phase. Cards are written by id (cj07, saloon_1), towns by id (dry_gulch), seats
// and dice from 0.
//
//	deal                  reveal           turn the next row up
//	pass, bid 5           bid              leave the auction, offer gold
//	keep, ride            mustang          stay in the pick order, move up behind the winner
//	take cj07             pick             take a card from the row
//	promote dry_gulch     place_governor   put the Governor at an own pawn
//	attach cj07           place_vein       put the New Vein under an own mine
//	open san_narciso      place_saloon     open the Saloon in a town with a free token
//	hire saloon_1         place_girls      put the Saloon Girls into an own saloon
//	blast cj07            dynamite         destroy a mine or a saloon (blast saloon_1) of another player
//	seize cj07            expropriate      take a mine in a town where one owns a mine
//	rob 2                 holdup_victim    choose the victim
//	demand 6              holdup_amount    choose the number to be rolled and robbed
//	roll                  roll             throw the production dice
//	hold, wire 0 4        telegraph        leave the dice, turn die 0 to 4
//
// deal and roll are no decisions: as the only moves of their phases they are made by engine.Settle. A game begins in
// the phase reveal, so that whoever listens hears of the first row; every later reveal and roll follows at once from
// the move before it. Only a loaded position can rest in the phase roll.
//
// # Events
//
// The constants EventTurn to EventGameOver say what Seat, Other and A to D of each event hold. [Board] follows the
// game by them.
//
// # Positions as JSON
//
// The fields in the order in which they are written. Seats are numbers from 0; lists "per seat" have one entry for
// each player. On reading, what is missing is empty, none or the default, and an unknown field is an error.
//
//	players          3 to 5
//	options          option id → value; see options.csv
//	turn             number of the turn from 1; 0 before the first reveal
//	phase            one of the phases above, or game_over
//	actor            the seat to decide, null when the game is over
//	first_player     opens this turn's auction and throws its production dice
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
//	to_ask           phases mustang and telegraph: the seats still to be asked, the actor among them
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
// Written for readers, ignored on reading: deck_size, set_aside_size, turns (of the whole game), scores, ranks.
//
// With other card quantities than the published ones, a list stands where there are several Governors, veins under
// one mine, or girls in one saloon. A position is refused when a card is in two places or when the rules cannot lead
// to it; State.Check says which invariant fails.
//
// # Bots
//
// The guide follows section 10 of the rules: what mines will yield, what pawns bring, and for bids who will pick what,
// whoever wins (guide_bid.go). Rollouts value cards at a glance (guide_policy.go) and run inside the game (run.go).
//
// engine/bot/STRENGTH.md says how far the levels stand apart.
package boomtown
