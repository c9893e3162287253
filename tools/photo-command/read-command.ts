import { parseArgs } from "node:util";
import { isDay } from "../../catalogue/faults/is-day";
import { suggestion } from "../../photo/core/nearest-word";
import { maxNameLength } from "../../photo/core/request-limits";
import { type Caption, type PaperName, paperNames } from "../../photo/core/types";

export const usage = `npm run photo -- PICTURE... --template us-visa [options]
npm run photo -- check PICTURE... --template us-visa [--json]
npm run photo -- signature PICTURE... --template in-ssc [--out FOLDER] [--json]

  PICTURE             pictures, or folders of pictures
  check               measures finished photos as they are and writes no file (a folder of that name: ./check)
  signature           a photo of a signature on paper, for a document that asks for one: black, level, without the paper, in the
                      document's pixels and kilobytes as JPEG on white, and as transparent PNG
  --template ID       the document; --list shows all, --list india those that match
  --out FOLDER        where the files go (default out); with more than one picture, each has a folder of its own
  --background WORD   auto (default), keep, or one of the document's colours as #rrggbb
  --paper NAME        ${paperNames.join(", ")} (default 4x6in)
  --child             of a baby or a small child: what the authority relaxes for children only warns
  --copies N          photos on the sheet (default as many as fit)
  --enlarged          for a shop that prints the sheet 4 % larger: its JPEG is drawn smaller by as much
  --also ID           another document on the same sheet; its photo is made of the same picture by its own rules
  --also-copies N     photos of that document (default a fair share)
  --name NAME         with --date YYYY-MM-DD: name and date of the photo in a strip at its lower edge, for a document whose
                      form asks for them
  --json              one line of JSON for each picture, or document of the list, instead of words
  --help              this text

Example: npm run photo -- portrait.jpg --template de-passport --paper 10x15cm

Exit code: 0 every photo (or signature) is accepted, 1 at least one is refused or no document matches, 2 the command was wrong.`;

/** An invalid command; the message is one line with the reason and what to do. */
export class WrongCommand extends Error {
  override readonly name = "WrongCommand";
}

export interface PhotoCommand {
  kind: "photo";
  paths: string[];
  template: string;
  out: string;
  /** As typed; validated by the document. */
  background: string;
  paper: PaperName;
  copies: number | undefined;
  isEnlargedByShop: boolean;
  /** Second document on the sheet. */
  also: { template: string; copies: number | undefined } | undefined;
  isChild: boolean;
  /** Name and date in the strip below the picture. */
  caption: Caption | undefined;
  isJson: boolean;
}

export interface CheckCommand {
  kind: "check";
  paths: string[];
  template: string;
  isChild: boolean;
  isJson: boolean;
}

export interface SignatureCommand {
  kind: "signature";
  paths: string[];
  template: string;
  out: string;
  isJson: boolean;
}

export type Command = PhotoCommand | CheckCommand | SignatureCommand | { kind: "help" } | ListCommand;

export interface ListCommand {
  kind: "list";
  words: string[];
  isJson: boolean;
}

const options = {
  template: { type: "string" },
  out: { type: "string" },
  background: { type: "string" },
  paper: { type: "string" },
  copies: { type: "string" },
  enlarged: { type: "boolean" },
  also: { type: "string" },
  "also-copies": { type: "string" },
  name: { type: "string" },
  date: { type: "string" },
  child: { type: "boolean", default: false },
  list: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** How a photo and its sheet are made. */
const ofSheet = ["background", "paper", "copies", "enlarged", "also", "also-copies", "name", "date"] as const;

/** @throws WrongCommand */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: "help" };
  if (values.list) return { kind: "list", words: positionals, isJson: values.json };
  const isCheck = positionals[0] === "check";
  const isSignature = positionals[0] === "signature";
  const paths = isCheck || isSignature ? positionals.slice(1) : positionals;
  if (paths.length === 0) throw new WrongCommand("Name a picture or a folder of pictures; --help shows how.");
  const { template } = values;
  if (!template) throw new WrongCommand("Name the document with --template; --list shows all.");
  if (isSignature) {
    const ofPhoto = [...ofSheet, "child" as const].find((name) => values[name]);
    if (ofPhoto) throw new WrongCommand(`signature makes no photo: leave --${ofPhoto} out.`);
    return { kind: "signature", paths, template, out: values.out ?? "out", isJson: values.json };
  }
  if (isCheck) {
    const making = (["out", ...ofSheet] as const).find((name) => values[name] !== undefined);
    if (making) throw new WrongCommand(`check makes nothing: leave --${making} out.`);
    return { kind: "check", paths, template, isChild: values.child, isJson: values.json };
  }
  if (values.also === undefined && values["also-copies"] !== undefined)
    throw new WrongCommand("--also-copies counts the photos of a second document: name it with --also.");
  if (values.also === template) throw new WrongCommand(`--also is another document than ${template}.`);
  const alsoCopies = copies("also-copies", values["also-copies"]);
  return {
    kind: "photo",
    paths,
    template,
    out: values.out ?? "out",
    background: values.background ?? "auto",
    paper: paper(values.paper ?? "4x6in"),
    copies: copies("copies", values.copies),
    isEnlargedByShop: values.enlarged ?? false,
    also: values.also === undefined ? undefined : { template: values.also, copies: alsoCopies },
    isChild: values.child,
    caption: caption(values),
    isJson: values.json,
  };
}

function parse(args: string[]) {
  for (const arg of args) {
    const name = /^--([^=]+)/.exec(arg)?.[1];
    if (name !== undefined && !(name in options)) {
      const known = Object.keys(options).map((option) => `--${option}`);
      throw new WrongCommand(`There is no option --${name}. ${suggestion(`--${name}`, known)}`);
    }
  }
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new WrongCommand((error as Error).message);
  }
}

function paper(name: string): PaperName {
  const found = paperNames.find((known) => known === name);
  if (!found) throw new WrongCommand(`There is no paper "${name}". ${suggestion(name, paperNames)}`);
  return found;
}

function caption({ name, date }: { name?: string; date?: string }): Caption | undefined {
  if (name === undefined && date === undefined) return undefined;
  if (!name?.trim() || date === undefined)
    throw new WrongCommand("--name and --date go together: both are printed below the picture.");
  if (name.length > maxNameLength)
    throw new WrongCommand(`--name has at most ${maxNameLength} characters, not ${name.length}.`);
  if (!isDay(date)) throw new WrongCommand(`--date is a day as 2026-11-28, not "${date}".`);
  return { name, date };
}

function copies(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new WrongCommand(`--${option} is a whole number from 1 on, not "${text}".`);
  return Number(text);
}
