import { type CallOptions, post } from "./client";
import { confirmSession, isLoggedIn, storeSession } from "./session";

let running: Promise<void> | null = null;

/** Logs in with the device identity if this tab has no session; concurrent callers share one call. */
export function ensureLogin(): Promise<void> {
  if (isLoggedIn()) return Promise.resolve();
  running ??= loginByDeviceId().finally(() => {
    running = null;
  });
  return running;
}

async function loginByDeviceId(): Promise<void> {
  const { token } = await post<{ token: string }>("/site/loginByDeviceId");
  storeSession(token);
}

/** A POST that needs a session: logs in first if necessary. */
export async function postWithSession<Data>(
  url: string,
  body: unknown,
  options?: CallOptions,
): Promise<Data> {
  await ensureLogin();
  const data = await post<Data>(url, body, options);
  confirmSession();
  return data;
}
