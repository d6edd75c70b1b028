import Box from "@mui/material/Box";
import type { SentOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { DraftForm } from "../../kit/DraftForm.tsx";
import { Fields } from "../../kit/form/FieldView.tsx";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { OwnFields } from "../../kit/form/own-fields.ts";
import type { Renew } from "../../kit/Conflict.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { useSettled } from "../../kit/use-settled.ts";
import { useAnswer } from "../../kit/use-answer.ts";
import { Panel, Panels } from "../../kit/Panel.tsx";
import { useSay, useWords } from "../../texts/i18n.ts";
import { examPath } from "../paths.ts";
import { EXAM_FIELDS } from "./exam-fields.tsx";
import { Supply } from "./Supply.tsx";

type ExamFormProps = {
  readonly action: "create_exam" | "change_exam";
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly start: Readonly<Record<string, unknown>>;
  /** What is stored now, where somebody else has written meanwhile. */
  readonly renew?: Renew;
};

const SETTLES_MS = 600;

/** Everything that an exam is, beside what the bank has for it now. */
export function ExamForm({ action, fixed, start, renew }: ExamFormProps) {
  const say = useSay();
  const words = useWords();
  const form = useCallForm(action, fixed, start);
  const fields = { node: form.schema, value: form.values, path: [], errors: form.errors, onChange: form.set };
  const isFixed = Object.keys(fixed);
  return (
    <DraftForm
      form={form}
      renew={renew}
      label={words.action("change_exam")}
      to={(data) => examPath(data.exam_id)}
    >
      <OwnFields value={EXAM_FIELDS}>
        <Panels min={420}>
          <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
            <Panel title={say("exams.what")}>
              <FieldStack>
                <Fields {...fields} leftOut={[...isFixed, "paper", "rules"]} />
              </FieldStack>
            </Panel>
            <Panel title={say("exams.rules")}>
              <FieldStack>
                <Fields
                  {...fields}
                  node={form.schema.properties?.["rules"] ?? {}}
                  value={form.values["rules"]}
                  path={["rules"]}
                />
              </FieldStack>
            </Panel>
          </Box>
          <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
            <Panel title={say("exams.paper")}>
              <FieldStack>
                <Fields
                  {...fields}
                  leftOut={othersThan("paper", Object.keys(form.schema.properties ?? {}))}
                />
              </FieldStack>
            </Panel>
            <LiveSupply values={form.values} />
          </Box>
        </Panels>
      </OwnFields>
    </DraftForm>
  );
}

function othersThan(name: string, names: readonly string[]): readonly string[] {
  return names.filter((one) => one !== name);
}

/** Sections of a paper that may still be half typed. */
function sectionsOf(paper: unknown) {
  const { sections = [] } = (paper ?? {}) as { readonly sections?: Parameters<typeof Supply>[0]["sections"] };
  return sections;
}

/** What the bank has for the paper as it is typed. */
function LiveSupply({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const { language, paper } = useSettled(values, SETTLES_MS);
  const supply = useAnswer("preview_exam_paper", { language, paper } as SentOf<"preview_exam_paper">);
  return (
    <Answered query={supply}>
      {(data) => <Supply supply={data.supply} sections={sectionsOf(paper)} />}
    </Answered>
  );
}
