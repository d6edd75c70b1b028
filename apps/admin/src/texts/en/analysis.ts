/** What the analysis of an exam found, by the names that the server gives its verdicts. */
export const analysisScreens = {
  item_verdicts: {
    too_few: "Too few candidates had this question to say anything.",
    key_suspect: "Good candidates chose another option than the key: check the key first.",
    too_hard: "Hardly anybody was right, no more than by guessing.",
    too_easy: "Nearly everybody was right: it tells candidates hardly apart.",
    discriminates_poorly: "Good and weak candidates did about equally well.",
    distractor_unused: "At least one wrong option is chosen by nearly nobody.",
    fine: "Nothing to change.",
  },
  reliability_verdicts: {
    too_few: "Too few candidates to say how far results can be trusted.",
    papers_differ: "Candidates had different questions, so there is no one figure for all.",
    one_item: "One question is no test.",
    no_variance: "Everybody has the same marks.",
    low: "Another paper of this kind could well have given other results: do not decide by small differences.",
    moderate: "Good enough for practice, not for decisions at the pass mark.",
    good: "Good enough for most decisions; be careful close to the pass mark.",
    high: "Single results can be trusted.",
  },
};
