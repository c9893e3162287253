import { expect, jest, test } from "@jest/globals";
import { createInstance } from "i18next";
import guide from "../../../../locales/en/guide.json";
import { stubEnv } from "../../../for-this-test";

/** As a build with this address; modules are loaded anew, React with them, since each is there once only. */
async function supportLine(email: string): Promise<string> {
  jest.resetModules();
  stubEnv("GATSBY_SUPPORT_EMAIL", email);
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { I18nextProvider, initReactI18next } = await import("react-i18next");
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
  expect(await supportLine("")).toContain('<a href="/contactus">');
});
