import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { call } from "../../data/call.ts";
import { HtmlField } from "../../kit/form/HtmlField.tsx";
import { useCallForm } from "../../kit/form/use-call-form.ts";
import { Panel, Panels } from "../../kit/Panel.tsx";
import { Problem } from "../../kit/Problem.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useLeaveGuard } from "../../kit/use-leave-guard.ts";
import { useSay } from "../../texts/i18n.ts";
import { PagePreview } from "./PagePreview.tsx";
import type { SitePage } from "./site-page.ts";

type PageEditorProps = {
  readonly page: SitePage;
  /** Asks for another version; undefined: the latest. */
  readonly onVersion: (version: number | undefined) => void;
};

type VersionsProps = PageEditorProps & {
  /** Whether something stands in the editor that is not published. */
  readonly isChanged: boolean;
};

/** The text of a page beside what players will see of it. */
export function PageEditor({ page, onVersion }: PageEditorProps) {
  const say = useSay();
  const notify = useNotify();
  const queries = useQueryClient();
  const { type, language } = page;
  const form = useCallForm("set_page", { type, language, version: page.version }, { html: page.html });
  const { html } = form.values as { readonly html: string };
  const isChanged = html !== page.html;
  const letGo = useLeaveGuard(isChanged, say("form.unsaved"));
  const set = (next: string) => form.set(["html"], next);
  const send = async (instead?: { readonly html: null }) => {
    const done = await form.send(instead);
    if (done === null) return;
    letGo();
    await queries.invalidateQueries();
    notify(say("form.done"), { type: "success" });
    onVersion(done.data.version);
  };
  return (
    <>
      <Versions page={page} isChanged={isChanged} onVersion={onVersion} />
      <Panels min={380}>
        <Panel title={say("site.page_text")}>
          <HtmlField
            label={say("site.page_text")}
            html={html}
            language={language}
            most={60_000}
            hint={say("site.page_hint", { name: "{{app_name}}", email: "{{contact_email}}" })}
            heading="h2"
            hasLinks
            onChange={set}
          />
          <Problem
            form={form}
            renew={async () => {
              const now = (await call("view_page", { type, language })).data;
              return { version: now.version, html: now.html };
            }}
            renderTheirs={(theirs) => <PagePreview page={page} html={String(theirs["html"])} />}
          />
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
            <Button variant="contained" loading={form.isSending} onClick={() => void send()}>
              {say("site.publish")}
            </Button>
            <Button disabled={form.isSending} onClick={() => set(page.shipped)}>
              {say("site.fill_shipped")}
            </Button>
            <Button disabled={form.isSending || page.version === 0} onClick={() => void send({ html: null })}>
              {say("site.as_shipped")}
            </Button>
          </Box>
        </Panel>
        <Panel title={say("site.preview")}>
          <PagePreview page={page} html={html} />
        </Panel>
      </Panels>
    </>
  );
}

function Versions({ page, isChanged, onVersion }: VersionsProps) {
  const say = useSay();
  const { instant } = useFormats();
  const [chosen, setChosen] = useState<number>(page.version);
  if (page.versions.length < 2) return null;
  return (
    <TextField
      select
      label={say("site.version")}
      value={chosen}
      onChange={({ target }) => {
        // What was written over the one on the screen would be gone.
        if (isChanged && !window.confirm(say("form.unsaved"))) return;
        setChosen(Number(target.value));
        onVersion(Number(target.value));
      }}
      sx={{ maxWidth: 320 }}
    >
      {page.versions.map(({ version, written_at: at }) => (
        <MenuItem key={version} value={version}>
          {say("site.version_at", { version, at: instant(at) })}
        </MenuItem>
      ))}
    </TextField>
  );
}
