/** An S3-compatible store; its keys are in the environment, under the names that the SDK reads. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
}

export interface MailPlace {
  /** smtp:// or smtps://, with user and password. */
  url: string;
  to: string;
  from: string;
}

export interface WebPlace {
  url: string;
  /** Sent as bearer token. */
  token: string | null;
}

export interface ModerationPlace extends WebPlace {
  timeoutMs: number;
}
