import {
  RegExpMatcher,
  assignIncrementingIds,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
} from "obscenity";

/** No name of a person or a place contains these; the others of the list do (Cockpit, Fukuda, Semenov). */
const ROOTS = ["fuck", "nigger", "nigga", "cunt", "faggot", "whore", "bitch", "hitler", "rapist"];
/** Words of the list that people are called. */
const NAMES_OF_PEOPLE = ["dick", "dyke", "dykes", "fagan", "hooker"];
/** A word offends when so much of it is an offence: "Dickson" is a name, "d1cks" is not. */
const SHARE_OF_WORD = 0.75;

const anywhere = new RegExpMatcher({
  blacklistedTerms: assignIncrementingIds(ROOTS.map(parseRawPattern)),
  whitelistedTerms: ["scunthorpe"],
  ...englishRecommendedTransformers,
});
const listed = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Whether a name offends in English, disguises (f.u.c.k, $h1t) included. */
export function isOffensive(name: string): boolean {
  const joined = name.replaceAll(/\p{P}/gu, "");
  return anywhere.hasMatch(name) || anywhere.hasMatch(joined) || name.split(/[\s\p{Pd}]+/u).some(isOffence);
}

function isOffence(word: string): boolean {
  if (NAMES_OF_PEOPLE.includes(word.toLowerCase())) return false;
  return listed
    .getAllMatches(word)
    .some(({ startIndex, endIndex }) => endIndex - startIndex + 1 >= word.length * SHARE_OF_WORD);
}
