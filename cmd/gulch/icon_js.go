package main

// showIcon has nothing to do: the page has an icon.
func showIcon() {}
