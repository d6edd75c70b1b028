import { CODE_DETAILS } from "@crosscheck/contract/code-details";
import {
  CODES,
  refuse,
  type ActionDefinition,
  type Refusal,
  type RefusalBody,
  type RefusalName,
  type SuccessBody,
} from "@crosscheck/contract";
import type { Answer } from "../calls/handle.ts";

/** What a call is answered with, free of any HTTP library. */
export type CallResult = {
  readonly status: number;
  readonly body: SuccessBody | RefusalBody;
  readonly retryAfterSeconds: number | null;
  /** For the log line; never the token. */
  readonly playerId: string | null;
};

const RETRY_SECONDS = 2;

/** Envelope of a handler's answer, with its data as it is to be sent. */
export function toSuccess(
  { message, total }: Answer<ActionDefinition>,
  data: unknown,
  playerId: string | null,
): CallResult {
  const body: SuccessBody =
    message === undefined ? { error: false, data } : { error: false, message: CODES[message].code, data };
  return {
    status: 200,
    body: total === undefined ? body : { ...body, total },
    retryAfterSeconds: null,
    playerId,
  };
}

/** Envelope of a refusal. */
export function toResult(
  refusal: Refusal,
  { incidentId, playerId }: { readonly incidentId?: string; readonly playerId?: string | null } = {},
): CallResult {
  const { code, status } = CODES[refusal.refused];
  const body: RefusalBody = {
    error: true,
    message: code,
    detail: refusal.detail ?? CODE_DETAILS[refusal.refused],
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.retryAfterSeconds === undefined ? {} : { retry_after_seconds: refusal.retryAfterSeconds }),
    ...(incidentId === undefined ? {} : { incident_id: incidentId }),
  };
  return { status, body, retryAfterSeconds: refusal.retryAfterSeconds ?? null, playerId: playerId ?? null };
}

/** Answer to whoever has to wait first. */
export function toTooMany(retryAfterSeconds: number, playerId: string | null): CallResult {
  return toResult(refuse("too_many_requests", { retryAfterSeconds }), { playerId });
}

/** Answer to a call that nobody has time for: come again in a moment. */
export function toBusyResult(): CallResult {
  return toResult(refuse("unavailable", { retryAfterSeconds: RETRY_SECONDS }));
}

/** Envelope for faults that happen before an action runs (body too large, broken HTTP). */
export function toFaultResult(refused: RefusalName): CallResult {
  return toResult(refuse(refused));
}
