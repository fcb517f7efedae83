package main

import "time"

// startTime is the start time of the program. It is used on systems that do not report the
// program's processor time.
var startTime = time.Now()
