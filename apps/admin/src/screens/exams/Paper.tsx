import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { Facts, Panel, Panels } from "../../kit/Panel.tsx";
import { languageOf, useContentLanguages } from "../../kit/use-content-languages.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay, useWords } from "../../texts/i18n.ts";
import { useNameOf } from "../content/PlaceRow.tsx";
import type { Exam } from "./exam.ts";
import { Supply } from "./Supply.tsx";

/** Rules and sections of an exam, and what the bank has for them. */
export function Paper({ exam }: { readonly exam: Exam }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { field, choice } = useWords();
  const { number, percent } = useFormats();
  const languages = useContentLanguages();
  const { rules, paper, language } = exam.definition;
  return (
    <Panels>
      <Panel title={say("exams.rules")}>
        <Facts
          facts={[
            [field("language"), <bdi key="language">{languageOf(languages, language).name}</bdi>],
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
        <Box sx={{ overflowX: "auto" }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{field("name")}</TableCell>
                <TableCell align="right">{field("questions")}</TableCell>
                <TableCell align="right">{say("exams.pass_mark")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {paper.sections.map((section) => (
                <TableRow key={section.section}>
                  <TableCell>
                    <bdi>{nameOf(section.name)}</bdi>
                  </TableCell>
                  <TableCell align="right">
                    {number("items" in section ? section.items.length : section.count)}
                  </TableCell>
                  <TableCell align="right">
                    {section.pass_percent === null ? "–" : percent(section.pass_percent / 100)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Panel>
      {exam.state === "draft" && <Supply supply={exam.supply} sections={paper.sections} />}
    </Panels>
  );
}
