/** Handles edited paths. Those that come while others are being handled are handled together afterwards. */
export class Bursts {
  private waiting: Set<string> | undefined;
  private running: Promise<void> | undefined;

  /** @param handle must not reject; without paths it handles everything */
  constructor(private readonly handle: (paths: string[]) => Promise<void>) {}

  add(paths: string[]): void {
    this.waiting = new Set([...(this.waiting ?? []), ...paths]);
    this.running ??= this.run();
  }

  /** Resolves when nothing is left. */
  async done(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting) {
      const paths = [...this.waiting];
      this.waiting = undefined;
      await this.handle(paths);
    }
    this.running = undefined;
  }
}
