/** Checks one after another. What is edited while one runs is checked by the next one, together. */
export class BurstCheck {
  private waiting: Set<string> | undefined;
  private running: Promise<void> | undefined;

  /** @param check of edited paths; none of them: of everything. It must not reject. */
  constructor(private readonly check: (paths: string[]) => Promise<void>) {}

  add(paths: string[]): void {
    this.waiting = new Set([...(this.waiting ?? []), ...paths]);
    this.running ??= this.run();
  }

  /** Resolves when nothing is left to check. */
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
