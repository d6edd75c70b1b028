import { createTestDatabase } from "@crosscheck/testkit";
import { describe, expect, it } from "vitest";
import { createPlayerFixture, newPhoneProof, newProof } from "./player-fixture.ts";

const { db } = await createTestDatabase();
const { identity, call, signUp } = createPlayerFixture(db);

async function newPlayer(name: string) {
  const { data } = await signUp(await newProof(identity, name));
  return { ...data, api: String(data["api_token"]) } as Readonly<Record<string, unknown>> & {
    readonly api: string;
  };
}

describe("names that look alike", () => {
  it("are told apart by a number, whatever letters they are written with", async () => {
    const first = await newPlayer("Beryl Markham");
    const second = await newPlayer("beryl markham");
    const third = await newPlayer("Nobody");
    expect(first).toMatchObject({ name: "Beryl Markham", name_number: 1 });
    expect(second).toMatchObject({ name: "Beryl markham", name_number: 2 });
    const renamed = await call("update_profile", third.api, { name: "Bery1 Markham" });
    expect(renamed.data).toMatchObject({ name: "Bery1 Markham", name_number: 3 });
  });

  it("get different numbers when they sign up at the same moment", async () => {
    const proofs = await Promise.all(Array.from({ length: 6 }, () => newProof(identity, "Jean Batten")));
    const answers = await Promise.all(proofs.map((proof) => signUp(proof)));
    const numbers = answers.map(({ data }) => Number(data["name_number"]));
    expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("keep their number when only their letters' case changes", async () => {
    await newPlayer("Bessie Coleman");
    const second = await newPlayer("Bessie Coleman");
    const { data } = await call("update_profile", second.api, { name: "BESSIE coleman" });
    expect(data).toMatchObject({ name: "BESSIE coleman", name_number: 2 });
  });

  it("leave nothing readable in the table of numbers", async () => {
    await newPlayer("Valentina Tereshkova");
    const rows = await db.selectFrom("name_numbers").selectAll().execute();
    for (const { name_hash } of rows)
      expect(Buffer.from(name_hash).toString("latin1")).not.toContain("alentina");
    expect(rows.every(({ name_hash }) => name_hash.length === 32)).toBe(true);
  });
});

describe("names that are not allowed", () => {
  it.each(["Admin", "Аdmin", "Crosscheck Support", "Pаul", "f.u.c.k off"])(
    "stop nobody from signing up by phone as %s, but are replaced, and the answer says so",
    async (name) => {
      const answer = await signUp(await newPhoneProof(identity), { name });
      expect(answer).toMatchObject({ message: "104", data: { notice: "239" } });
      expect(answer.data["name"]).toMatch(/^Pilot \d{4}$/);
    },
  );

  it("are refused as a new name, and the old one stays", async () => {
    const player = await newPlayer("Harriet Quimby");
    expect(await call("update_profile", player.api, { name: "Мoderator" })).toMatchObject({
      message: "239",
      field: "name",
    });
    expect((await call("get_user_by_id", player.api)).data["name"]).toBe("Harriet Quimby");
  });

  it("may stay where they were given before", async () => {
    const player = await newPlayer("Amy Johnson");
    await db
      .updateTable("players")
      .set({ name: "Admin" })
      .where("player_id", "=", String(player["id"]))
      .execute();
    const answer = await call("update_profile", player.api, { name: "Admin", web_language: "ar" });
    expect(answer).toMatchObject({ message: "106", data: { name: "Admin", web_language: "ar" } });
  });
});
