import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useListContext, useNotify } from "ra-core";
import { useState } from "react";
import { call, type SentOf } from "../../data/call.ts";
import { useMay } from "../../data/session.ts";
import { saveFile } from "../../kit/save-file.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useRefusal } from "../../kit/use-refusal.ts";
import { useSay } from "../../texts/i18n.ts";

type Filter = SentOf<"export_ledger">;

/** Entries of one file; a spreadsheet opens not many more. */
const MOST_ENTRIES = 100_000;
const ENTRIES_A_CALL = 5_000;

/** The entries that fit the list's filters as one file. */
export function LedgerExport() {
  const say = useSay();
  const may = useMay();
  const notify = useNotify();
  const refusalOf = useRefusal();
  const { number } = useFormats();
  const { filterValues, total = 0 } = useListContext();
  const [count, setCount] = useState<number | null>(null);
  if (!may("export_ledger")) return null;
  const save = async () => {
    setCount(0);
    try {
      const { csv, isWhole } = await readAll(filterValues, setCount);
      saveFile({ name: "ledger.csv", mime: "text/csv", content: csv });
      if (!isWhole) notify(say("ledger.export_cut", { count: number(MOST_ENTRIES) }), { type: "warning" });
    } catch (error) {
      notify(refusalOf(error), { type: "error" });
    } finally {
      setCount(null);
    }
  };
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
      <Button variant="outlined" loading={count !== null} disabled={total === 0} onClick={() => void save()}>
        {say("ledger.export")}
      </Button>
      <span role="status">{count !== null && say("ledger.exporting", { count: number(count) })}</span>
    </Box>
  );
}

/** Page after page; the titles are those of the first. */
async function readAll(filter: Filter, onCount: (count: number) => void) {
  const parts: string[] = [];
  let cursor: string | null = null;
  do {
    const asked: Filter = { ...filter, limit: ENTRIES_A_CALL, ...(cursor === null ? {} : { cursor }) };
    const { data } = await call("export_ledger", asked);
    parts.push(parts.length === 0 ? data.csv : data.csv.slice(data.csv.indexOf("\n") + 1));
    cursor = data.next_cursor;
    onCount(parts.length * ENTRIES_A_CALL);
  } while (cursor !== null && parts.length * ENTRIES_A_CALL < MOST_ENTRIES);
  return { csv: parts.join(""), isWhole: cursor === null };
}
