import type { DataOf, SentOf } from "../../data/call.ts";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useMay } from "../../data/session.ts";
import { CallDialog } from "../../kit/CallDialog.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";

type Row = Pick<
  DataOf<"list_questions">["rows"][number],
  "question_id" | "version" | "live_version" | "state" | "draft_state" | "origin" | "confirmed_at"
> & {
  /** Whether whoever looks has written something of its draft: then another person approves it. Lists do not know. */
  readonly isOwnWork?: boolean;
  /** Whether its draft is in the trash; lists know it by the state of questions that were never played. */
  readonly isThrownAway?: boolean;
};
type Step = SentOf<"move_questions">["step"];

const STEPS: readonly { readonly step: Step; readonly fits: (row: Row) => boolean }[] = [
  {
    step: "approve",
    fits: (row) => row.draft_state === "draft" && row.state !== "trash" && row.isOwnWork !== true,
  },
  { step: "publish", fits: (row) => row.draft_state === "reviewed" },
  { step: "send_back", fits: (row) => row.draft_state !== null && row.state !== "trash" },
  { step: "discard", fits: (row) => row.draft_state !== null && row.state !== "trash" },
  { step: "take_out_of_trash", fits: (row) => row.isThrownAway ?? row.state === "trash" },
  { step: "confirm", fits: (row) => row.state === "live" && row.confirmed_at === null },
  {
    step: "take_back",
    fits: (row) => row.state === "live" && row.confirmed_at !== null && row.origin === "pack",
  },
  { step: "retire", fits: (row) => row.state === "live" },
  { step: "restore", fits: (row) => row.state === "retired" },
];
const FORWARD: readonly Step[] = ["approve", "publish", "confirm"];
const LEADS = {
  confirm: "questions.confirm_lead",
  take_back: "questions.take_back_lead",
  approve: "questions.review_lead",
  publish: "questions.publish_lead",
  discard: "questions.discard_lead",
  retire: "questions.retire_lead",
} as const;

/** The steps that these questions may take, for all of them that may. */
export function QuestionSteps({ questions }: { readonly questions: readonly Row[] }) {
  const { choice } = useWords();
  const may = useMay();
  const [step, setStep] = useState<Step | null>(null);
  if (!may("move_questions")) return null;
  return (
    <>
      {STEPS.filter(({ fits }) => questions.some(fits)).map(({ step: one }) => (
        <Button
          key={one}
          size="small"
          variant={FORWARD.includes(one) ? "contained" : "outlined"}
          color={one === "retire" || one === "discard" ? "error" : "primary"}
          onClick={() => setStep(one)}
        >
          {choice(one)}
        </Button>
      ))}
      {step !== null && (
        <StepDialog
          step={step}
          questions={questions.filter((row) => STEPS.find((one) => one.step === step)?.fits(row))}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

type StepDialogProps = {
  readonly step: Step;
  readonly questions: readonly Row[];
  readonly onClose: () => void;
};

function StepDialog({ step, questions, onClose }: StepDialogProps) {
  const say = useSay();
  const { choice } = useWords();
  // What was chosen stays chosen while the list behind the dialog is asked anew.
  const [asked] = useState(() =>
    questions.map(({ question_id, version, live_version }) => ({ question_id, version, live_version })),
  );
  const lead = step in LEADS ? say(LEADS[step as keyof typeof LEADS]) : "";
  const count = asked.length > 1 ? say("questions.selected", { count: asked.length }) : "";
  const hasNote = step === "approve" || step === "send_back";
  return (
    <CallDialog
      action="move_questions"
      title={choice(step)}
      fixed={{ step, questions: asked, ...(hasNote ? {} : { note: "" }) }}
      lead={`${lead} ${count}`.trim()}
      onClose={onClose}
      renderAnswer={({ moved, stayed }) =>
        stayed.length === 0 ? null : (
          <Alert severity={moved === 0 ? "error" : "warning"}>
            {say("questions.moved", { count: moved })} {say("questions.stayed", { count: stayed.length })}
            <ul>
              {[...Map.groupBy(stayed, ({ why }) => why)].map(([why, rows]) => (
                <li key={why}>{`${choice(why)} (${rows.length})`}</li>
              ))}
            </ul>
          </Alert>
        )
      }
    />
  );
}
