import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { Link as RouterLink, useParams } from "react-router";
import { call, type DataOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { State } from "../../kit/Chips.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { OrderedList } from "../../kit/OrderedList.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { Problem } from "../../kit/Problem.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useLeaveGuard } from "../../kit/use-leave-guard.ts";
import { useSay } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { QuestionSearch } from "./QuestionSearch.tsx";
import { namedIn, useContentLanguages } from "../../kit/use-content-languages.ts";

type Paper = DataOf<"view_daily_paper">;
/** A question of the day; without a state one that was just added. */
type Asked = Pick<Paper["questions"][number], "name" | "question_id" | "stem"> &
  Partial<Paper["questions"][number]>;

const FEWEST = 5;
const MOST = 20;

/** One day of the daily quiz: its questions, and another choice of them while the day is to come. */
export function DailyPaperScreen() {
  const say = useSay();
  const { date } = useFormats();
  const { day = "" } = useParams();
  const paper = useAnswer("view_daily_paper", { day });
  // What is typed stays when others save; one's own begins anew from what was stored.
  const [saves, setSaves] = useState(0);
  const queries = useQueryClient();
  const onSaved = async () => {
    await queries.invalidateQueries();
    setSaves((count) => count + 1);
  };
  return (
    <Page
      title={say("daily.of", { day: date(day) })}
      actions={
        paper.data?.is_own === true &&
        !paper.data.is_fixed && (
          <CallButton
            action="clear_daily_paper"
            fixed={{ day, version: paper.data.version }}
            lead={say("daily.clear_lead")}
            onDone={() => void onSaved()}
          />
        )
      }
    >
      <Answered query={paper}>{(data) => <Questions key={saves} paper={data} onSaved={onSaved} />}</Answered>
    </Page>
  );
}

type QuestionsProps = { readonly paper: Paper; readonly onSaved: () => Promise<void> };

function Questions({ paper, onSaved }: QuestionsProps) {
  const say = useSay();
  const may = useMay();
  const notify = useNotify();
  const { day, version } = paper;
  const form = useCallForm("set_daily_paper", { day, version }, namedBy(paper));
  const { names, questions } = form.values as ReturnType<typeof namedBy>;
  const [known, setKnown] = useState<readonly Asked[]>(paper.questions);
  const asked = questions.map((name) => known.find((one) => one.name === name) ?? unknown(name));
  const languages = useContentLanguages();
  const letGo = useLeaveGuard(form.isChanged, say("form.unsaved"));
  const isOpen = may("set_daily_paper") && !paper.is_fixed;
  const order = (wanted: readonly string[]) => form.set(["questions"], wanted);
  const save = async () => {
    const said = Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ""));
    if ((await form.send({ names: said })) === null) return;
    letGo();
    notify(say("form.done"), { type: "success" });
    await onSaved();
  };
  const renew = async () => {
    const now = (await call("view_daily_paper", { day })).data;
    setKnown((old) => [...now.questions, ...old]);
    return { version: now.version, ...namedBy(now) };
  };
  return (
    <>
      {paper.is_fixed && <Alert severity="info">{say("daily.fixed")}</Alert>}
      {isOpen && (
        <Panel title={say("daily.name")}>
          {namedIn(languages, names).map(({ language, direction }) => (
            <TextField
              key={language}
              label={`${say("daily.name")} (${language})`}
              value={names[language] ?? ""}
              onChange={({ target }) => form.set(["names", language], target.value)}
              slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: 80 } }}
            />
          ))}
        </Panel>
      )}
      <Panel title={say("daily.questions")}>
        {asked.length === 0 && <Typography color="textSecondary">{say("daily.nothing")}</Typography>}
        <OrderedList
          rows={asked}
          idOf={({ name }) => name}
          nameOf={({ stem, name }) => stem || name}
          {...(isOpen ? { onOrder: order } : {})}
          renderRow={(one) => (
            <AskedRow
              asked={one}
              onRemove={isOpen ? () => order(questions.filter((name) => name !== one.name)) : undefined}
            />
          )}
        />
        {isOpen && asked.length < MOST && (
          <QuestionSearch
            without={questions}
            onChoose={(name, chosen) => {
              const { question_id, stem } = chosen;
              setKnown([...known, { name, question_id, stem, languages: chosen.languages }]);
              order([...questions, name]);
            }}
          />
        )}
        {isOpen && questions.length < FEWEST && (
          <Alert severity="info">{say("daily.needs", { count: FEWEST })}</Alert>
        )}
        <Problem form={form} renew={renew} />
        {isOpen && (
          <Button
            variant="contained"
            sx={{ justifySelf: "start" }}
            loading={form.isSending}
            disabled={!form.isChanged || questions.length < FEWEST}
            onClick={() => void save()}
          >
            {say("daily.save")}
          </Button>
        )}
      </Panel>
    </>
  );
}

/** What may be changed of a day. */
function namedBy({ names, questions }: Paper) {
  return { names, questions: questions.map(({ name }) => name) };
}

function unknown(name: string): Asked {
  return { name, question_id: null, stem: "" };
}

function AskedRow({
  asked,
  onRemove,
}: {
  readonly asked: Asked;
  readonly onRemove: (() => void) | undefined;
}) {
  const say = useSay();
  const { date } = useFormats();
  const {
    name,
    question_id: id,
    stem,
    state,
    is_fit: isFit = true,
    languages = [],
    also_on: alsoOn = [],
  } = asked;
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
      <Box sx={{ flex: 1, minWidth: "min(220px, 100%)" }}>
        <Typography dir="auto" sx={{ overflowWrap: "anywhere" }}>
          {id === null ? (
            stem || name
          ) : (
            <Link component={RouterLink} to={questionPath(id)}>
              {stem || name}
            </Link>
          )}
        </Typography>
        <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap", alignItems: "center" }}>
          {state !== undefined && <State value={state} />}
          {!isFit && <Chip size="small" color="warning" variant="outlined" label={say("daily.unfit")} />}
          {languages.length > 0 && <Chip size="small" variant="outlined" label={languages.join(", ")} />}
          {alsoOn.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {say("daily.also_on", { days: alsoOn.map(date).join(" · ") })}
            </Typography>
          )}
        </Box>
      </Box>
      {onRemove !== undefined && (
        <Button size="small" onClick={onRemove} aria-label={say("daily.remove", { name: stem || name })}>
          {say("files.remove")}
        </Button>
      )}
    </Box>
  );
}
