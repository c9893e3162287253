/** Something that a visitor or a search engine would stumble over. */
export interface Fault {
  check: string;
  path: string;
  what: string;
}
