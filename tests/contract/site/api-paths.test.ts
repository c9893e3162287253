import { expect, it } from "@jest/globals";
import { isApiPath, isCallPath } from "../../../contract/site/api-paths";

it("tells calls from what else the API answers, and both from pages", () => {
  const told = (paths: string[]) => paths.map((path) => [isCallPath(path), isApiPath(path)]);
  for (const each of told(["/v5", "/v5/card/mask", "/site/loginByDeviceId"]))
    expect(each).toEqual([true, true]);
  for (const each of told(["/docs/api.md", "/openapi.json", "/healthz", "/readyz/process", "/metrics"]))
    expect(each).toEqual([false, true]);
  for (const each of told(["/", "/sitemap-index.xml", "/v50", "/de/docs"]))
    expect(each).toEqual([false, false]);
});
