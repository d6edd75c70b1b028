import { createTestDatabase } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { createIdentityFixture } from "./identity-fixture.ts";
import { createIdentityMails } from "./identity-mails.ts";

const { db } = await createTestDatabase();

it("tells the operator of a mail that could not be sent, and nobody else", async () => {
  const { ports, baseUrl } = createIdentityFixture(db);
  const told: unknown[] = [];
  const broken = new Error("the mail server hung up");
  const mails = createIdentityMails({
    db,
    ports: { ...ports, mail: { send: () => Promise.reject(broken) } },
    baseUrl,
    settings: async () => DEFAULT_SETTINGS,
    onBug: (error) => told.push(error),
  });
  await mails.sendVerification({ to: "someone@example.com", name: "Ann", token: "t" }, undefined);
  expect(told).toEqual([broken]);
});
