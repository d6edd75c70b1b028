import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { CallButton } from "../../kit/CallButton.tsx";
import { Facts, Panel } from "../../kit/Panel.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useTranslate } from "ra-core";
import { useSay, useWords } from "../../texts/i18n.ts";
import type { Exam } from "./exam.ts";

type Item = DataOf<"analyse_exam">["items"][number];

/** How an exam and each of its items did, and the regrade of an item that was wrong. */
export function Analysis({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const translate = useTranslate();
  const { field, choice } = useWords();
  const { number, percent } = useFormats();
  const analysis = useAnswer("analyse_exam", { exam_id: exam.exam_id });
  const value = (figure: number | null) => (figure === null ? "–" : number(figure));
  return (
    <Answered query={analysis}>
      {(data) => (
        <>
          <Panel title={say("exams.whole")}>
            <Facts
              facts={[
                [say("exams.sat"), number(data.n)],
                [say("exams.mean"), value(data.mean_percent)],
                [say("exams.median"), value(data.median_percent)],
                [say("exams.deviation"), value(data.standard_deviation)],
                [field("pass_rate"), data.pass_rate === null ? "–" : percent(data.pass_rate)],
                [
                  say("exams.reliability"),
                  `${value(data.reliability.value)} (${choice(data.reliability.kind)})`,
                ],
                [say("exams.error"), value(data.standard_error.value)],
              ]}
            />
            <Typography variant="body2" color="textSecondary">
              {translate(`reliability_verdicts.${data.reliability.verdict}`, {
                _: data.reliability.sentence,
              })}
            </Typography>
          </Panel>
          <Panel title={say("exams.items")}>
            <Box sx={{ overflowX: "auto" }}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{field("stem")}</TableCell>
                    <TableCell align="right">{field("facility")}</TableCell>
                    <TableCell align="right">{field("discrimination")}</TableCell>
                    <TableCell>{say("exams.chosen")}</TableCell>
                    <TableCell />
                  </TableRow>
                </TableHead>
                <TableBody>
                  {data.items.map((item) => (
                    <ItemRow key={`${item.item_id} ${item.version}`} item={item} exam={exam} />
                  ))}
                </TableBody>
              </Table>
            </Box>
          </Panel>
        </>
      )}
    </Answered>
  );
}

function ItemRow({ item, exam }: { readonly item: Item; readonly exam: Exam }) {
  const say = useSay();
  const translate = useTranslate();
  const { number, percent } = useFormats();
  const isOver = exam.state === "closed" || exam.state === "archived";
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 260 }}>
        <span dir="auto">{item.stem}</span>
        <Typography variant="caption" color="textSecondary" sx={{ display: "block" }}>
          {translate(`item_verdicts.${item.verdict}`, { _: item.sentence })}
        </Typography>
      </TableCell>
      <TableCell align="right">{item.facility.value === null ? "–" : percent(item.facility.value)}</TableCell>
      <TableCell align="right">
        {item.discrimination.value === null ? "–" : number(item.discrimination.value)}
      </TableCell>
      <TableCell sx={{ minWidth: 200 }}>
        {item.options.map((option) => (
          <Typography
            key={option.option}
            variant="body2"
            sx={{ fontWeight: option.is_key ? 650 : 400 }}
            dir="auto"
          >
            {percent(option.share)} {option.text}
          </Typography>
        ))}
      </TableCell>
      <TableCell>
        {isOver && (
          <CallButton
            action="regrade_exam"
            fixed={{ exam_id: exam.exam_id }}
            start={{ changes: [{ do: "everybody_right", item_id: item.item_id, version: item.version }] }}
            lead={say("exams.regrade_lead")}
            renderAnswer={(answer) => (
              <Alert severity={answer.is_done ? "success" : "info"}>
                {say(answer.is_done ? "exams.regraded" : "exams.would_regrade", {
                  sittings: answer.sittings,
                  gain: answer.gain,
                  fall: answer.fall,
                  pass: answer.now_pass,
                  fail: answer.no_longer_pass,
                })}
              </Alert>
            )}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
