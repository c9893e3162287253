import { type CallOptions, post } from "./client";
import { isLoggedIn, keepSession, sessionWorked } from "./session";

let running: Promise<void> | null = null;

/** Silent login by the device, when this browser session has none yet; concurrent callers share one call. */
export function ensureLogin(): Promise<void> {
  if (isLoggedIn()) return Promise.resolve();
  running ??= loginByDeviceId().finally(() => {
    running = null;
  });
  return running;
}

async function loginByDeviceId(): Promise<void> {
  const { token } = await post<{ token: string }>("/site/loginByDeviceId");
  keepSession(token);
}

/** A POST that needs a session: logs in first when there is none. */
export async function postWithSession<Data>(
  url: string,
  body: unknown,
  options?: CallOptions,
): Promise<Data> {
  await ensureLogin();
  const data = await post<Data>(url, body, options);
  sessionWorked();
  return data;
}
