import type { Feedback } from "../database/tables";

/** Sends messages to people. Rejects if a message could not be delivered. */
export interface Channel {
  name: string;
  send(feedback: Feedback): Promise<void>;
}
