import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { CATEGORY_MODES } from "@crosscheck/contract/operators/places";
import { useState } from "react";
import { call, type DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Choices, State } from "../../kit/Chips.tsx";
import { Page } from "../../kit/Page.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { bytesOf, saveFile } from "../../kit/save-file.ts";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";
import { PackImport } from "./PackImport.tsx";

type Pack = DataOf<"list_packs">["rows"][number];

/** Packs of questions: what of them is played, and the way in and out for whole ones. */
export function PacksScreen() {
  const say = useSay();
  const packs = useAnswer("list_packs", {});
  return (
    <Page title={say("areas.packs")} lead={say("packs.lead")}>
      <PackImport />
      <Answered query={packs}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{say("packs.none")}</Typography>
          ) : (
            <Panels>
              {rows.map((pack) => (
                <PackPanel key={pack.pack_id} pack={pack} />
              ))}
            </Panels>
          )
        }
      </Answered>
    </Page>
  );
}

function PackPanel({ pack }: { readonly pack: Pack }) {
  const say = useSay();
  const { field } = useWords();
  const { instant } = useFormats();
  const { pack_id, version, licence, types, imported_at, live, edited, own, imports } = pack;
  const modes = Object.entries(CATEGORY_MODES).flatMap(([mode, type]) =>
    types.includes(type) ? [mode] : [],
  );
  return (
    <Panel title={pack_id}>
      <Typography>{say("packs.facts", { live, edited, own })}</Typography>
      <Choices values={modes} />
      <Facts
        facts={[
          [field("version"), <bdi key="version">{version}</bdi>],
          [field("licence"), <bdi key="licence">{licence}</bdi>],
          [say("packs.imports"), imports.length === 0 ? say("packs.never") : instant(imported_at)],
        ]}
      />
      {imports.length > 0 && <Imports rows={imports} />}
      <PackExport pack={pack} />
    </Panel>
  );
}

function Imports({ rows }: { readonly rows: Pack["imports"] }) {
  const say = useSay();
  const { instant } = useFormats();
  return (
    <Box
      component="ul"
      aria-label={say("packs.imports")}
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}
    >
      {rows.map(({ status, started_at, problem, ...counts }) => (
        <Box component="li" key={started_at} sx={{ display: "grid", gap: 0.5 }}>
          <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
            <Typography variant="body2">{instant(started_at)}</Typography>
            <State value={status} />
          </Box>
          <Typography variant="body2" color="textSecondary">
            {problem === null ? say("packs.counts", counts) : <bdi lang="en">{problem}</bdi>}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

type Exported = DataOf<"export_pack">;

function PackExport({ pack: { pack_id, categories } }: { readonly pack: Pack }) {
  const say = useSay();
  const locale = useLocale();
  const refusalOf = useRefusal();
  const [category, setCategory] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<Exported | null>(null);
  const write = async () => {
    setBusy(true);
    setProblem(null);
    setDone(null);
    try {
      const fields = category === "" ? { pack_id } : { pack_id, category_id: category };
      const { data } = await call("export_pack", fields);
      saveFile({ name: data.file_name, mime: data.mime, content: bytesOf(data.base64) });
      setDone(data);
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", alignItems: "center" }}>
        {categories.length > 1 && (
          <TextField
            select
            size="small"
            label={say("packs.some")}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
            sx={{ minWidth: 180, flex: 1 }}
          >
            <MenuItem value="">{say("packs.whole")}</MenuItem>
            {categories.map(({ category_id, slug, names }) => (
              <MenuItem key={category_id} value={category_id}>
                {names[locale] ?? names["en"] ?? slug}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button
          variant="outlined"
          loading={isBusy}
          disabled={categories.length === 0}
          onClick={() => void write()}
        >
          {say("actions.export_pack")}
        </Button>
      </Box>
      <Box role="status">{done !== null && <Left exported={done} />}</Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

function Left({ exported: { questions, left_out } }: { readonly exported: Exported }) {
  const say = useSay();
  const isWhole = Object.values(left_out).every((count) => count === 0);
  return (
    <Alert severity={isWhole ? "success" : "warning"}>
      {say("packs.exported", { questions })} {!isWhole && say("packs.left_out", left_out)}
    </Alert>
  );
}
