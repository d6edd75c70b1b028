import type { OperatorActionName, OperatorActions } from "@crosscheck/contract/operator-actions";
import type { SessionCallName, SessionCalls } from "@crosscheck/contract/operator-sessions";
import type { z } from "zod";
import { askPresence } from "./presence.ts";
import { endSession, getSession } from "./session.ts";

export type CallName = OperatorActionName | SessionCallName;
type AnyCalls = OperatorActions & SessionCalls;
/** What a call takes, as it is sent. */
export type SentOf<N extends CallName> = z.input<AnyCalls[N]["input"]>;
/** What a call answers in `data`. */
export type DataOf<N extends CallName> = z.output<AnyCalls[N]["output"]>;
export type Answer<N extends CallName> = { readonly data: DataOf<N>; readonly total: number | undefined };

/** What the server said no to, or `offline` when it could not be asked. `status` is read by react-admin. */
export class Refused extends Error {
  readonly refused: string;
  /** The field that is wrong, with its path parted by dots. */
  readonly field: string | undefined;
  readonly seconds: number | undefined;
  readonly incidentId: string | undefined;
  /** What an exam's paper lacks. */
  readonly missing: unknown;
  readonly status: number;

  constructor(body: RefusalBody, status: number) {
    super(body.detail ?? body.refused);
    this.refused = body.refused;
    this.field = body.field;
    this.seconds = body.retry_after_seconds;
    this.incidentId = body.incident_id;
    this.missing = body.missing;
    this.status = status;
  }
}

type RefusalBody = {
  readonly refused: string;
  readonly detail?: string;
  readonly field?: string;
  readonly retry_after_seconds?: number;
  readonly incident_id?: string;
  readonly missing?: unknown;
};

type Envelope = RefusalBody & { readonly error: boolean; readonly data?: unknown; readonly total?: number };

/**
 * Makes a call. Where the password is asked for again first, it is asked and the call repeated; a session that has ended
 * is noted. Throws Refused.
 */
export async function call<N extends CallName>(
  name: N,
  fields: SentOf<N>,
  signal?: AbortSignal,
): Promise<Answer<N>> {
  try {
    return await send(name, fields, signal);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.refused === "presence_old" && (await askPresence())) return await send(name, fields, signal);
    if (error.refused === "session_over") endSession();
    throw error;
  }
}

async function send<N extends CallName>(
  name: N,
  fields: SentOf<N>,
  signal: AbortSignal | undefined,
): Promise<Answer<N>> {
  const response = await reach(name, fields, signal);
  const body = await readEnvelope(response);
  if (body.error) throw new Refused(body, response.status);
  // The contract of the call is what the server checked its answer against.
  return { data: body.data as DataOf<N>, total: body.total };
}

async function reach(name: string, fields: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const token = getSession()?.csrf_token;
  try {
    return await fetch(`/admin/api/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === null || token === undefined ? {} : { "x-csrf-token": token }),
      },
      body: JSON.stringify(fields),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refused({ refused: "offline" }, 0);
  }
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    throw new Refused({ refused: "internal_error" }, response.status);
  }
}
