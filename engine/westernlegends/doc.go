// Package westernlegends is the game of Western Legends with its expansion Ante Up.
package westernlegends
