/** The part of the queue that one address may hold, and the minimum number of entries. */
const addressShare = { ratio: 1 / 3, minEntries: 2 };

interface Entry<Waiting> {
  address: string;
  waiting: Waiting;
}

/**
 * A queue in which addresses take turns, so that an address with many entries only delays its own. Entries without an address (the
 * server's own jobs) take turns like those of one address, but have no limit of their own.
 */
export class FairQueue<Waiting> {
  /** The entries of each address; the addresses are in the order of their turns. */
  private readonly entries = new Map<string, Entry<Waiting>[]>();
  private readonly maxPerAddress: number;
  length = 0;

  constructor(private readonly maxLength: number) {
    this.maxPerAddress = Math.max(addressShare.minEntries, Math.floor(maxLength * addressShare.ratio));
  }

  /** @param part of the queue that entries of this kind may fill */
  hasSpace(address = "", part = 1): boolean {
    return (
      this.length < this.maxLength * part && (address === "" || this.countOf(address) < this.maxPerAddress)
    );
  }

  /** Number of entries that would be served before a new one of this address. */
  countAhead(address = ""): number {
    const own = this.countOf(address);
    let others = 0;
    for (const [other, entries] of this.entries)
      if (other !== address) others += Math.min(entries.length, own + 1);
    return own + others;
  }

  /** @returns a function that removes the entry from the queue */
  add(waiting: Waiting, address = ""): () => void {
    const entry = { address, waiting };
    const entries = this.entries.get(address);
    if (entries) entries.push(entry);
    else this.entries.set(address, [entry]);
    this.length += 1;
    return () => this.remove(entry);
  }

  /** Removes and returns the next entry. The next turn of its address comes after those of all others. */
  next(): Waiting | undefined {
    for (const [address, entries] of this.entries) {
      const entry = entries[0]!;
      this.remove(entry);
      if (this.entries.delete(address) && entries.length > 0) this.entries.set(address, entries);
      return entry.waiting;
    }
    return undefined;
  }

  private countOf(address: string): number {
    return this.entries.get(address)?.length ?? 0;
  }

  private remove(entry: Entry<Waiting>): void {
    const entries = this.entries.get(entry.address) ?? [];
    const index = entries.indexOf(entry);
    if (index === -1) return;
    entries.splice(index, 1);
    this.length -= 1;
    if (entries.length === 0) this.entries.delete(entry.address);
  }
}
