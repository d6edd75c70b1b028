import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import TextField from "@mui/material/TextField";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useParams } from "react-router";
import { call, type DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { DraftForm } from "../../kit/DraftForm.tsx";
import { FieldStack } from "../../kit/form/field-props.tsx";
import { FileInput } from "../../kit/form/FileInput.tsx";
import { HtmlField } from "../../kit/form/HtmlField.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { withoutNulls } from "../../kit/form/without-nulls.ts";
import { Page } from "../../kit/Page.tsx";
import { Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import {
  languageOf,
  useContentLanguages,
  writtenIn,
  type ContentLanguage,
} from "../../kit/use-content-languages.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { passagePath } from "../paths.ts";
import { CategorySelect, PartSelect } from "./CategoryField.tsx";
import { PassagePreview } from "./PassagePreview.tsx";
import { latestOf } from "./latest-of.ts";

type Fields = Readonly<Record<string, unknown>>;
type Text = {
  readonly title: string;
  readonly detail: string;
  readonly content_type: "text" | "video" | "pdf";
  readonly content_data?: string | undefined;
  readonly captions?: string | undefined;
  readonly reference: string;
};
type Texts = Readonly<Record<string, Text>>;
type Values = { readonly category_id?: string; readonly subcategory_id?: string; readonly texts: Texts };

const BLANK: Text = { title: "", detail: "", content_type: "text", reference: "" };
const TYPES = ["text", "video", "pdf"] as const;

/** A passage from nothing. */
export function NewPassageScreen() {
  const say = useSay();
  return (
    <Page title={say("passages.new")}>
      <PassageForm action="create_passage" fixed={{}} start={{ texts: { en: BLANK } }} />
    </Page>
  );
}

/** A passage's draft, or what is read now to begin one with. */
export function PassageEditScreen() {
  const say = useSay();
  const { id = "" } = useParams();
  const passage = useAnswer("view_passage", { passage_id: id });
  return (
    <Page title={passage.data?.source_id ?? say("areas.passages")}>
      <Answered query={passage}>
        {(data) => (
          <PassageForm
            action="change_passage"
            fixed={{ passage_id: id, version: data.version, live_version: data.live_version }}
            start={withoutNulls(writtenOf(data))}
            renew={async () => {
              const now = (await call("view_passage", { passage_id: id })).data;
              return { version: now.version, live_version: now.live_version, ...writtenOf(now) };
            }}
          />
        )}
      </Answered>
    </Page>
  );
}

function writtenOf({ draft, live }: DataOf<"view_passage">): Fields {
  const written = latestOf({ draft, live });
  if (written === null) return {};
  const { category_id, subcategory_id, texts } = written;
  return {
    category_id,
    subcategory_id,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, text]) => [language, withoutNulls(text)]),
    ),
  };
}

type PassageFormProps = {
  readonly action: "create_passage" | "change_passage";
  readonly fixed: Fields;
  readonly start: Fields;
  /** What is stored now, where somebody else has written meanwhile. */
  readonly renew?: () => Promise<Fields>;
};

function PassageForm({ action, fixed, start, renew }: PassageFormProps) {
  const say = useSay();
  const { field } = useWords();
  const form = useCallForm(action, fixed, start);
  const values = form.values as unknown as Values;
  return (
    <DraftForm
      form={form}
      renew={renew}
      label={say("questions.save")}
      to={(data) => passagePath(data.passage_id)}
    >
      <Box sx={{ mb: 2 }}>
        <Panel title={say("questions.shared")}>
          <FieldStack>
            <CategorySelect
              label={field("category")}
              value={values.category_id}
              mode="fun_and_learn"
              isRequired
              onChange={(id) => {
                form.set(["category_id"], id);
                form.set(["subcategory_id"], undefined);
              }}
            />
            <PartSelect
              label={field("subcategory_id")}
              categoryId={values.category_id}
              value={values.subcategory_id}
              onChange={(id) => form.set(["subcategory_id"], id)}
            />
          </FieldStack>
        </Panel>
      </Box>
      <Wordings texts={values.texts} errors={form.errors} onSet={(texts) => form.set(["texts"], texts)} />
    </DraftForm>
  );
}

