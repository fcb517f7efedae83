package scenes

import (
	"syscall"
	"unsafe"
)

// userLocale returns the language of the user's locale.
func userLocale() string {
	var name [85]uint16 // LOCALE_NAME_MAX_LENGTH
	n, _, _ := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName").Call(
		uintptr(unsafe.Pointer(&name[0])), uintptr(len(name)))
	if n == 0 {
		return ""
	}
	return languageTag(syscall.UTF16ToString(name[:]))
}
