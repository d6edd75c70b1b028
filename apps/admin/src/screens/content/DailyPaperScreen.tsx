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
import { OrderedList } from "../../kit/OrderedList.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useLeaveGuard } from "../../kit/use-leave-guard.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { QuestionSearch } from "./QuestionSearch.tsx";

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
          />
        )
      }
    >
      <Answered query={paper}>
        {(data) => <Questions key={`${data.version} ${data.is_own}`} paper={data} />}
      </Answered>
    </Page>
  );
}

function Questions({ paper }: { readonly paper: Paper }) {
  const say = useSay();
  const may = useMay();
  const [names, setNames] = useState<Readonly<Record<string, string>>>(paper.names);
  const [asked, setAsked] = useState<readonly Asked[]>(paper.questions);
  const isChanged = names !== paper.names || asked !== paper.questions;
  const saving = useSave(paper, isChanged);
  const isOpen = may("set_daily_paper") && !paper.is_fixed;
  const items = asked.map(({ name }) => name);
  const order = (wanted: readonly string[]) =>
    setAsked(wanted.flatMap((name) => asked.find((one) => one.name === name) ?? []));
  return (
    <>
      {paper.is_fixed && <Alert severity="info">{say("daily.fixed")}</Alert>}
      {isOpen && (
        <Panel title={say("daily.name")}>
          {[...new Set(["en", "ar", ...Object.keys(names)])].map((language) => (
            <TextField
              key={language}
              label={`${say("daily.name")} (${language})`}
              value={names[language] ?? ""}
              onChange={({ target }) => setNames({ ...names, [language]: target.value })}
              slotProps={{ htmlInput: { dir: "auto", lang: language, maxLength: 80 } }}
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
              onRemove={isOpen ? () => setAsked(asked.filter(({ name }) => name !== one.name)) : undefined}
            />
          )}
        />
        {isOpen && asked.length < MOST && (
          <QuestionSearch
            without={items}
            onChoose={(name, { question_id, stem, languages }) =>
              setAsked([...asked, { name, question_id, stem, languages }])
            }
          />
        )}
        {isOpen && items.length < FEWEST && (
          <Alert severity="info">{say("daily.needs", { count: FEWEST })}</Alert>
        )}
        {saving.problem !== null && <Alert severity="error">{saving.problem}</Alert>}
        {isOpen && (
          <Button
            variant="contained"
            sx={{ justifySelf: "start" }}
            loading={saving.isSending}
            disabled={!isChanged || items.length < FEWEST}
            onClick={() => void saving.send(names, items)}
          >
            {say("daily.save")}
          </Button>
        )}
      </Panel>
    </>
  );
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

/** Saves over what was read, never over what somebody else has saved since. */
function useSave({ day, version }: Paper, isChanged: boolean) {
  const say = useSay();
  const notify = useNotify();
  const queries = useQueryClient();
  const refusalOf = useRefusal();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const letGo = useLeaveGuard(isChanged, say("form.unsaved"));
  const send = async (names: Readonly<Record<string, string>>, questions: readonly string[]) => {
    setSending(true);
    setProblem(null);
    const said = Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ""));
    try {
      await call("set_daily_paper", { day, version, names: said, questions: [...questions] });
      letGo();
      notify(say("form.done"), { type: "success" });
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setSending(false);
    }
  };
  return { send, problem, isSending };
}
