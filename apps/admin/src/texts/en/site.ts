/** What operators of texts, pages and look read: actions. */
export const siteActions = {
  list_languages: "See languages",
  add_language: "Add language",
  change_language: "Change language",
  list_interface_texts: "See texts",
  set_interface_text: "Write text",
  export_interface_texts: "Export texts",
  import_interface_texts: "Take texts over",
  list_pages: "See pages",
  view_page: "See page",
  preview_page: "Preview page",
  set_page: "Publish page",
  list_slides: "See slides",
  create_slide: "New slide",
  change_slide: "Change slide",
  order_slides: "Order slides",
  delete_slide: "Delete slide",
} as const;

/** What operators of texts, pages and look read: choices. */
export const siteChoices = {
  missing: "Missing",
  stale: "No longer fits",
  shipped: "As delivered",
  json: "JSON",
  about_us: "About us",
  contact_us: "Contact us",
  privacy_policy: "Privacy policy",
  terms_conditions: "Terms and conditions",
  instructions: "Instructions",
  faq: "Questions and answers",
  today: "Today",
  slides: "Slides",
  continue: "To go on with",
  modes: "Modes",
  study: "More",
  board: "Board",
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
  english: "English",
  used_for: "Used for",
  texts_missing: "Texts missing",
  html: "Text of the page",
  slide_id: "Slide",
  link: "Leads to",
  url: "Address",
  page: "Page",
} as const;

/** What operators of texts, pages and look read: refusals. */
export const siteRefusals = {
  language_exists: "There is this language already.",
  language_is_default:
    "The default language stays on, for questions and interface. Make another one the default first.",
  text_syntax: "The text is empty, or its braces do not fit together.",
  text_values:
    "The text must name the same values in braces and the same elements as the English one, and no others.",
  text_plurals: "A plural form does not exist in this language, or the form “other” is missing.",
  text_unknown: "There is no text with this key.",
  file_not_read: "This is not a file of texts, or it is damaged.",
  slides_full: "There are as many slides as a site holds. Delete one that is over.",
  page_empty: "There is nothing to read on the page. What no page may have was taken out.",
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
    text_hint: "Keep what stands in braces and in angle brackets.",
    as_shipped: "As delivered again",
    export_as: "Export %{format}",
    import: "Import file",
    would_change: "%{number} of %{all} texts would change.",
    has_faults: "Nothing is taken over before these are put right: %{number}",
    pages_lead:
      "What the site says about itself, in each language. A language without a page of its own shows the English one.",
    page_title: "Page: %{page} (%{language})",
    page_lead: "Players read it within two seconds after it is published. Every version is kept.",
    page_text: "Text",
    page_hint: "%{name} and %{email} stand for the settings of that name.",
    preview: "Preview",
    is_cut: "What no page may have, such as scripts and pictures, is taken out.",
    publish: "Publish",
    fill_shipped: "Begin with what was delivered",
    version: "Version",
    version_at: "Version %{version}, %{at}",
    edit: "Edit",
    look_lead:
      "The colour of keys, links and what is chosen. Only colours are taken in which everything can be read; players see them within two seconds.",
    colour: "Colour",
    colour_code: "Colour as #rrggbb",
    colour_hidden: "Words or buttons in this colour could not be read. Take a stronger one.",
    use_colour: "Use this colour",
    sample_key: "Start the quiz",
    sample_link: "See all subjects",
    sample_chosen: "The answer that was chosen",
    mark: {
      heading: "Heading",
      paragraph: "Paragraph",
      bold: "Bold",
      list: "List",
      link: "Link",
    },
    theme: {
      light: "Light theme",
      dark: "Dark theme",
    },
  },
} as const;
