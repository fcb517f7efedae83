package main

// showIcon does nothing, because the web page has its own icon.
func showIcon() {}
