#!/bin/sh
# Installs Gulch for the user who runs this, without root: the program into ~/.local/bin, the entry of the menu, the icons
# and the description into ~/.local/share. With --remove it takes all of them away again; saved games stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin

refresh() {
	if command -v update-desktop-database >/dev/null 2>&1; then update-desktop-database -q "$share/applications" || true; fi
	if command -v gtk-update-icon-cache >/dev/null 2>&1; then gtk-update-icon-cache -q -t "$share/icons/hicolor" || true; fi
}

files=$(cd "$here/share" && find . -type f)
if [ "${1:-}" = "--remove" ]; then
	rm -f "$bin/gulch"
	for file in $files; do rm -f "$share/$file"; done
	refresh
	echo "Gulch has been removed; your saved games are still in $share/gulch."
	exit 0
fi
mkdir -p "$bin"
cp "$here/gulch" "$bin/gulch.new"
chmod 755 "$bin/gulch.new"
mv "$bin/gulch.new" "$bin/gulch" # also while it runs
for file in $files; do
	mkdir -p "$share/$(dirname "$file")"
	cp "$here/share/$file" "$share/$file"
	chmod 644 "$share/$file"
done
# Menus need not know ~/.local/bin.
entry=$share/applications/{{.ID}}.desktop
sed -e "s|^Exec=.*|Exec=\"$bin/gulch\"|" -e "s|^TryExec=.*|TryExec=$bin/gulch|" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
refresh
echo "Gulch is in your menu now. It can be removed with: $0 --remove"
