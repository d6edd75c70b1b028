import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { lazy, type ComponentType } from "react";

type Screen = { readonly path: string; readonly needs: OperatorActionName; readonly view: ComponentType };

/** A screen that is fetched when it is opened. */
function part<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Every screen by its address. */
export const SCREENS: readonly Screen[] = [
  {
    path: "/players",
    needs: "search_players",
    view: part(() => import("./people/PlayersScreen.tsx"), "PlayersScreen"),
  },
  {
    path: "/players/:id",
    needs: "view_player",
    view: part(() => import("./people/PlayerScreen.tsx"), "PlayerScreen"),
  },
  {
    path: "/players/:id/attempts/:attempt",
    needs: "review_player_attempt",
    view: part(() => import("./people/AttemptScreen.tsx"), "AttemptScreen"),
  },
  {
    path: "/reports",
    needs: "list_reports",
    view: part(() => import("./people/ReportsScreen.tsx"), "ReportsScreen"),
  },
  {
    path: "/referrals",
    needs: "list_held_referrals",
    view: part(() => import("./people/ReferralsScreen.tsx"), "ReferralsScreen"),
  },
  {
    path: "/broadcasts",
    needs: "list_broadcasts",
    view: part(() => import("./notices/BroadcastsScreen.tsx"), "BroadcastsScreen"),
  },
  {
    path: "/questions",
    needs: "list_questions",
    view: part(() => import("./content/QuestionsScreen.tsx"), "QuestionsScreen"),
  },
  {
    path: "/questions/new",
    needs: "create_question",
    view: part(() => import("./content/QuestionEditScreen.tsx"), "NewQuestionScreen"),
  },
  {
    path: "/questions/:id",
    needs: "view_question",
    view: part(() => import("./content/QuestionScreen.tsx"), "QuestionScreen"),
  },
  {
    path: "/questions/:id/edit",
    needs: "change_question",
    view: part(() => import("./content/QuestionEditScreen.tsx"), "QuestionEditScreen"),
  },
  {
    path: "/import",
    needs: "import_questions",
    view: part(() => import("./content/ImportScreen.tsx"), "ImportScreen"),
  },
  {
    path: "/packs",
    needs: "list_packs",
    view: part(() => import("./content/PacksScreen.tsx"), "PacksScreen"),
  },
  {
    path: "/passages",
    needs: "list_passages",
    view: part(() => import("./content/PassagesScreen.tsx"), "PassagesScreen"),
  },
  {
    path: "/passages/new",
    needs: "create_passage",
    view: part(() => import("./content/PassageEditScreen.tsx"), "NewPassageScreen"),
  },
  {
    path: "/passages/:id",
    needs: "view_passage",
    view: part(() => import("./content/PassageScreen.tsx"), "PassageScreen"),
  },
  {
    path: "/passages/:id/edit",
    needs: "change_passage",
    view: part(() => import("./content/PassageEditScreen.tsx"), "PassageEditScreen"),
  },
  {
    path: "/daily-papers",
    needs: "list_daily_papers",
    view: part(() => import("./content/DailyPapersScreen.tsx"), "DailyPapersScreen"),
  },
  {
    path: "/daily-papers/:day",
    needs: "view_daily_paper",
    view: part(() => import("./content/DailyPaperScreen.tsx"), "DailyPaperScreen"),
  },
  {
    path: "/categories",
    needs: "list_categories",
    view: part(() => import("./content/CategoriesScreen.tsx"), "CategoriesScreen"),
  },
  {
    path: "/categories/:slug",
    needs: "view_category",
    view: part(() => import("./content/CategoryScreen.tsx"), "CategoryScreen"),
  },
  {
    path: "/question-figures",
    needs: "list_items_by_statistics",
    view: part(() => import("./content/FiguresScreen.tsx"), "FiguresScreen"),
  },
  {
    path: "/question-figures/:id",
    needs: "get_item_statistics",
    view: part(() => import("./content/QuestionFiguresScreen.tsx"), "QuestionFiguresScreen"),
  },
  {
    path: "/contests",
    needs: "list_contests",
    view: part(() => import("./play/ContestsScreen.tsx"), "ContestsScreen"),
  },
  {
    path: "/contests/:id",
    needs: "view_contest",
    view: part(() => import("./play/ContestScreen.tsx"), "ContestScreen"),
  },
  {
    path: "/battles",
    needs: "list_battles",
    view: part(() => import("./play/BattlesScreen.tsx"), "BattlesScreen"),
  },
  {
    path: "/battles/messages",
    needs: "list_reported_messages",
    view: part(() => import("./play/MessagesScreen.tsx"), "MessagesScreen"),
  },
  {
    path: "/battles/words",
    needs: "list_battle_words",
    view: part(() => import("./play/WordsScreen.tsx"), "WordsScreen"),
  },
  {
    path: "/battles/anomalies",
    needs: "list_rating_anomalies",
    view: part(() => import("./play/AnomaliesScreen.tsx"), "AnomaliesScreen"),
  },
  {
    path: "/battles/:id",
    needs: "view_battle",
    view: part(() => import("./play/BattleScreen.tsx"), "BattleScreen"),
  },
  { path: "/exams", needs: "list_exams", view: part(() => import("./exams/ExamsScreen.tsx"), "ExamsScreen") },
  {
    path: "/exams/new",
    needs: "create_exam",
    view: part(() => import("./exams/NewExamScreen.tsx"), "NewExamScreen"),
  },
  {
    path: "/exams/:id",
    needs: "view_exam",
    view: part(() => import("./exams/ExamScreen.tsx"), "ExamScreen"),
  },
  {
    path: "/exams/:id/edit",
    needs: "change_exam",
    view: part(() => import("./exams/ExamEditScreen.tsx"), "ExamEditScreen"),
  },
  {
    path: "/exams/:id/sittings/:player",
    needs: "view_exam_sitting",
    view: part(() => import("./exams/SittingScreen.tsx"), "SittingScreen"),
  },
  {
    path: "/groups",
    needs: "list_candidate_groups",
    view: part(() => import("./exams/GroupsScreen.tsx"), "GroupsScreen"),
  },
  {
    path: "/groups/:id",
    needs: "list_group_members",
    view: part(() => import("./exams/GroupScreen.tsx"), "GroupScreen"),
  },
  {
    path: "/payouts",
    needs: "list_payouts",
    view: part(() => import("./money/PayoutsScreen.tsx"), "PayoutsScreen"),
  },
  {
    path: "/ledger",
    needs: "list_ledger",
    view: part(() => import("./money/LedgerScreen.tsx"), "LedgerScreen"),
  },
  {
    path: "/accounts",
    needs: "get_ledger_totals",
    view: part(() => import("./money/AccountsScreen.tsx"), "AccountsScreen"),
  },
  {
    path: "/languages",
    needs: "list_interface_texts",
    view: part(() => import("./site/LanguagesScreen.tsx"), "LanguagesScreen"),
  },
  {
    path: "/languages/:id",
    needs: "list_interface_texts",
    view: part(() => import("./site/TextsScreen.tsx"), "TextsScreen"),
  },
  {
    path: "/pages",
    needs: "list_pages",
    view: part(() => import("./site/PagesScreen.tsx"), "PagesScreen"),
  },
  {
    path: "/pages/:id/:language",
    needs: "view_page",
    view: part(() => import("./site/PageScreen.tsx"), "PageScreen"),
  },
  {
    path: "/home",
    needs: "list_slides",
    view: part(() => import("./site/HomeScreen.tsx"), "HomeScreen"),
  },
  {
    path: "/look",
    needs: "set_setting",
    view: part(() => import("./site/LookScreen.tsx"), "LookScreen"),
  },
  {
    path: "/settings",
    needs: "list_settings",
    view: part(() => import("./settings/SettingsScreen.tsx"), "SettingsScreen"),
  },
  {
    path: "/overview",
    needs: "get_overview",
    view: part(() => import("./system/OverviewScreen.tsx"), "OverviewScreen"),
  },
  {
    path: "/jobs",
    needs: "list_jobs",
    view: part(() => import("./system/JobsScreen.tsx"), "JobsScreen"),
  },
  {
    path: "/outbox",
    needs: "list_outbox",
    view: part(() => import("./system/OutboxScreen.tsx"), "OutboxScreen"),
  },
  {
    path: "/backups",
    needs: "list_backups",
    view: part(() => import("./system/BackupsScreen.tsx"), "BackupsScreen"),
  },
  {
    path: "/operators",
    needs: "list_operators",
    view: part(() => import("./operators/OperatorsScreen.tsx"), "OperatorsScreen"),
  },
  {
    path: "/audit",
    needs: "list_audit",
    view: part(() => import("./operators/AuditScreen.tsx"), "AuditScreen"),
  },
  {
    path: "/sign-ins",
    needs: "list_sign_ins",
    view: part(() => import("./operators/SignInsScreen.tsx"), "SignInsScreen"),
  },
];
