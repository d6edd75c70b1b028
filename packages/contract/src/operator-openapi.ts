import type { z } from "zod";
import type { OperatorAction } from "./define-action.ts";
import { OPERATOR_ACTIONS } from "./operator-actions.ts";
import { OPERATOR_CODES } from "./operator-codes.ts";
import { toSchema } from "./openapi.ts";
import { SESSION_CALLS, type SessionCall } from "./operator-sessions.ts";

type Json = { readonly [key: string]: unknown };

/** The OpenAPI 3.1 description of the console's calls, generated from the contract. */
export function operatorsOpenApiDocument(title: string): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: `${title}: console`,
      version: "1",
      description:
        "Every call is a POST with JSON fields, the cookie of a session, and its token in the header x-csrf-token. Business refusals answer HTTP 200 with error true, a code and its name in refused.",
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "crosscheck_admin", description: "From sign_in." },
        csrf: { type: "apiKey", in: "header", name: "x-csrf-token", description: "From get_session." },
      },
    },
    paths: Object.fromEntries([
      ...Object.values<SessionCall>(SESSION_CALLS).map((call) => toPath(call, call.needs !== "nothing")),
      ...Object.values<OperatorAction>(OPERATOR_ACTIONS).map((action) => toPath(action, true)),
    ]),
  };
}

type Described = Pick<SessionCall, "name" | "summary" | "input" | "output" | "refusals"> & {
  readonly access?: OperatorAction["access"];
};

function toPath(call: Described, hasSession: boolean): readonly [string, Json] {
  const { name, summary, input, output, access, refusals } = call;
  const operation = {
    operationId: name,
    summary,
    ...(access === undefined ? {} : { description: `Roles: ${access.roles.join(", ")}.` }),
    security: hasSession ? [{ session: [], csrf: [] }] : [{}],
    requestBody: { content: { "application/json": { schema: toSchema(input, "input") } } },
    responses: {
      200: {
        description: describeRefusals(refusals),
        content: { "application/json": { schema: toEnvelope(output) } },
      },
    },
  };
  return [`/admin/api/${name}`, { post: operation }];
}

function describeRefusals(refusals: Described["refusals"]): string {
  if (refusals.length === 0) return "Done.";
  const own: Readonly<Record<string, { readonly code: string }>> = OPERATOR_CODES;
  const said = refusals.map((name) => (own[name] === undefined ? name : `${name} (${own[name].code})`));
  return `Done, or refused: ${said.join(", ")}.`;
}

function toEnvelope(output: z.ZodType): Json {
  return {
    type: "object",
    properties: {
      error: { type: "boolean" },
      message: { type: "string" },
      data: toSchema(output, "output"),
      total: { type: "integer" },
    },
    required: ["error"],
  };
}
