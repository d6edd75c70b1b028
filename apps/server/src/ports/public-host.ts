import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const PRIVATE_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Of the global ones (2000::/3) those that lead to an IPv4 address, or nowhere. */
const PRIVATE_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const;

const privateV4 = new BlockList();
for (const [address, bits] of PRIVATE_V4) privateV4.addSubnet(address, bits, "ipv4");
const privateV6 = new BlockList();
for (const [address, bits] of PRIVATE_V6) privateV6.addSubnet(address, bits, "ipv6");
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");

/** Whether an address is one of the internet's, and neither of this machine nor of the network it stands in. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !privateV4.check(address, "ipv4");
  return kind === 6 && globalV6.check(address, "ipv6") && !privateV6.check(address, "ipv6");
}

/** Whether a name could be that of a host of the internet: no address, and no name of a single word. */
export function isPublicName(hostname: string): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, "");
  return isIP(bare) === 0 && /^[^.]+(\.[^.]+)+$/.test(bare) && !/\.(local|localhost|internal)$/i.test(bare);
}

/** The lookup of a connection that must not lead inside: a name with any private address has none. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, "");
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new Error(`${hostname} is no public host`), "");
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
