import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { RegradeButton } from "./RegradeButton.tsx";

type Figures = DataOf<"get_item_statistics">;

/** How one question does: figures of a version, what was chosen, and the regrade of what was played. */
export function QuestionFigures({ questionId }: { readonly questionId: string }) {
  const [version, setVersion] = useState<number | null>(null);
  const figures = useAnswer("get_item_statistics", {
    question_id: questionId,
    ...(version === null ? {} : { version }),
  });
  return (
    <Answered query={figures}>
      {(data) => (
        <Panels>
          <Whole figures={data} onVersion={setVersion} />
          <Chosen figures={data} />
        </Panels>
      )}
    </Answered>
  );
}

function Whole({
  figures,
  onVersion,
}: {
  readonly figures: Figures;
  readonly onVersion: (version: number) => void;
}) {
  const say = useSay();
  const { field } = useWords();
  const { number, percent } = useFormats();
  const { facility, discrimination, median_seconds: median } = figures;
  const value = (known: string | null, hint: string) =>
    known === null ? say("figures.not_yet") : <Hinted hint={hint}>{known}</Hinted>;
  return (
    <Panel title={say("figures.whole")} actions={<RegradeButton questionId={figures.question_id} />}>
      <VersionChoice figures={figures} onVersion={onVersion} />
      <Facts
        facts={[
          [
            field("facility"),
            value(
              facility === null
                ? null
                : say("figures.facility_of", { share: percent(facility), answers: number(figures.answers) }),
              say("figures.facility_hint"),
            ),
          ],
          [
            field("discrimination"),
            value(
              discrimination === null
                ? null
                : say("figures.discrimination_of", {
                    value: number(discrimination),
                    answers: number(figures.discrimination_answers),
                  }),
              say("figures.discrimination_hint"),
            ),
          ],
          [
            say("figures.median_label"),
            value(
              median === null ? null : say("figures.median", { seconds: number(median) }),
              say("figures.median_hint", { answers: number(figures.timed_answers) }),
            ),
          ],
          [say("figures.met"), number(figures.met)],
          [say("figures.answered"), number(figures.answers)],
          [
            field("reports"),
            say("figures.reports_of", {
              reports: number(figures.reports),
              open: number(figures.open_reports),
            }),
          ],
        ]}
      />
    </Panel>
  );
}

function Hinted({ children, hint }: { readonly children: ReactNode; readonly hint: string }) {
  return (
    <>
      {children}
      <Typography variant="caption" color="textSecondary" component="p">
        {hint}
      </Typography>
    </>
  );
}

function VersionChoice({
  figures: { version, versions, current_version: current },
  onVersion,
}: {
  readonly figures: Figures;
  readonly onVersion: (version: number) => void;
}) {
  const say = useSay();
  const { field } = useWords();
  const all = [...new Set([current, version, ...versions])].toSorted((one, other) => other - one);
  return (
    <TextField
      select
      label={field("version")}
      value={version}
      onChange={({ target }) => onVersion(Number(target.value))}
      sx={{ maxWidth: 280 }}
    >
      {all.map((one) => (
        <MenuItem key={one} value={one}>
          {say(one === current ? "figures.played_now" : "figures.version_of", { version: one })}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Chosen options as bars; the numbers stand in the same table, so that nobody has to read a bar. */
function Chosen({ figures: { options, answers } }: { readonly figures: Figures }) {
  const say = useSay();
  const { field } = useWords();
  const { number, percent } = useFormats();
  return (
    <Panel title={say("figures.options")}>
      {options.length === 0 ? (
        <Typography color="textSecondary">{say("figures.no_options")}</Typography>
      ) : (
        <Box sx={{ overflowX: "auto" }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{field("option")}</TableCell>
                <TableCell align="right">{field("answers")}</TableCell>
                <TableCell align="right">{field("share")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {options.map((option) => {
                const share = answers === 0 ? 0 : option.answers / answers;
                return (
                  <TableRow key={option.option}>
                    <TableCell sx={{ minWidth: 110 }}>
                      <Typography variant="body2" dir="auto" sx={{ fontWeight: option.is_key ? 650 : 400 }}>
                        {option.text}
                        {option.is_key && ` (${say("figures.right")})`}
                      </Typography>
                      <Bar share={share} isKey={option.is_key} />
                    </TableCell>
                    <TableCell align="right">{number(option.answers)}</TableCell>
                    <TableCell align="right">{percent(share)}</TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

function Bar({ share, isKey }: { readonly share: number; readonly isKey: boolean }) {
  return (
    <Box aria-hidden sx={{ bgcolor: "action.hover", borderRadius: 1, mt: 0.5, overflow: "hidden" }}>
      <Box
        sx={{
          height: 8,
          width: `${Math.min(1, share) * 100}%`,
          bgcolor: isKey ? "success.main" : "primary.main",
        }}
      />
    </Box>
  );
}
