import { afterEach, expect, test } from "@jest/globals";
import { cleanup } from "@testing-library/react";
import type { PhotoReport } from "../../../../../../../contract/photo-report";
import { Facts } from "../../../../../../../src/features/photo/components/result/digital/facts";
import { useGivenFacts } from "../../../../../../../src/features/photo/components/result/digital/use-given-facts";
import { renderEnglish } from "../../../../../components/render";
import { byUrlPath } from "../../../real-documents";

afterEach(cleanup);

const report = { given: { widthPx: 413, heightPx: 531, bytes: 94_800 } } as PhotoReport;

const Given = ({ urlPath }: { urlPath: string }) => (
  <Facts facts={useGivenFacts(report, byUrlPath.get(urlPath)!)} />
);

test.each([
  ["us-passport", "Allowed: 600 × 600 px or more (our own limit)"],
  ["us-visa", "required: 600–1200 × 600–1200 px"],
  ["gb-passport-online", "Allowed: 600 × 750 px or more"],
  ["in-passport", "required: 630 × 810 px"],
])("the pixels of a file checked for %s stand beside what is needed", (urlPath, needed) => {
  const { container } = renderEnglish(<Given urlPath={urlPath} />);
  expect(container.querySelector("dd")!.textContent.replaceAll("\u00a0", " ")).toBe(`413 × 531 px${needed}`);
});

test("a file that is not cropped is measured beside no limit that nobody states", () => {
  const { container } = renderEnglish(<Given urlPath="us-passport-online" />);
  expect(container.querySelector("dd")!.textContent.replaceAll("\u00a0", " ")).toBe("413 × 531 px");
});
