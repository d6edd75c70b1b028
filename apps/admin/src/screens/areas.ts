import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import type { SvgIconComponent } from "@mui/icons-material";
import BackupsIcon from "@mui/icons-material/SaveOutlined";
import AccountsIcon from "@mui/icons-material/AccountBalanceOutlined";
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import BattlesIcon from "@mui/icons-material/SportsEsportsOutlined";
import BroadcastsIcon from "@mui/icons-material/CampaignOutlined";
import CategoriesIcon from "@mui/icons-material/CategoryOutlined";
import ContestsIcon from "@mui/icons-material/EmojiEventsOutlined";
import DailyIcon from "@mui/icons-material/CalendarMonthOutlined";
import ExamsIcon from "@mui/icons-material/SchoolOutlined";
import FiguresIcon from "@mui/icons-material/InsightsOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import ImportIcon from "@mui/icons-material/UploadFileOutlined";
import JobsIcon from "@mui/icons-material/ScheduleOutlined";
import LedgerIcon from "@mui/icons-material/ReceiptLongOutlined";
import OperatorsIcon from "@mui/icons-material/AdminPanelSettingsOutlined";
import OutboxIcon from "@mui/icons-material/OutboxOutlined";
import OverviewIcon from "@mui/icons-material/SpeedOutlined";
import PacksIcon from "@mui/icons-material/Inventory2Outlined";
import PassagesIcon from "@mui/icons-material/MenuBookOutlined";
import PayoutsIcon from "@mui/icons-material/PaymentsOutlined";
import PlayersIcon from "@mui/icons-material/PeopleOutlined";
import QuestionsIcon from "@mui/icons-material/QuizOutlined";
import ReferralsIcon from "@mui/icons-material/GroupAddOutlined";
import ReportsIcon from "@mui/icons-material/FlagOutlined";
import SettingsIcon from "@mui/icons-material/TuneOutlined";
import SignInsIcon from "@mui/icons-material/LoginOutlined";
import LanguagesIcon from "@mui/icons-material/TranslateOutlined";
import PagesIcon from "@mui/icons-material/ArticleOutlined";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import LookIcon from "@mui/icons-material/PaletteOutlined";
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
      { path: "/passages", name: "passages", needs: "list_passages", icon: PassagesIcon },
      { path: "/daily-papers", name: "daily", needs: "list_daily_papers", icon: DailyIcon },
      { path: "/import", name: "imports", needs: "import_questions", icon: ImportIcon },
      { path: "/packs", name: "packs", needs: "list_packs", icon: PacksIcon },
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
    areas: [
      { path: "/payouts", name: "payouts", needs: "list_payouts", icon: PayoutsIcon },
      { path: "/ledger", name: "ledger", needs: "list_ledger", icon: LedgerIcon },
      { path: "/accounts", name: "accounts", needs: "get_ledger_totals", icon: AccountsIcon },
    ],
  },
  {
    name: "site",
    areas: [
      { path: "/languages", name: "languages", needs: "list_interface_texts", icon: LanguagesIcon },
      { path: "/pages", name: "pages", needs: "list_pages", icon: PagesIcon },
      { path: "/home", name: "home", needs: "list_slides", icon: HomeIcon },
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
