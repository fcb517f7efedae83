// Package boomtown is the game of Boomtown.
package boomtown
