import type { OperatorAction } from "@crosscheck/contract";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { z } from "zod";

/** Every operator's call as a person reads it: name, roles, what it does, fields. */
export function describeActions(): string {
  return Object.values<OperatorAction>(OPERATOR_ACTIONS)
    .map(({ name, access, summary, input }) => {
      const fields = Object.entries(input.shape).map(
        ([field, shape]) => `    ${describeField(field, shape)}\n`,
      );
      return `${name}  [${access.roles.join(", ")}]\n  ${summary}\n${fields.join("")}`;
    })
    .join("\n");
}

function describeField(field: string, shape: z.core.$ZodType): string {
  const {
    $schema: _dialect,
    default: standard,
    ...form
  } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  const isOptional = z.safeParse(shape, undefined).success;
  const more =
    standard === undefined ? (isOptional ? ", optional" : "") : `, default ${JSON.stringify(standard)}`;
  return `${field}: ${describeForm(form)}${more}`;
}

function describeForm({
  type,
  format,
  enum: choices,
  items,
  minimum,
  maximum,
}: z.core.JSONSchema.BaseSchema): string {
  if (choices !== undefined) return choices.map(String).join(" | ");
  if (type === "array" && typeof items === "object" && !Array.isArray(items))
    return `list of ${describeForm(items)}`;
  const bounds = minimum === undefined || maximum === undefined ? "" : ` ${minimum} to ${maximum}`;
  return `${format ?? String(type ?? "any JSON")}${bounds}`;
}
