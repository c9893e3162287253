import { isIP } from "node:net";

/** "::1" to its eight groups of hex digits, without leading zeros. */
function groupsOf(ipv6: string): string[] {
  const [head = "", tail] = ipv6.split("%")[0]!.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
}

/**
 * The key of an address in a limit. An IPv6 connection has at least a /64 (RFC 6177), so its last 64 bits are
 * ignored. An IPv4 address is a key of its own. Strings that are not addresses share one key.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) === 4) return address;
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
  return "unknown";
}
