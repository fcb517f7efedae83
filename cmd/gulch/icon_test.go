//go:build !js

package main

import "testing"

func TestWindowHasAnIcon(t *testing.T) {
	icon, err := windowIcon()
	if err != nil || icon.Bounds().Dx() != 192 {
		t.Errorf("the icon is %v, %v", icon, err)
	}
}
