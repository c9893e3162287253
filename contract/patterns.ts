/**
 * Everything that a client may send back was issued by the server: random bits in hex and nothing else, so that a
 * pattern refuses a path, a dot or a slash before anything is looked up.
 */
export const fileNamePattern = "^[0-9a-f]{32}\\.(jpg|png|pdf)$";
export const tokenPattern = "^[0-9a-f]{64}$";
/** Made by the client (product specification, section 3). */
export const deviceIdPattern = "^[A-Za-z0-9_-]{32}$";
/** Ids in addresses: documents, articles, questions, authors. */
export const urlPathPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";
export const colourPattern = "^#[0-9a-fA-F]{6}$";
/** As lenient as an address can be judged without sending to it. */
export const emailPattern = "^[^\\s@<>]{1,64}@[^\\s@<>.]+(\\.[^\\s@<>.]+)+$";
/** A list of texts, as JSON writes it. No two parts of it can take the same character, so that none is tried twice. */
export const textListPattern =
  '^\\s*\\[\\s*("([^"\\\\]|\\\\.)*"\\s*(,\\s*"([^"\\\\]|\\\\.)*"\\s*)*)?\\]\\s*$';
/** Letters and digits that cannot be mistaken for one another: no i, l, o or u. */
export const pairingCodePattern = "^[0-9a-hjkmnp-tv-z]{8}$";
/** A document's id, and 19 letters and digits that cannot be mistaken for one another: no i, l, o or u. */
export const outcomeCodePattern = "^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-hjkmnp-tv-z]{19}$";
