#!/bin/sh
# Builds a version beside the one that serves, and changes over in seconds: deploy/update.sh v0.3.0
# docs/deployment/small-server.md says what lies where. As root; the site's user builds.
set -eu

version=${1:?Say which version: deploy/update.sh v0.3.0}
home=${TERMINALIA_HOME:-/srv/terminalia}
user=${TERMINALIA_USER:-terminalia}
port=$(sed -n "s/^PORT=//p" "$home/.env")
restart=${TERMINALIA_RESTART:-systemctl restart terminalia}

release=$home/releases/$(date +%Y-%m-%d-%H%M%S)
# Where npm keeps its cache: the home of root is closed to others.
as_user() { runuser -u "$user" -- env HOME="$home" "$@"; }

# What was begun and does not serve goes, whatever stopped it: a shell that a signal ends comes to no EXIT.
trap 'exit 1' INT TERM HUP
trap '[ "$(readlink "$home/current" || true)" = "$release" ] ||
  as_user git -C "$home/repository" worktree remove --force "$release" 2>/dev/null || true' EXIT

in_repository() { as_user git -C "$home/repository" "$@"; }
in_repository fetch --quiet --tags
# A branch is that of the repository: the clone's own stays where it was when it was cloned.
commit=$(in_repository rev-parse --verify --quiet "refs/remotes/origin/$version^{commit}" || echo "$version")
in_repository worktree add --quiet --detach "$release" "$commit"
as_user ln -s "$home/.env" "$release/.env"
cd "$release"
as_user npm ci --omit=dev --no-audit --no-fund
as_user npm run build -- --former "$home/current"

former=$(readlink "$home/current" || true)
if [ -n "$former" ]; then
  as_user node scripts/program.mjs scripts/backup.ts "$home/backups/before-$(basename "$release").tar.gz"
fi

lead_to() { ln -s "$1" "$home/current.new" && mv -T "$home/current.new" "$home/current"; }
answers() {
  curl -fsS -o /dev/null --max-time 10 --retry 60 --retry-delay 1 --retry-max-time 60 --retry-all-errors \
    "http://127.0.0.1:${port:-3000}/api/ready" 2>/dev/null
}

lead_to "$release"
$restart
if answers; then
  echo "$version serves, from $release."
else
  echo "$version does not answer within a minute." >&2
  # Its migrations may have run: an older version refuses such a database, and the backup is beside it.
  if [ -n "$former" ]; then
    lead_to "$former"
    $restart
    answers && echo "The version before serves again." >&2 ||
      echo "The version before does not serve either: restore $home/backups/before-$(basename "$release").tar.gz" >&2
  fi
  exit 1
fi

# The release before stays, for a way back; older ones go.
ls -d "$home"/releases/* | head -n -2 | while read -r old; do
  as_user git -C "$home/repository" worktree remove --force "$old"
done
