import { expect, test } from "@jest/globals";
import { kindOf } from "../../../../src/offline/worker/kinds";

const kindOfPath = (pathname: string) => [pathname, kindOf({ pathname })];

test("each kind of file of the site is known by its address", () => {
  const wanted = [
    ["/", "page"],
    ["/de/requirements/de-passport", "page"],
    ["/offline/zh-tw.html", "page"],
    ["/page-data/de/index/page-data.json", "data"],
    ["/page-data/app-data.json", "data"],
    ["/app-0123456789abcdef0123.js", "asset"],
    ["/0123456789abcdef0123.wasm", "asset"],
    ["/static/mozjpeg_enc-0123456789abcdef0123456789abcdef.wasm", "asset"],
    ["/engine/0123456789abcdef0123/face-mesh.tflite", "engine"],
    ["/images/samples/de-passport.svg", "picture"],
    ["/manifest.webmanifest", "picture"],
  ];
  expect(wanted.map(([path]) => kindOfPath(path!))).toEqual(wanted);
});

test("calls, photos and what may never grow old go past the worker", () => {
  const past = [
    "/v5/passport/template",
    "/v5/image/file/abc.jpg",
    "/site/loginByDeviceId",
    "/docs",
    "/readyz",
    "/service-worker.js",
    "/sitemap-index.xml",
    "/openapi.json",
    "/docs/api.md",
  ];
  expect(past.map(kindOfPath)).toEqual(past.map((path) => [path, null]));
});
