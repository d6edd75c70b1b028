import { EmptyState } from "@crosscheck/ui/EmptyState";
import { PageHeader } from "@crosscheck/ui/PageHeader";
import { SkeletonList } from "@crosscheck/ui/SkeletonList";
import { PaperPlane } from "@crosscheck/ui/art/PaperPlane";
import { useText } from "../../i18n/texts.tsx";
import { MODES } from "../../modes/modes.ts";
import { isOfTopics } from "../../play/run-title.ts";
import { CallView } from "../../view/CallView.tsx";
import { Screen } from "../../view/Screen.tsx";
import { BackLink } from "../../view/BackLink.tsx";
import { DefaultLanguageOffer } from "../modes/DefaultLanguageOffer.tsx";
import { ModeMark } from "../../view/ModeMark.tsx";
import { OpenRunCard } from "../modes/OpenRunCard.tsx";
import { useCategories, useOpenRuns } from "../modes/category-queries.ts";
import { ChallengeForm } from "./ChallengeForm.tsx";

/** Route /self-learning/. Own topics, number of questions and minutes; practice. */
export default function SelfLearningScreen() {
  const text = useText();
  const topics = useCategories(MODES.quiz_zone.type, 1);
  return (
    <Screen title={text("modes.self_challenge.title")}>
      <PageHeader
        title={text("modes.self_challenge.title")}
        lead={text("modes.self_challenge.lead")}
        back={<BackLink to="/learn/" label={text("shell.nav.learn")} />}
        aside={<ModeMark mode={{ emblem: "self-challenge" }} />}
      />
      <OpenChallenges />
      <CallView
        query={topics}
        loading={
          <SkeletonList
            count={8}
            label={text("quiz-zone.loading")}
            className="grid gap-2 sm:grid-cols-2"
            rowClassName="h-16 w-full"
          />
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={text("quiz-zone.empty.title")}
              art={<PaperPlane />}
              action={<DefaultLanguageOffer />}
            >
              {text("quiz-zone.empty.text")}
            </EmptyState>
          ) : (
            <ChallengeForm topics={rows} />
          )
        }
      </CallView>
    </Screen>
  );
}

/** Challenges that wait to be resumed; nothing when there are none. */
function OpenChallenges() {
  const text = useText();
  const runs = useOpenRuns();
  const own = runs.data?.ok === true ? runs.data.data.filter(({ mode }) => isOfTopics(mode)) : [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="challenge-open" className="mb-8">
      <h2 id="challenge-open" className="mb-3 text-xl">
        {text("modes.resume")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {own.map((run) => (
          <li key={run.attempt_id} className="flex">
            <OpenRunCard run={run} />
          </li>
        ))}
      </ul>
    </section>
  );
}
