package main

import "time"

// began is when the program began, for machines that do not tell how much processor time it has used.
var began = time.Now()
