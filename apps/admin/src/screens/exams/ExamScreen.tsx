import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { useParams, useSearchParams } from "react-router";
import { Answered } from "../../kit/Answered.tsx";
import { State } from "../../kit/Chips.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { Analysis } from "./Analysis.tsx";
import { Candidates } from "./Candidates.tsx";
import type { Exam } from "./exam.ts";
import { ExamActions } from "./ExamActions.tsx";
import { Paper } from "./Paper.tsx";
import { Sittings } from "./Sittings.tsx";

const PARTS = ["paper", "candidates", "sittings", "analysis"] as const;
type Part = (typeof PARTS)[number];
const VIEWS: Readonly<Record<Part, (props: { readonly exam: Exam }) => React.ReactNode>> = {
  paper: Paper,
  candidates: Candidates,
  sittings: Sittings,
  analysis: Analysis,
};

/** One exam: its paper, who may sit it, who does, and how it went. */
export function ExamScreen() {
  const say = useSay();
  const { id = "" } = useParams();
  const exam = useAnswer("view_exam", { exam_id: id });
  return (
    <Page
      title={exam.data?.title ?? say("areas.exams")}
      actions={exam.data && <ExamActions exam={exam.data} />}
    >
      <Answered query={exam}>{(data) => <Parts exam={data} />}</Answered>
    </Page>
  );
}

function Parts({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const { instant } = useFormats();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("part");
  const part = PARTS.find((one) => one === wanted) ?? (exam.state === "draft" ? "paper" : "sittings");
  const View = VIEWS[part];
  return (
    <>
      <Typography
        color="textSecondary"
        sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}
      >
        <State value={exam.state} />
        {instant(exam.starts_at)} – {instant(exam.ends_at)}
      </Typography>
      <Tabs
        value={part}
        variant="scrollable"
        onChange={(_event, next: Part) => setSearch({ part: next }, { replace: true })}
      >
        {PARTS.map((one) => (
          <Tab key={one} value={one} label={say(`exams.${one}`)} />
        ))}
      </Tabs>
      <View exam={exam} />
    </>
  );
}
