import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { signInByMail } from "../identity/identity-fixture.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { ensureDemoPlayers } from "./demo-players.ts";
import { createPlayerFixture } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const { identity, signUp } = createPlayerFixture(db);
const ensure = () => ensureDemoPlayers({ db, ports: identity.ports, settings: DEFAULT_SETTINGS });

describe("demo players", () => {
  it("can sign in at once with what is printed", async () => {
    const demos = await ensure();
    expect(demos).toHaveLength(2);
    for (const demo of demos) {
      const answer = await signUp(await signInByMail(identity, demo));
      expect(answer).toMatchObject({
        message: "105",
        data: { name: demo.name, email: demo.email, coins: 100 },
      });
    }
  });

  it("are made once", async () => {
    await ensure();
    await ensure();
    const { length } = await db.selectFrom("players").select("player_id").execute();
    expect(length).toBe(2);
  });
});
