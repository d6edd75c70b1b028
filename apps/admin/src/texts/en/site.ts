/** What operators of texts, pages and look read: actions. */
export const siteActions = {
  list_languages: "See languages",
  add_language: "Add language",
  change_language: "Change language",
  list_interface_texts: "See texts",
  set_interface_text: "Write text",
  export_interface_texts: "Export texts",
  import_interface_texts: "Take texts over",
} as const;

/** What operators of texts, pages and look read: choices. */
export const siteChoices = {
  missing: "Missing",
  stale: "No longer fits",
  own: "Written here",
  shipped: "As delivered",
  json: "JSON",
} as const;

/** What operators of texts, pages and look read: fields. */
export const siteFields = {
  own_name: "Name in the language itself",
  locale: "Locale, such as pt-BR",
  is_rtl: "Written from right to left",
  is_content: "Questions are played in it",
  is_interface: "Players may read the site in it",
  is_default: "Default language",
  search: "Search",
  text_id: "Key",
  content: "File",
  is_trial: "Only say what it would do",
  english: "English",
  used_for: "Used for",
  texts_missing: "Texts missing",
} as const;

/** What operators of texts, pages and look read: refusals. */
export const siteRefusals = {
  changed_meanwhile: "Somebody has changed it since you opened it. Compare, then save again.",
  language_exists: "There is this language already.",
  language_is_default:
    "The default language stays on, for questions and interface. Make another one the default first.",
  text_syntax: "The text is empty, or its braces do not fit together.",
  text_values:
    "The text must name the same values in braces and the same elements as the English one, and no others.",
  text_plurals: "A plural form does not exist in this language, or the form “other” is missing.",
  text_unknown: "There is no text with this key.",
  file_not_read: "This is not a file of texts, or it is damaged.",
} as const;

/** Screens of languages, texts, pages and look. */
export const siteScreens = {
  site: {
    languages_lead:
      "Languages of the questions and of the site itself. A running site sees a change within two seconds.",
    add_lead: "A new language begins with the English texts; write its own under “Texts”.",
    change_lead:
      "Off for questions: nobody can choose it for new quizzes, and what was played stays. Off for the interface: its readers get the default language.",
    texts: "Texts",
    of: "%{part} of %{whole}",
    is_default: "Default",
    is_content: "Questions",
    is_interface: "Interface",
    is_rtl: "Right to left",
    off: "Off",
    texts_title: "Texts: %{language}",
    texts_lead:
      "Every text of the player app, missing ones first. Words in braces are values and stay as they are; players read a change within two seconds.",
    shipped: "As delivered",
    theirs: "Written by somebody else meanwhile; saving again replaces it",
    text_hint: "Keep what stands in braces and in angle brackets.",
    as_shipped: "As delivered again",
    export_as: "Export %{format}",
    import: "Import file",
    would_change: "%{number} of %{all} texts would change.",
    has_faults: "Nothing is taken over before these are put right: %{number}",
  },
} as const;
