#!/bin/sh
# Installs Gulch for the user who runs this, without root: the program into ~/.local/bin, the entry of the menu, the icons
# and the description into ~/.local/share. With --remove it takes all of them away again, and so does the copy of itself
# that it leaves as ~/.local/bin/gulch-uninstall and as a choice of the menu's entry; saved games stay.
set -eu
share=${XDG_DATA_HOME:-}
case $share in /*) ;; *) share=$HOME/.local/share ;; esac
bin=$HOME/.local/bin
files='{{range .Files}}
{{.}}{{end}}'

# Menus that keep a list of their own are told; where there is none, none is made.
refresh() {
	if [ -f "$share/applications/mimeinfo.cache" ] && command -v update-desktop-database >/dev/null 2>&1; then
		update-desktop-database -q "$share/applications" || true
	fi
	if [ -f "$share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
		gtk-update-icon-cache -q -t "$share/icons/hicolor" || true
	fi
}

# quoted writes a path as an entry of a menu wants it inside double quotes.
quoted() { printf '%s' "$1" | sed -e 's/["`$\\]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g'; }

if [ "${1:-}" = "--remove" ] || [ "$(basename "$0")" = gulch-uninstall ]; then
	for file in $files; do
		rm -f "$share/$file"
		(cd "$share" 2>/dev/null && rmdir -p "$(dirname "$file")" 2>/dev/null) || true # folders in which nothing is left
	done
	refresh
	rm -f "$bin/gulch" "$bin/gulch-uninstall"
	rmdir "$bin" 2>/dev/null || true
	echo "Gulch has been removed; your saved games are still in $share/gulch."
	exit 0
fi
here=$(cd "$(dirname "$0")" && pwd)
trap 'rm -f "$bin/gulch.new" "$share/applications/{{.ID}}.desktop.new"' EXIT
mkdir -p "$bin"
cp "$here/gulch" "$bin/gulch.new"
chmod 755 "$bin/gulch.new"
mv "$bin/gulch.new" "$bin/gulch" # also while it runs
cp "$here/install.sh" "$bin/gulch-uninstall"
chmod 755 "$bin/gulch-uninstall"
for file in $files; do
	mkdir -p "$share/$(dirname "$file")"
	cp "$here/share/$file" "$share/$file"
	chmod 644 "$share/$file"
done
# Menus need not know ~/.local/bin.
entry=$share/applications/{{.ID}}.desktop
while IFS= read -r line; do
	case $line in
	Exec=*) printf 'Exec="%s"\n' "$(quoted "$bin/gulch")" ;;
	TryExec=*) printf 'TryExec=%s\nActions=remove;\n' "$(printf '%s' "$bin/gulch" | sed 's/\\/\\\\/g')" ;;
	*) printf '%s\n' "$line" ;;
	esac
done <"$here/share/applications/{{.ID}}.desktop" >"$entry.new"
cat >>"$entry.new" <<END

[Desktop Action remove]
Name=Remove Gulch
Name[de]=Gulch entfernen
Exec="$(quoted "$bin/gulch-uninstall")"
END
mv "$entry.new" "$entry"
refresh
echo "Gulch is in your menu now. It can be removed from there (right click), or with: $bin/gulch-uninstall"
