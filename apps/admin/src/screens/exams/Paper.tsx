import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useLocale } from "../../texts/locale.ts";
import type { Exam } from "./exam.ts";
import { Supply } from "./Supply.tsx";

/** Rules and sections of an exam, and what the bank has for them. */
export function Paper({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const locale = useLocale();
  const { field, choice } = useWords();
  const { number } = useFormats();
  const { rules, paper, language } = exam.definition;
  return (
    <Panels>
      <Panel title={say("exams.rules")}>
        <Facts
          facts={[
            [field("language"), language],
            [field("minutes"), number(rules.minutes)],
            [field("right"), number(rules.marks.right)],
            [field("wrong"), number(rules.marks.wrong)],
            [field("blank"), number(rules.marks.blank)],
            [field("partial"), choice(String(rules.partial))],
            [field("pass_percent"), number(rules.pass_percent)],
            [field("answer_again"), choice(String(rules.answer_again))],
            [field("forward_only"), choice(String(rules.forward_only))],
            [field("release"), choice(rules.release)],
            [field("review"), choice(rules.review)],
            [field("policy"), choice(rules.away.policy)],
            [field("warnings"), number(rules.away.warnings)],
            [field("has_key"), choice(String(exam.has_key))],
          ]}
        />
      </Panel>
      <Panel title={say("exams.sections")}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{field("section")}</TableCell>
              <TableCell align="right">{field("questions")}</TableCell>
              <TableCell align="right">{field("pass_percent")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {paper.sections.map((section) => (
              <TableRow key={section.section}>
                <TableCell>
                  <bdi>{section.name[locale] ?? Object.values(section.name)[0]}</bdi>
                </TableCell>
                <TableCell align="right">
                  {number("items" in section ? section.items.length : section.count)}
                </TableCell>
                <TableCell align="right">
                  {section.pass_percent === null ? "–" : number(section.pass_percent)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
      {exam.state === "draft" && <Supply supply={exam.supply} />}
    </Panels>
  );
}
