/** Texts about helping players. */
export const supportScreens = {
  held_columns: {
    wrong: "Wrong",
    right: "Right",
    details: "Details",
    label: "Device",
    signed_in_at: "Signed in",
    last_seen_at: "Last seen",
    revoked_at: "Signed out",
    progress: "Progress",
    unlocked_at: "Reached",
    claimed_at: "Reward taken",
    claimed_coins: "Coins taken",
    question: "Question",
    rank: "Place",
    stake_coins: "Stake",
    method: "By",
    entry_number: "Entry",
    redeemable_coins: "Redeemable coins",
    local_day: "Day",
    won: "Won",
  },
  support: {
    notes: "Notes of support",
    note_lead: "For the next one who looks. The player may read it: it is part of their own data.",
    no_notes: "Nothing is noted about this player.",
    all_notes: "All notes",
    delete_note_lead: "The note is gone for good.",
    rename_lead:
      "For a name that offends. By the rules that players' names have; the player is told and can choose another.",
    export_lead:
      "One file with everything that is held about this player, as the player could take it along. Give it to nobody but the player. The reason is kept with every page in the audit.",
    packing: "Packing",
    erase_lead:
      "Everything personal about %{name} is deleted for good: addresses, sign-ins, notes, reports, notices. What the books need stays under an id that names nobody. Nobody can take this back.",
  },
} as const;

export const supportActions = {
  list_player_notes: "Notes",
  add_player_note: "Add note",
  delete_player_note: "Delete note",
  rename_player: "Change name",
  export_player_data: "Hand out data",
  erase_player: "Erase for good",
};

export const supportFields = { about: "Note", note_id: "Note" };

export const supportRefusals = {
  name_same: "The player is called that already.",
  name_not_allowed: "Nobody may have this name: it is reserved, mixes scripts or offends.",
  player_active: "Deactivate the account first, so that nothing goes on in it.",
};
