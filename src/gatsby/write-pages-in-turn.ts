/** The parts of `gatsby/dist/utils/page-data` and `webpack-status` used here. */
export interface PageWriter {
  flush(parentSpan?: unknown): Promise<void>;
  enqueueFlush(parentSpan?: unknown): void;
}
export interface BundleState {
  isWebpackStatusPending(): boolean;
}

/**
 * Runs the writes of page data one after another. `gatsby develop` drops a write that begins while another runs: the page whose
 * query ended in between was never written, and each request for it failed after 15 s.
 */
export function writePagesInTurn(writer: PageWriter, bundle: BundleState): void {
  const { flush, enqueueFlush } = writer;
  let last: Promise<void> = Promise.resolve();
  writer.flush = (parentSpan) => {
    const write = () => flush(parentSpan);
    last = last.then(write, write);
    return last;
  };
  writer.enqueueFlush = (parentSpan) => {
    // Gatsby writes when the bundle is ready.
    if (bundle.isWebpackStatusPending()) enqueueFlush(parentSpan);
    else void writer.flush(parentSpan);
  };
}
