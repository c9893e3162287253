import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Combobox } from "../../../../../src/components/ui/combobox/combobox";
import { renderEnglish } from "../../render";

const options = [
  { id: "DZ", label: "Algeria", mark: "DZ", keywords: ["Dzayer"] },
  { id: "FR", label: "France", mark: "FR" },
  { id: "DE", label: "Germany", mark: "DE", keywords: ["Deutschland"] },
];

function Country({ onSelect, error = null }: { onSelect: (id: string) => void; error?: string | null }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return (
    <Combobox
      label="Country"
      placeholder="Name or code"
      options={options}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id);
        onSelect(id);
      }}
      error={error}
    />
  );
}

const Suggesting = ({ onSelect }: { onSelect: (id: string) => void }) => (
  <Combobox
    label="Country"
    placeholder="Name or code"
    options={options}
    suggested={[
      { id: "us-visa", label: "US visa", detail: "2 × 2 in", shape: { widthMm: 50.8, heightMm: 50.8 } },
      options[2]!,
    ]}
    lastResort={[{ id: "XX", label: "Standard sizes" }]}
    selectedId={null}
    onSelect={onSelect}
  />
);

afterEach(cleanup);
const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country" });
const active = () =>
  document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("Combobox", () => {
  it("lists an option once, and no longer for the next query", async () => {
    const all = [...options, { id: "XX", label: "Standard sizes" }];
    renderEnglish(
      <Combobox
        label="Country"
        placeholder="Name or code"
        options={all}
        lastResort={[all[3]!]}
        selectedId={null}
        onSelect={() => {}}
      />,
    );
    const rows = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
    await userEvent.type(input(), "standart");
    expect(rows()).toEqual(["Standard sizes"]);
    await userEvent.clear(input());
    await userEvent.type(input(), "germany");
    expect(rows()).toEqual(["DEGermany"]);
  });
  it("takes the entry that a key has opened the list on", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Country onSelect={onSelect} />);
    input().focus();
    await userEvent.keyboard("{Escape}{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledWith("DZ");
  });

  it("chooses what was typed with Enter, and shows it", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Country onSelect={onSelect} />);
    await userEvent.type(input(), "ger");
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(active()).toContain("Germany");
    await userEvent.keyboard("{Enter}");
    expect(onSelect).toHaveBeenCalledWith("DE");
    expect(input().value).toBe("Germany");
    expect(input().getAttribute("aria-expanded")).toBe("false");
  });

  it("opens with the arrow keys and goes round at both ends", async () => {
    renderEnglish(<Country onSelect={jest.fn()} />);
    input().focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(active()).toContain("Algeria");
    await userEvent.keyboard("{ArrowUp}");
    expect(active()).toContain("Germany");
  });

  it("forgets what was typed with Escape, and when it is left", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Country onSelect={onSelect} />);
    await userEvent.type(input(), "fra{Escape}");
    expect(input().value).toBe("");
    await userEvent.type(input(), "fra");
    await userEvent.tab();
    expect(input().value).toBe("");
    expect(onSelect).not.toHaveBeenCalled();
  });

  it("keeps its list closed over what is told after the field was left, and offers it on return", async () => {
    renderEnglish(<Country onSelect={jest.fn()} />);
    fireEvent.change(input(), { target: { value: "germ" } });
    expect(input().value).toBe("germ");
    expect(input().getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(input());
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["DEGermany"]);
    await userEvent.tab();
    expect(input().value).toBe("");
  });

  it("chooses by a press", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Country onSelect={onSelect} />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole("option", { name: /France/ }));
    expect(onSelect).toHaveBeenCalledWith("FR");
  });

  it("says how many entries are left, and when there are none", async () => {
    renderEnglish(<Country onSelect={jest.fn()} />);
    await userEvent.type(input(), "d");
    expect(screen.getByRole("status").textContent).toBe("2 results. Use the arrow keys to choose.");
    await userEvent.type(input(), "zz");
    expect(screen.getByRole("status").textContent).toBe("Nothing found for “dzz”");
    await userEvent.clear(input());
    await userEvent.type(input(), "gremany");
    expect(screen.getByRole("status").textContent).toBe(
      "No exact match for “gremany”. Closest results: 1 result. Use the arrow keys to choose.",
    );
  });

  it("ties the prompt to the field", () => {
    renderEnglish(<Country onSelect={jest.fn()} error="Choose a country" />);
    expect(input().getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(input().getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Choose a country");
  });

  it("offers suggestions in a group of their own, until something is typed", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Suggesting onSelect={onSelect} />);
    await userEvent.click(input());
    const groups = screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"));
    expect(groups).toEqual(["Suggestions", "Country"]);
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "US visa2 × 2 in",
      "DEGermany",
      "DZAlgeria",
      "FRFrance",
      "DEGermany",
    ]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBe("DEGermany");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(onSelect).toHaveBeenCalledWith("us-visa");
    await userEvent.type(input(), "fra");
    expect(screen.queryAllByRole("group")).toEqual([]);
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["FRFrance"]);
  });

  it("never ends with nothing where there is a last resort", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Suggesting onSelect={onSelect} />);
    await userEvent.type(input(), "xyzzy");
    expect(screen.getByText("Nothing found for “xyzzy”", { selector: "p" })).toBeTruthy();
    // Nobody looked for it: Enter alone does not choose it.
    expect(active()).toBeUndefined();
    await userEvent.keyboard("{Enter}");
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onSelect).toHaveBeenCalledWith("XX");
  });

  it("opens on the first touch without the keyboard, which the second brings, and which goes with the choice", async () => {
    renderEnglish(<Country onSelect={jest.fn()} />);
    const tap = () => userEvent.pointer({ keys: "[TouchA]", target: input() });
    await tap();
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(input().getAttribute("inputmode")).toBe("none");
    await tap();
    expect(input().getAttribute("inputmode")).toBe("search");
    expect(input().getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement).toBe(input());
    await userEvent.click(screen.getByRole("option", { name: /France/ }));
    expect(input().getAttribute("inputmode")).toBe("none");
    expect(document.activeElement).toBe(input());
  });

  it("is closed by its button, without a choice", async () => {
    const onSelect = jest.fn();
    renderEnglish(<Country onSelect={onSelect} />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(input().getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(input());
    expect(onSelect).not.toHaveBeenCalled();
  });
});
