/** Texts of the screens of the system. */
export const systemScreens = {
  system: {
    backups_lead:
      "Database, pictures and secrets of this site, kept on its host. Copy them elsewhere: what is on one disk is lost with it.",
    backup_what:
      "It is made while everybody goes on playing, and holds everything as it is now. It never leaves the host by this console.",
    backup_busy: "A backup is being made.",
    backup_failed: "The last backup could not be made:",
    no_backups: "No backup yet. Make one now, or switch on nightlyBackup in the settings.",
    delete_backup_lead: "What it holds cannot be gone back to any more.",
    restore: "Going back to one",
    restore_how:
      "On the host, with the server stopped: into an empty DATA_FOLDER, or an empty database of your own. npm run reconcile then says whether all books are right.",
    players_per_day: "Pilots per day",
    players: "Pilots who finished a quiz",
    returning: "Of them, again",
    answers_per_day: "Answers per day",
    answers: "Answers",
    new_per_day: "New accounts per day",
    new_players: "New accounts",
    open_reports: "Open reports",
    open_messages: "Reported messages",
    open_payouts: "Open payouts",
    open_referrals: "Held referrals",
    running_contests: "Contests running",
    running_exams: "Exams running",
    running_battles: "Battles running",
    health: "Health",
    jobs: "Jobs",
    all_well: "All well",
    books: "Books",
    all_hold: "Every promise holds",
    never: "Never",
    last_backup: "Last backup",
    database: "Database",
    version: "Version",
    ill_books: "The last check of the books found %{count} breaches. See Jobs and books.",
    ill_jobs: "Jobs that failed or did not come in time:",
    jobs_lead: "What the server does by itself, and when. One that failed comes again at its next time.",
    failures_of: "%{failures} of %{runs}",
    run_job_lead: "%{name} begins within seconds, beside its usual times.",
    check_lead:
      "Recomputes every balance, score, level and result from the logs. It takes seconds to minutes, and nobody has to stop.",
    no_check: "The books were not checked yet. Check them now.",
    books_hold: "All %{count} promises hold, as of %{at}.",
    books_broken:
      "%{count} breaches, as of %{at}. Nothing was changed: look at them before anything is corrected.",
    holds: "Holds",
    broken: "Broken",
    outbox_lead:
      "Without a mail server or text messages, what would have been sent waits here for seven days. It holds codes and links that let people in: hand them to nobody else.",
  },
} as const;
