module gulch

go 1.26.0

require (
	github.com/adrg/xdg v0.5.3
	github.com/blakesmith/ar v0.0.0-20190502131153-809d4375e1fb
	github.com/ebitengine/purego v0.11.0
	github.com/google/go-cmp v0.7.0
	github.com/hajimehoshi/ebiten/v2 v2.10.4
	github.com/jezek/xgb v1.3.1
	github.com/open-spaced-repetition/go-fsrs/v3 v3.3.1
	golang.org/x/image v0.47.0
	golang.org/x/term v0.46.0
	golang.org/x/tools v0.51.0
	pgregory.net/rapid v1.3.0
)

require (
	github.com/ebitengine/gomobile v0.0.0-20260820040257-d11f821a26a6 // indirect
	github.com/ebitengine/hideconsole v1.0.0 // indirect
	github.com/ebitengine/oto/v3 v3.5.0 // indirect
	github.com/go-text/typesetting v0.3.5 // indirect
	github.com/jfreymuth/pulse v0.1.3 // indirect
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef // indirect
	golang.org/x/mod v0.41.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/sys v0.49.0 // indirect
	golang.org/x/text v0.43.0 // indirect
)
