import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Differences } from "../../kit/Differences.tsx";
import { OperatorName } from "../../kit/OperatorName.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";

type Question = DataOf<"view_question">;

/** Versions that were played, and what each one changed; the draft against what is played. */
export function Versions({ question }: { readonly question: Question }) {
  const say = useSay();
  const { field } = useWords();
  const { instant } = useFormats();
  const [open, setOpen] = useState<number | "draft" | null>(question.draft === null ? null : "draft");
  const { versions, live, draft } = question;
  const names = [say("questions.before"), say("questions.after")] as const;
  const button = (part: number | "draft") => (
    <Button size="small" aria-expanded={open === part} onClick={() => setOpen(open === part ? null : part)}>
      {say("questions.compare")}
    </Button>
  );
  return (
    <Panel title={say("questions.versions")}>
      {draft !== null && live !== null && (
        <div>
          {say("questions.part_draft")} {button("draft")}
          {open === "draft" && <Differences before={textsOf(live)} after={textsOf(draft)} names={names} />}
        </div>
      )}
      {versions.length === 0 && <Typography color="textSecondary">{say("questions.no_versions")}</Typography>}
      {versions.map(({ version, created_at, confirmed_by }, at) => {
        const earlier = versions[at + 1]?.version;
        return (
          <div key={version}>
            <Typography variant="body2" component="span">
              {field("version")} {version} · {instant(created_at)}
              {confirmed_by !== null && (
                <>
                  {" · "}
                  {say("questions.confirmed_by")} <OperatorName id={confirmed_by} />
                </>
              )}
            </Typography>{" "}
            {earlier !== undefined && button(version)}
            {open === version && earlier !== undefined && (
              <Between id={question.question_id} from={earlier} to={version} names={names} />
            )}
          </div>
        );
      })}
    </Panel>
  );
}

function textsOf({ kind, texts }: Pick<NonNullable<Question["live"]>, "kind" | "texts">) {
  return { kind, texts };
}

type BetweenProps = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly names: readonly [string, string];
};

function Between({ id, from, to, names }: BetweenProps) {
  const before = useAnswer("view_question_version", { question_id: id, version: from });
  const after = useAnswer("view_question_version", { question_id: id, version: to });
  return (
    <Answered query={before}>
      {(old) => (
        <Answered query={after}>{(now) => <Differences before={old} after={now} names={names} />}</Answered>
      )}
    </Answered>
  );
}
