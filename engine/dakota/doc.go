// Package dakota implements the rules of Dakota 1877, a game for one to four players: each has a
// town and a mine, and a day of the game goes from the morning's income to the night. The complete
// rules are in RULES.md in this folder. Comments refer to its rules (R1 to R125), rulings (Q1 to
// Q54), invariants (1 to 18) and sections.
//
// [Game] creates and loads games. [State] is one position with its legal moves, notation and JSON.
// [Board] is the part of a position that a viewer may see. The bot heuristics (files
// heuristics*.go) estimate the value of moves and positions for package bot. Matches, bots, the
// arena and package scenes/dakota use this package through the interfaces of package engine. It
// must not import any of them, and it uses no clock, files or goroutines.
//
// # Terms
//
//   - actor: the seat to decide;
//   - stage: the part of the day that the game returns to after a decision of several steps;
//   - event: in the rules a card that takes effect in a morning; in the code also an
//     [engine.Event], the notification of a change;
//   - free and used worker: a worker who can still be given a task today, and one who cannot;
//   - shaft: a path from the entrance of a mine to an end tile; the end tile is also called leaf;
//   - slot, window: a place for a building in a town, a place for a worker in a building;
//   - reason, refusal: why a move is not legal, with the number of the rule;
//   - notation: the text form of a move.
//
// # Moves
//
// A move is written as a verb and its parameters: seats as numbers from 0, slots as slot_01, carts
// as cart_1, cells of a mine as x and y, rotations as r0 to r3 (quarter turns clockwise),
// everything else by its id:
//
//	tile l1_straight_coal
//	place 0 1
//	turn r0
//	attack dynamite 2
//	aim 1 5
//	sell_combo coinage silver
//
// Some moves of RULES.md are split into steps, so that no list of legal moves gets long:
//
//   - A tile is chosen, then its cell (explore_cell), then its rotation (explore_turn).
//   - An attack is the card and the target, then its aim (attack_aim), then each committed worker
//     (attack_commit).
//   - A plan assigns one kind of worker after the other. Kinds that can do more different things
//     come first. The workers of a kind are assigned to places in the order workshops, saloons,
//     carts, schools. "idle" leaves the remaining workers of a kind without work.
//   - A cart is launched, then its shaft is chosen (shaft).
//   - A worker in a workshop is chosen, then his job (job), then the slot of a building to be
//     replaced (site).
//   - A tile to be mined is chosen, then the worker who mines it and the resources (haul).
//
// # JSON
//
// A position is an object with these fields. Ids are those of the data files. Maps from ids to
// numbers omit zeros.
//
//   - players, day, phase, stage, actor, at, order, last_day: the progress of the game. at is the
//     index in the player order of the seat whose turn it is in the stage. stage is omitted if it
//     follows from the phase, and at if it follows from the actor.
//   - towns: the towns of the seats "P0" to "P3": money, spent, hand, pending (events in the order
//     drawn), known (by rival: the cards of this hand that it knows of), free and used (numbers of
//     workers by kind), slots (building, starting, closed,
//     lesson, officers, windows, acts, prisoner), carts (type, crew, leaf, derailed, returned),
//     mine (tiles, each after its parent), mined (cells), resources, sleepers, explorers, acquired,
//     hires, timber, overtime, greased, poster, tents, warehouse.
//   - jobs ("" is an empty slot), strong_section, sales (tokens by combination), shortage, beside
//     (collapsed tiles), destroyed, bank_run, blizzard, payday: boards and market.
//   - event, event_at: the event card being carried out, and the index in the player order of the
//     seat that it affects now.
//   - prisoner: the prisoner for whom bail is asked.
//   - passed, planned, plan_kind, plan_place, actions, acted: the progress of High Noon, planning
//     and the evening.
//   - explore (why, draws, replace, offered, tile, at, swap), attack (card, attacker, target, aim,
//     committed, steals, arrested), crew (normal, strong, leaf, at, left), work (slot, window,
//     building, cart, roll), seen: the current decision.
//   - deck: the deck, the card that is drawn next first. unordered: each draw is a random card.
//     chance: the random generator.
//
// Components that are not mentioned are in their supply: tokens in the pool, miners in the miner
// pool, specialists and remaining strong miners in the worker bag, tiles in the layer bags,
// buildings in the supply, cards on the discard pile. The fields pool, miner_pool, worker_bag,
// bags, supply, discard, the sizes, scores, ranks, and in the solo race per_day and rank are
// derived from others. They are written for people and programs that read the document, and ignored
// when it is loaded.
//
// # Knowledge
//
// The information state of a seat contains neither deck nor chance. Of rivals it contains the
// number of cards and the cards that the seat knows of. During planning it shows the towns of
// rivals as they were before they planned, and planned contains at most the seat itself.
//
// # Bots
//
// The heuristics value moves in dollars. The values of buildings, workers and so on, called prices
// here, were tuned by games between different sets of prices, with every deal played from every
// seat. They win by 6 to 8 points a game against the prices that RULES.md suggests for bots:
// craftsmen are worth more than it says, tiles, schools and bartenders less. The price of saloons
// was tuned again when they lost a bed: with 8 dollars a day instead of 4.2 the policy wins by 10.4
// ± 1.1 points with two seats and by 9.1 ± 1.2 with four; no other price changed. Positions in the
// morning are evaluated by a fitted growth model (heuristics_evaluate.go). It was fitted when
// saloons had three beds: a fit with two beds won 47 % [42, 52] of 400 games of 200 iterations, so
// the old one was kept.
//
// A day has many small decisions, so each gets only a fraction of the search budget (BudgetShare).
// A turn of level hard took at most 0.8 s of processor time. The search tree is not kept from one
// decision to the next, because a bot that keeps it plays differently after a game is resumed, and
// because a larger budget helps more.
//
// engine/bot/STRENGTH.md lists the measured differences between the levels and their results in the
// solo race.
package dakota
