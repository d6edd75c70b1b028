import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { findFaults, QUESTION_KINDS, type QuestionKind } from "@crosscheck/contract/question-faults";
import { useMemo, useState } from "react";
import { DraftForm } from "../../kit/DraftForm.tsx";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { Panel, Panels } from "../../kit/Panel.tsx";
import {
  languageOf,
  useContentLanguages,
  writtenIn,
  type ContentLanguage,
} from "../../kit/use-content-languages.ts";
import { useSettled } from "../../kit/use-settled.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { questionPath } from "../paths.ts";
import { CategorySelect, PartSelect, PassageSelect, useCategories } from "./CategoryField.tsx";
import { ObjectiveField } from "./ObjectiveField.tsx";
import { Faults } from "./QuestionFindings.tsx";
import { QuestionPreview } from "./QuestionPreview.tsx";
import { TextFields } from "./TextFields.tsx";
import { withKind, withLanguage, withoutLanguage, withShared, type Texts } from "./question-model.ts";

type QuestionFormProps = {
  readonly action: "create_question" | "change_question";
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly start: Readonly<Record<string, unknown>>;
  /** What is stored now, where somebody else has written meanwhile. */
  readonly renew?: () => Promise<Readonly<Record<string, unknown>>>;
};
/** What a question is while it is written; its category may be missing. */
type Values = {
  readonly kind: QuestionKind;
  readonly category_id?: string;
  readonly subcategory_id?: string;
  readonly passage_id?: string;
  readonly level?: number;
  readonly texts: Texts;
};

const SETTLES_MS = 400;
/** What stands beside the form stays in sight: below the bar, above the button. */
const [BELOW_BAR, REST] = ["64px", "calc(100dvh - 150px)"];

/** Everything that a question is, beside what a player sees of it and what the checks say while it is typed. */
export function QuestionForm({ action, fixed, start, renew }: QuestionFormProps) {
  const say = useSay();
  const form = useCallForm(action, fixed, start);
  const values = form.values as unknown as Values;
  const [language, setLanguage] = useState(() => Object.keys(values.texts)[0] ?? "en");
  const languages = useContentLanguages();
  const setTexts = (texts: Texts) => form.set(["texts"], texts);
  const shown = language in values.texts ? language : (Object.keys(values.texts)[0] ?? "en");
  return (
    <DraftForm
      form={form}
      renew={renew}
      label={say("questions.save")}
      to={(data) => questionPath(data.question_id)}
    >
      <Panels min={420}>
        <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
          <Panel title={say("questions.shared")}>
            <Shared values={values} errors={form.errors} onSet={form.set} />
          </Panel>
          <Panel title={say("questions.text")}>
            <Languages
              languages={languages}
              texts={values.texts}
              kind={values.kind}
              shown={shown}
              onShow={setLanguage}
              onSet={setTexts}
            />
            <TextFields
              kind={values.kind}
              texts={values.texts}
              language={shown}
              direction={languageOf(languages, shown).direction}
              onSet={setTexts}
            />
          </Panel>
        </Box>
        <Beside values={values} languages={languages} language={shown} />
      </Panels>
    </DraftForm>
  );
}

type BesideProps = {
  readonly values: Values;
  readonly languages: readonly ContentLanguage[];
  readonly language: string;
};

/** What players see of it, and what the checks find. */
function Beside({ values, languages, language }: BesideProps) {
  const say = useSay();
  const settled = useSettled(values, SETTLES_MS);
  const category = useCategories().find((row) => row.category_id === settled.category_id);
  const faults = useMemo(
    () =>
      findFaults(
        { kind: settled.kind, code: category?.code ?? "0", texts: completeOf(settled.texts) },
        languages.map((one) => one.language),
      ),
    [settled, category?.code, languages],
  );
  const text = values.texts[language];
  return (
    <Box
      sx={{
        position: { lg: "sticky" },
        top: BELOW_BAR,
        alignSelf: "start",
        maxHeight: { lg: REST },
        overflowY: "auto",
        display: "grid",
        gap: 2,
        alignContent: "start",
      }}
    >
      <Panel title={say("questions.preview")}>
        {text !== undefined && (
          <QuestionPreview
            key={language}
            kind={values.kind}
            text={text}
            language={language}
            direction={languageOf(languages, language).direction}
          />
        )}
      </Panel>
      {isBegun(settled.texts) ? (
        <Faults faults={faults.map((fault) => ({ ...fault }))} />
      ) : (
        <Panel title={say("questions.faults")}>
          <Typography color="textSecondary">{say("questions.checks_wait")}</Typography>
        </Panel>
      )}
    </Box>
  );
}

