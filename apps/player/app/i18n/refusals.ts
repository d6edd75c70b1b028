import type { RefusalName } from "@crosscheck/contract";
import type { IdentityRefusal } from "@crosscheck/client/identity";
import type { MsgId } from "./message-ids.ts";

/** Everything a call can say no with. */
export type AnyRefusal = RefusalName | IdentityRefusal;

/** The text of a refusal; a code without a text does not compile. */
export function refusalId(refused: AnyRefusal): MsgId {
  return `refusals.${refused}` as const;
}
