import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import type { SvgIconComponent } from "@mui/icons-material";
import BackupsIcon from "@mui/icons-material/SaveOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import BattlesIcon from "@mui/icons-material/SportsEsportsOutlined";
import BroadcastsIcon from "@mui/icons-material/CampaignOutlined";
import CategoriesIcon from "@mui/icons-material/CategoryOutlined";
import ContestsIcon from "@mui/icons-material/EmojiEventsOutlined";
import ExamsIcon from "@mui/icons-material/SchoolOutlined";
import FiguresIcon from "@mui/icons-material/InsightsOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import ImportIcon from "@mui/icons-material/UploadFileOutlined";
import JobsIcon from "@mui/icons-material/ScheduleOutlined";
import OperatorsIcon from "@mui/icons-material/AdminPanelSettingsOutlined";
import OutboxIcon from "@mui/icons-material/OutboxOutlined";
import OverviewIcon from "@mui/icons-material/SpeedOutlined";
import PayoutsIcon from "@mui/icons-material/PaymentsOutlined";
import PlayersIcon from "@mui/icons-material/PeopleOutlined";
import QuestionsIcon from "@mui/icons-material/QuizOutlined";
import ReferralsIcon from "@mui/icons-material/GroupAddOutlined";
import ReportsIcon from "@mui/icons-material/FlagOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import SignInsIcon from "@mui/icons-material/LoginOutlined";
import LanguagesIcon from "@mui/icons-material/TranslateOutlined";
import PagesIcon from "@mui/icons-material/ArticleOutlined";
import LookIcon from "@mui/icons-material/PaletteOutlined";
import { lazy, type ComponentType } from "react";
import type { TextKey } from "../texts/i18n.ts";

type Below<Group extends string> = TextKey extends infer Key
  ? Key extends `${Group}.${infer Name}`
    ? Name
    : never
  : never;

/** What the rail leads to, for whoever may make its call. */
type Area = {
  readonly path: string;
  readonly name: Below<"areas">;
  readonly needs: OperatorActionName;
  readonly icon: SvgIconComponent;
};
type Group = { readonly name: Below<"groups">; readonly areas: readonly Area[] };

/** The rail, from top to bottom. */
export const GROUPS: readonly Group[] = [
  {
    name: "today",
    areas: [{ path: "/overview", name: "overview", needs: "get_overview", icon: OverviewIcon }],
  },
  {
    name: "people",
    areas: [
      { path: "/players", name: "players", needs: "search_players", icon: PlayersIcon },
      { path: "/reports", name: "reports", needs: "list_reports", icon: ReportsIcon },
      { path: "/referrals", name: "referrals", needs: "list_held_referrals", icon: ReferralsIcon },
      { path: "/broadcasts", name: "broadcasts", needs: "list_broadcasts", icon: BroadcastsIcon },
    ],
  },
  {
    name: "content",
    areas: [
      { path: "/questions", name: "questions", needs: "list_questions", icon: QuestionsIcon },
      { path: "/categories", name: "categories", needs: "list_categories", icon: CategoriesIcon },
      { path: "/import", name: "imports", needs: "import_questions", icon: ImportIcon },
      { path: "/question-figures", name: "figures", needs: "list_items_by_statistics", icon: FiguresIcon },
    ],
  },
  {
    name: "play",
    areas: [
      { path: "/contests", name: "contests", needs: "list_contests", icon: ContestsIcon },
      { path: "/battles", name: "battles", needs: "list_battles", icon: BattlesIcon },
    ],
  },
  {
    name: "exams",
    areas: [
      { path: "/exams", name: "exams", needs: "list_exams", icon: ExamsIcon },
      { path: "/groups", name: "groups", needs: "list_candidate_groups", icon: GroupsIcon },
    ],
  },
  {
    name: "money",
    areas: [{ path: "/payouts", name: "payouts", needs: "list_payouts", icon: PayoutsIcon }],
  },
  {
    name: "site",
    areas: [
      { path: "/languages", name: "languages", needs: "list_languages", icon: LanguagesIcon },
      { path: "/pages", name: "pages", needs: "list_pages", icon: PagesIcon },
      { path: "/look", name: "look", needs: "set_setting", icon: LookIcon },
    ],
  },
  {
    name: "system",
    areas: [
      { path: "/settings", name: "settings", needs: "list_settings", icon: SettingsIcon },
      { path: "/jobs", name: "jobs", needs: "list_jobs", icon: JobsIcon },
      { path: "/outbox", name: "outbox", needs: "list_outbox", icon: OutboxIcon },
      { path: "/backups", name: "backups", needs: "list_backups", icon: BackupsIcon },
      { path: "/operators", name: "operators", needs: "list_operators", icon: OperatorsIcon },
      { path: "/audit", name: "audit", needs: "list_audit", icon: AuditIcon },
      { path: "/sign-ins", name: "sign_ins", needs: "list_sign_ins", icon: SignInsIcon },
    ],
  },
];

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
    path: "/languages",
    needs: "list_languages",
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
