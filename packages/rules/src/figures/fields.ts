import { drawNumber } from "../generators/draw.ts";
import type { Random } from "../random.ts";

/** What a parameter of a figure may be: it is checked by it, and tests draw values of it. */
export type Field<T> = {
  /** Whether a value is one; what is not goes to `faults`, with its place. */
  readonly accepts: (value: unknown, at: string, faults: string[]) => value is T;
  /** Any value of it. */
  readonly draw: (random: Random) => T;
};

type ValueOf<F> = F extends Field<infer T> ? T : never;
type Range = { readonly from: number; readonly to: number; readonly step?: number };

/** Noise of binary fractions that a number on a step may have. */
const NOISE = 1e-6;

/** A number of an evenly stepped range, both ends included. */
export function numberField({ from, to, step = 1 }: Range): Field<number> {
  const isOne = (value: unknown): value is number =>
    typeof value === "number" &&
    value >= from &&
    value <= to &&
    Math.abs((value - from) / step - Math.round((value - from) / step)) < NOISE;
  return {
    accepts: (value, at, faults): value is number =>
      isOne(value) || !faults.push(`${at} is not from ${from} to ${to} in steps of ${step}`),
    draw: (random) => drawNumber(random, { from, to, step }),
  };
}

/** One of these words. */
export function choiceField<const T extends string>(values: readonly [T, ...T[]]): Field<T> {
  return {
    accepts: (value, at, faults): value is T =>
      values.some((one) => one === value) || !faults.push(`${at} is none of ${values.join(", ")}`),
    draw: (random) => values[random.below(values.length)] ?? values[0],
  };
}

/** A short text; tests draw one of the samples. */
export function textField(most: number, samples: readonly [string, ...string[]]): Field<string> {
  return {
    accepts: (value, at, faults): value is string =>
      (typeof value === "string" && value.length > 0 && value.length <= most) ||
      !faults.push(`${at} is not a text of 1 to ${most} characters`),
    draw: (random) => samples[random.below(samples.length)] ?? samples[0],
  };
}

/** A field that may be left out. */
export function optionalField<T>(field: Field<T>): Field<T | undefined> {
  return {
    accepts: (value, at, faults): value is T | undefined =>
      value === undefined || field.accepts(value, at, faults),
    draw: (random) => (random.below(2) === 0 ? undefined : field.draw(random)),
  };
}

/** So many values of one kind. */
export function listField<T>(field: Field<T>, least: number, most: number): Field<readonly T[]> {
  return {
    accepts: (value, at, faults): value is readonly T[] => {
      if (!Array.isArray(value) || value.length < least || value.length > most)
        return !faults.push(`${at} is not a list of ${least} to ${most}`);
      return value.map((one, place) => field.accepts(one, `${at}.${place}`, faults)).every(Boolean);
    },
    draw: (random) => {
      const length = least + random.below(most - least + 1);
      return Array.from({ length }, () => field.draw(random));
    },
  };
}

/** Named values, all of them and no others. */
export function recordField<const S extends Readonly<Record<string, Field<unknown>>>>(
  fields: S,
): Field<{ readonly [Name in keyof S]: ValueOf<S[Name]> }> {
  type Values = { readonly [Name in keyof S]: ValueOf<S[Name]> };
  return {
    accepts: (value, at, faults): value is Values => {
      if (typeof value !== "object" || value === null || Array.isArray(value))
        return !faults.push(`${at} is not an object`);
      const before = faults.length;
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name)) faults.push(`${at}.${name} is unknown`);
      for (const [name, field] of Object.entries(fields))
        field.accepts(Reflect.get(value, name), `${at}.${name}`, faults);
      return faults.length === before;
    },
    draw: (random) => {
      const drawn = Object.entries(fields).map(([name, field]) => [name, field.draw(random)] as const);
      const given = drawn.filter(([, value]) => value !== undefined);
      return Object.fromEntries(given) as Values; // each by its own field
    },
  };
}
