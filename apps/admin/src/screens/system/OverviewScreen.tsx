import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Columns } from "../../kit/Columns.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { listPath } from "../paths.ts";

type Overview = DataOf<"get_overview">;

/** How often the figures are asked for again (ms). */
const LOOK_MS = 60_000;

/** What waits, what runs, what the site did, and how it is. */
export function OverviewScreen() {
  const say = useSay();
  const overview = useAnswer("get_overview", {}, { every: LOOK_MS });
  return (
    <Page title={say("areas.overview")}>
      <Answered query={overview}>
        {(data) => (
          <>
            <Ills health={data.health} />
            <Tiles overview={data} />
            <Panels>
              <Panel title={say("system.players_per_day")}>
                <Columns
                  columns={data.days.map(({ day, players, returning_players }) => ({
                    day,
                    whole: players,
                    part: returning_players,
                  }))}
                  names={[say("system.players"), say("system.returning")]}
                />
              </Panel>
              <Panel title={say("system.answers_per_day")}>
                <Columns
                  columns={data.days.map(({ day, answers }) => ({ day, whole: answers }))}
                  names={[say("system.answers")]}
                />
              </Panel>
              <Panel title={say("system.new_per_day")}>
                <Columns
                  columns={data.days.map(({ day, new_players }) => ({ day, whole: new_players }))}
                  names={[say("system.new_players")]}
                />
              </Panel>
              <Health health={data.health} />
            </Panels>
          </>
        )}
      </Answered>
    </Page>
  );
}

/** What somebody has to do something about. */
function Ills({ health }: Pick<Overview, "health">) {
  const say = useSay();
  const breaches = health.last_check?.breaches ?? 0;
  return (
    <>
      {breaches > 0 && <Alert severity="error">{say("system.ill_books", { count: String(breaches) })}</Alert>}
      {health.failing_jobs.length > 0 && (
        <Alert severity="warning">
          {say("system.ill_jobs")} <bdi>{health.failing_jobs.join(", ")}</bdi>
        </Alert>
      )}
    </>
  );
}

type Tile = {
  readonly label: string;
  readonly count: number;
  readonly path: string;
  readonly needs: OperatorActionName;
  /** Whether it waits for somebody. */
  readonly isDue?: boolean;
};

function Tiles({ overview: { waiting, running } }: { readonly overview: Overview }) {
  const say = useSay();
  const may = useMay();
  const tiles: readonly Tile[] = [
    {
      label: say("system.open_reports"),
      count: waiting.reports,
      path: "/reports",
      needs: "list_reports",
      isDue: true,
    },
    {
      label: say("system.open_messages"),
      count: waiting.messages,
      path: "/battles/messages",
      needs: "list_reported_messages",
      isDue: true,
    },
    {
      label: say("system.open_payouts"),
      count: waiting.payouts,
      path: "/payouts",
      needs: "list_payouts",
      isDue: true,
    },
    {
      label: say("system.open_referrals"),
      count: waiting.referrals,
      path: "/referrals",
      needs: "list_held_referrals",
      isDue: true,
    },
    {
      label: say("system.open_drafts"),
      count: waiting.drafts,
      path: listPath("/questions", { draft_state: "draft" }),
      needs: "move_questions",
      isDue: true,
    },
    {
      label: say("system.approved_drafts"),
      count: waiting.approved,
      path: listPath("/questions", { draft_state: "reviewed" }),
      needs: "move_questions",
      isDue: true,
    },
    {
      label: say("system.open_sittings"),
      count: waiting.sittings,
      path: "/exams",
      needs: "decide_exam_sitting",
      isDue: true,
    },
    {
      label: say("system.running_contests"),
      count: running.contests,
      path: "/contests",
      needs: "list_contests",
    },
    { label: say("system.running_exams"), count: running.exams, path: "/exams", needs: "list_exams" },
    { label: say("system.running_battles"), count: running.battles, path: "/battles", needs: "list_battles" },
  ];
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))",
        listStyle: "none",
        m: 0,
        p: 0,
      }}
    >
      {tiles
        .filter(({ needs }) => may(needs))
        .map((tile) => (
          <TileView key={tile.label} {...tile} />
        ))}
    </Box>
  );
}

function TileView({ label, count, path, isDue = false }: Tile) {
  const { number } = useFormats();
  return (
    <Paper component="li" sx={{ display: "grid" }}>
      <ButtonBase
        component={Link}
        to={path}
        sx={{
          p: 1.5,
          display: "grid",
          justifyContent: "start",
          justifyItems: "start",
          textAlign: "start",
          borderRadius: "inherit",
        }}
      >
        <Typography
          variant="h1"
          component="span"
          color={isDue && count > 0 ? "primary" : "textPrimary"}
          sx={{ fontVariantNumeric: "tabular-nums" }}
        >
          {number(count)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      </ButtonBase>
    </Paper>
  );
}

function Health({ health }: Pick<Overview, "health">) {
  const say = useSay();
  const { instant, size, number } = useFormats();
  const { last_check: check } = health;
  return (
    <Panel title={say("system.health")}>
      <Facts
        facts={[
          [
            say("system.jobs"),
            health.failing_jobs.length === 0 ? say("system.all_well") : health.failing_jobs.join(", "),
          ],
          [
            say("system.books"),
            check === null
              ? say("system.never")
              : `${check.breaches === 0 ? say("system.all_hold") : number(check.breaches)} · ${instant(check.ended_at)}`,
          ],
          [
            say("system.last_backup"),
            health.last_backup_at === null ? say("system.never") : instant(health.last_backup_at),
          ],
          [
            say("system.database"),
            <bdi key="d">{`PostgreSQL ${health.database} · ${size(health.database_bytes)}`}</bdi>,
          ],
          [say("system.version"), <bdi key="v">{`Node ${health.node} · ${health.migration}`}</bdi>],
        ]}
      />
    </Panel>
  );
}
