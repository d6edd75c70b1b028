import { z } from "zod";
import { ACTIONS } from "./actions.ts";
import { CODE_DETAILS } from "./code-details.ts";
import { CODES, COMMON_REFUSALS, type CodeName } from "./codes.ts";
import type { ActionDefinition } from "./define-action.ts";

type Json = { readonly [key: string]: unknown };

/** The OpenAPI 3.1 description of every action, generated from the contract. */
export function openApiDocument(title: string): Json {
  const actions = Object.values<ActionDefinition>(ACTIONS);
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description:
        "Every call is a POST with multipart form data, urlencoded or JSON fields. Business refusals answer HTTP 200 with error true and a code.",
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: {
        api_token: { type: "http", scheme: "bearer", description: "Token from user_signup." },
        identity_token: {
          type: "http",
          scheme: "bearer",
          description: "Signed token of the identity provider.",
        },
      },
    },
    paths: Object.fromEntries(
      actions.map((action) => [`/api/${action.name}`, { post: toOperation(action) }]),
    ),
  };
}

function toOperation(action: ActionDefinition): Json {
  const refusals = [...new Set<CodeName>([...action.refusals, ...COMMON_REFUSALS])];
  const byStatus = Map.groupBy(refusals, (name): number => CODES[name].status);
  const requestSchema = toRequestSchema(action);
  return {
    operationId: action.name,
    summary: action.summary,
    security: toSecurity(action.access),
    requestBody: {
      content:
        action.file === undefined
          ? {
              "multipart/form-data": { schema: requestSchema },
              "application/x-www-form-urlencoded": { schema: requestSchema },
              "application/json": { schema: requestSchema },
            }
          : { "multipart/form-data": { schema: requestSchema } },
    },
    responses: Object.fromEntries(
      [200, ...byStatus.keys()].map((status) => [
        String(status),
        toResponse(status === 200 ? action : null, byStatus.get(status) ?? []),
      ]),
    ),
  };
}

function toSecurity(access: ActionDefinition["access"]): readonly Json[] {
  if (access === "public") return [{}, { api_token: [] }];
  return [access === "proof" ? { identity_token: [] } : { api_token: [] }];
}

function toRequestSchema(action: ActionDefinition): Json {
  const schema = toSchema(action.input, "input");
  if (action.file === undefined) return schema;
  const properties = (schema["properties"] ?? {}) as Json; // an object schema by the type of `input`
  return { ...schema, properties: { ...properties, [action.file]: { type: "string", format: "binary" } } };
}

function toResponse(success: ActionDefinition | null, refusals: readonly CodeName[]): Json {
  const shapes: Json[] = [];
  if (success !== null) {
    const messages = success.messages.map((name) => CODES[name].code);
    shapes.push({
      type: "object",
      required: ["error", "data"],
      properties: {
        error: { const: false },
        ...(messages.length === 0 ? {} : { message: { enum: messages } }),
        data: toSchema(success.output, "output"),
        total: { type: "integer" },
      },
    });
  }
  if (refusals.length > 0) shapes.push(toRefusalSchema(refusals));
  const names = refusals.map((name) => `${CODES[name].code} ${CODE_DETAILS[name]}`).join(" ");
  return {
    description: success === null ? names : `Success${names === "" ? "" : `, or: ${names}`}`,
    content: { "application/json": { schema: shapes.length === 1 ? shapes[0] : { oneOf: shapes } } },
  };
}

function toRefusalSchema(refusals: readonly CodeName[]): Json {
  return {
    type: "object",
    required: ["error", "message", "detail"],
    properties: {
      error: { const: true },
      message: { enum: refusals.map((name) => CODES[name].code) },
      detail: { type: "string" },
      field: { type: "string" },
      retry_after_seconds: { type: "integer" },
      incident_id: { type: "string" },
    },
  };
}

/** JSON Schema of what a call takes or answers. */
export function toSchema(shape: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any" }) as Json;
  return schema;
}
