import type { PaperQuestion } from "../attempts/paper.ts";
import { shuffle, type Random } from "../random.ts";
import type { Item } from "./item.ts";
import type { Hint, QuestionRules } from "./question-rules.ts";
import { LONGEST_TEXT, plain } from "./typed.ts";

/** Letters that fill the tray up, so that the tiles are more than an anagram of the answer. */
const DECOYS = 3;
const MOST_DRAWS = 20;

/** A word or words laid with letter tiles. The answer text is what was laid; spaces do not count. */
export const wordTiles: QuestionRules = {
  arrangeOptions: () => [],
  pickRemoved: () => [],
  hasCrowdLifelines: false,
  drawTiles,
  hint: hintOf,
  isAnswer,
  isCorrect: (question, text) => isAnswer(question, text) && plain(text) === plain(question.word ?? ""),
  correctAnswer: ({ word }) => word ?? "",
  chosenAuthorId: () => null,
};

/** The written letters of a text, whatever its script: marks stay with their letter, spaces are left out. */
export function lettersOf(text: string): readonly string[] {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text.normalize("NFC"));
  return [...letters].map(({ segment }) => segment).filter((letter) => /[\p{L}\p{N}]/u.test(letter));
}

/** How many letters each word has. */
export function wordLengths(word: string): readonly number[] {
  const lengths = word.split(/\s+/u).map((part) => lettersOf(part).length);
  return lengths.filter((length) => length > 0);
}

function isAnswer({ word }: PaperQuestion, text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  const laid = lettersOf(text).length;
  return laid > 0 && laid <= lettersOf(word ?? "").length;
}

function drawTiles({ word }: Item, random: Random): readonly string[] {
  const letters = lettersOf(word ?? "");
  if (letters.length === 0) return [];
  const alphabet = alphabetOf(letters);
  const decoys = Array.from({ length: DECOYS }, () => alphabet[random.below(alphabet.length)] ?? "");
  const tiles = [...letters, ...decoys];
  let drawn = shuffle(tiles, random);
  // By chance the word may lie there as it is written; a word that has no other order stays.
  for (let again = 0; again < MOST_DRAWS && drawn.join().includes(letters.join()); again += 1) {
    drawn = shuffle(tiles, random);
  }
  return drawn;
}

/** Letters of the same script as the word's first one: Latin A to Z, Arabic alef to yeh, else the word's own. */
function alphabetOf(letters: readonly string[]): readonly string[] {
  const first = letters.find((letter) => /\p{L}/u.test(letter)) ?? "";
  if (/\p{Script=Latin}/u.test(first)) return lettersOf("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  if (/\p{Script=Arabic}/u.test(first)) return lettersOf("ابتثجحخدذرزسشصضطظعغفقكلمنهوي");
  return letters;
}

/** Always the same letter of a question: which one follows from its seed. */
function hintOf({ word, pollSeed }: PaperQuestion): Hint {
  const letters = lettersOf(word ?? "");
  const place = letters.length === 0 ? 0 : pollSeed[0] % letters.length;
  return { place, letter: letters[place] ?? "" };
}
