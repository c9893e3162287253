/** Of the line's length, for callers at one address; and always so many. */
const share = { part: 1 / 3, least: 2 };

interface Place<Waiting> {
  address: string;
  waiting: Waiting;
}

/**
 * A line in which addresses take turns: who has much waiting delays himself and not the others. What has no address (the
 * machine's own work) takes turns like one, without a share.
 */
export class FairLine<Waiting> {
  /** Addresses in the order of their turns. */
  private readonly places = new Map<string, Place<Waiting>[]>();
  private readonly ofAddress: number;
  length = 0;

  constructor(private readonly maxLength: number) {
    this.ofAddress = Math.max(share.least, Math.floor(maxLength * share.part));
  }

  hasRoom(address = ""): boolean {
    return this.length < this.maxLength && (address === "" || this.waitingOf(address) < this.ofAddress);
  }

  /** How many are served before the next one of this address. */
  ahead(address = ""): number {
    const own = this.waitingOf(address);
    let others = 0;
    for (const [other, places] of this.places)
      if (other !== address) others += Math.min(places.length, own + 1);
    return own + others;
  }

  /** @returns the way out of the line */
  join(waiting: Waiting, address = ""): () => void {
    const place = { address, waiting };
    const places = this.places.get(address);
    if (places) places.push(place);
    else this.places.set(address, [place]);
    this.length += 1;
    return () => this.leave(place);
  }

  /** Who is next: his address has its next turn after all others. */
  next(): Waiting | undefined {
    for (const [address, places] of this.places) {
      const place = places[0]!;
      this.leave(place);
      if (this.places.delete(address) && places.length > 0) this.places.set(address, places);
      return place.waiting;
    }
    return undefined;
  }

  private waitingOf(address: string): number {
    return this.places.get(address)?.length ?? 0;
  }

  private leave(place: Place<Waiting>): void {
    const places = this.places.get(place.address) ?? [];
    const index = places.indexOf(place);
    if (index === -1) return;
    places.splice(index, 1);
    this.length -= 1;
    if (places.length === 0) this.places.delete(place.address);
  }
}
