import { toAsciiDigits } from "../questions/ascii-digits.ts";

/** Why a free text is not said: a word of a list, or a way to be reached outside of here. */
export type LineFault = "word" | "link" | "address" | "number";

/** Digits in a row from which they may be a phone number; frequencies and altimeter settings have fewer. */
const PHONE_DIGITS = 8;
const ENDINGS = [
  ..."com net org info biz io co me app dev gg tv ly xyz site online shop club link live chat to".split(" "),
  ..."us uk de fr eg sa ae ma dz tn jo lb iq sy qa kw ru cn".split(" "),
].join("|");

/** A point parts a name, with space on both sides or none; with one after it, it ends a sentence. */
const POINT = String.raw`(?:\.|\s\.\s|\s?\(dot\)\s?|\s?\[dot\]\s?|\sdot\s)`;
const LINK = new RegExp(String.raw`:\/\/|\bwww\.|[\p{L}\p{N}]${POINT}(?:${ENDINGS})(?![\p{L}\p{N}])`, "iu");
/** Also the name that somebody has elsewhere: @amelia. */
const ADDRESS = /[\p{L}\p{N}_.+-]\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}]|@[\p{L}\p{N}_]{2}/iu;
const PHONE = new RegExp(String.raw`(?:\d[\s().+/_–-]{0,2}){${PHONE_DIGITS},}`, "u");

/** Invisible characters that part a word for programs alone. */
const INVISIBLE = /[\u{AD}\u{61C}\u{200B}-\u{200F}\u{2060}-\u{2064}\u{FEFF}]|\u{34F}/gu;
/** Marks above and below letters, and the stretch of Arabic writing. */
const MARKS = /[\p{M}\u0640]/gu;
/** Letters that stand for one another, as people type them. */
const LETTERS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ک: "ك",
  گ: "ك",
  ؤ: "و",
};
/** Signs that stand for letters inside a word. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
};
/** Such a one too, where the word goes on after it. */
const INNER_I = /!(?=[\p{L}\p{N}])/gu;
/** Parts that Arabic writes at the front of a word. */
const FRONTS = /^(?:[وفبكل]?ال|[وفبكل]|يا)(?=\p{L}{3})/u;

/**
 * What is wrong with a free text; null: nothing. Disguises are seen through: marks, signs for letters, stretched and
 * parted words.
 *
 * @param words of all lists, in any writing
 */
export function findLineFault(text: string, words: readonly string[]): LineFault | null {
  const plain = toAsciiDigits(text.normalize("NFKC").replaceAll(INVISIBLE, ""));
  if (LINK.test(plain)) return "link";
  if (ADDRESS.test(plain)) return "address";
  if (PHONE.test(plain)) return "number";
  return hasWord(plain, words) ? "word" : null;
}

/** A word as lists are compared; the same for all ways of typing it. Empty: nothing is left of it. */
export function foldWord(word: string): string {
  const bare = word.normalize("NFKD").replaceAll(INVISIBLE, "").replaceAll(MARKS, "").toLowerCase();
  const isWord = /\p{L}/u.test(bare);
  const signs = bare
    .normalize("NFC")
    .replaceAll(INNER_I, "i")
    .replaceAll(/[^\p{L}\p{N}\s@$]/gu, "");
  return [...signs]
    .map((sign) => LETTERS[sign] ?? (isWord ? (SIGNS[sign] ?? sign) : sign))
    .join("")
    .replaceAll(/[@$]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function hasWord(text: string, words: readonly string[]): boolean {
  const spoken = joinSingles(text.split(/[\s,;:؟?،…]+/u).map(foldWord));
  const whole = ` ${spoken.join(" ")} `;
  return words.some((listed) => {
    const word = foldWord(listed);
    if (word === "") return false;
    return word.includes(" ") ? whole.includes(` ${word} `) : spoken.some((said) => isSame(said, word));
  });
}

/** Letters that stand alone, one after the other, are one word. */
function joinSingles(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let singles = "";
  for (const word of [...words, "  "]) {
    if (word.length === 1) {
      singles += word;
      continue;
    }
    if (singles !== "") joined.push(singles);
    singles = "";
    if (word !== "" && word !== "  ") joined.push(word);
  }
  return joined;
}

function isSame(said: string, word: string): boolean {
  const forms = [said, said.replace(FRONTS, "")];
  if (forms.includes(word)) return true;
  return /(.)\1\1/u.test(said) && forms.some((form) => squeeze(form) === squeeze(word));
}

/** Letters that are repeated, once. */
function squeeze(word: string): string {
  return word.replaceAll(/(.)\1+/gu, "$1");
}
