// Package narrowgauge implements Narrow Gauge: Appalachia, a railway and share game for two
// players.
//
// Nobody owns a Company. In a turn, the player takes a Certificate of any of the five Companies for
// free and plays one or two Track cards for it: patterns of hexes that start at one of its
// Locomotives. Mountains, rivers and other Companies' Locomotives cost cash; each new City pays a
// bonus that grows with the Company and moves the die of its Commodity toward the player. After
// each of three rounds, shares, majorities and dice pay dividends. The most cash wins. RULES.md in
// this folder has the complete rules. Comments in the code name the rules they implement: R1 to
// R71, rulings Q1 to Q39, invariants 1 to 20.
//
// [State] is a position, [Board] its visible part. [Company], [Commodity], [Card], [Space] and
// [Contract] are the components. Package games and scenes/narrowgauge use the package; it does not
// depend on the user interface.
//
// # Moves
//
// Cards, spaces, Companies and Contracts are written by ID. The second column is the phase.
//
//	begin                      round_start     set up the round
//	bid 6                      bid             make a secret bid
//	contract oh_night_shift    contract_high,  take a Contract; contract pass takes none
//	                           contract_low
//	toss                       coin            toss for the first player
//	deal                       deal_contracts  deal two Contracts each
//	keep tn_bridge_works       keep            choose a Contract secretly
//	share blue                 share           take a Certificate
//	play t11 e5 turned         first_card,     play a card from an origin, optionally followed by
//	                           second_card     +va_tunnel_blast and +wv_mirror_survey
//	no_build                   first_card      nothing can be built
//	use oh_night_shift         second_card     turn the dark Build token white
//	stop                       second_card     play no second card
//	refill t03 t40             refill          discard these cards and draw
//	pay                        dividends       pay the dividends
//
// begin, toss, deal and pay are forced moves, which engine.PlayForced plays. Seat 0 is to move in
// their phases.
//
// # Secret choices
//
// Bids and kept Contracts are chosen secretly one after the other, seat 0 first. Until both are
// made, a choice appears only in a secret event and in its seat's own information state, and
// Determinize replaces it by a likely one. One event then reveals both. In a determinized position,
// seat 1 does not decide: its choice is drawn after seat 0's, because the choices are simultaneous
// and a search must not let one seat respond to what it cannot see.
//
// # Events
//
// events.csv lists the kinds of events and their parts, which functions such as [CompanyIn] return.
// [Board] is updated by them.
//
// # Positions as JSON
//
// Seats are numbers from 0; lists "per seat" have two elements. On reading, a missing field is
// empty, none or as at the start, and an unknown field is an error.
//
//	options            variant → "on" or "off"
//	round              1 to 3
//	phase              one of the phases above, or game_over
//	actor              the seat to decide, null when the game is over
//	first_player       of the round, null until it is determined
//	money              per seat
//	ledger             per seat, the sources of all cash but the first $20: bids, penalties,
//	                   bonuses, shares, majorities, commodities; payments are negative
//	build_tokens       per seat "white" or "dark"
//	hands              per seat a list of Track cards
//	certificates       per seat Company → list of values
//	contracts          per seat a list of its Contracts
//	used_contracts     those of them that are face down
//	contracts_shown    the face-up Contracts of an auction
//	bidding            1 or 2 during an auction
//	bids               per seat, null while not made
//	contracts_dealt    phase keep: per seat two Contracts
//	contracts_kept     phase keep: per seat the secret choice or null
//	building           the Company of the turn, from first_card to refill
//	difficult          a Locomotive was placed on a Difficult space in this turn
//	brokers_used       a Connection was made in this turn: Market Brokers has no more effect
//	market             Company → Certificates on offer, of the value of the round
//	city_tiles         City → Commodity; face_down lists the Cities whose tile is unknown
//	company_tiles      Yard → Company
//	locomotives        Company → list of spaces
//	supply             Company → Locomotives left
//	connections        Company → its marker, 0 to 10
//	commodity_dice     Commodity → {position, value}; positive positions are seat 0's side
//	discard_pile       oldest card first
//	draw_pile          top card first; if missing, all cards that are nowhere else
//	unordered          true in a determinized position: the order of the draw pile is undetermined
//	contract_pile      Contracts not shown yet, top first
//	chance             the random generator: {state, rolls}; rolls are scripted results of the coin,
//	                   1 for seat 0, 2 for seat 1
//
// The fields turn, winner, hand_sizes, draw_pile_size and contract_pile_size are written for people
// and ignored on reading. Contracts that are not listed anywhere are out of the game.
//
// A position is refused if a card is in two places or its phase is impossible; State.Check names
// the violated invariant. Markers, supplies and Networks need not be consistent, so that single
// plays can be set up as examples.
package narrowgauge
