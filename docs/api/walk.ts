// npx tsx walk.ts http://localhost:4000 portrait.jpg DE passport     or, from Node 22.18 on, node walk.ts ...
import { randomBytes, randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const [address = "", portrait = "", country = "", kind = ""] = process.argv.slice(2);
if (!kind) {
  console.error("npx tsx walk.ts http://localhost:4000 portrait.jpg DE passport");
  process.exit(1);
}
const headers: Record<string, string> = {};

/**
 * Where the server is busy, waits as long as Retry-After says and tries again, unless it is more than a minute. If no
 * answer comes, does so only with an idempotency key: only one photo is made.
 */
async function send(method: string, path: string, body?: RequestInit["body"], more = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const init = { method, body, headers: { ...headers, ...more } };
    const response = await fetch(address + path, init).catch(() => null);
    if (!response && (!("idempotency-key" in more) || tries === 5))
      throw new Error(`${address} does not answer`);
    const waitS = response ? Number(response.headers.get("retry-after")) : 5;
    if (response && (!waitS || waitS > 60 || tries === 5)) return response;
    await wait(1000 * waitS);
  }
}

type Check = { rule: string; verdict: string; measured: unknown; min: unknown; max: unknown; unit: unknown };

/** Of the checks with this verdict, what was measured, and the limits. */
const findingsOf = ({ checks }: { checks: Check[] }, verdict: string): string[] =>
  checks
    .filter((check) => check.verdict === verdict)
    .map(({ rule, measured, min, max, unit }) => JSON.stringify({ rule, measured, min, max, unit }));

/** `data` of the answer. Of a rejected photo, the error says why. */
async function call<Data>(...request: Parameters<typeof send>): Promise<Data> {
  const { code, data, msg } = await (await send(...request)).json();
  if (code === 0) return data;
  throw new Error([`${code}: ${msg}`, ...(code === 1000 ? findingsOf(data, "fail") : [])].join("\n"));
}

async function download(path: string, file: string): Promise<void> {
  const response = await send("GET", path);
  if (!response.headers.get("content-type")?.startsWith("image/")) throw new Error(await response.text());
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
}

type Group = { templateList: { urlPath: string }[] };
type Photo = {
  fileName: string;
  digital: { url: string; widthPx: number; heightPx: number };
  printout: { url: string };
  document: { takesHomePhoto: boolean; takenBy: string | null };
  grade: string;
  checks: Check[];
};

async function main(): Promise<void> {
  const { SERVER_KEY: key } = process.env;
  const login = `/site/loginByDeviceId?deviceId=${randomBytes(16).toString("hex")}`;
  if (key) headers.authorization = `Bearer ${key}`;
  else headers.token = (await call<{ token: string }>("POST", login)).token;

  const wanted = new URLSearchParams({ lang: "en", country, document: kind });
  const [group] = await call<Group[]>("GET", `/v5/passport/template?${wanted}`);
  const urlPath = group?.templateList[0]?.urlPath;
  if (urlPath === undefined) throw new Error("no such document");

  const form = new FormData();
  form.append("file", new Blob([await readFile(portrait)]), "portrait.jpg");
  form.append("urlPath", urlPath);
  const once = { "idempotency-key": randomUUID() };
  const photo = await call<Photo>("POST", "/v5/photo/make", form, once);
  const { fileName, digital, printout, document, grade } = photo;
  try {
    console.log(`${urlPath}: ${digital.widthPx} x ${digital.heightPx} px, ${grade}`);
    if (!document.takesHomePhoto) console.log(`no photo made at home is taken: ${document.takenBy}`);
    for (const finding of [...findingsOf(photo, "ask"), ...findingsOf(photo, "warn")]) console.log(finding);
    await download(digital.url, "photo.jpg");
    await download(printout.url, "sheet.jpg");
  } finally {
    await call("DELETE", `/v5/image/${fileName}`); // also the files made from it
  }
}

main().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
