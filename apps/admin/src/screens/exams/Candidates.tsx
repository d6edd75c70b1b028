import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { CallButton } from "../../kit/CallButton.tsx";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { NotFound } from "./NotFound.tsx";
import type { Exam } from "./exam.ts";
import { EXAM_FIELDS } from "./exam-fields.tsx";
import { GroupLink } from "./GroupLink.tsx";

/** Whom an exam lets in, and what is granted to whom. */
export function Candidates({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const { choice } = useWords();
  const { number } = useFormats();
  const fixed = { exam_id: exam.exam_id };
  const isOver = exam.state === "closed" || exam.state === "archived";
  return (
    <>
      <Box sx={{ display: "flex", gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        <Typography sx={{ flex: 1 }}>
          {say("exams.admits", { who: choice(exam.admits) })}
          {exam.group_id !== null && <GroupLink id={exam.group_id} />}
        </Typography>
        {!isOver && (
          <CallButton
            action="set_exam_candidates"
            variant="contained"
            fixed={{ ...fixed, remove: [] }}
            start={{ admits: exam.admits, ...(exam.group_id === null ? {} : { group_id: exam.group_id }) }}
            fields={EXAM_FIELDS}
            lead={say("exams.candidates_lead")}
            renderAnswer={({ not_found, candidates }) =>
              not_found.length === 0 ? null : (
                <>
                  <Alert severity="success">{say("exams.stored", { count: candidates })}</Alert>
                  <NotFound lines={not_found} />
                </>
              )
            }
          />
        )}
      </Box>
      <ConsoleList
        name="candidates"
        fixed={fixed}
        empty={say(exam.admits === "everybody" ? "exams.everybody_text" : "exams.no_candidates")}
        columns={[
          { field: "name", render: (row) => <bdi>{row.name}</bdi> },
          { field: "admitted", render: (row) => choice(String(row.admitted)) },
          { field: "listed", render: (row) => choice(String(row.listed)) },
          { field: "time_factor", isNumber: true, render: (row) => number(row.time_factor) },
          { field: "tolerance_seconds", isNumber: true, render: (row) => number(row.tolerance_seconds) },
          { field: "entered", label: say("exams.entered"), render: (row) => choice(String(row.entered)) },
        ]}
        renderActions={({ player_id, name }) =>
          !isOver && (
            <CallButton
              action="set_exam_candidates"
              color="error"
              label={say("exams.remove")}
              title={say("exams.remove")}
              fixed={{
                ...fixed,
                remove: [player_id],
                candidates: [],
                admits: exam.admits,
                group_id: exam.group_id ?? undefined,
              }}
              lead={say("exams.remove_lead", { name })}
            />
          )
        }
      />
    </>
  );
}
