import { localStore, sessionStore } from "../browser/safe-storage";

const tokenKey = "token";
const loginFlagKey = "isLogin";
const reloadFlagKey = "reloadedAfter403";

/** Session token of this tab: a login in another tab must not replace it, because its photos belong to it. */
export const sessionToken = () => sessionStore.get(tokenKey) ?? localStore.get(tokenKey) ?? "";
export const isLoggedIn = () => sessionStore.get(loginFlagKey) !== null && sessionToken() !== "";

export function storeSession(token: string): void {
  localStore.set(tokenKey, token);
  sessionStore.set(tokenKey, token);
  sessionStore.set(loginFlagKey, "1");
}

/** A call of this session succeeded: the next lost session may reload the page again. */
export const confirmSession = () => sessionStore.remove(reloadFlagKey);

/**
 * Clears token and login flag after a code 403 to a call with `token`; the token of an earlier session is ignored.
 * @returns whether to reload the page: only once in a row, because a server that answers 403 to a new session would
 *   cause endless reloads
 */
export function clearSession(token: string): boolean {
  if (token !== sessionToken()) return false;
  localStore.remove(tokenKey);
  sessionStore.remove(tokenKey);
  sessionStore.remove(loginFlagKey);
  if (sessionStore.get(reloadFlagKey) !== null) return false;
  sessionStore.set(reloadFlagKey, "1");
  return true;
}
