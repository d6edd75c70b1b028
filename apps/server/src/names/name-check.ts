import { isOffensive } from "./name-offence.ts";
import { toSkeleton } from "./name-skeleton.ts";

/** Names that would speak for the product or for nobody; compared by what they look like. */
const RESERVED = [
  ..."admin administrator root sysadmin system moderator mod support helpdesk help staff team official".split(
    " ",
  ),
  ..."security examiner examinator instructor bot anonymous unknown deleted crosscheck null undefined".split(
    " ",
  ),
  ..."مدير المدير مشرف المشرف الإدارة إدارة الدعم مسؤول المسؤول النظام فاحص الممتحن".split(" "),
];
/** Reserved even as one word of several ("Admin Ann", "Crosscheck Support"). */
const RESERVED_WORDS = ["admin", "administrator", "moderator", "crosscheck", "official", "مدير", "مشرف"];

/** Scripts whose letters look like Latin ones: never beside Latin in one name (UTS 39, "moderately restrictive"). */
const LOOKALIKE_SCRIPTS = [/\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Cherokee}/u];
/** Scripts that are written together are one; a name has at most one of these rows beside Latin (UTS 39 §5.2). */
const SCRIPTS = [
  ...LOOKALIKE_SCRIPTS,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Thaana}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Tibetan}/u,
];
const LATIN = /\p{Script=Latin}/u;

const reserved = new Set(RESERVED.flatMap(keysOf));
const reservedWords = new Set(RESERVED_WORDS.flatMap(keysOf));

/**
 * Whether others may be shown this name: it mixes no scripts that look alike, is not (and does not look like) one that
 * speaks for the product, and offends nobody in English. A name that `toPlayerName` accepts is expected.
 *
 * @param appName how the product is called here; nobody else is
 */
export function isAllowedName(name: string, appName: string): boolean {
  return !mixesScripts(name) && !isReserved(name, appName) && !isOffensive(name);
}

function mixesScripts(name: string): boolean {
  const found = SCRIPTS.filter((script) => script.test(name));
  if (found.length > 1) return true;
  return LATIN.test(name) && found.some((script) => LOOKALIKE_SCRIPTS.includes(script));
}

function isReserved(name: string, appName: string): boolean {
  const own = new Set(keysOf(appName));
  const whole = keysOf(name);
  if (whole.some((key) => reserved.has(key) || own.has(key))) return true;
  const words = name.split(/[\s\p{P}\p{S}\p{N}]+/u).flatMap(keysOf);
  return words.some((key) => reservedWords.has(key) || own.has(key));
}

/** What a name looks like without what only decorates it; none when nothing is left. */
function keysOf(name: string): readonly string[] {
  const bare = name.normalize("NFKD").replaceAll(/[\s\p{P}\p{S}\p{M}\p{N}]/gu, "");
  return bare === "" ? [] : [toSkeleton(bare)];
}
