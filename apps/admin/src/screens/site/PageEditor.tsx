import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { useNotify } from "ra-core";
import { useState } from "react";
import { call, Refused } from "../../data/call.ts";
import { HtmlField } from "../../kit/form/HtmlField.tsx";
import { Panel, Panels } from "../../kit/Panel.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useLeaveGuard } from "../../kit/use-leave-guard.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
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
  const [html, setHtml] = useState(page.html);
  const saving = useSave(page, html !== page.html, onVersion);
  return (
    <>
      <Versions page={page} isChanged={html !== page.html} onVersion={onVersion} />
      {saving.theirs !== null && (
        <Panel title={say("site.theirs")}>
          <PagePreview page={page} html={saving.theirs} />
        </Panel>
      )}
      <Panels min={380}>
        <Panel title={say("site.page_text")}>
          <HtmlField
            label={say("site.page_text")}
            html={html}
            language={page.language}
            most={60_000}
            hint={say("site.page_hint", { name: "{{app_name}}", email: "{{contact_email}}" })}
            heading="h2"
            hasLinks
            onChange={setHtml}
          />
          {saving.problem !== null && <Alert severity="error">{saving.problem}</Alert>}
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
            <Button variant="contained" loading={saving.isSending} onClick={() => void saving.send(html)}>
              {say("site.publish")}
            </Button>
            <Button disabled={saving.isSending} onClick={() => setHtml(page.shipped)}>
              {say("site.fill_shipped")}
            </Button>
            <Button disabled={saving.isSending || page.version === 0} onClick={() => void saving.send(null)}>
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

/** Publishes over the version that was read; over somebody else's only once theirs was shown. */
function useSave(page: SitePage, isChanged: boolean, onVersion: PageEditorProps["onVersion"]) {
  const say = useSay();
  const notify = useNotify();
  const queries = useQueryClient();
  const refusalOf = useRefusal();
  const [base, setBase] = useState(page.version);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const letGo = useLeaveGuard(isChanged, say("form.unsaved"));
  const { type, language } = page;

  const send = async (html: string | null) => {
    setSending(true);
    setProblem(null);
    try {
      const { data } = await call("set_page", { type, language, html, version: base });
      letGo();
      await queries.invalidateQueries();
      notify(say("form.done"), { type: "success" });
      onVersion(data.version);
    } catch (error) {
      setProblem(refusalOf(error));
      if (error instanceof Refused && error.refused === "changed_meanwhile") {
        const { data: now } = await call("view_page", { type, language });
        setBase(now.version);
        setTheirs(now.html);
      }
    } finally {
      setSending(false);
    }
  };
  return { send, theirs, problem, isSending };
}
