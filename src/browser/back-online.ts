/** The first requests after the event can still fail. */
const settleMs = 500;

/** Resolves when the connection returns. */
export const backOnline = () =>
  new Promise<void>((resolve) =>
    window.addEventListener("online", () => setTimeout(resolve, settleMs), { once: true }),
  );