type WordingsProps = {
  readonly texts: Texts;
  readonly errors: Readonly<Record<string, string>>;
  readonly onSet: (texts: Texts) => void;
};

function Wordings({ texts, errors, onSet }: WordingsProps) {
  const say = useSay();
  const known = useContentLanguages();
  const [wanted, setWanted] = useState(() => Object.keys(texts)[0] ?? "en");
  const languages = writtenIn(known, texts);
  const text = texts[wanted];
  const set = (change: Partial<Text>) => onSet({ ...texts, [wanted]: { ...BLANK, ...text, ...change } });
  const [first] = Object.values(texts);
  return (
    <Panels min={420}>
      <Panel title={say("questions.text")}>
        <Tabs value={wanted} variant="scrollable" onChange={(_event, next: string) => setWanted(next)}>
          {languages.map(({ language, name }) => (
            <Tab key={language} value={language} label={name} />
          ))}
        </Tabs>
        {text === undefined ? (
          <Button onClick={() => set({ ...(first ?? BLANK), title: "", detail: "" })}>
            {say("questions.add_language")}
          </Button>
        ) : (
          <Wording text={text} language={languageOf(known, wanted)} errors={errors} onSet={set} />
        )}
      </Panel>
      {text !== undefined && (
        <Panel title={say("questions.preview")}>
          <PassagePreview text={text} language={wanted} />
        </Panel>
      )}
    </Panels>
  );
}

type WordingProps = {
  readonly text: Text;
  readonly language: ContentLanguage;
  readonly errors: Readonly<Record<string, string>>;
  readonly onSet: (change: Partial<Text>) => void;
};

function Wording({ text, language: { language, direction }, errors, onSet }: WordingProps) {
  const say = useSay();
  const { field, choice } = useWords();
  const errorOf = (name: string) => errors[`texts.${language}.${name}`];
  const line = (name: "title" | "reference", most: number) => (
    <TextField
      label={field(name)}
      required
      value={text[name]}
      error={errorOf(name) !== undefined}
      helperText={errorOf(name)}
      slotProps={{ htmlInput: { dir: direction, lang: language, maxLength: most } }}
      onChange={({ target }) => onSet({ [name]: target.value })}
    />
  );
  return (
    <FieldStack>
      {line("title", 120)}
      <HtmlField
        label={field("detail")}
        html={text.detail}
        language={language}
        direction={direction}
        most={20_000}
        heading="h3"
        onChange={(detail) => onSet({ detail })}
      />
      {errorOf("detail") !== undefined && <Alert severity="error">{errorOf("detail")}</Alert>}
      <FileInput
        kind="figure"
        label={say("passages.add_picture")}
        file={null}
        onChange={(file) => {
          const picture = `<figure><img src="/media/${file}" alt=""></figure>`;
          if (file !== null) onSet({ detail: `${text.detail}\n${picture}` });
        }}
      />
      <TextField
        select
        label={field("content_type")}
        value={text.content_type}
        onChange={({ target }) => {
          const type = TYPES.find((one) => one === target.value) ?? "text";
          onSet({ content_type: type, content_data: undefined, captions: undefined });
        }}
      >
        {TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {choice(type)}
          </MenuItem>
        ))}
      </TextField>
      {text.content_type !== "text" && (
        <FileInput
          kind={text.content_type === "pdf" ? "document" : "video"}
          label={choice(text.content_type)}
          file={text.content_data ?? null}
          error={errorOf("content_data")}
          onChange={(file) => onSet({ content_data: file ?? undefined })}
        />
      )}
      {text.content_type === "video" && (
        <FileInput
          kind="captions"
          label={field("captions")}
          file={text.captions ?? null}
          onChange={(file) => onSet({ captions: file ?? undefined })}
        />
      )}
      {line("reference", 1_000)}
    </FieldStack>
  );
}
