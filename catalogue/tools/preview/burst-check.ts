/** Runs checks one after another. Paths edited during a check are checked together by the next one. */
export class BurstCheck {
  private waiting: Set<string> | undefined;
  private running: Promise<void> | undefined;

  /** @param check of edited paths; without paths, of everything. Must not reject. */
  constructor(private readonly check: (paths: string[]) => Promise<void>) {}

  add(paths: string[]): void {
    this.waiting = new Set([...(this.waiting ?? []), ...paths]);
    this.running ??= this.run();
  }

  /** Resolves when no check is pending. */
  async done(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting) {
      const paths = [...this.waiting];
      this.waiting = undefined;
      await this.check(paths);
    }
    this.running = undefined;
  }
}
