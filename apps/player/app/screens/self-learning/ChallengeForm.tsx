import { buttonClass } from "@crosscheck/ui/button-class";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "../../i18n/formats.ts";
import type { MsgId } from "../../i18n/message-ids.ts";
import { useText } from "../../i18n/texts.tsx";
import type { Category } from "../modes/category-queries.ts";
import { NumberPicker } from "./NumberPicker.tsx";
import { TopicPicker } from "./TopicPicker.tsx";
import {
  challengePath,
  hasOwnMinutes,
  MINUTE_BOUNDS,
  minutesAt,
  MOST_TOPICS,
  PACES,
  QUESTION_BOUNDS,
  readNumber,
  recallChoice,
  rememberChoice,
  withQuestions,
  type Choice,
} from "./challenge-choice.ts";

const COUNTS = [10, 20, 30, 50];
const CHIP = `${buttonClass("quiet", "small")} grow`;

type Problems = { readonly topics?: MsgId; readonly questions?: MsgId; readonly minutes?: MsgId };

/** Chooses a self challenge, starting from the last one, and opens it. */
export function ChallengeForm({ topics }: { readonly topics: readonly Category[] }) {
  const text = useText();
  const { number } = useFormats();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(recallChoice);
  const [isOwnTime, setIsOwnTime] = useState(() => hasOwnMinutes(choice));
  const [problems, setProblems] = useState<Problems>({});
  const chosen = choice.topics.filter((slug) => topics.some((topic) => topic.slug === slug && isFree(topic)));
  const questions = readNumber(choice.questions, QUESTION_BOUNDS);
  const minutes = readNumber(choice.minutes, MINUTE_BOUNDS);
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    setProblems({});
  };
  const changeQuestions = (typed: string) => change(withQuestions(choice, typed, isOwnTime));
  const changeMinutes = (typed: string) => {
    setIsOwnTime(true);
    change({ minutes: typed });
  };
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: Problems = {
      ...topicProblem(chosen.length),
      ...(questions === null ? { questions: "refusals.self_learning.questions_missing" } : {}),
      ...(minutes === null ? { minutes: "refusals.self_learning.timer_missing" } : {}),
    };
    setProblems(found);
    if (found.topics !== undefined || questions === null || minutes === null) {
      firstWith(found, event.currentTarget)?.focus();
      return;
    }
    rememberChoice({ ...choice, topics: chosen });
    void navigate(challengePath(chosen, questions, minutes));
  };
  const sentence = (id: MsgId | undefined) =>
    id === undefined ? undefined : text(id, { most: MOST_TOPICS });
  return (
    <form noValidate onSubmit={start} className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start">
      <TopicPicker
        topics={topics}
        chosen={chosen}
        onChange={(next) => change({ topics: next })}
        error={sentence(problems.topics)}
      />
      <div className="grid gap-6 rounded-card border border-line bg-card p-5 shadow-card lg:sticky lg:top-20">
        <NumberPicker
          name="questions"
          label={text("self-challenge.questions")}
          hint={text("self-challenge.range", QUESTION_BOUNDS)}
          error={sentence(problems.questions)}
          bounds={QUESTION_BOUNDS}
          value={choice.questions}
          onChange={changeQuestions}
          lessLabel={text("self-challenge.fewer_questions")}
          moreLabel={text("self-challenge.more_questions")}
        >
          {COUNTS.map((count) => (
            <button key={count} type="button" className={CHIP} onClick={() => changeQuestions(`${count}`)}>
              {number(count)}
            </button>
          ))}
        </NumberPicker>
        <NumberPicker
          name="minutes"
          label={text("self-challenge.minutes")}
          hint={text("self-challenge.range", MINUTE_BOUNDS)}
          error={sentence(problems.minutes)}
          bounds={MINUTE_BOUNDS}
          value={choice.minutes}
          onChange={changeMinutes}
          lessLabel={text("self-challenge.fewer_minutes")}
          moreLabel={text("self-challenge.more_minutes")}
        >
          {PACES.map((pace) => {
            const suggested = minutesAt(pace, questions ?? QUESTION_BOUNDS.min);
            return (
              <button key={pace} type="button" className={CHIP} onClick={() => changeMinutes(`${suggested}`)}>
                {text(`self-challenge.pace.${pace}`, { minutes: suggested })}
              </button>
            );
          })}
        </NumberPicker>
        <button type="submit" className={buttonClass("action", "large")}>
          {text("self-challenge.start")}
        </button>
        <p className="text-center text-sm text-muted">
          {text("self-challenge.summary", { topics: chosen.length })}
        </p>
      </div>
    </form>
  );
}

/** What the first problem belongs to, in the order of the form. */
function firstWith(found: Problems, form: HTMLFormElement): HTMLElement | null {
  if (found.topics !== undefined) return form.querySelector("#challenge-topics");
  return form.querySelector(`input[name=${found.questions === undefined ? "minutes" : "questions"}]`);
}

function topicProblem(count: number): Problems {
  if (count === 0) return { topics: "self-challenge.topics_missing" };
  return count > MOST_TOPICS ? { topics: "self-challenge.topics_many" } : {};
}

function isFree(topic: Category): boolean {
  return !topic.is_premium || topic.has_unlocked;
}
