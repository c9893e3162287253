import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { FileInput } from "../../../../src/components/ui/file-input";
import { stubGlobal } from "../../../for-this-test";

const agents = {
  "Chrome on Android":
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Samsung Internet":
    "Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
  "Firefox on Android": "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
  "Safari on an iPhone":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Chrome on Windows":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};

function typesIn(userAgent: string): string[] {
  stubGlobal("navigator", { userAgent });
  const { container, unmount } = render(<FileInput label="Choose a photo" onFiles={() => {}} />);
  const types = container.querySelector("input")!.accept.split(",");
  unmount();
  return types;
}

describe("the file picker", () => {
  it("offers pictures by type and by extension", () => {
    const types = typesIn(agents["Chrome on Windows"]);
    for (const type of ["image/jpeg", "image/heic", ".jpg", ".heic", ".heif", ".hif", ".avif"])
      expect(types).toContain(type);
    expect(types.filter((type) => !/^(image\/[a-z]+|\.[a-z]+)$/.test(type))).toEqual([]);
  });

  it("makes Chromium on Android offer the camera, and filters by type elsewhere", () => {
    const withCamera = Object.entries(agents)
      .filter(([, agent]) => typesIn(agent).some((type) => !/^(image\/|\.)/.test(type)))
      .map(([name]) => name);
    expect(withCamera).toEqual(["Chrome on Android", "Samsung Internet"]);
  });
});
