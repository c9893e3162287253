# python3 walk.py http://localhost:4000 portrait.jpg DE passport
import base64, json, secrets, sys, time, uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

address, portrait, country, kind = sys.argv[1:5]
headers = {}


def send(method, path, body=None, more={}):
    """Type and bytes of the answer. Where the server is busy, waits as Retry-After says, a minute at most, and tries again."""
    for tries in range(5):
        try:
            with urlopen(Request(address + path, body, {**headers, **more}, method=method), timeout=180) as answer:
                return answer.headers["content-type"], answer.read()
        except HTTPError as error:
            wait_s = int(error.headers["retry-after"] or 0)
            if wait_s == 0 or wait_s > 60 or tries == 4:
                return error.headers["content-type"], error.read()
            time.sleep(wait_s)


def call(method, path, fields=None, more={}):
    """`data` of the answer. Of a rejected photo, the error says what was measured, and the limits."""
    body = None if fields is None else json.dumps(fields).encode()
    json_type = {} if fields is None else {"content-type": "application/json"}
    answer = json.loads(send(method, path, body, {**json_type, **more})[1])
    if answer["code"] == 0:
        return answer["data"]
    failed = [f"{answer['code']}: {answer['msg']}"]
    if answer["code"] == 1000:
        for check in answer["data"]["checks"]:
            if check["verdict"] == "fail":
                failed.append(json.dumps({key: check[key] for key in ("rule", "measured", "min", "max", "unit")}))
    sys.exit("\n".join(failed))


def download(path, file):
    content_type, content = send("GET", path)
    if not content_type.startswith("image/"):
        sys.exit(content.decode())
    with open(file, "wb") as output:
        output.write(content)


headers["token"] = call("POST", f"/site/loginByDeviceId?deviceId={secrets.token_hex(16)}")["token"]

groups = call("GET", "/v5/passport/template?lang=en")
of_country = [document for group in groups if group["countryCode"] == country for document in group["templateList"]]
found = next((document["urlPath"] for document in of_country if document["document"] == kind), None)
if found is None:
    sys.exit("no such document")

with open(portrait, "rb") as file:
    text = "data:image/jpeg;base64," + base64.b64encode(file.read()).decode()
upload = call("POST", "/v5/image/upload/base64", {"file": text})["fileName"]
try:
    card = call("POST", "/v5/card/mask", {"fileName": upload, "urlPath": found}, {"idempotency-key": str(uuid.uuid4())})
    print(f"{found}: {card['digital']['widthPx']} x {card['digital']['heightPx']} px, {card['grade']}")
    download(card["digital"]["url"], "photo.jpg")
    download(card["printout"]["url"], "sheet.jpg")
finally:
    call("DELETE", f"/v5/image/{upload}")  # also the files made from it
