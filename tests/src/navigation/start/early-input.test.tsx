import { afterEach, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { replayEarlyInput } from "../../../../src/navigation/start/early-input";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page() {
  const [query, setQuery] = useState("");
  const [unit, setUnit] = useState("mm");
  const [photo, setPhoto] = useState("");
  return (
    <>
      <input type="search" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      {["mm", "inch"].map((name) => (
        <input
          key={name}
          id={name}
          type="radio"
          name="unit"
          checked={unit === name}
          onChange={() => setUnit(name)}
        />
      ))}
      <input type="file" onChange={(event) => setPhoto(event.currentTarget.files![0]!.name)} />
      <button type="button" onClick={() => setUnit("cm")} />
      <output>
        {query} in {unit}
        {photo}
      </output>
    </>
  );
}

const shown = () => document.querySelector("output")?.textContent;

/** The built page, `early` done to it, and only then React. */
async function openPage(early: () => void): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
  early();
  await act(async () => void hydrateRoot(document.getElementById("page")!, <Page />));
}

const search = () => document.querySelector<HTMLInputElement>("input[type=search]")!;

afterEach(() => {
  document.body.innerHTML = "";
});

test("what was typed before the scripts were there is searched for", async () => {
  await openPage(() => {
    search().value = "japan";
  });
  expect(shown()).toBe(" in mm");
  await act(async () => replayEarlyInput(document));
  expect(shown()).toBe("japan in mm");
  expect(search().value).toBe("japan");
});

test("a choice that was made before the scripts were there is kept", async () => {
  await openPage(() => {
    document.getElementById("inch")!.click();
  });
  await act(async () => replayEarlyInput(document));
  expect(shown()).toBe(" in inch");
});

test("a photo that was given before the scripts were there is taken", async () => {
  const files = new DataTransfer();
  files.items.add(new File(["photo"], " of anna.jpg"));
  await openPage(() => {
    document.querySelector<HTMLInputElement>("input[type=file]")!.files = files.files;
  });
  expect(shown()).toBe(" in mm");
  await act(async () => replayEarlyInput(document));
  expect(shown()).toBe(" in mm of anna.jpg");
});

test("a button that was pressed before the scripts were there is pressed again", async () => {
  await openPage(() => {
    window.earlyClick = { button: document.querySelector("button"), isOver: true };
  });
  expect(shown()).toBe(" in mm");
  await act(async () => replayEarlyInput(document));
  await waitFor(() => expect(shown()).toBe(" in cm"));
  delete window.earlyClick;
});

test("an untouched page stays as it is", async () => {
  await openPage(() => {});
  await act(async () => replayEarlyInput(document));
  expect(shown()).toBe(" in mm");
});
