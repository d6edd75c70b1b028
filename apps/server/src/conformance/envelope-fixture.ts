import { CODES, COMMON_REFUSALS, type ActionDefinition, type CodeName } from "@crosscheck/contract";
import { z } from "zod";
import type { RawAnswer } from "./raw-call-fixture.ts";

const Success = z.strictObject({
  error: z.literal(false),
  message: z.string().optional(),
  data: z.unknown(),
  total: z.int().optional(),
});
const Refused = z.strictObject({
  error: z.literal(true),
  message: z.string(),
  detail: z.string().min(5),
  field: z.string().max(60).optional(),
  retry_after_seconds: z.int().min(1).optional(),
});
const Envelope = z.union([Success, Refused]);

// Codes are text on the wire.
const nameByCode = new Map<string, CodeName>(
  Object.entries(CODES).map(([name, { code }]) => [code, name as CodeName]),
);

export type Verdict = {
  /** Name of the message code; "ok" for plain data, "none" without an envelope. */
  readonly code: CodeName | "ok" | "none";
  /** What is wrong with the answer itself, whatever was asked; null when nothing is. */
  readonly fault: string | null;
};

/** Checks what holds for every answer of an action, whatever was sent. */
export function checkEnvelope(action: ActionDefinition, answer: RawAnswer): Verdict {
  const body = Envelope.safeParse(parseJson(answer.text));
  const code = body.success ? nameOf(body.data.message) : "none";
  const isDeclared =
    code === "ok" || (code !== "none" && listCodes(action, body.data?.error ?? false).includes(code));
  const status = code === "ok" || code === "none" ? 200 : CODES[code].status;
  const faults = [
    [answer.status >= 500, "a 5xx"],
    [answer.headers.get("content-type") !== "application/json; charset=utf-8", "not JSON by its header"],
    [!body.success, "no envelope"],
    [!isDeclared, "a code that the action does not declare"],
    [answer.status !== status, "a status that is not the code's"],
  ] as const;
  const found = faults.find(([isWrong]) => isWrong);
  return { code, fault: found ? `${found[1]}: ${answer.status} ${answer.text.slice(0, 200)}` : null };
}

function listCodes(action: ActionDefinition, isRefused: boolean): readonly CodeName[] {
  return isRefused ? [...action.refusals, ...COMMON_REFUSALS] : action.messages;
}

function nameOf(message: string | undefined): Verdict["code"] {
  return message === undefined ? "ok" : (nameByCode.get(message) ?? "none");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
