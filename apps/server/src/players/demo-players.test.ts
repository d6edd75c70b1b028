import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { signInByMail } from "../identity/identity-fixture.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { closeDemoPlayers, ensureDemoPlayers } from "./demo-players.ts";
import { createPlayerFixture, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const { identity, call, signUp } = createPlayerFixture(db);
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

  it("are closed where the data goes on without demo mode, and open again with it", async () => {
    const [demo] = await ensure();
    if (!demo) throw new Error("no demo player");
    const before = await signUp(await signInByMail(identity, demo));
    await closeDemoPlayers({ db, ports: identity.ports });
    const token = String(before.data["api_token"]);
    identity.passTime(1_001);
    expect((await call("get_user_by_id", token)).status).toBe(401);
    expect(await signUp(await signInByMail(identity, demo))).toMatchObject({ status: 401, message: "126" });
    const other = await signUp(await newProof(identity));
    expect(other.error).toBe(false);

    await ensure();
    expect(await signUp(await signInByMail(identity, demo))).toMatchObject({ message: "105" });
    expect((await call("get_user_by_id", token)).status).toBe(401);
  });

  it("are made once", async () => {
    await ensure();
    await ensure();
    const { length } = await db
      .selectFrom("players")
      .select("player_id")
      .where("email", "like", "%@demo.crosscheck.example")
      .execute();
    expect(length).toBe(2);
  });
});
