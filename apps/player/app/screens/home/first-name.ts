/** Words that are no name without the one behind them: Abd al-Rahman, Abu Bakr, Umm Kulthum, Ibn Sina, De la Cruz. */
const NEEDS_MORE =
  /^(?:عبد|عبيد|أبو|ابو|أبي|ابي|أم|ام|ابن|إبن|بن|بنت|آل|abd|abdu?l|abdel|abu|umm?|ibn|bint?|al|el|de|del|della|di|da|la|van|von|der|den|st\.?)$/iu;

/** What a player is called by: the first word of the name, with those it is nothing without. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.findIndex((word) => !NEEDS_MORE.test(word));
  return words.slice(0, last === -1 ? words.length : last + 1).join(" ");
}