/** Whether the question itself has been begun: an empty form is at no fault. */
function isBegun(texts: Texts): boolean {
  return Object.values(texts).some(({ stem }) => stem.trim() !== "");
}

/** Texts with the lists that the contract fills in. */
function completeOf(texts: Texts) {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      {
        ...text,
        marks: text.marks ?? 1,
        options: text.options ?? [],
        key: text.key ?? [],
        media: text.media ?? [],
      },
    ]),
  );
}

type SharedProps = {
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  readonly onSet: (path: readonly (string | number)[], value: unknown) => void;
};

function Shared({ values, errors, onSet }: SharedProps) {
  const say = useSay();
  const { field, choice } = useWords();
  const [text] = Object.values(values.texts);
  const share = (shared: object) => onSet(["texts"], withShared(values.texts, shared));
  return (
    <FieldStack>
      <TextField
        select
        label={field("kind_of_question")}
        value={values.kind}
        onChange={({ target }) => {
          const kind = QUESTION_KINDS.find((one) => one === target.value) ?? "single";
          onSet(["kind"], kind);
          onSet(["texts"], withKind(values.texts, kind));
        }}
      >
        {QUESTION_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {choice(kind)}
          </MenuItem>
        ))}
      </TextField>
      <CategorySelect
        label={field("category")}
        value={values.category_id}
        isRequired
        onChange={(id) => {
          onSet(["category_id"], id);
          onSet(["subcategory_id"], undefined);
          onSet(["passage_id"], undefined);
        }}
      />
      {errors["category_id"] !== undefined && <Alert severity="error">{errors["category_id"]}</Alert>}
      <PartSelect
        label={field("subcategory_id")}
        categoryId={values.category_id}
        value={values.subcategory_id}
        onChange={(id) => {
          onSet(["subcategory_id"], id);
          onSet(["passage_id"], undefined);
        }}
      />
      <PassageSelect
        label={field("passage_id")}
        categoryId={values.category_id}
        subcategoryId={values.subcategory_id}
        value={values.passage_id}
        onChange={(id) => onSet(["passage_id"], id)}
      />
      <TextField
        label={field("level")}
        type="number"
        value={values.level ?? ""}
        helperText={say("questions.level_hint")}
        onChange={({ target }) => onSet(["level"], target.value === "" ? undefined : Number(target.value))}
      />
      <ObjectiveField
        categoryId={values.category_id}
        value={text?.lo ?? ""}
        onChange={(lo) => share({ lo })}
      />
      <TextField
        select
        label={field("difficulty")}
        value={text?.difficulty ?? 3}
        onChange={({ target }) => share({ difficulty: Number(target.value) })}
      >
        {[1, 2, 3, 4, 5].map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={field("marks")}
        type="number"
        value={text?.marks ?? 1}
        onChange={({ target }) => share({ marks: Number(target.value) })}
      />
    </FieldStack>
  );
}

type LanguagesProps = {
  readonly languages: readonly ContentLanguage[];
  readonly texts: Texts;
  readonly kind: QuestionKind;
  readonly shown: string;
  readonly onShow: (language: string) => void;
  readonly onSet: (texts: Texts) => void;
};

function Languages({ languages, texts, kind, shown, onShow, onSet }: LanguagesProps) {
  const say = useSay();
  const written = Object.keys(texts);
  const missing = writtenIn(languages, texts).filter(({ language }) => !written.includes(language));
  return (
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
      <Tabs value={shown} variant="scrollable" onChange={(_event, next: string) => onShow(next)}>
        {written.map((code) => (
          <Tab key={code} value={code} label={languageOf(languages, code).name} />
        ))}
      </Tabs>
      {missing.map(({ language, name }) => (
        <Button
          key={language}
          size="small"
          onClick={() => {
            onSet(withLanguage(texts, language, kind));
            onShow(language);
          }}
        >
          {`${say("questions.add_language")}: ${name}`}
        </Button>
      ))}
      {written.length > 1 && (
        <Button size="small" color="error" onClick={() => onSet(withoutLanguage(texts, shown))}>
          {say("questions.remove_language")}
        </Button>
      )}
    </Box>
  );
}
