import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { OPERATOR_ACTIONS } from "@crosscheck/contract/operator-actions";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { call, Refused, type DataOf, type SentOf } from "../../data/call.ts";
import { useRefusal } from "../use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { withPart, type Path } from "./path.ts";
import { schemaOf, startOf, type Node } from "./schema.ts";
import { useWrong } from "./use-wrong.ts";

type Fields = Readonly<Record<string, unknown>>;
export type CallForm<N extends OperatorActionName> = {
  readonly schema: Node;
  readonly values: Fields;
  readonly set: (path: Path, value: unknown) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** What was refused as a whole. */
  readonly problem: string | null;
  /** Name of that refusal. */
  readonly refused: string | null;
  readonly isSending: boolean;
  readonly isChanged: boolean;
  /** Puts in what was decided about a refusal, which is gone by it. */
  readonly settle: (decided: Fields) => void;
  /** Null when it was refused. Some values may be sent in place of the ones that are typed. */
  readonly send: (instead?: Fields) => Promise<{ readonly data: DataOf<N> } | null>;
};

type Refusal = Pick<CallForm<OperatorActionName>, "problem" | "refused">;
const NONE: Refusal = { problem: null, refused: null };

/** The key of a call that must not be done twice: the same one as long as the dialog is open. */
const KEY = "idempotency_key";

/** The last part of a path that has a name: a row has none, its list has. */
function nameAt(path: readonly PropertyKey[]): string {
  return path.findLast((part) => typeof part === "string") ?? "";
}

function beginOf(schema: Node, start: Fields, fixed: Fields): Fields {
  const key = schema.properties?.[KEY] === undefined ? {} : { [KEY]: crypto.randomUUID() };
  return { ...(startOf(schema) as Fields), ...start, ...fixed, ...key };
}

/** Fields of a call, checked by its contract before they are sent and by the server after. */
export function useCallForm<N extends OperatorActionName>(
  action: N,
  fixed: Fields,
  start: Fields = {},
): CallForm<N> {
  const schema = useMemo(() => schemaOf(action), [action]);
  // What it began with stays, whatever is drawn anew around it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const first = useMemo(() => beginOf(schema, start, fixed), [schema]);
  const [values, setValues] = useState<Fields>(first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [{ problem, refused }, setRefusal] = useState<Refusal>(NONE);
  const [isSending, setSending] = useState(false);
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const say = useSay();
  const wrongOf = useWrong();
  const { field } = useWords();
  const namesOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]) =>
    [...new Set(issues.map(({ path }) => nameAt(path)))].map(field).join(say("form.and"));

  const send = async (instead: Fields = {}) => {
    setRefusal(NONE);
    const sent = { ...values, ...instead };
    const checked = OPERATOR_ACTIONS[action].input.safeParse(sent);
    if (!checked.success) {
      const { issues } = checked.error;
      setErrors(Object.fromEntries(issues.map((issue) => [issue.path.join("."), wrongOf(issue)] as const)));
      setRefusal({ ...NONE, problem: say("form.see_fields", { fields: namesOf(issues) }) });
      return null;
    }
    setErrors({});
    setSending(true);
    try {
      return { data: (await call(action, sent as SentOf<N>)).data };
    } catch (error) {
      if (error instanceof Refused && error.field !== undefined)
        setErrors({ [error.field]: say("form.wrong") });
      const name = error instanceof Refused ? error.refused : null;
      setRefusal({ problem: refusalOf(error), refused: name });
      // What stands around the form is not what it was either.
      if (name === "changed_meanwhile") void queries.invalidateQueries();
      return null;
    } finally {
      setSending(false);
    }
  };
  return {
    schema,
    values,
    set: (path, value) => setValues((old) => withPart(old, path, value) as Fields),
    errors,
    problem,
    refused,
    isSending,
    isChanged: values !== first,
    settle: (decided) => {
      setRefusal(NONE);
      setValues((old) => ({ ...old, ...decided }));
    },
    send,
  };
}
