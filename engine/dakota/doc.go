// Package dakota is the game of Dakota 1877: a town and a mine for each of one to four players, from the morning's tax to
// the last lamp at night.
package dakota
