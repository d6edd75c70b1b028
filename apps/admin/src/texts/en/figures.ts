/** Texts about how questions do and about regrades of what was played. */
export const figuresScreens = {
  figures: {
    lead: "Questions as they are played now, by each player's first answer. Fewer than thirty answers say little.",
    none: "No question has enough answers yet.",
    question: "Question",
    open: "How it does",
    whole: "How it does",
    options: "What was chosen",
    no_options: "This kind has no single choice.",
    right: "Right",
    facility_of: "%{share} right of %{answers} answers",
    facility_hint: "Near 100 %: nearly everybody is right. Near chance: nobody knows, or the key is wrong.",
    discrimination_of: "%{value} over %{answers} answers",
    discrimination_hint:
      "From −1 to 1: whether those who do well elsewhere are right here. Below 0.2 look at the question; below 0 look at its key.",
    not_yet: "Not known yet",
    median: "%{seconds} s",
    median_hint: "Half of %{answers} timed answers took no longer.",
    reports_of: "%{reports}, of which %{open} wait",
    met: "Met by",
    answered: "Answered",
    median_label: "Time to answer",
    version_of: "Version %{version}",
    played_now: "Version %{version}, played now",
    to_question: "The question itself",
    regrades: "Regrades",
    no_regrades: "No regrade yet.",
    regrades_lead: "Corrected keys that count for what was played before.",
    affected_lead:
      "If the key of version %{version} counted for what was played before. Nothing is taken from anybody; contests, battles and exams stay as they ended.",
    affected:
      "Would get something: Players: %{players}. Coins: %{coins}. Points: %{score}. Attempts: %{attempts}. Levels passed: %{levels}.",
    affected_part: "At least that: there is more play than is looked at here.",
    nobody: "Nobody would get anything.",
    versions: "Earlier versions to mark again",
    no_versions: "There is no earlier version: the key has not changed since the question was first played.",
    version_row: "Version %{version}, attempts: %{attempts}",
    same_key: "same key",
    other_text: "its text differs: answers may have meant something else",
    go_on: "Go on",
    further: "Further players",
    confirm_lead:
      "Each player is told. Players: %{players}. Coins: %{coins}. Points: %{score}. This cannot be taken back.",
    started: "Done for the first players; the others follow within minutes.",
  },
} as const;

export const figuresFields = {
  asked_at: "Decided",
  attempts: "Attempts",
  levels: "Levels",
  met: "Met by",
  reports: "Reports",
};
