package store

const errFull = errDiskFull
