#!/bin/sh
# Backup and restore from the bundles beside this file, as `pnpm ops backup` and `pnpm ops restore` do it (docs/running.md):
#   keep.sh backup <folder>
#   keep.sh restore <folder> [--replace]
set -eu
beside=$(dirname "$0")
verb=${1:-} folder=${2:-} replace=${3:-}

keep() { # <part> <verb>
  case $1 in
    releases) program=releases ;;
    database) program=api ;;
  esac
  node "$beside/$program/keep.js" "$2" "$into/$1" ${replace:+"$replace"}
}

case $verb in
  backup)
    # It is there whole or not at all. Releases first: a database that is younger than they are is what every shop has.
    [ -n "$folder" ] && [ ! -e "$folder" ] || { echo "Name a folder that is not there yet: keep.sh backup <folder>" >&2; exit 2; }
    into=$folder.partial replace=
    # One that is there belongs to a backup that is being written, or was cut off: it is not removed.
    mkdir -m 700 "$into" || { echo "If no backup is running, remove $into and try again." >&2; exit 1; }
    trap 'rm -rf "$into"' EXIT
    keep releases backup
    keep database backup
    mv "$into" "$folder"
    ;;
  restore)
    [ -d "$folder" ] || { echo "Name a backup: keep.sh restore <folder> [--replace]" >&2; exit 2; }
    into=$folder
    # Both are looked at before anything is changed; what is live comes last.
    for step in check restore; do
      keep database $step
      keep releases $step
    done
    ;;
  *)
    echo "usage: keep.sh backup <folder> | keep.sh restore <folder> [--replace]" >&2
    exit 2
    ;;
esac
