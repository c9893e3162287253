import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import guide from "../../../../locales/en/guide.json";

vi.mock("../../../../src/components/ui/page-link", () => ({
  PageLink: ({ to, children }: { to: string; children?: React.ReactNode }) => <a href={to}>{children}</a>,
}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function supportLine(email: string): Promise<string> {
  vi.stubEnv("GATSBY_SUPPORT_EMAIL", email);
  const { SupportLine } = await import("../../../../src/components/article/support-line");
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: "en", resources: { en: { guide } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SupportLine />
    </I18nextProvider>,
  );
}

test("the guides ask to write to the support address where there is one, else through the form", async () => {
  const withAddress = await supportLine(" help@example.org ");
  expect(withAddress).toContain('<a href="mailto:help@example.org">help@example.org</a>');
  expect(withAddress).toContain(guide.growing.split("{{email}}")[0]!.trim());
  vi.resetModules();
  expect(await supportLine("")).toContain('<a href="/contactus">');
});
