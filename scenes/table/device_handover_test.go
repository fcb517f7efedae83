package table
