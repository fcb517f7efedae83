// Package gametest judges games.
package gametest
