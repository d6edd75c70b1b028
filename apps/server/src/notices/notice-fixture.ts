import type { Actions, OutputOf } from "@crosscheck/contract";
import { dataOf, type Ask } from "../conformance/play-fixture.ts";

/** For tests: kinds and params of what a player was told, latest first. */
export async function toldTo(player: {
  readonly call: Ask;
}): Promise<readonly (readonly [string, object])[]> {
  const { data } = dataOf<OutputOf<Actions["get_notifications"]>>(await player.call("get_notifications"));
  return data.map(({ kind, params }) => [kind, params] as const);
}
