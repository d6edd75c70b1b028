import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { z } from "zod";

/** The part of JSON Schema that contracts of calls are told in. */
export type Node = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly items?: Node | false;
  readonly prefixItems?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | false;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly $ref?: string;
};

/** How a field is edited. */
export type Kind =
  | "flag"
  | "choice"
  | "choices"
  | "whole"
  | "number"
  | "instant"
  | "text"
  | "lines"
  | "file"
  | "list"
  | "rows"
  | "group"
  | "by_language"
  | "variants"
  | "json";

const LONG_TEXT = 254;

/** What a call takes, as JSON Schema. */
export function schemaOf(action: OperatorActionName): Node {
  return z.toJSONSchema(OPERATOR_ACTIONS[action].input, { io: "input", unrepresentable: "any" }) as Node;
}

/** A node without the null that it may be instead; `isNullable` says whether it may. */
export function withoutNull(node: Node): { readonly node: Node; readonly isNullable: boolean } {
  const others = node.anyOf?.filter((one) => one.type !== "null");
  if (others === undefined || others.length === node.anyOf?.length) return { node, isNullable: false };
  const [only] = others;
  const rest = others.length === 1 && only !== undefined ? only : { anyOf: others };
  return {
    node: { ...rest, ...(node.default === undefined ? {} : { default: node.default }) },
    isNullable: true,
  };
}

export function kindOf(whole: Node): Kind {
  const { node } = withoutNull(whole);
  const options = node.anyOf ?? node.oneOf;
  if (node.$ref !== undefined) return "json";
  if (options !== undefined)
    return options.some(({ type }) => type === "boolean")
      ? "flag"
      : options.every(({ type }) => type === "object")
        ? "variants"
        : "json";
  if (node.enum !== undefined || node.const !== undefined) return "choice";
  return KIND_OF_TYPE[node.type ?? ""]?.(node) ?? "json";
}

const KIND_OF_TYPE: Readonly<Record<string, (node: Node) => Kind>> = {
  boolean: () => "flag",
  integer: () => "whole",
  number: () => "number",
  string: kindOfText,
  array: kindOfList,
  object: ({ properties }) => (properties === undefined ? "by_language" : "group"),
};

function kindOfText({ format, maxLength }: Node): Kind {
  if (format === "date-time") return "instant";
  if (format?.startsWith("content-")) return "file";
  return (maxLength ?? 0) > LONG_TEXT ? "lines" : "text";
}

function kindOfList({ items, prefixItems }: Node): Kind {
  if (prefixItems !== undefined || items === undefined || items === false) return "json";
  if (items.enum !== undefined) return "choices";
  return ["string", "integer", "number"].includes(items.type ?? "") ? "list" : "rows";
}

/** What a field begins with: its default, or what is empty. */
export function startOf(node: Node): unknown {
  if (node.default !== undefined) return startOfDefault(node);
  const kind = kindOf(node);
  if (kind === "group") return startOfGroup(node);
  if (kind === "variants") return startOf(variantsOf(node)[0] ?? {});
  if (kind === "by_language") return { en: startOf(additionalOf(node)) };
  return node.const;
}

/** A default may leave out what has a default itself. */
function startOfDefault(node: Node): unknown {
  const value = node.default;
  if (kindOf(node) === "variants")
    return {
      ...(startOfGroup(variantsOf(node).find(({ required = [] }) => required.length === 0) ?? {}) as object),
      ...(value as object),
    };
  return kindOf(node) === "group" ? { ...(startOfGroup(node) as object), ...(value as object) } : value;
}

function startOfGroup({ properties = {}, required = [] }: Node): unknown {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, node]) => required.includes(name) || node.default !== undefined)
      .map(([name, node]) => [name, startOf(node)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

export function variantsOf(whole: Node): readonly Node[] {
  const { node } = withoutNull(whole);
  return node.oneOf ?? node.anyOf ?? [];
}

/** The variant that a value is one of: by the fields it must have and what is fixed in them. */
export function variantOf(node: Node, value: unknown): number {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const variants = variantsOf(node);
  const index = variants.findIndex(({ properties = {}, required = [] }) =>
    required.every((name) => {
      const fixed = properties[name]?.const;
      return fixed === undefined ? name in fields : fields[name] === fixed;
    }),
  );
  return Math.max(0, index);
}

/** What tells a variant from the others: what is fixed in it, or what it must have. */
export function nameOfVariant({ properties = {}, required = [] }: Node): string {
  const fixed = Object.values(properties).find((node) => node.const !== undefined);
  return typeof fixed?.const === "string" ? fixed.const : (required[0] ?? "other");
}

export function additionalOf({ additionalProperties }: Node): Node {
  return additionalProperties === undefined || additionalProperties === false ? {} : additionalProperties;
}

export function itemsOf({ items }: Node): Node {
  return items === undefined || items === false ? {} : items;
}
