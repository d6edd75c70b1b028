import { createHash } from "node:crypto";
import { createTestDatabase, fakeClock } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Ports } from "../ports/ports.ts";
import { askSignUp, toPass } from "./sign-ups.ts";

const { db } = await createTestDatabase();
const clock = fakeClock();
const ports = {
  clock,
  keyedHash: (text: string) => createHash("sha256").update(text).digest(),
} as unknown as Ports; // all that is used here
const SIGN_UP = "00000000-0000-7000-8000-000000000001";

it("lets the device in that asks while its link is being opened", async () => {
  await sql`insert into idp."user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values ('subject', 'Ann', 'ann@example.org', true, now(), now())`.execute(db);
  await sql`insert into idp.sign_ups (email, sign_up_id, name, password_hash, expires_at, created_at)
    values ('ann@example.org', ${SIGN_UP}, 'Ann', 'x', ${new Date(clock.nowMs() + 60_000)}, ${new Date(clock.nowMs())})`.execute(
    db,
  );
  let looks = 0;
  const opening = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      looks += 1;
      if (looks === 1) await sql`update idp.sign_ups set subject = 'subject'`.execute(db);
      return result;
    },
  });
  const pass = toPass(ports, "wait", SIGN_UP);
  expect(await askSignUp({ db: opening, ports }, pass)).toEqual({ subject: "subject" });
  expect(await askSignUp({ db, ports }, pass)).toBe("over");
});
