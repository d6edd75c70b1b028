import Button from "@mui/material/Button";
import { Link } from "react-router";
import type { DataOf, SentOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { useAnswer } from "../../kit/use-answer.ts";
import { useSay } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";

type Question = DataOf<"view_question">;
type Wanted = Omit<SentOf<"list_questions">, "cursor" | "limit">;

/** The way on for whoever looks through questions: the next draft to review, or the next of this category to confirm. */
export function NextQuestion({ question }: { readonly question: Question }) {
  const say = useSay();
  const { draft, live, question_id: here } = question;
  const isDraft = draft !== null && draft.trashed_at === null;
  const place = (live ?? draft)?.category_id;
  const next = useNext(
    isDraft
      ? { draft_state: "draft" }
      : { state: "live", confirmed: false, ...(place === undefined ? {} : { category_id: place }) },
    here,
  );
  if (next === undefined || next === here) return null;
  return (
    <Button component={Link} to={questionPath(next)} size="small" variant="outlined">
      {say(isDraft ? "questions.next_draft" : "questions.next_to_confirm")}
    </Button>
  );
}

/** The next of these questions; behind the last one the first comes again, since some may have been passed over. */
function useNext(wanted: Wanted, here: string): string | undefined {
  const isOff = !useMay()("move_questions");
  const after = useAnswer("list_questions", { ...wanted, cursor: here, limit: 1 }, { isOff }).data?.rows;
  const isLast = after?.length === 0;
  const first = useAnswer("list_questions", { ...wanted, limit: 1 }, { isOff: isOff || !isLast }).data?.rows;
  return (isLast ? first : after)?.[0]?.question_id;
}
