/**
 * Programs that stand in for those which a container cannot run, by their names. systemd would need a machine of its own: its stand-in starts what a unit
 * says, as the user that it names. Packages are installed beforehand, because the machine of the walk has no network; a package that has a
 * service starts it. Certificates are Caddy's own, as nobody outside can reach the name.
 */
export const standIns: Readonly<Record<string, string>> = {
  "apt-get": `#!/bin/sh
case "$*" in *postgresql*) service postgresql start && service redis-server start;; esac
`,
  systemctl: `#!/bin/sh
action=$1; shift
[ "$1" = --now ] && shift
unit=$1
field() { sed -n "s/^$1=//p" "/etc/systemd/system/$unit.service"; }
as_user() { exec setpriv --reuid="$(field User)" --regid="$(field User)" --init-groups "$@"; }
start() {
  if [ "$unit" = caddy ]; then
    { printf '{\\n\\tlocal_certs\\n}\\n'; cat /etc/caddy/Caddyfile; } > /run/Caddyfile
    caddy start --config /run/Caddyfile --adapter caddyfile > /run/caddy.log 2>&1
  else
    (as_user setsid $(field ExecStart)) > "/run/$unit.log" 2>&1 < /dev/null &
    echo $! > "/run/$unit.pid"
  fi
}
stop() {
  [ "$unit" = caddy ] && { caddy stop > /run/caddy.log 2>&1; return 0; }
  pid=$(cat "/run/$unit.pid")
  kill "$pid"
  # Nothing waits for the process in a container, so it stays as a zombie, which has no command line.
  while [ -n "$(tr -d '\\0' < "/proc/$pid/cmdline" 2> /dev/null)" ]; do sleep 0.1; done
}
case $action in
  enable | start) start ;;
  stop) stop ;;
  restart) stop; start ;;
  reload) as_user $(field ExecReload) ;;
  *) echo "no stand-in for systemctl $action" >&2; exit 1 ;;
esac
`,
};
