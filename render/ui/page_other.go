//go:build !js

package ui

// page tells of mouse and fingers as they move, where there is a page: in a browser.
type page struct{}

// tell hands over what was told since the last tick. It reports false where the devices have to be asked.
func (*page) tell(*contact, *finger) bool { return false }
