import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import MuiLink from "@mui/material/Link";
import { Link, useParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { State } from "../../kit/Chips.tsx";
import { Id } from "../../kit/Id.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { playerPath, questionPath } from "../paths.ts";
import { wordsOf } from "./answer-words.ts";

type Review = DataOf<"review_player_attempt">;
type Question = Review["questions"][number];

/** An attempt as it was played: what was asked, answered and right. */
export function AttemptScreen() {
  const say = useSay();
  const { id = "", attempt = "" } = useParams();
  const player = useAnswer("view_player", { player_id: id });
  const review = useAnswer("review_player_attempt", { player_id: id, attempt_id: attempt });
  return (
    <Page
      title={say("people.attempt")}
      actions={
        <MuiLink component={Link} to={playerPath(id)}>
          <bdi>{player.data?.name ?? say("people.player")}</bdi>
        </MuiLink>
      }
    >
      <Answered query={review}>
        {(data) => (
          <>
            <Result review={data} />
            {data.questions.map((question) => (
              <Asked key={question.card.number} question={question} />
            ))}
          </>
        )}
      </Answered>
    </Page>
  );
}

function Result({ review: { result } }: { readonly review: Review }) {
  const { field, choice } = useWords();
  const { instant, number } = useFormats();
  return (
    <Panel>
      <Facts
        facts={[
          [field("mode"), choice(result.mode)],
          [field("finished_at"), instant(result.finished_at)],
          [field("correct"), `${result.correct} / ${result.question_count}`],
          [field("score"), `${number(result.score)} (+${number(result.score_counted)})`],
          [field("coins"), number(result.coins_earned)],
          [field("duration_seconds"), number(result.duration_seconds)],
          [field("ranked"), choice(String(result.ranked))],
        ]}
      />
    </Panel>
  );
}

function Asked({ question }: { readonly question: Question }) {
  const say = useSay();
  const may = useMay();
  const { field } = useWords();
  const { number } = useFormats();
  const { card, reveal, seconds } = question;
  const verdict = verdictOf(question);
  return (
    <Panel>
      <Box sx={{ display: "flex", gap: 1, alignItems: "baseline" }}>
        <Typography color="textSecondary">{card.number}</Typography>
        <Typography lang={card.language} dir="auto" sx={{ flex: 1 }}>
          {card.stem}
        </Typography>
        <State value={verdict} />
      </Box>
      <Facts
        facts={[
          [field("answer"), <bdi key="answer">{wordsOf(card, question.answer) || "–"}</bdi>],
          ...(reveal === null
            ? []
            : [
                [
                  say("people.right_answer"),
                  <bdi key="right">{wordsOf(card, reveal.correct_answer)}</bdi>,
                ] as const,
              ]),
          [say("people.seconds"), seconds === null ? "–" : number(seconds, 1)],
          [
            field("item_id"),
            <Id
              key="id"
              id={card.question_id}
              {...(may("view_question") ? { to: questionPath(card.question_id) } : {})}
            />,
          ],
        ]}
      />
    </Panel>
  );
}

function verdictOf({ reveal, withheld, answer }: Question): string {
  if (reveal === null) return withheld ?? "blank";
  if (reveal.correct) return "correct";
  return answer === null ? "blank" : "wrong";
}
