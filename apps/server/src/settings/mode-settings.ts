import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { checkNumbers, numbersOf, switchesOf, type ModeNumbers } from "@crosscheck/rules/modes/numbers";
import { z } from "zod";

const PREFIX = "mode.";

/** One number or switch of one mode: a setting of its own, so that setting it never touches another. */
type ModeSetting = {
  readonly mode: ModeDefinition;
  readonly name: string;
  readonly shape: z.ZodType;
  /** The definition's own. */
  readonly own: number | boolean;
};

/** By key, `mode.<mode id>.<number>`; made from the rules' table of numbers. */
const MODE_SETTINGS: ReadonlyMap<string, ModeSetting> = new Map(
  Object.values<ModeDefinition>(MODES).flatMap((mode) => [
    ...numbersOf(mode).map(({ name, own, min, max }) =>
      settingOf({ mode, name, own, shape: z.int().min(min).max(max) }),
    ),
    ...switchesOf(mode).map((name) => settingOf({ mode, name, own: false, shape: z.boolean() })),
  ]),
);

function settingOf(setting: ModeSetting): [string, ModeSetting] {
  return [`${PREFIX}${setting.mode.id}.${setting.name}`, setting];
}

/** The definitions' own numbers and switches, by key. */
export function defaultModeSettings(): Readonly<Record<string, number | boolean>> {
  return Object.fromEntries([...MODE_SETTINGS].map(([key, { own }]) => [key, own]));
}

export function isModeKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** Numbers of all modes from stored rows; a key or value that is not valid is named and counts as not set. */
export function readModeNumbers(rows: Readonly<Record<string, unknown>>): {
  readonly modeNumbers: Readonly<Record<string, ModeNumbers>>;
  readonly invalid: readonly string[];
} {
  const modeNumbers: Record<string, ModeNumbers> = {};
  const invalid: string[] = [];
  for (const [key, value] of Object.entries(rows).filter(([key]) => isModeKey(key))) {
    const setting = MODE_SETTINGS.get(key);
    const parsed = setting?.shape.safeParse(value);
    if (setting === undefined || parsed?.success !== true) invalid.push(key);
    else {
      modeNumbers[setting.mode.id] = { ...modeNumbers[setting.mode.id], [setting.name]: parsed.data };
    }
  }
  return { modeNumbers, invalid };
}

/** Shape of a number or switch of a mode; undefined: there is none of this key. */
export function modeSettingShape(key: string): z.ZodType | undefined {
  return MODE_SETTINGS.get(key)?.shape;
}

/** What is wrong with a number of a mode beside those that are set; empty when it may be stored. */
export function checkModeSetting(
  key: string,
  value: unknown,
  { modeNumbers }: ReturnType<typeof readModeNumbers>,
): readonly string[] {
  const setting = MODE_SETTINGS.get(key);
  if (setting === undefined) return [`there is no setting ${key}; ${suggestFor(key)}`];
  const { mode, name, shape } = setting;
  const parsed = shape.safeParse(value);
  if (!parsed.success)
    return parsed.error.issues.map(({ message }) => `${key}: ${message}; ${numbersIn(mode)}`);
  const wrong = checkNumbers(mode, { ...modeNumbers[mode.id], [name]: parsed.data });
  return wrong.map((other) => `${key}: does not fit ${PREFIX}${mode.id}.${other}; ${numbersIn(mode)}`);
}

function suggestFor(key: string): string {
  const mode = Object.values<ModeDefinition>(MODES).find(({ id }) => key.startsWith(`${PREFIX}${id}.`));
  return mode === undefined ? `there are the modes ${Object.keys(MODES).join(", ")}` : numbersIn(mode);
}

function numbersIn(mode: ModeDefinition): string {
  const numbers = numbersOf(mode).map(({ name, own, min, max }) => `${name} (${min} to ${max}, else ${own})`);
  return `${mode.id} has ${[...numbers, ...switchesOf(mode)].join(", ")}`;
}
