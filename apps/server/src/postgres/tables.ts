import type { AttemptTables } from "../attempts/attempt-tables.ts";
import type { CoinTables } from "../coins/coin-tables.ts";
import type { ContentTables } from "../content/content-tables.ts";
import type { PlayerTables } from "../players/player-tables.ts";
import type { SettingTables } from "../settings/setting-tables.ts";
import type { StudyTables } from "../study/study-tables.ts";
import type { TrialTables } from "../trial/trial-tables.ts";

/** Every table of the database; each area describes its own. */
export type Tables = PlayerTables &
  ContentTables &
  CoinTables &
  AttemptTables &
  StudyTables &
  SettingTables &
  TrialTables;
