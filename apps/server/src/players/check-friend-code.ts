import { refuse } from "@crosscheck/contract";
import type { checkFriendCode } from "@crosscheck/contract/actions/players";
import type { Handler } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { findPlayerIdByReferCode } from "./player-queries.ts";
import { toReferCode } from "./refer-code.ts";

export const handleCheckFriendCode: Handler<typeof checkFriendCode> = async ({ db, input }) => {
  const owner = await findCodeOwner(db, input.friends_code);
  return owner === undefined ? refuse("friend_code_not_valid") : { data: { valid: true } };
};

/** The player whose code a person typed; undefined when it is nobody's. */
export async function findCodeOwner(db: Db, text: string): Promise<string | undefined> {
  const code = toReferCode(text);
  return code === null ? undefined : await findPlayerIdByReferCode(db, code);
}
