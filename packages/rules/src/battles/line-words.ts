/**
 * Words that no free text in a battle may hold, whoever runs the site: insults that need no context to be one. English
 * has a larger list of its own on the server; here are those of other languages, and Arabic ones in Latin letters.
 */
export const REFUSED_WORDS: readonly string[] = [
  ..."كسم كسمك كسختك شرموطة شرموط شراميط قحبة قحاب عاهرة منيوك منيوكة منيك متناك متناكة نياك انيكك ينيكك نيكة".split(
    " ",
  ),
  ..."خول خولات لوطي لواط طيز طيزك زبي زبك عرص معرص ديوث قواد احا كسها كسك".split(" "),
  "ابن الكلب",
  "ابن كلب",
  "بنت الكلب",
  "ابن القحبة",
  "ابن الشرموطة",
  "كس امك",
  "كس اختك",
  "يلعن امك",
  "يلعن ابوك",
  ..."sharmouta sharmuta sharmoota kosomak kosomk kosommak khawal manyak manyok kahba qahba 3ars zebbi".split(
    " ",
  ),
  "kos omak",
  "ibn el kalb",
];
