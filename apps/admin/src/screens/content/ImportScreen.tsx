import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useNotify } from "ra-core";
import { useState } from "react";
import { Link } from "react-router";
import { call, type DataOf } from "../../data/call.ts";
import { FileButton, useWork, WorkState } from "../../kit/FileWork.tsx";
import { Page } from "../../kit/Page.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { bytesOf, saveFile } from "../../kit/save-file.ts";
import { uploadParts } from "../../kit/upload.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { listPath } from "../paths.ts";
import { Finding } from "./Finding.tsx";

type Report = DataOf<"import_questions">;
type Sheet = { readonly uploadId: string; readonly format: "csv" | "xlsx" };

/** What two slices of a sheet come to. */
function together(one: Report, other: Report): Report {
  return {
    ...other,
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    faulty: one.faulty + other.faulty,
    problems: [...one.problems, ...other.problems].toSorted((first, second) => first.line - second.line),
  };
}

/** Questions out of a sheet: looked at line by line first, then stored as drafts. */
export function ImportScreen() {
  const say = useSay();
  const work = useWork<"uploading" | "working">();
  const { doing, setDoing, setProblem, attempt } = work;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [isStored, setStored] = useState(false);
  const read = async ({ uploadId, format }: Sheet, isDry: boolean) => {
    setDoing({ what: "working" });
    const slice = async (offset: number): Promise<Report> =>
      (await call("import_questions", { upload_id: uploadId, format, dry_run: isDry, offset })).data;
    let whole = await slice(0);
    while (whole.next_offset !== null) {
      setDoing({ what: "working", share: whole.next_offset / whole.questions });
      // In turn: each slice begins where the one before it ended.
      whole = together(whole, await slice(whole.next_offset));
    }
    setReport(whole);
    setStored(!isDry);
  };
  const take = (file: File) => {
    const format = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
    setReport(null);
    setStored(false);
    if (format !== "csv" && format !== "xlsx") {
      setProblem(say("imports.wrong_kind"));
      return;
    }
    void attempt(async () => {
      const uploadId = await uploadParts(file, (share) => setDoing({ what: "uploading", share }));
      setSheet({ uploadId, format });
      await read({ uploadId, format }, true);
    });
  };
  return (
    <Page title={say("areas.imports")} lead={say("imports.lead")}>
      <Panel>
        <Choose isBusy={doing !== null} onTake={take} />
        <WorkState work={work} say={(what) => say(`imports.${what}`)} />
      </Panel>
      {report !== null && <Found report={report} />}
      {report !== null && isStored && (
        <Alert
          severity="success"
          action={
            <Button
              component={Link}
              color="inherit"
              size="small"
              to={listPath("/questions", { import_id: report.import_id })}
            >
              {say("imports.review")}
            </Button>
          }
        >
          {say("imports.stored")}
        </Alert>
      )}
      {sheet !== null && report !== null && !isStored && (
        <Button
          variant="contained"
          sx={{ justifySelf: "start" }}
          loading={doing !== null}
          disabled={report.created + report.changed === 0}
          onClick={() => void attempt(async () => await read(sheet, false))}
        >
          {say("imports.store")}
        </Button>
      )}
    </Page>
  );
}

function Choose({ isBusy, onTake }: { readonly isBusy: boolean; readonly onTake: (file: File) => void }) {
  const say = useSay();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const template = async (format: "csv" | "xlsx") => {
    try {
      const { data } = await call("export_questions", { template: true, format });
      saveFile({ name: data.file_name, mime: data.mime, content: bytesOf(data.base64) });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    }
  };
  return (
    <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
      <FileButton label={say("imports.choose")} accept=".csv,.xlsx" isBusy={isBusy} onTake={onTake} />
      <Button onClick={() => void template("xlsx")}>{say("imports.template_xlsx")}</Button>
      <Button onClick={() => void template("csv")}>{say("imports.template_csv")}</Button>
    </Box>
  );
}

/** What the lines come to, and each cell that is wrong. */
function Found({ report }: { readonly report: Report }) {
  const say = useSay();
  const { field } = useWords();
  const { lines, created, changed, unchanged, faulty, problems } = report;
  return (
    <Panel title={say("imports.problems")}>
      <Typography>{say("imports.found", { lines, created, changed, unchanged, faulty })}</Typography>
      {problems.length === 0 ? (
        <Typography color="textSecondary">{say("imports.no_problems")}</Typography>
      ) : (
        <Box sx={{ overflowX: "auto" }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {["line", "column", "message"].map((name) => (
                  <TableCell key={name}>{field(name)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {problems.map(({ line, column, ...said }) => (
                <TableRow key={`${line} ${column} ${said.message}`}>
                  <TableCell>{line}</TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell>
                    <Finding {...said} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}
