import { expect, it } from "@jest/globals";
import {
  headersFile,
  scriptHashes,
  securityPolicy,
} from "../../../../src/gatsby/after-build/security-policy";

it("names the API where it is elsewhere, for calls and pictures, and for scripts never", () => {
  const policy = securityPolicy("", "https://api.example.org");
  expect(policy).toContain("connect-src 'self' https://api.example.org");
  expect(policy).toContain("img-src 'self' https://api.example.org");
  expect(policy.match(/api\.example/g)).toHaveLength(2);
  expect(policy.split("; ").find((line) => line.startsWith("script-src"))).not.toContain("unsafe-inline");
});

it("takes data for no script", () => {
  expect(scriptHashes('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toEqual(
    [],
  );
  expect(scriptHashes("<script>1</script><script id=x>1</script>")).toHaveLength(2);
});

it("lets the site itself show its pages in a frame, and the sites of the given origins", () => {
  expect(securityPolicy("", "")).toMatch(/; frame-ancestors 'self'$/);
  const frameOrigins = ["https://*.example.org"];
  expect(securityPolicy("", "", { frameOrigins })).toMatch(
    /; frame-ancestors 'self' https:\/\/\*\.example\.org$/,
  );
});

it("writes the headers of all files for static hosts", () => {
  const policy = securityPolicy("", "");
  const lines = headersFile(policy, []).split("\n");
  expect(lines[0]).toBe("/*");
  expect(lines).toContain(`  Content-Security-Policy: ${policy}`);
  expect(lines).toContain("  X-Frame-Options: SAMEORIGIN");
  expect(lines).toContain("  Strict-Transport-Security: max-age=31536000");
  expect(headersFile(policy, ["*"])).not.toContain("X-Frame-Options");
  // Cloudflare Pages ignores longer lines.
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
});
