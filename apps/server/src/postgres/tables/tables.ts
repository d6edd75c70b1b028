import type { AttemptTables } from "./attempt-tables.ts";
import type { BattleTables } from "./battle-tables.ts";
import type { BoardTables } from "./board-tables.ts";
import type { BadgeTables } from "./badge-tables.ts";
import type { CoinTables } from "./coin-tables.ts";
import type { ContestTables } from "./contest-tables.ts";
import type { ContentTables } from "./content-tables.ts";
import type { DemoTables } from "./demo-tables.ts";
import type { EventTables } from "./event-tables.ts";
import type { ExamTables } from "./exam-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { NoticeTables } from "./notice-tables.ts";
import type { OperatorTables } from "./operator-tables.ts";
import type { PayoutTables } from "./payout-tables.ts";
import type { PlayerTables } from "./player-tables.ts";
import type { RegradeTables } from "./regrade-tables.ts";
import type { SettingTables } from "./setting-tables.ts";
import type { StudyTables } from "./study-tables.ts";
import type { SystemTables } from "./system-tables.ts";
import type { TrialTables } from "./trial-tables.ts";

/** Every table of the database, as the migrations made them. */
export type Tables = PlayerTables &
  ContentTables &
  ContestTables &
  CoinTables &
  BadgeTables &
  BattleTables &
  PayoutTables &
  AttemptTables &
  BoardTables &
  DemoTables &
  SystemTables &
  EventTables &
  ExamTables &
  JobTables &
  NoticeTables &
  StudyTables &
  RegradeTables &
  SettingTables &
  TrialTables &
  OperatorTables;
