import Chip from "@mui/material/Chip";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { sittingPath } from "../paths.ts";
import type { Exam } from "./exam.ts";
import { SittingActions } from "./SittingActions.tsx";

/** Who sits the exam and where each stands, kept fresh while it is open. */
export function Sittings({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const { choice } = useWords();
  const { instant, number, percent } = useFormats();
  return (
    <ConsoleList
      name="sittings"
      fixed={{ exam_id: exam.exam_id }}
      perPage={50}
      isLive={exam.state === "open"}
      empty={say("exams.no_sittings")}
      to={(row) => sittingPath(exam.exam_id, row.player_id)}
      columns={[
        { field: "name", render: (row) => <bdi>{row.name}</bdi> },
        { field: "state", render: (row) => <State value={row.state} /> },
        {
          field: "connection",
          render: (row) =>
            row.state === "sitting" ? (
              <Chip
                size="small"
                variant="outlined"
                color={row.away_now || row.connection === "silent" ? "warning" : "success"}
                label={choice(row.away_now ? "away" : row.connection)}
              />
            ) : (
              "–"
            ),
        },
        { field: "answered", isNumber: true, render: (row) => `${row.answered} / ${row.questions}` },
        { field: "ends_at", render: (row) => instant(row.ends_at) },
        {
          field: "violations",
          render: ({ violations }) =>
            violations === 0 ? "–" : <Chip size="small" color="error" label={violations} />,
        },
        { field: "absences", isNumber: true, render: (row) => number(row.absences) },
        {
          field: "result",
          render: ({ result }) =>
            result === null
              ? "–"
              : `${percent(result.percent / 100)} · ${say(result.passed ? "exams.passed" : "exams.failed")}`,
        },
        {
          field: "decision",
          render: (row) => (row.decision === null ? "–" : <State value={row.decision} />),
        },
      ]}
      renderActions={(row) => <SittingActions examId={exam.exam_id} row={row} />}
    />
  );
}
