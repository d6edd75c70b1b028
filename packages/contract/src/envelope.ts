import type { z } from "zod";
import type { Actions, ActionName } from "./actions.ts";
import type { CommonRefusal, RefusalName, SuccessName } from "./codes.ts";

/** Body of every success. `message` is a wire code, never prose. */
export type SuccessBody = {
  readonly error: false;
  readonly message?: string;
  readonly data?: unknown;
  readonly total?: number;
};

/** Body of every refusal and fault. */
export type RefusalBody = {
  readonly error: true;
  readonly message: string;
  readonly detail: string;
  readonly field?: string;
  readonly retry_after_seconds?: number;
  readonly incident_id?: string;
};

/** What a caller of an action gets in the typed client. */
export type ActionOutcome<Name extends ActionName> =
  | {
      readonly ok: true;
      readonly data: z.output<Actions[Name]["output"]>;
      readonly message: SuccessName | null;
      readonly total: number | null;
    }
  | ActionRefusal<Actions[Name]["refusals"][number] | CommonRefusal>;

export type ActionRefusal<Name extends RefusalName = RefusalName> = {
  readonly ok: false;
  readonly refused: Name;
  readonly field: string | null;
  readonly retryAfterSeconds: number | null;
};
