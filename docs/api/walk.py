# python3 walk.py http://localhost:4000 portrait.jpg DE passport
import json, os, secrets, sys, time, uuid
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

if len(sys.argv) != 5:
    sys.exit("python3 walk.py http://localhost:4000 portrait.jpg DE passport")
address, portrait, country, kind = sys.argv[1:5]
headers = {}
try:
    with open(portrait, "rb") as file:
        picture = file.read()
except OSError as error:
    sys.exit(str(error))


def send(method, path, body=None, more={}):
    """Type and bytes of the answer. Where the server is busy, waits as Retry-After says, a minute at most, and tries again.
    If no answer comes, does so only with an idempotency key: only one photo is made."""
    for tries in range(5):
        try:
            with urlopen(Request(address + path, body, {**headers, **more}, method=method), timeout=180) as answer:
                return answer.headers["content-type"], answer.read()
        except HTTPError as error:
            wait_s = int(error.headers["retry-after"] or 0)
            if wait_s == 0 or wait_s > 60 or tries == 4:
                return error.headers["content-type"], error.read()
            time.sleep(wait_s)
        except (OSError, HTTPException):
            if "idempotency-key" not in more or tries == 4:
                sys.exit(f"{address} does not answer")
            time.sleep(5)


def findings(photo, verdict):
    """Of the checks with this verdict, what was measured, and the limits."""
    found = [check for check in photo["checks"] if check["verdict"] == verdict]
    return [json.dumps({key: check[key] for key in ("rule", "measured", "min", "max", "unit")}) for check in found]


def call(method, path, body=None, more={}):
    """`data` of the answer. Of a rejected photo, the error says why."""
    answer = json.loads(send(method, path, body, more)[1])
    if answer["code"] == 0:
        return answer["data"]
    failed = findings(answer["data"], "fail") if answer["code"] == 1000 else []
    sys.exit("\n".join([f"{answer['code']}: {answer['msg']}", *failed]))


def download(path, file):
    content_type, content = send("GET", path)
    if not content_type.startswith("image/"):
        sys.exit(content.decode())
    with open(file, "wb") as output:
        output.write(content)


def form(picture, fields):
    """Body and type of a form, which Python's own library does not write."""
    border = secrets.token_hex(16)
    part = f'--{border}\r\ncontent-disposition: form-data; name="'
    texts = "".join(f'{part}{name}"\r\n\r\n{value}\r\n' for name, value in fields.items())
    start = f'{texts}{part}file"; filename="portrait.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    body = start.encode() + picture + f"\r\n--{border}--\r\n".encode()
    return body, {"content-type": f"multipart/form-data; boundary={border}"}


if os.environ.get("SERVER_KEY"):
    headers["authorization"] = "Bearer " + os.environ["SERVER_KEY"]
else:
    headers["token"] = call("POST", f"/site/loginByDeviceId?deviceId={secrets.token_hex(16)}")["token"]

groups = call("GET", "/v5/passport/template?" + urlencode({"lang": "en", "country": country, "document": kind}))
if not groups:
    sys.exit("no such document")
found = groups[0]["templateList"][0]["urlPath"]

body, body_type = form(picture, {"urlPath": found})
photo = call("POST", "/v5/photo/make", body, {**body_type, "idempotency-key": str(uuid.uuid4())})
try:
    print(f"{found}: {photo['digital']['widthPx']} x {photo['digital']['heightPx']} px, {photo['grade']}")
    if not photo["document"]["takesHomePhoto"]:
        print(f"no photo made at home is taken: {photo['document']['takenBy']}")
    print("".join(f"{finding}\n" for finding in findings(photo, "ask") + findings(photo, "warn")), end="")
    download(photo["digital"]["url"], "photo.jpg")
    download(photo["printout"]["url"], "sheet.jpg")
finally:
    call("DELETE", f"/v5/image/{photo['fileName']}")  # also the files made from it
