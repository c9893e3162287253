import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Tabs } from "../../../../src/components/ui/tabs";

type Id = "digital" | "printout";

function Forms() {
  const [selected, setSelected] = useState<Id>("digital");
  return (
    <Tabs<Id>
      label="Forms"
      tabs={[
        { id: "digital", label: "Digital" },
        { id: "printout", label: "Printout" },
      ]}
      selected={selected}
      onSelect={setSelected}
    >
      {selected}
    </Tabs>
  );
}

afterEach(cleanup);
const selected = () => screen.getByRole("tab", { selected: true });

describe("Tabs", () => {
  it("names the panel by its tab", () => {
    render(<Forms />);
    expect(screen.getByRole("tabpanel", { name: "Digital" }).textContent).toBe("digital");
  });
  it("has one tab in the order of Tab, and moves with the arrow keys round both ends", async () => {
    render(<Forms />);
    await userEvent.tab();
    expect(document.activeElement).toBe(selected());
    await userEvent.keyboard("{ArrowRight}");
    expect(selected().textContent).toBe("Printout");
    expect(document.activeElement).toBe(selected());
    await userEvent.keyboard("{ArrowRight}");
    expect(selected().textContent).toBe("Digital");
    await userEvent.keyboard("{End}");
    expect(selected().textContent).toBe("Printout");
  });
});
