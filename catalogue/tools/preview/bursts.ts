/** Handles edited paths. Those that come while others are being handled are handled together afterwards. */
export class Bursts {
  private waiting: Set<string> | undefined;
  private running: Promise<void> | undefined;
  private isReady: boolean;

  /**
   * @param handle must not reject; without paths it handles everything
   * @param ready paths that come before are handled then
   */
  constructor(
    private readonly handle: (paths: string[]) => Promise<void>,
    ready?: Promise<void>,
  ) {
    this.isReady = ready === undefined;
    void ready?.then(() => {
      this.isReady = true;
      if (this.waiting) this.running ??= this.run();
    });
  }

  add(paths: string[]): void {
    this.waiting = new Set([...(this.waiting ?? []), ...paths]);
    if (this.isReady) this.running ??= this.run();
  }

  get isBusy(): boolean {
    return this.waiting !== undefined || this.running !== undefined;
  }

  /** Resolves when nothing is left that can be handled yet. */
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
