import { expect, it } from "vitest";
import { createVault } from "./vault.ts";

const vault = createVault("a secret of this installation");
const sealed = vault.seal("ann@example.org", "row 1");

it("opens what it has sealed, each time sealed anew", () => {
  expect(vault.open(sealed, "row 1")).toBe("ann@example.org");
  expect(Buffer.from(sealed).includes("ann")).toBe(false);
  expect(vault.seal("ann@example.org", "row 1")).not.toEqual(sealed);
  expect(createVault("a secret of this installation").open(sealed, "row 1")).toBe("ann@example.org");
});

it("opens nothing for another row, under another secret or once a bit was changed", () => {
  expect(vault.open(sealed, "row 2")).toBeNull();
  expect(createVault("another secret").open(sealed, "row 1")).toBeNull();
  for (const index of sealed.keys()) {
    const changed = Uint8Array.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(vault.open(changed, "row 1")).toBeNull();
  }
});
