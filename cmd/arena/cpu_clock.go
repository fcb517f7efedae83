package main

import "time"

// startTime is the start time of the program, for systems that do not report its processor time.
var startTime = time.Now()
