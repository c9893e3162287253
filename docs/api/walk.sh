#!/bin/sh
# sh walk.sh http://localhost:4000 portrait.jpg DE passport     needs curl 7.71 and jq
set -eu
[ $# -eq 4 ] || { echo "sh walk.sh http://localhost:4000 portrait.jpg DE passport" >&2; exit 1; }
address=$1 portrait=$2 country=$3 kind=$4 access="token: "
[ -r "$portrait" ] || { echo "$portrait cannot be read" >&2; exit 1; }

# Where the server is busy, waits as long as Retry-After says and tries again, for three minutes at most.
http() { curl --silent --show-error --compressed --retry 4 --retry-max-time 180 "$@"; }
# Of the checks with this verdict, what was measured, and the limits.
findings() {
  jq --compact-output --arg verdict "$1" \
    '.data.checks[] | select(.verdict == $verdict) | {rule, measured, min, max, unit}' answer.json
}
# One call, answered in answer.json. Of a rejected photo, prints why.
call() {
  path=$1
  shift
  for pause in 5 5 5 5 0; do
    http --output answer.json --header "$access" "$@" "$address$path"
    code=$(jq .code answer.json)
    [ "$code" -eq 409 ] || break # the first request with this key is still running
    sleep "$pause"
  done
  if [ "$code" -ne 0 ]; then
    jq --raw-output '"\(.code): \(.msg)"' answer.json >&2
    [ "$code" -ne 1000 ] || findings fail >&2
    exit 1
  fi
}
answer() { jq --raw-output ".data.$1" answer.json; }
trap 'rm -f answer.json' EXIT
random() { head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

if [ -n "${SERVER_KEY-}" ]; then
  access="authorization: Bearer $SERVER_KEY"
else
  call "/site/loginByDeviceId?deviceId=$(random)" --request POST
  access="token: $(answer token)"
fi

call "/v5/passport/template?lang=en&country=$country&document=$kind"
document=$(jq --raw-output 'first(.data[].templateList[]).urlPath' answer.json)
[ -n "$document" ] || { echo "no such document" >&2; exit 1; }

# With this key it can be sent again if no answer comes: only one photo is made.
call /v5/photo/make --retry-all-errors --header "idempotency-key: $(random)" \
  --form "file=@$portrait" --form "urlPath=$document"
picture=$(answer fileName)
trap 'call "/v5/image/$picture" --request DELETE; rm -f answer.json' EXIT # also the files made from it
echo "$document: $(answer digital.widthPx) x $(answer digital.heightPx) px, $(answer grade)"
jq --raw-output '.data.document | select(.takesHomePhoto == false) | "no photo made at home is taken: \(.takenBy)"' answer.json
findings ask
findings warn
photo=$(answer digital.url) sheet=$(answer printout.url)
http --fail --output photo.jpg "$address$photo"
http --fail --output sheet.jpg "$address$sheet"
