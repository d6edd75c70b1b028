import { expect, it } from "vitest";
import { isPublicAddress, isPublicName, publicLookup } from "./public-host.ts";

it.each(["1.1.1.1", "142.250.185.78", "172.15.0.1", "172.32.0.1", "2a00:1450:4001::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:1.1.1.1",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fd00::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "ff02::1",
  "localhost",
  "",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it("knows names that only lead inside", () => {
  for (const name of ["fcm.googleapis.com", "updates.push.services.mozilla.com"])
    expect(isPublicName(name)).toBe(true);
  for (const name of [
    "localhost",
    "printer",
    "db.internal",
    "nas.local",
    "127.0.0.1",
    "[::1]",
    "a.localhost",
    "",
  ])
    expect(isPublicName(name)).toBe(false);
});

it("finds no address for a name that leads inside", async () => {
  const error = await new Promise<Error | null>((resolve) =>
    publicLookup("localhost", { all: true }, (problem) => resolve(problem)),
  );
  expect(error?.message).toBe("localhost is no public host");
});
