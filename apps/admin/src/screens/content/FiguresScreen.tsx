import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ConsoleList } from "../../kit/ConsoleList.tsx";
import { Page } from "../../kit/Page.tsx";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { figuresPath } from "../paths.ts";

/** Questions in the order of a figure: what is too hard, says nothing or is reported stands first. */
export function FiguresScreen() {
  const say = useSay();
  const { number, percent } = useFormats();
  return (
    <Page title={say("areas.figures")} lead={say("figures.lead")}>
      <ConsoleList
        name="figures"
        empty={say("figures.none")}
        filters={["sort", "category_id", "min_answers"]}
        to={({ question_id }) => figuresPath(question_id)}
        columns={[
          {
            field: "stem",
            render: ({ stem, pack_id, source_id, version }) => (
              <Box sx={{ minWidth: 240, maxWidth: 480 }}>
                <Typography variant="body2" dir="auto">
                  {stem}
                </Typography>
                <Typography variant="caption" color="textSecondary" dir="ltr" component="code">
                  {pack_id} / {source_id} v{version}
                </Typography>
              </Box>
            ),
          },
          {
            field: "facility",
            isNumber: true,
            render: ({ facility }) => (facility === null ? "–" : percent(facility)),
          },
          {
            field: "discrimination",
            isNumber: true,
            render: ({ discrimination }) => (discrimination === null ? "–" : number(discrimination)),
          },
          { field: "answers", isNumber: true, render: ({ answers }) => number(answers) },
          { field: "reports", isNumber: true, render: ({ reports }) => number(reports) },
          { field: "open_reports", isNumber: true, render: ({ open_reports }) => number(open_reports) },
        ]}
      />
    </Page>
  );
}
