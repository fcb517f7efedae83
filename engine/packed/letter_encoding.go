// Package packed encodes data compactly as letters for a message or a file, with a checksum: the
// CRC-32C of the data followed by the deflated data, in URL-safe base64. Exported games (package
// match) and exported persons (scenes/stage) use it.
package packed

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"strings"
	"unicode"

	"gulch/engine"
)

// ErrLong is returned by Decode if the text decodes to more data than the caller allows.
var ErrLong = errors.New("there is more in it than is read")

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Encode compresses data and returns it as a single line of base64 letters with a checksum; see
// Wrap.
func Encode(data []byte) (string, error) {
	var out bytes.Buffer
	out.Write(binary.BigEndian.AppendUint32(nil, crc32.Checksum(data, castagnoli)))
	z, err := flate.NewWriter(&out, flate.BestCompression)
	if err == nil {
		_, err = z.Write(data)
	}
	if err == nil {
		err = z.Close()
	}
	return base64.RawURLEncoding.EncodeToString(out.Bytes()), err
}

// Decode decodes letters that Encode has returned. It returns an error if letters are missing or
// were changed. most is the maximum length of the data in bytes. If the data is longer, Decode
// returns ErrLong, without allocating memory for the excess.
func Decode(letters string, most int) ([]byte, error) {
	all, err := base64.RawURLEncoding.DecodeString(letters)
	if err != nil {
		return nil, err
	}
	if len(all) < 4 {
		return nil, io.ErrUnexpectedEOF
	}
	data, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(all[4:])), int64(most)+1))
	if err != nil {
		return nil, err
	}
	if len(data) > most {
		return nil, ErrLong
	}
	if crc32.Checksum(data, castagnoli) != binary.BigEndian.Uint32(all) {
		return nil, engine.Errorf("some characters are missing or wrong")
	}
	return data, nil
}

// Letters returns a message without the characters that cannot belong to an encoding: white space,
// the quotation marks of e-mail replies (">") and control characters.
func Letters(message string) string {
	return strings.Map(func(c rune) rune {
		if unicode.IsSpace(c) || c == '>' || !unicode.IsPrint(c) {
			return -1
		}
		return c
	}, message)
}

// width is the length in letters of the lines into which Wrap breaks a text.
const width = 64

// Wrap breaks the result of Encode into lines of equal length; only the last line may be shorter.
func Wrap(letters string) string {
	var b strings.Builder
	for len(letters) > width {
		b.WriteString(letters[:width] + "\n")
		letters = letters[width:]
	}
	b.WriteString(letters)
	return b.String()
}
