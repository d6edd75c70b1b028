import { CallButton } from "../../kit/CallButton.tsx";
import { useSay } from "../../texts/i18n.ts";

type SittingActionsProps = {
  readonly examId: string;
  readonly row: { readonly player_id: string; readonly name: string; readonly state: string };
};

/** What an examiner can do about one sitting. */
export function SittingActions({ examId, row }: SittingActionsProps) {
  const say = useSay();
  const fixed = { exam_id: examId, player_id: row.player_id };
  const name = row.name;
  return (
    <>
      {row.state === "sitting" && (
        <>
          <CallButton
            action="give_exam_time"
            fixed={fixed}
            start={{ minutes: 10 }}
            lead={say("exams.time_lead", { name })}
          />
          <CallButton
            action="end_exam_sitting"
            color="error"
            fixed={fixed}
            lead={say("exams.end_lead", { name })}
          />
        </>
      )}
      {row.state !== "entered" && row.state !== "sitting" && (
        <CallButton action="decide_exam_sitting" fixed={fixed} lead={say("exams.decide_lead")} />
      )}
      {row.state !== "voided" && (
        <CallButton
          action="void_exam_sitting"
          color="error"
          fixed={fixed}
          lead={say("exams.void_lead", { name })}
          typed={name}
        />
      )}
    </>
  );
}
