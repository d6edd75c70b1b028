import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type DataOf } from "../../data/call.ts";
import { useMay, useSession } from "../../data/session.ts";
import { State } from "../../kit/Chips.tsx";
import { FileButton, useWork, WorkState } from "../../kit/FileWork.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { uploadParts } from "../../kit/upload.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { Finding } from "./Finding.tsx";

type Report = DataOf<"import_pack">;
type Looked = { readonly uploadId: string; readonly report: Report };

/** A pack out of a zip: checked and compared first; an admin then puts it into play. */
export function PackImport() {
  const say = useSay();
  const may = useMay();
  const queries = useQueryClient();
  const work = useWork<"uploading" | "checking" | "storing">();
  const { setDoing, setProblem, attempt } = work;
  const [looked, setLooked] = useState<Looked | null>(null);
  const take = (file: File) => {
    setLooked(null);
    if (!/\.zip$/i.test(file.name)) {
      setProblem(say("packs.wrong_kind"));
      return;
    }
    void attempt(async () => {
      const uploadId = await uploadParts(file, (share) => setDoing({ what: "uploading", share }));
      setDoing({ what: "checking" });
      const { data } = await call("import_pack", { upload_id: uploadId, dry_run: true });
      setLooked({ uploadId, report: data });
    });
  };
  const store = ({ uploadId, report }: Looked) =>
    void attempt(async () => {
      setDoing({ what: "storing" });
      const retire = report.retired + report.places_retired > 0;
      const { data } = await call("import_pack", { upload_id: uploadId, dry_run: false, retire });
      setLooked({ uploadId, report: data });
      await queries.invalidateQueries();
    });
  if (!may("import_pack")) return null;
  const isBusy = work.doing !== null;
  return (
    <>
      <Panel title={say("packs.import")}>
        <Typography color="textSecondary" sx={{ maxWidth: "70ch" }}>
          {say("packs.import_lead")}
        </Typography>
        <FileButton label={say("packs.choose")} accept=".zip" isBusy={isBusy} onTake={take} />
        <WorkState work={work} say={(what) => say(`packs.${what}`)} />
      </Panel>
      {looked !== null && <Found report={looked.report} isBusy={isBusy} onStore={() => store(looked)} />}
    </>
  );
}

type FoundProps = { readonly report: Report; readonly isBusy: boolean; readonly onStore: () => void };

/** What the pack would change, or has changed, and what its checks say. */
function Found({ report, isBusy, onStore }: FoundProps) {
  const say = useSay();
  const { status, pack_id, created, changed, unchanged, retired, errors, warnings, problems } = report;
  return (
    <Panel title={status === "compared" ? say("packs.compared", { pack: pack_id ?? "" }) : (pack_id ?? "")}>
      {status === "invalid" && <Alert severity="error">{say("packs.invalid")}</Alert>}
      {status === "unchanged" && <Alert severity="info">{say("packs.unchanged")}</Alert>}
      {status === "imported" && <Alert severity="success">{say("packs.stored")}</Alert>}
      {(status === "compared" || status === "imported") && (
        <Typography>{say("packs.counts", { created, changed, unchanged, retired })}</Typography>
      )}
      {status === "compared" && <Store report={report} isBusy={isBusy} onStore={onStore} />}
      {status !== "unchanged" && (
        <>
          <Typography variant="h3">{say("packs.problems")}</Typography>
          <Typography color="textSecondary">
            {problems.length === 0 ? say("packs.no_problems") : say("packs.found", { errors, warnings })}
          </Typography>
          {problems.length > 0 && <Problems rows={problems} />}
        </>
      )}
    </Panel>
  );
}

/** Where anything goes out of play, its name is to be typed first. */
function Store({ report, isBusy, onStore }: FoundProps) {
  const say = useSay();
  const session = useSession();
  const [word, setWord] = useState("");
  const { pack_id, retired, places_retired: places } = report;
  const name = pack_id ?? "";
  const isLoss = retired + places > 0;
  if (session?.operator?.roles.includes("admin") !== true)
    return <Alert severity="info">{say("packs.admins")}</Alert>;
  return (
    <>
      {isLoss && (
        <>
          <Alert severity="warning">{say("packs.retires", { retired, places })}</Alert>
          <TextField
            label={say("form.type_to_confirm", { word: name })}
            value={word}
            onChange={({ target }) => setWord(target.value)}
            autoComplete="off"
          />
        </>
      )}
      <Button
        variant="contained"
        color={isLoss ? "error" : "primary"}
        sx={{ justifySelf: "start" }}
        loading={isBusy}
        disabled={isLoss && word.trim() !== name}
        onClick={onStore}
      >
        {say("packs.store")}
      </Button>
    </>
  );
}

function Problems({ rows }: { readonly rows: Report["problems"] }) {
  const { field } = useWords();
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {["state", "where", "rule", "message"].map((name) => (
              <TableCell key={name}>{field(name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ file, line, item, rule, severity, ...said }, at) => (
            <TableRow key={`${file} ${line} ${rule} ${at}`}>
              <TableCell>
                <State value={severity} />
              </TableCell>
              <TableCell dir="ltr">
                {line === null ? file : `${file}:${line}`} {item}
              </TableCell>
              <TableCell>
                <code>{rule}</code>
              </TableCell>
              <TableCell>
                <Finding {...said} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
