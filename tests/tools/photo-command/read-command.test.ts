import { describe, expect, it } from "@jest/globals";
import { readCommand } from "../../../tools/photo-command/read-command";

const read = (line: string) => readCommand(line.split(" "));

describe("read the command", () => {
  it("takes several pictures and fills what is not said", () => {
    expect(read("a.jpg b.png --template us-visa")).toEqual({
      kind: "photo",
      paths: ["a.jpg", "b.png"],
      template: "us-visa",
      out: "out",
      background: "auto",
      paper: "4x6in",
      copies: undefined,
      isEnlargedByShop: false,
      also: undefined,
      isChild: false,
      caption: undefined,
      isJson: false,
    });
  });

  it("takes name and date together, and for a photo only", () => {
    expect(read("a.jpg --template in-kerala-psc --name Anil --date 2026-11-05")).toMatchObject({
      caption: { name: "Anil", date: "2026-11-05" },
    });
    const wrong = [
      ["--name Anil", "go together"],
      ["--date 2026-11-05", "go together"],
      ["--name=\u00a0 --date 2026-11-05", "go together"],
      ["--name Anil --date 2026-02-31", "is a day"],
      [`--name ${"a".repeat(101)} --date 2026-11-05`, "at most 100"],
    ];
    for (const [options, reason] of wrong)
      expect(() => read(`a.jpg --template in-kerala-psc ${options}`)).toThrow(reason);
    expect(() => read("check a.jpg --template in-kerala-psc --name Anil")).toThrow("leave --name out");
    expect(() => read("signature a.jpg --template in-ssc --date 2026-11-05")).toThrow("leave --date out");
  });

  it("takes finished photos to be checked, and writes nothing for them", () => {
    expect(read("check a.jpg folder --template us-visa --child --json")).toEqual({
      kind: "check",
      paths: ["a.jpg", "folder"],
      template: "us-visa",
      isChild: true,
      isJson: true,
    });
    expect(read("./check --template us-visa")).toMatchObject({ kind: "photo", paths: ["./check"] });
  });

  it("takes pictures of signatures", () => {
    expect(read("signature a.jpg --template in-ssc --json")).toEqual({
      kind: "signature",
      paths: ["a.jpg"],
      template: "in-ssc",
      out: "out",
      isJson: true,
    });
  });

  it("asks for help and for the list without a picture", () => {
    expect(read("-h")).toEqual({ kind: "help" });
    expect(read("--list india")).toEqual({ kind: "list", words: ["india"], isJson: false });
    expect(read("--list --json")).toEqual({ kind: "list", words: [], isJson: true });
  });

  it("draws the sheet for a shop that enlarges, and for no check", () => {
    expect(read("a.jpg --template us-visa --enlarged")).toMatchObject({ isEnlargedByShop: true });
    expect(() => read("check a.jpg --template us-visa --enlarged")).toThrow("leave --enlarged out");
  });

  it("takes another document for the same sheet, and how many photos of it", () => {
    const mixed = read("a.jpg --template de-passport --also us-visa --also-copies 2 --copies 3");
    expect(mixed).toMatchObject({ copies: 3, also: { template: "us-visa", copies: 2 } });
    expect(read("a.jpg --template de-passport --also us-visa")).toMatchObject({
      also: { template: "us-visa", copies: undefined },
    });
  });

  it.each([
    ["--template us-visa", "Name a picture"],
    ["a.jpg", "Name the document with --template"],
    ["a.jpg --templat us-visa", 'There is no option --templat. Did you mean "--template"?'],
    ["a.jpg --template us-visa --paper 4x6", 'There is no paper "4x6". Did you mean "4x6in"?'],
    ["a.jpg --template us-visa --copies 0", '--copies is a whole number from 1 on, not "0".'],
    ["a.jpg --template us-visa --also us-visa", "--also is another document than us-visa."],
    ["a.jpg --template us-visa --also de-passport --also-copies x", "--also-copies is a whole number"],
    ["a.jpg --template us-visa --also-copies 2", "name it with --also"],
    ["check a.jpg --template us-visa --also de-passport", "check makes nothing: leave --also out."],
    ["check --template us-visa", "Name a picture"],
    ["signature a.jpg --template in-ssc --paper a4", "signature makes no photo: leave --paper out."],
    ["signature a.jpg --template in-ssc --child", "leave --child out."],
    ["check a.jpg", "Name the document with --template"],
    ["check a.jpg --template us-visa --paper a4", "check makes nothing: leave --paper out."],
    ["a.jpg --template us-visa --json=yes", "--json"],
  ])("refuses %s in one line", (line, why) => {
    expect(() => read(line)).toThrow(why);
  });
});
