type Step = string | number;
export type Path = readonly Step[];

/** `value` with `part` at the end of the path; undefined takes a field away. */
export function withPart(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (typeof step === "number") {
    const list = [...((value ?? []) as readonly unknown[])];
    list[step] = withPart(list[step], rest, part);
    return list;
  }
  const { [step]: old, ...others } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const next = withPart(old, rest, part);
  return next === undefined ? others : { ...others, [step]: next };
}
