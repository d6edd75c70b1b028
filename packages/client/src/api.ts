import type {
  ActionName,
  ActionOutcome,
  Actions,
  RefusalBody,
  RefusalName,
  RequestOf,
  SuccessBody,
} from "@crosscheck/contract";
import { CODES, type CodeName } from "@crosscheck/contract/codes";
import { callsByName } from "./calls-by-name.ts";
import { NetworkAway } from "./network-away.ts";

/** The typed API: one method per action, by wire name. Resolves for every answer, refusals included. */
export type Api = {
  readonly [Name in ActionName]: (
    request: RequestOf<Actions[Name]>,
    options?: {
      readonly signal?: AbortSignal;
      readonly file?: Blob;
      /** Sent to its end though the page is left. */
      readonly keepalive?: boolean;
    },
  ) => Promise<ActionOutcome<Name>>;
};

/** What every screen can go by of an answer, whichever action gave it. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly refused: RefusalName };

export type ApiOptions = {
  /** Origin of the server; empty in a browser on the same origin. */
  readonly baseUrl: string;
  /** Bearer of the next call: the api_token, or an identity token while signing in; null when there is none. */
  readonly bearer: () => string | null;
  /** Called on every 401: the token is no good (contract §1). */
  readonly onSignedOut: (reason: "not_signed_in" | "account_deactivated") => void;
  /** Told the data of every success, and when its call was sent (ms since epoch, device clock). */
  readonly onData?: (data: unknown, sentAtMs: number) => void;
  readonly fetch?: typeof fetch;
  /** Longest wait for one answer. */
  readonly timeoutMs?: number;
};

const NAME_OF_CODE = new Map(
  Object.entries(CODES).map(([name, entry]) => [entry.code as string, name as CodeName]),
);
const DEFAULT_TIMEOUT_MS = 15_000;

/** Makes the typed API over fetch and multipart form data (contract §1). */
export function createApi(options: ApiOptions): Api {
  return callsByName<Api>(
    (name) =>
      (request: object, more: { signal?: AbortSignal; file?: Blob; keepalive?: boolean } = {}) =>
        send(options, name, { request, ...more }),
  );
}

async function send(
  options: ApiOptions,
  name: string,
  {
    request,
    signal,
    file,
    keepalive = false,
  }: { request: object; signal?: AbortSignal; file?: Blob; keepalive?: boolean },
): Promise<unknown> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const bearer = options.bearer();
  const sentAtMs = Date.now();
  const body = await fetchJson(options.fetch ?? fetch, `${options.baseUrl}/api/${name}`, {
    method: "POST",
    body: toForm(request, file),
    keepalive,
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!body.error) options.onData?.(body.data, sentAtMs);
  return toOutcome(options, body);
}

async function fetchJson(
  doFetch: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<SuccessBody | RefusalBody> {
  try {
    const response = await doFetch(url, init);
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null && "error" in body)
      return body as SuccessBody | RefusalBody;
    throw new Error(`no envelope in the answer (HTTP ${response.status})`);
  } catch (cause) {
    if (
      init.signal?.aborted &&
      init.signal.reason instanceof DOMException &&
      init.signal.reason.name === "AbortError"
    ) {
      throw cause;
    }
    throw new NetworkAway("no usable answer from the server", { cause });
  }
}

function toForm(request: object, file: Blob | undefined): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(request)) {
    if (value === undefined || value === null || value === "") continue;
    form.append(field, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  if (file) form.append("image", file);
  return form;
}

function toOutcome(options: ApiOptions, body: SuccessBody | RefusalBody): object {
  if (!body.error) {
    const message = body.message === undefined ? null : (NAME_OF_CODE.get(body.message) ?? null);
    return { ok: true, data: body.data, message, total: body.total ?? null };
  }
  const refused = NAME_OF_CODE.get(body.message) ?? "internal_error";
  if (refused === "not_signed_in" || refused === "account_deactivated") options.onSignedOut(refused);
  return {
    ok: false,
    refused,
    field: body.field ?? null,
    retryAfterSeconds: body.retry_after_seconds ?? null,
  };
}
