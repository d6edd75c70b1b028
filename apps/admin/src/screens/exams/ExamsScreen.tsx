import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { Link } from "react-router";
import { useMay } from "../../data/session.ts";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { examPath } from "../paths.ts";

/** Exams in every state, and new ones. */
export function ExamsScreen() {
  const say = useSay();
  const may = useMay();
  const { choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Page
      title={say("areas.exams")}
      lead={say("exams.lead")}
      actions={
        may("create_exam") && (
          <Button component={Link} to="/exams/new" variant="contained" size="small" startIcon={<AddIcon />}>
            {say("exams.new")}
          </Button>
        )
      }
    >
      <ConsoleList
        name="exams"
        empty={say("exams.none")}
        to={(row) => examPath(row.exam_id)}
        columns={[
          { field: "title", render: (row) => <bdi>{row.title}</bdi> },
          { field: "state", render: (row) => <State value={row.state} /> },
          {
            field: "licence",
            render: (row) => [row.licence, row.subject].filter((part) => part !== "").join(" · ") || "–",
          },
          { field: "starts_at", render: (row) => instant(row.starts_at) },
          { field: "ends_at", render: (row) => instant(row.ends_at) },
          { field: "question_count", isNumber: true, render: (row) => number(row.question_count) },
          { field: "admits", render: (row) => choice(row.admits) },
          {
            field: "sittings",
            render: ({ sittings }) =>
              say("exams.counts", {
                entered: sittings.entered,
                sitting: sittings.sitting,
                over: sittings.over,
              }),
          },
        ]}
      />
    </Page>
  );
}
