import type { z } from "zod";
import { useSay, type Say } from "../../texts/i18n.ts";
import { useFormats } from "../use-formats.ts";

type Issue = z.core.$ZodIssue;
type Bound = {
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** Whether the bound itself is right. */
  readonly inclusive?: boolean;
};

/** Says what is wrong with a field: that it is needed, too short, too much, or that it is not right. */
export function useWrong(): (issue: Issue) => string {
  const say = useSay();
  const { number } = useFormats();
  return (issue) => {
    if (issue.code === "invalid_type" && issue.input === undefined) return say("form.needed");
    if (issue.code !== "too_small" && issue.code !== "too_big") return say("form.wrong");
    return boundOf(issue, say, number) ?? say("form.wrong");
  };
}

const LISTS = ["array", "set"];

function boundOf(
  { origin, minimum, maximum, inclusive }: Bound & { readonly origin: string },
  say: Say,
  number: (value: number) => string,
): string | null {
  const count = Number(minimum ?? maximum);
  const isText = origin === "string";
  if (isText || LISTS.includes(origin)) {
    if (minimum === undefined)
      return say(isText ? "form.too_long" : "form.too_many", { count: number(count) });
    if (count <= 1) return say("form.needed");
    return say(isText ? "form.too_short" : "form.too_few", { count: number(count) });
  }
  if (origin !== "number" && origin !== "int") return null;
  if (inclusive === false && minimum !== undefined) return say("form.more_than", { count: number(count) });
  if (inclusive === false) return null;
  return say(minimum === undefined ? "form.at_most" : "form.at_least", { count: number(count) });
}
