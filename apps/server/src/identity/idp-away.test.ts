import { createTestDatabase } from "@crosscheck/testkit";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createIdpHandler } from "./idp-handler.ts";

const { db } = await createTestDatabase();
const PATIENT = { trustedOrigins: [], neutralMs: 0, isDatabaseReady: async () => true };
const signIn = () =>
  new Request("http://own.example/idp/sign-in/email", {
    method: "POST",
    body: JSON.stringify({ email: "ann@example.org", password: "clear for take-off" }),
  });

it.each([
  ["hides it behind its own error", 500],
  ["says that nobody is signed in", 401],
])("answers 503 when the database was away and is back already, and the library %s", async (_how, status) => {
  const handler = createIdpHandler({
    ...PATIENT,
    handle: async () => {
      // A statement that takes too long, as all do while a database hangs.
      const slow = db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 1`.execute(tx);
        await sql`select pg_sleep(5)`.execute(tx);
      });
      await slow.catch(() => undefined);
      return Response.json({ code: "X" }, { status });
    },
  });
  const answer = await handler(signIn(), { address: "192.0.2.1" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

it("still says what is wrong when the database was there", async () => {
  const handle = async () => Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
  const answer = await createIdpHandler({ ...PATIENT, handle })(signIn(), { address: "192.0.2.1" });
  expect(answer.status).toBe(401);
});
