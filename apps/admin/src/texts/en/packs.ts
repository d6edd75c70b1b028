/** Texts about packs of questions. */
export const packsScreens = {
  packs: {
    lead: "Every question belongs to a pack. A pack that is imported again leaves what was changed here. A zip holds what is played: drafts, and days with a paper of their own, are only in a backup.",
    none: "There is no pack yet. Import one, or write a question.",
    facts: "In play: %{live} · changed here: %{edited} · written here: %{own}",
    imports: "Last imports",
    never: "Written here, never imported.",
    counts: "%{created} new, %{changed} changed, %{unchanged} as before, %{retired} retired",
    whole: "Export whole",
    some: "Export a category",
    busy_export: "The pack is being written.",
    exported: "%{questions} questions are in the file.",
    left_out:
      "Left out, since an import would refuse them: questions: %{questions}, daily papers: %{papers}, lost files: %{files}.",
    import: "Import a pack",
    import_lead:
      "A zip of a pack's folder. It is checked first, and what would change is shown. A zip of one category takes the others out of play.",
    choose: "Choose a zip",
    wrong_kind: "Choose a file that ends in .zip.",
    uploading: "Uploading",
    checking: "The pack is being checked.",
    storing: "The pack is being stored.",
    compared: "What %{pack} would change",
    invalid: "The pack has errors. Nothing is stored.",
    unchanged: "Exactly this pack is stored already.",
    stored: "The pack is in play.",
    retires: "Out of play would go: questions: %{retired}, categories, parts and passages: %{places}.",
    admins: "An admin puts packs into play: they go past the review by a second person.",
    store: "Put into play",
    found: "Errors: %{errors} · warnings: %{warnings}",
    problems: "What the checks have found",
    no_problems: "The checks have found nothing.",
  },
} as const;

export const packsActions = {
  list_packs: "See packs",
  import_pack: "Import a pack",
  export_pack: "Export a pack",
} as const;

export const packsFields = {
  retire: "Take out of play what left it",
  where: "Where",
  rule: "Rule",
} as const;

export const packsRefusals = {
  pack_retires: "Questions or places would go out of play. Confirm that this is meant.",
  pack_too_large: "The pack is larger than what is imported at once. Export its categories one by one.",
} as const;
