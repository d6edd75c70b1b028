import Alert from "@mui/material/Alert";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { State } from "../../kit/Chips.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { Finding } from "./Finding.tsx";

type Question = DataOf<"view_question">;

/** What the checks of packs find in a question, as they say it. */
export function Faults({ faults }: Pick<Question, "faults">) {
  const say = useSay();
  return (
    <Panel title={say("questions.faults")}>
      {faults.length === 0 && <Typography color="textSecondary">{say("questions.no_faults")}</Typography>}
      {faults.map(({ rule, severity, language, ...said }) => (
        <Alert
          key={`${language} ${rule} ${said.message}`}
          severity={severity}
          sx={{ overflowWrap: "anywhere" }}
        >
          <Chip size="small" label={language} sx={{ marginInlineEnd: 1 }} />
          <Finding {...said} />
        </Alert>
      ))}
    </Panel>
  );
}

export function Similar({ question }: { readonly question: Question }) {
  const say = useSay();
  const { percent } = useFormats();
  return (
    <Panel title={say("questions.similar")}>
      {question.similar.length === 0 && (
        <Typography color="textSecondary">{say("questions.no_similar")}</Typography>
      )}
      {question.similar.map(({ question_id, stem, state, likeness }) => (
        <Typography key={question_id} variant="body2">
          {percent(likeness)} <State value={state} />{" "}
          <Link component={RouterLink} to={questionPath(question_id)}>
            <bdi>{stem}</bdi>
          </Link>
        </Typography>
      ))}
    </Panel>
  );
}
