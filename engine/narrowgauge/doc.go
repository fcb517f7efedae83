// Package narrowgauge is the game of Narrow Gauge: Appalachia, a railway and share game for two.
//
// Nobody owns a Company. In a turn one takes a Certificate of any of the five for nothing and lays one or two Track
// cards for it: patterns of hexes that start at one of its Locomotives. Mountains, rivers and the Locomotives of others
// cost cash; each new City pays a bonus that grows with the Company and pulls the die of its Commodity to one's own
// side. After each of three rounds shares, majorities and dice pay. The most cash wins. The complete rules stand in
// RULES.md beside this file. Comments in the code name the rule they carry out: R1 to R71, rulings Q1 to Q39,
// invariants 1 to 20.
//
// # Moves
//
// Cards, spaces, Companies and Contracts are written by id.
//
//	begin                      round_start     lay out the round
//	bid 6                      bid             seal a bid
//	contract oh_night_shift    contract_high,  take a Contract; contract pass takes none
//	                           contract_low
//	toss                       coin            toss for the first player
//	deal                       deal_contracts  deal two Contracts each
//	keep tn_bridge_works       keep            seal the choice of a Contract
//	share blue                 share           take a Certificate
//	play t11 e5 turned         first_card,     lay a card from an origin; +va_tunnel_blast and +wv_mirror_survey
//	                           second_card     follow when they are used
//	no_build                   first_card      nothing can be built
//	use oh_night_shift         second_card     turn the dark Build token white
//	stop                       second_card     play no second card
//	refill t03 t40             refill          discard these and draw
//	pay                        dividends       pay the dividends
//
// begin, toss, deal and pay are no decisions: engine.Settle makes them. Seat 0 is named as the one who goes on.
//
// # Sealed choices
//
// Bids and kept Contracts are sealed one after the other, seat 0 first. Until both are in, a choice is told by a
// secret event only, stands in no other view, and a determinize replaces it by a likely one. Both are then opened by one
// event. In a determinized position seat 1 is not asked: its choice is drawn when seat 0 has made its own, because both choose
// at the same time and a search must not let one answer what it cannot see.
//
// # Events
//
// The constants EventRound to EventGameOver say what Seat and A to D of each event hold. [Board] follows the game by
// them.
//
// # Positions as JSON
//
// Seats are numbers from 0; lists "per seat" have two entries. On reading, what is missing is empty, none or as at the
// start, and an unknown field is an error.
//
//	options            variant → "on" or "off"
//	round              1 to 3
//	phase              one of the phases above, or game_over
//	actor              the seat to decide, null when the game is over
//	first_player       of the round, null until that is settled
//	money              per seat
//	ledger             per seat, what all but the first $20 came from: bids, penalties, bonuses, shares, majorities,
//	                   commodities; what was paid is negative
//	build_tokens       per seat "white" or "dark"
//	hands              per seat a list of Track cards
//	certificates       per seat Company → list of values
//	contracts          per seat a list of Contracts in front of it
//	used_contracts     those of them that are face down
//	contracts_shown    lying face up during an auction
//	bidding            1 or 2 during an auction
//	bids               per seat, null while not made
//	contracts_dealt    phase keep: per seat two Contracts; contracts_kept is per seat the sealed choice or null
//	building           the Company of the turn, from first_card to refill
//	difficult          a Locomotive was placed on a Difficult space in this turn
//	brokers_used       a Connection was made in this turn, so that Baltimore Brokers have nothing more to add
//	market             Company → Certificates on offer, of the value of the round
//	city_tiles         City → Commodity; face_down lists the Cities whose tile is not known
//	company_tiles      Yard → Company
//	locomotives        Company → list of spaces
//	supply             Company → Locomotives left
//	connections        Company → its marker, 0 to 10
//	commodity_dice     Commodity → {position, value}; above 0 is the side of seat 0
//	discard_pile       oldest card first
//	draw_pile          top card first; if missing, all cards that are nowhere else
//	unordered          true in a determinized position: the order of the draw pile is open
//	contract_pile      Contracts not shown yet, top first
//	chance             the generator: {state, rolls}; rolls are forced results of the coin, 1 for seat 0, 2 for seat 1
//
// Written for readers, ignored on reading: turn, winner, hand_sizes, draw_pile_size, contract_pile_size. Contracts that
// are nowhere are out of the game.
//
// A position is refused when a card is in two places or when its phase is not possible; State.Check says which
// invariant fails. Markers, supplies and Networks need not agree, so that single plays can be set up as examples.
package narrowgauge
