import { describe, expect, it } from "@jest/globals";
import { FairQueue } from "../../../photo/node/fair-queue";

function drain(queue: FairQueue<string>): string[] {
  const served: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) served.push(next);
  return served;
}

describe("FairQueue", () => {
  it("serves addresses in turn, and the entries of each in order", () => {
    const queue = new FairQueue<string>(30);
    for (const name of ["a1", "a2", "a3", "b1", "a4", "c1", "b2"]) queue.add(name, name[0]);
    expect(queue.length).toBe(7);
    expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
    expect(queue.length).toBe(0);
  });

  it("limits one address to a third of the queue", () => {
    const queue = new FairQueue<string>(30);
    for (let i = 0; i < 10; i++) queue.add("greedy", "a");
    expect([queue.hasSpace("a"), queue.hasSpace("b"), queue.hasSpace()]).toEqual([false, true, true]);
    queue.next();
    expect(queue.hasSpace("a")).toBe(true);
  });

  it("allows one address two entries even in a short queue", () => {
    const queue = new FairQueue<string>(3);
    queue.add("a1", "a");
    expect(queue.hasSpace("a")).toBe(true);
    queue.add("a2", "a");
    expect([queue.hasSpace("a"), queue.hasSpace("b")]).toEqual([false, true]);
    queue.add("b1", "b");
    expect(queue.hasSpace("c")).toBe(false);
  });

  it("keeps a part for other kinds of entries", () => {
    const queue = new FairQueue<string>(6);
    for (const name of ["a", "b", "c", "d"]) queue.add(name, name);
    expect([queue.hasSpace("e", 2 / 3), queue.hasSpace("e")]).toEqual([false, true]);
  });

  it("counts the entries ahead of a new one", () => {
    const queue = new FairQueue<string>(30);
    for (let i = 0; i < 9; i++) queue.add("greedy", "a");
    expect([queue.countAhead("a"), queue.countAhead("b")]).toEqual([9, 1]);
    queue.add("b1", "b");
    expect([queue.countAhead("b"), queue.countAhead("c")]).toEqual([3, 2]);
  });

  it("removes an entry only once", () => {
    const queue = new FairQueue<string>(30);
    const remove = queue.add("a1", "a");
    queue.add("a2", "a");
    remove();
    remove();
    expect(drain(queue)).toEqual(["a2"]);
  });
});
