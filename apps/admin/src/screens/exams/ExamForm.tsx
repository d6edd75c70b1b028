import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useNavigate } from "react-router";
import type { SentOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Fields } from "../../kit/form/FieldView.tsx";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { useSettled } from "../../kit/use-settled.ts";
import { useAnswer } from "../../kit/use-answer.ts";
import { useLeaveGuard } from "../../kit/use-leave-guard.ts";
import { Panel, Panels } from "../../kit/Panel.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";
import { examPath } from "../paths.ts";
import { Supply } from "./Supply.tsx";

type ExamFormProps = {
  readonly action: "create_exam" | "change_exam";
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly start: Readonly<Record<string, unknown>>;
};

const SETTLES_MS = 600;

/** Everything that an exam is, beside what the bank has for it now. */
export function ExamForm({ action, fixed, start }: ExamFormProps) {
  const say = useSay();
  const words = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useCallForm(action, fixed, start);
  const leave = useLeaveGuard(form.isChanged, say("form.unsaved"));
  const send = async () => {
    const done = await form.send();
    if (done === null) return;
    leave();
    await queries.invalidateQueries();
    notify(say("form.done"), { type: "success" });
    await navigate(examPath(done.data.exam_id));
  };
  const fields = { node: form.schema, value: form.values, path: [], errors: form.errors, onChange: form.set };
  const isFixed = Object.keys(fixed);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Panels min={420}>
        <Panel title={say("exams.what")}>
          <FieldStack>
            <Fields {...fields} leftOut={[...isFixed, "paper", "rules"]} />
          </FieldStack>
        </Panel>
        <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
          <Panel title={say("exams.paper")}>
            <FieldStack>
              <Fields {...fields} leftOut={othersThan("paper", Object.keys(form.schema.properties ?? {}))} />
            </FieldStack>
          </Panel>
          <LiveSupply values={form.values} />
        </Box>
        <Panel title={say("exams.rules")}>
          <FieldStack>
            <Fields {...fields} leftOut={othersThan("rules", Object.keys(form.schema.properties ?? {}))} />
          </FieldStack>
        </Panel>
      </Panels>
      {form.problem !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {form.problem}
        </Alert>
      )}
      <Box sx={{ position: "sticky", bottom: 0, py: 2, bgcolor: "background.default", zIndex: 1 }}>
        <Button type="submit" variant="contained" size="large" loading={form.isSending}>
          {words.action("change_exam")}
        </Button>
      </Box>
    </form>
  );
}

function othersThan(name: string, names: readonly string[]): readonly string[] {
  return names.filter((one) => one !== name);
}

/** What the bank has for the paper as it is typed. */
function LiveSupply({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const { language, paper } = useSettled(values, SETTLES_MS);
  const supply = useAnswer("preview_exam_paper", { language, paper } as SentOf<"preview_exam_paper">);
  return <Answered query={supply}>{(data) => <Supply supply={data.supply} />}</Answered>;
}
