/** What the server acknowledged, and so must keep, and what it said was gone. */
export interface Ledger {
  uploaded(token: string, fileName: string): void;
  /** A file that goes when the upload goes that it was made from. */
  made(token: string, fileName: string, madeFrom: string): void;
  /** Asked for and not yet answered: either outcome is right. */
  removing(fileName: string): void;
  removed(fileName: string): void;
  sent(message: string): void;
  kept(): { token: string; fileName: string }[];
  gone(): { token: string; fileName: string }[];
  messages(): string[];
}

export function makeLedger(): Ledger {
  const files = new Map<string, { token: string; state: "kept" | "open" | "gone"; madeFrom?: string }>();
  const messages: string[] = [];
  const inState = (wanted: "kept" | "gone") =>
    [...files]
      .filter(([, { state }]) => state === wanted)
      .map(([fileName, { token }]) => ({ token, fileName }));
  const become = (fileName: string, state: "open" | "gone") => {
    for (const [name, file] of files) if (name === fileName || file.madeFrom === fileName) file.state = state;
  };
  return {
    uploaded: (token, fileName) => void files.set(fileName, { token, state: "kept" }),
    made: (token, fileName, madeFrom) => void files.set(fileName, { token, state: "kept", madeFrom }),
    removing: (fileName) => become(fileName, "open"),
    removed: (fileName) => become(fileName, "gone"),
    sent: (message) => void messages.push(message),
    kept: () => inState("kept"),
    gone: () => inState("gone"),
    messages: () => [...messages],
  };
}
