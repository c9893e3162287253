import { type Document, isCollection, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from "yaml";
import { changesBetween, type Path, type YamlChange } from "./yaml-changes";
import { blockText, flowText, indented, scalarText } from "./yaml-text";

/**
 * Changes values in a YAML text. Only lines of changed values are rewritten; comments, quotes, folds and blank lines
 * elsewhere are kept.
 */
export function spliceYaml(text: string, value: unknown): string {
  const before: unknown = parseDocument(text).toJS();
  return changesBetween(before, value).reduce(applyChange, text);
}

function applyChange(text: string, change: YamlChange): string {
  const document = parseDocument(text);
  const { path, value } = change;
  const target = nodeAt(document, path);
  // `digital: {}` is a file without known limits; forms write null for it.
  if (value === null && isMap(target) && target.items.length === 0) return text;
  if (isScalar(target) && isScalarValue(value))
    return replace(
      text,
      target.range![0],
      target.range![1],
      scalarText(value, target.type, isInFlow(document, path)),
    );
  const flowPath = outermostFlow(document, path.slice(0, -1));
  if (flowPath) return changeFlow(text, document, flowPath, change);
  if (target === undefined) return insert(text, document, change);
  return value === undefined
    ? takeOut(text, document, path, target)
    : putInPlace(text, document, change, target);
}

const isScalarValue = (value: unknown) =>
  value !== undefined && (value === null || typeof value !== "object");

/** undefined if there is none, as opposed to an explicit `null`. */
function nodeAt(document: Document, path: Path): Node | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true;
const isInFlow = (document: Document, path: Path) => outermostFlow(document, path.slice(0, -1)) !== null;

function outermostFlow(document: Document, path: Path): Path | null {
  for (let length = 0; length <= path.length; length++)
    if (isFlow(document.getIn(path.slice(0, length), true))) return path.slice(0, length);
  return null;
}

/** `{ a: 1 }` and `[a]` are short and contain no comments: rewrite them as a whole. */
function changeFlow(text: string, document: Document, flowPath: Path, { path, value }: YamlChange): string {
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  const flow = document.getIn(flowPath, true) as Node;
  const whole = { path: flowPath, value: flow.toJS(document) as unknown };
  const isFirstOfList = isSeq(flow) && flow.items.length === 1;
  if (isFirstOfList && flowPath.length > 0) return putInPlace(text, document, whole, flow);
  return replace(text, flow.range![0], flow.range![1], flowText(whole.value));
}

/** A value of another type replaces the old one after its key. */
function putInPlace(text: string, document: Document, { path, value }: YamlChange, target: Node): string {
  const key = keyNode(document, path);
  const start = key ? text.indexOf(":", key.range![1]) + 1 : target.range![0];
  const written = blockText(value, columnOf(text, key ?? target));
  return replace(text, start, endOf(target), key ? written : written.trimStart());
}

function insert(text: string, document: Document, { path, value, after }: YamlChange): string {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isCollection(parent) || parent.items.length === 0) throw new Error(`nothing holds ${path.join(".")}`);
  const name = path.at(-1)!;
  const previous = isSeq(parent) ? Number(name) - 1 : after === undefined ? 0 : pairIndex(parent, after);
  const isBefore = previous < 0;
  const neighbour = startNode(parent.items[Math.max(0, previous)]);
  const column = isSeq(parent) ? columnOf(text, neighbour) - 2 : columnOf(text, neighbour);
  const line = isSeq(parent)
    ? `${indented(`- ${indented(blockItem(value), 2).trimStart()}`, column)}\n`
    : `${" ".repeat(column)}${name}:${blockText(value, column)}\n`;
  const at = isBefore
    ? lineStart(text, neighbour.range![0])
    : lineEnd(text, endOf(endNode(parent.items[previous])));
  return replace(text, at, at, text[at - 1] === "\n" || at === 0 ? line : `\n${line.trimEnd()}`);
}

const blockItem = (value: unknown) =>
  isScalarValue(value) ? scalarText(value, undefined, false) : blockText(value, -2).replace(/^\s*\n?/, "");

function takeOut(text: string, document: Document, path: Path, target: Node): string {
  const key = keyNode(document, path);
  const start = lineStart(text, (key ?? target).range![0]);
  if (key && /^\s*-/.test(text.slice(start, key.range![0])))
    throw new Error(`${path.join(".")} begins its entry and must stay`);
  return replace(text, start, lineEnd(text, endOf(target)), "");
}

function keyNode(document: Document, path: Path): Node | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const key = parent.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key;
  return isNode(key) ? key : undefined;
}

const pairIndex = (parent: { items: unknown[] }, key: string) =>
  parent.items.findIndex((pair) => {
    const node = (pair as { key: unknown }).key;
    return isScalar(node) && node.value === key;
  });

const startNode = (item: unknown): Node => (isNode(item) ? item : (item as { key: Node }).key);
const endNode = (item: unknown): Node =>
  isNode(item) ? item : ((item as { value: Node | null }).value ?? (item as { key: Node }).key);

/** End of its last value: the range of a block includes trailing blank lines. */
function endOf(node: Node): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) return endOf(endNode(node.items.at(-1)));
  return node.range![1];
}

const replace = (text: string, start: number, end: number, by: string) =>
  text.slice(0, start) + by + text.slice(end);
const lineStart = (text: string, offset: number) => text.lastIndexOf("\n", offset - 1) + 1;
const columnOf = (text: string, node: Node) => node.range![0] - lineStart(text, node.range![0]);

function lineEnd(text: string, offset: number): number {
  if (text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}
