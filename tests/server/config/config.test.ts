import { describe, expect, it } from "@jest/globals";
import { readConfig } from "../../../server/config/config";

describe("readConfig", () => {
  it("has a default for everything", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      publicDir: null,
      logLevel: "info",
      temporaryTtlMs: 3_600_000,
    });
  });

  it("lists every bad value at once", () => {
    const env = {
      PORT: "eighty",
      PHOTO_WORKERS: "0",
      LOG_LEVEL: "loud",
      CORS_ORIGINS: "https://a.org ftp://b",
    };
    for (const fault of ["PORT=eighty", "PHOTO_WORKERS=0", "LOG_LEVEL=loud", "CORS_ORIGINS=ftp://b"])
      expect(() => readConfig(env)).toThrow(fault);
    expect(() => readConfig(env)).not.toThrow("a.org");
  });

  it("has time left for open requests after the drain", () => {
    expect(() => readConfig({ DRAIN_SECONDS: "30" })).toThrow(
      "DRAIN_SECONDS: must be less than CLOSE_SECONDS",
    );
    expect(readConfig({ DRAIN_SECONDS: "30", CLOSE_SECONDS: "31" }).drainMs).toBe(30_000);
  });

  it("takes the origins of sites that may show the site in a frame", () => {
    const origins = (list: string) => readConfig({ FRAME_ORIGINS: list }).frameOrigins;
    expect(readConfig({}).frameOrigins).toEqual([]);
    expect(origins("https://a.example, https://*.b.example:8443,")).toEqual([
      "https://a.example",
      "https://*.b.example:8443",
    ]);
    expect(origins("*")).toEqual(["*"]);
    for (const wrong of ["a.example", "'self'", "https://a.example/path", "https://a.example;", "https://*"])
      expect(() => origins(`https://good.example ${wrong}`)).toThrow(
        `FRAME_ORIGINS=${wrong}: must be an origin, such as https://example.org or https://*.example.org, or * for every site`,
      );
  });

  it("takes an ONNX file that is there, and names the variable of one that is not", () => {
    expect(readConfig({}).photoSegmenter).toBeNull();
    expect(readConfig({ PHOTO_SEGMENTER_FILE: __filename }).photoSegmenter).toEqual({
      file: __filename,
      form: "modnet",
    });
    for (const path of [`${__filename}.onnx`, __dirname])
      expect(() => readConfig({ PHOTO_SEGMENTER_FILE: path })).toThrow(
        `PHOTO_SEGMENTER_FILE=${path}: there is no such file`,
      );
  });

  it("takes the form of that model, and gives its process the memory that such models take", () => {
    const given = { PHOTO_SEGMENTER_FILE: __filename, PHOTO_SEGMENTER_FORM: "isnet" };
    expect(readConfig(given)).toMatchObject({ photoSegmenter: { form: "isnet" }, photoMemoryMb: 3_000 });
    expect(readConfig({ ...given, PHOTO_WORKER_MB: "2000" }).photoMemoryMb).toBe(2_000);
    expect(readConfig({}).photoMemoryMb).toBe(1_500);
    expect(() => readConfig({ ...given, PHOTO_SEGMENTER_FORM: "u2net" })).toThrow(
      "PHOTO_SEGMENTER_FORM=u2net: must be one of modnet, isnet, birefnet",
    );
  });

  it("takes an empty variable as not given", () => {
    expect(readConfig({ PORT: "", PUBLIC_DIR: "" })).toMatchObject({ port: 4000, publicDir: null });
  });
});
