package main

// showIcon does nothing: the web page has its own icon.
func showIcon() {}
