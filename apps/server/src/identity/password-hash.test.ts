import { describe, expect, it } from "vitest";
import { checkPassword, hashPassword } from "./password-hash.ts";

describe("password hashes", () => {
  it("open with the right password only", async () => {
    const hash = await hashPassword("correct horse");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await checkPassword("correct horse", hash)).toBe(true);
    expect(await checkPassword("correct horsf", hash)).toBe(false);
  });

  it("differ for equal passwords", async () => {
    expect(await hashPassword("same")).not.toBe(await hashPassword("same"));
  });

  it("take a password typed in another normal form as the same", async () => {
    expect(await checkPassword("e\u0301te\u0301-2026", await hashPassword("été-2026"))).toBe(true);
  });

  it("match nothing when they are no argon2id hashes", async () => {
    for (const encoded of ["", "plain", "$argon2i$v=19$m=8,t=1,p=1$YWFhYWFhYWE$YWFh", "$2b$10$abc"]) {
      expect(await checkPassword("plain", encoded)).toBe(false);
    }
  });

  it("open a hash of the reference implementation", async () => {
    // phc-winner-argon2: echo -n password | ./argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32 -e
    const reference =
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
    expect(await checkPassword("password", reference)).toBe(true);
  });
});
