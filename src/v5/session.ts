import { localStore, sessionStore } from "../browser/safe-storage";

const tokenKey = "token";
const loginFlagKey = "isLogin";
const reloadFlagKey = "reloadedAfter403";

/** Of this tab, if it has logged in: a login in another tab must not take this one's photos out of its reach. */
export const sessionToken = () => sessionStore.get(tokenKey) ?? localStore.get(tokenKey) ?? "";
export const isLoggedIn = () => sessionStore.get(loginFlagKey) !== null && sessionToken() !== "";

export function keepSession(token: string): void {
  localStore.set(tokenKey, token);
  sessionStore.set(tokenKey, token);
  sessionStore.set(loginFlagKey, "1");
}

/** A call of this session was answered well: the next lost session may reload the page again. */
export const sessionWorked = () => sessionStore.remove(reloadFlagKey);

/**
 * Forgets token and login flag after a code 403 to a call with `token`. That of an earlier session leaves this one alone.
 * @returns whether to reload the page: only once in a row, so that a server that answers 403 to a fresh
 * session cannot keep the page reloading for ever
 */
export function loseSession(token: string): boolean {
  if (token !== sessionToken()) return false;
  localStore.remove(tokenKey);
  sessionStore.remove(tokenKey);
  sessionStore.remove(loginFlagKey);
  if (sessionStore.get(reloadFlagKey) !== null) return false;
  sessionStore.set(reloadFlagKey, "1");
  return true;
}
