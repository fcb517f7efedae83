// Package dakota is the game of Dakota 1877: a town and a mine for each of one to four players, from the morning's tax
// to the last lamp at night. The complete rules stand in RULES.md beside this file. Comments in the code name the rule they
// carry out: R1 to R125, rulings Q1 to Q54, invariants 1 to 18; a section is one of that document.
//
// # Moves
//
// A move is written as the word of section 5.2 and its parameters: seats as numbers from 0, slots as slot_01, carts as
// cart_1, cells of a mine as x and y, rotations as r0 to r3, everything else by its id:
//
//	tile l1_straight_coal
//	place 0 1
//	turn r0
//	attack dynamite 2
//	aim 1 5
//	sell_combo coinage silver
//
// Some moves of section 5.2 are made in steps, so that no list grows long. A tile is chosen, then its cell
// (explore_cell), then how it is turned (explore_turn). An attack is the card and the target, then what it aims at
// (attack_aim), then each worker who goes along (attack_commit). A plan goes from kind to kind, those who can do more
// first, and for each kind from workshops over saloons and carts to schools; "idle" leaves the rest of a kind without
// work. A cart is launched, then its shaft is chosen (shaft); a worker in a workshop is set to work, then his job is
// chosen (job), then the slot of a building to be replaced (site). A tile to be mined is chosen, then who mines it and
// what is brought up (haul).
//
// # JSON
//
// A position in JSON has these fields. Ids are those of the data files; maps of counts leave zeros out.
//
//   - players, day, phase, stage, actor, at, order, last_day: the course of the day. stage is left out where it follows
//     from the phase, at (the place in the player order that the stage has come to) where it follows from the actor.
//   - towns: by "P0" to "P3": money, spent, hand, pending (in the order drawn), known (what rivals know of this hand),
//     free and used (workers by kind), slots (building, starting, closed, lesson, officers, windows, acts, prisoner),
//     carts (type, crew, leaf, derailed, returned), mine (tiles, each after its parent), mined (cells), resources,
//     sleepers, explorers, acquired, hires, timber, overtime, greased, poster, tents, warehouse.
//   - jobs ("" is an empty slot), strong_section, sales (tokens by combination), shortage, beside (collapsed tiles),
//     destroyed, bank_run, blizzard, payday: boards and market.
//   - event, event_at: the event being carried out and the place in the player order that it has come to.
//   - prisoner: whose bail is asked about. passed; planned, plan_kind, plan_place; actions, acted: the round going on.
//   - explore (why, draws, replace, offered, tile, at, swap), attack (card, attacker, target, aim, committed, steals,
//     arrested), crew (normal, strong, leaf, at, left), work (slot, window, building, cart, roll), seen: the decision
//     going on.
//   - deck: the next card first. unordered: the deck is a bag. chance: the generator.
//
// What is in none of these places is where it belongs and follows from them: tokens in the pool, miners in theirs,
// specialists and remaining strong miners in the worker bag, tiles in the layer bags, buildings in the supply, cards on
// the discard pile. pool, miner_pool, worker_bag, bags, supply, discard, the sizes, scores, ranks, and in the solo race
// per_day and rank are written for readers and ignored on reading.
//
// # Knowledge
//
// The view of a seat has neither deck nor chance, of rivals only the number of cards and those that it knows of, and
// during planning of rivals what they were before they planned: planned has at most the seat itself.
//
// # Bots
//
// The guide weighs moves in dollars; its prices were tuned by games of one set of prices against another, every deal
// played from every seat. Against the prices of section 10 of the rules they win by 6 to 8 points a game: craftsmen are
// worth more than it says, tiles, schools and bartenders less. Saloons were priced anew when they lost a bed: at 8 dollars
// a day in place of 4.2 the policy wins by 10.4 ± 1.1 points at two seats and 9.1 ± 1.2 at four; no other price moved.
// Positions are judged in the mornings by what growth was fitted to (guide_evaluate.go), still with three beds: a fit with
// two gave 47 % [42, 52] of 400 games of 200 iterations, so the old one stayed.
//
// A day is many small steps, so every step has only a share of the budget (BudgetShare); a turn of hard took at most 0.8 s of
// processor time. The tree is not kept from one step to the next: a bot that does so plays otherwise after a game is
// resumed, and the budget is better raised.
//
// engine/bot/STRENGTH.md says how far the levels stand apart, and how they do alone.
package dakota
