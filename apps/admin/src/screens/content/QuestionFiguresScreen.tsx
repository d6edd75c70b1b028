import Button from "@mui/material/Button";
import { Link, useParams } from "react-router";
import { useMay } from "../../data/session.ts";
import { State } from "../../kit/Chips.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import Typography from "@mui/material/Typography";
import { questionPath } from "../paths.ts";
import { QuestionFigures } from "./QuestionFigures.tsx";

/** One question: how it does, and what was regraded of it. */
export function QuestionFiguresScreen() {
  const say = useSay();
  const may = useMay();
  const { instant, number } = useFormats();
  const { id = "" } = useParams();
  const figures = useAnswer("get_item_statistics", { question_id: id });
  return (
    <Page
      title={say("figures.question")}
      actions={
        may("view_question") && (
          <Button component={Link} to={questionPath(id)} variant="outlined" size="small">
            {say("figures.to_question")}
          </Button>
        )
      }
    >
      <Typography dir="auto" sx={{ maxWidth: "80ch", overflowWrap: "anywhere" }}>
        {figures.data?.stem}
      </Typography>
      <QuestionFigures questionId={id} />
      <Typography variant="h2">{say("figures.regrades")}</Typography>
      <ConsoleList
        name="regrades"
        fixed={{ question_id: id }}
        empty={say("figures.no_regrades")}
        isMoving={({ status }) => status === "running"}
        columns={[
          { field: "asked_at", render: ({ asked_at }) => instant(asked_at) },
          { field: "status", render: ({ status }) => <State value={status} /> },
          { field: "versions", render: ({ versions, version }) => `${versions.join(", ")} → ${version}` },
          { field: "reason", render: ({ reason }) => <span dir="auto">{reason}</span> },
          { field: "players", isNumber: true, render: ({ players }) => number(players) },
          { field: "attempts", isNumber: true, render: ({ attempts }) => number(attempts) },
          { field: "coins", isNumber: true, render: ({ coins }) => number(coins) },
          { field: "score", isNumber: true, render: ({ score }) => number(score) },
        ]}
      />
    </Page>
  );
}
