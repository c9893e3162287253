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
 * Whom a limit is for. An IPv6 line has at least a /64 of its own (RFC 6177), so that its last 64 bits tell nobody
 * apart; an IPv4 address is one line. What is no address at all shares one limit with its like.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) === 4) return address;
  if (isIP(address) === 6) return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
  return "unknown";
}
