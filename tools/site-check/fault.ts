/** A problem for visitors or search engines. */
export interface Fault {
  check: string;
  path: string;
  what: string;
}
