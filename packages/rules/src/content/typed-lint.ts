import { LONGEST_TEXT, plain, showAnswer } from "../questions/typed.ts";
import { lettersOf } from "../questions/word-tiles.ts";
import { type ItemFault, error, warning } from "./finding.ts";
import type { PackItem } from "./pack-item.ts";

/** Letters of a word to lay: fewer is no puzzle, more does not fit a small screen. */
const LETTERS = { least: 3, most: 24 } as const;
/** An answer text has at most twelve digits before the point. */
const NUMBER_LIMIT = 1e12;
/** Shorter parts of an answer ("of", "air") may stand in its clue. */
const TELLING_LETTERS = 4;

/** A number that can be typed, and a tolerance that lets wrong ones be wrong. */
export function lintNumber({ number }: PackItem): readonly ItemFault[] {
  if (number === undefined) return [];
  const { value, tolerance } = number;
  if (!Number.isFinite(value) || Math.abs(value) >= NUMBER_LIMIT) {
    return [error("number", "number_untypable", { value })];
  }
  if (!Number.isFinite(tolerance) || tolerance < 0) {
    return [error("number", "tolerance_wrong", { tolerance })];
  }
  if (Math.abs(Number(showAnswer(value)) - value) > tolerance + Number.EPSILON * Math.abs(value)) {
    return [error("number", "number_decimals", { value })];
  }
  const acceptsZero = value !== 0 && tolerance >= Math.abs(value);
  return acceptsZero ? [warning("number", "number_zero", { tolerance, value })] : [];
}

/** Spellings that can be typed, each of them another one. */
export function lintAccepted({ accepted = [] }: PackItem): readonly ItemFault[] {
  if (accepted.length === 0) return [error("accepted", "accepted_none")];
  const faults: ItemFault[] = [];
  const seen = new Map<string, string>();
  for (const spelling of accepted) {
    const bare = plain(spelling);
    const twin = seen.get(bare);
    if (bare === "") faults.push(error("accepted", "spelling_bare", { spelling }));
    else if (spelling.length > LONGEST_TEXT) {
      faults.push(error("accepted", "spelling_long", { most: LONGEST_TEXT }));
    } else if (twin !== undefined) {
      faults.push(warning("accepted", "spellings_alike", { one: spelling, other: twin }));
    }
    seen.set(bare, spelling);
  }
  return faults;
}

/** A word that can be laid from tiles, and a clue that does not say it. */
export function lintWord(item: PackItem): readonly ItemFault[] {
  const word = item.word ?? "";
  const count = lettersOf(word).length;
  const faults: ItemFault[] = [];
  if (count < LETTERS.least || count > LETTERS.most) {
    faults.push(error("word", "word_letters", { word, count, ...LETTERS }));
  }
  if (word !== word.toUpperCase()) faults.push(error("word", "word_capitals", { word }));
  if (lettersOf(word).join("") !== word.normalize("NFC").replaceAll(" ", "") || /^ | {2}| $/u.test(word)) {
    faults.push(error("word", "word_signs", { word }));
  }
  return [...faults, ...lintClue(item, word)];
}

function lintClue({ stem, media }: PackItem, word: string): readonly ItemFault[] {
  const clue = wordsOf([stem, ...media.map((one) => one.alt)].join(" "));
  const parts = wordsOf(word);
  const said = parts.filter((part) => clue.some((one) => says(one, part)));
  if (parts.length > 0 && said.length === parts.length) {
    return [error("word", "clue_word", { word })];
  }
  return said
    .filter((part) => part.length >= TELLING_LETTERS)
    .map((part) => warning("word", "clue_part", { word, told: part }));
}

/** The word itself, or with an ending; Arabic words also with what is written together with them. */
function says(inClue: string, part: string): boolean {
  if (inClue === part) return true;
  if (part.length < TELLING_LETTERS) return false;
  return /\p{Script=Arabic}/u.test(part) ? inClue.includes(part) : inClue.startsWith(part);
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(plain)
    .filter((one) => one !== "");
}
