import type {
  ActionName,
  ActionOutcome,
  Actions,
  RefusalBody,
  RequestOf,
  SuccessBody,
} from "@crosscheck/contract";
import { CODES, type CodeName } from "@crosscheck/contract/codes";
import { NetworkAway } from "./network-away.ts";

/** The typed API: one method per action, by wire name. Resolves for every answer, refusals included. */
export type Api = {
  readonly [Name in ActionName]: (
    request: RequestOf<Actions[Name]>,
    options?: { readonly signal?: AbortSignal; readonly file?: Blob },
  ) => Promise<ActionOutcome<Name>>;
};

export type ApiOptions = {
  /** Origin of the server; empty in a browser on the same origin. */
  readonly baseUrl: string;
  /** Bearer of the next call: the api_token, or an identity token while signing in; null when there is none. */
  readonly bearer: () => string | null;
  /** Called on every 401: the token is no good (contract §1). */
  readonly onSignedOut: (reason: "not_signed_in" | "account_deactivated") => void;
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
  const call =
    (name: string) =>
    (request: object, more: { signal?: AbortSignal; file?: Blob } = {}) =>
      send(options, name, { request, ...more });
  // The proxy is the Api type by construction: each property is a wire name.
  return new Proxy({} as Api, {
    // `then` is no action: an Api that an async function answers must not be taken for a promise.
    get: (_target, name) => (typeof name === "string" && name !== "then" ? call(name) : undefined),
  });
}

async function send(
  options: ApiOptions,
  name: string,
  { request, signal, file }: { request: object; signal?: AbortSignal; file?: Blob },
): Promise<unknown> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const bearer = options.bearer();
  const body = await fetchJson(options.fetch ?? fetch, `${options.baseUrl}/api/${name}`, {
    method: "POST",
    body: toForm(request, file),
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
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
