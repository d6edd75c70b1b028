import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { State } from "../../kit/Chips.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { QuestionName } from "../content/QuestionName.tsx";
import { playerPath } from "../paths.ts";
import { SittingActions } from "./SittingActions.tsx";

type Sitting = DataOf<"view_exam_sitting">;
const LIVE_MS = 3_000;

/** One sitting: where it stands, what happened around it, every answer. */
export function SittingScreen() {
  const say = useSay();
  const { id = "", player = "" } = useParams();
  const sitting = useAnswer("view_exam_sitting", { exam_id: id, player_id: player }, { every: LIVE_MS });
  return (
    <Page
      title={sitting.data?.name ?? say("exams.sitting")}
      actions={sitting.data && <SittingActions examId={id} row={sitting.data} />}
    >
      <Answered query={sitting}>
        {(data) => (
          <>
            <Panels>
              <Standing sitting={data} />
              <Happened sitting={data} />
            </Panels>
            <Answers sitting={data} />
          </>
        )}
      </Answered>
    </Page>
  );
}

function Standing({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const may = useMay();
  const { field, choice } = useWords();
  const { instant, number, percent } = useFormats();
  const said = (result: Sitting["result"]) =>
    result === null
      ? "–"
      : `${number(result.marks)} / ${number(result.max_marks)} · ${percent(result.percent / 100)} · ${say(result.passed ? "exams.passed" : "exams.failed")}`;
  return (
    <Panel title={say("exams.standing")}>
      <Facts
        facts={[
          [field("state"), <State key="state" value={sitting.state} />],
          [
            field("player_id"),
            <Id
              key="id"
              id={sitting.player_id}
              {...(may("view_player") ? { to: playerPath(sitting.player_id) } : {})}
            />,
          ],
          [field("entered_at"), instant(sitting.entered_at)],
          [field("started_at"), instant(sitting.started_at)],
          [field("ends_at"), instant(sitting.ends_at)],
          [field("time_factor"), number(sitting.time_factor)],
          [field("extra_seconds"), number(sitting.extra_seconds)],
          [field("answered"), `${sitting.answered} / ${sitting.questions}`],
          [field("connection"), sitting.state === "sitting" ? choice(sitting.connection) : "–"],
          [field("result"), said(sitting.result)],
          ...(sitting.before_regrade === null
            ? []
            : [[say("exams.before_regrade"), said(sitting.before_regrade)] as const]),
          [field("end_reason"), sitting.end_reason ?? "–"],
          ...(sitting.void_reason === null ? [] : [[say("exams.void_reason"), sitting.void_reason] as const]),
          [
            field("decision"),
            sitting.decision === null ? "–" : `${choice(sitting.decision)}: ${sitting.decision_reason ?? ""}`,
          ],
        ]}
      />
    </Panel>
  );
}

function Happened({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const { choice } = useWords();
  const { number, time } = useFormats();
  return (
    <Panel title={say("exams.timeline")}>
      {sitting.timeline.length === 0 ? (
        <Typography color="textSecondary">{say("exams.quiet")}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
          {sitting.timeline.map((event) => (
            <Box
              component="li"
              key={`${event.at} ${event.kind}`}
              sx={{ display: "flex", gap: 1, alignItems: "center" }}
            >
              <Typography component="time" variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
                {time(event.at)}
              </Typography>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {choice(event.kind)}
                {event.lasted_seconds !== null &&
                  ` · ${say("exams.seconds", { count: number(event.lasted_seconds, 1) })}`}
              </Typography>
              {event.too_long && <Chip size="small" color="error" label={say("exams.too_long")} />}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Answers({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const { field } = useWords();
  const { number, time } = useFormats();
  return (
    <Panel title={field("answers")}>
      {sitting.answers.length === 0 ? (
        <Typography color="textSecondary">{say("exams.no_answers")}</Typography>
      ) : (
        <Box sx={{ overflowX: "auto" }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {["number", "stem", "answer", "verdict"].map((name) => (
                  <TableCell key={name}>{field(name)}</TableCell>
                ))}
                <TableCell align="right">{say("exams.worth")}</TableCell>
                <TableCell>{field("answered_at")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sitting.answers.map((row) => (
                <TableRow key={row.number}>
                  <TableCell>{row.number}</TableCell>
                  <TableCell sx={{ minWidth: 240 }}>
                    <QuestionName id={row.item_id} stem={row.stem} />
                  </TableCell>
                  <TableCell dir="auto" sx={{ minWidth: 160, overflowWrap: "anywhere" }}>
                    {row.answer === "" ? "–" : row.answer}
                  </TableCell>
                  <TableCell>
                    <State value={row.verdict} />
                  </TableCell>
                  <TableCell align="right">{number(row.marks)}</TableCell>
                  <TableCell>{row.answered_at === null ? "–" : time(row.answered_at)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}
