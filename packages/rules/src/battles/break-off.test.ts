import { describe, expect, it } from "vitest";
import { OPENED_MS, rulesOf, Table } from "./battle-fixture.ts";
import { READY_MS } from "./battle-rules.ts";
import { BREAK_OFF_MS, hasBrokenOff, MOST_BROKEN_OFF, searchOpensAt } from "./break-off.ts";

/** Two who have found each other, both there. */
function paired(): Table {
  const table = new Table({
    rules: rulesOf("random"),
    players: [{ playerId: "ann" }, { playerId: "bob" }],
  });
  table.holds = false;
  for (const playerId of ["ann", "bob"])
    table.send({ type: "connected", playerId, connection: 1 }, OPENED_MS);
  return table;
}

function breakers(table: Table): readonly string[] {
  const { reason } = table.result();
  const events = table.log.map(({ event }) => event);
  return ["ann", "bob"].filter((playerId) => hasBrokenOff({ reason, events }, playerId));
}

describe("who has broken a pairing off", () => {
  it("is who leaves first, and not who leaves what is over", () => {
    const table = paired();
    table.send({ type: "ready", playerId: "ann" }, OPENED_MS);
    table.send({ type: "leave", playerId: "ann" }, OPENED_MS + 1);
    table.send({ type: "leave", playerId: "bob" }, OPENED_MS + 2);
    expect(breakers(table)).toEqual(["ann"]);
  });

  it("is who was not ready in time", () => {
    const table = paired();
    table.send({ type: "ready", playerId: "ann" }, OPENED_MS);
    table.until(OPENED_MS + READY_MS);
    expect(breakers(table)).toEqual(["bob"]);
  });

  it("is who was ready and went away, and not who came back", () => {
    const table = paired();
    table.send({ type: "ready", playerId: "ann" }, OPENED_MS);
    table.send({ type: "dropped", playerId: "ann", connection: 1 }, OPENED_MS + 1);
    table.send({ type: "ready", playerId: "bob" }, OPENED_MS + 1);
    table.until(OPENED_MS + READY_MS);
    expect(breakers(table)).toEqual(["ann"]);
  });

  it.each(["no_coins", "not_able"] as const)("is who could not take part: %s", (why) => {
    const table = paired();
    for (const playerId of ["ann", "bob"]) table.send({ type: "ready", playerId }, OPENED_MS);
    table.send({ type: "stakes_refused", hold: 1, playerIds: ["bob"], why }, OPENED_MS + 1);
    expect(breakers(table)).toEqual(["bob"]);
  });

  it("is nobody where it was called off", () => {
    const table = paired();
    table.send({ type: "voided" }, OPENED_MS + 1);
    expect(breakers(table)).toEqual([]);
  });
});

describe("searching after pairings that were broken off", () => {
  const times = (count: number) => Array.from({ length: count }, (_, index) => 10_000 - index * 1_000);

  it("goes on until there were too many, and again when the first of those is old", () => {
    expect(searchOpensAt(times(MOST_BROKEN_OFF - 1), 10_000)).toBeNull();
    const opensAtMs = 10_000 - (MOST_BROKEN_OFF - 1) * 1_000 + BREAK_OFF_MS;
    expect(searchOpensAt(times(MOST_BROKEN_OFF + 2), 10_000)).toBe(opensAtMs);
    expect(searchOpensAt(times(MOST_BROKEN_OFF), opensAtMs)).toBeNull();
  });
});
