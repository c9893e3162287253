import type { Feedback } from "../database/tables";

/** A way to tell a message to people. It rejects when they have not got it. */
export interface Channel {
  name: string;
  send(feedback: Feedback): Promise<void>;
}
