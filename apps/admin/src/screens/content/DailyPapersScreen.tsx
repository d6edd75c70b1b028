import BackIcon from "@mui/icons-material/ChevronLeft";
import OnIcon from "@mui/icons-material/ChevronRight";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { daysOfMonth } from "@crosscheck/rules/attempts/daily-calendar";
import { addMonths, dayIn, monthOf } from "@crosscheck/rules/attempts/local-day";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { DataOf } from "../../data/call.ts";
import { Answered } from "../../kit/Answered.tsx";
import { Page } from "../../kit/Page.tsx";
import { useAnswer } from "../../kit/use-answer.ts";
import { useFormats } from "../../kit/use-formats.ts";
import { useSay } from "../../texts/i18n.ts";
import { dailyPaperPath } from "../paths.ts";
import { useNameOf } from "./PlaceRow.tsx";

type Papers = DataOf<"list_daily_papers">;

/** A month of the daily quiz: what each day asks, and what of it is not there any more. */
export function DailyPapersScreen() {
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const [thisMonth] = useState(() => monthOf(dayIn("UTC", Date.now())));
  const month = search.get("month") ?? thisMonth;
  const days = daysOfMonth(month);
  const [first = ""] = days;
  const papers = useAnswer("list_daily_papers", { from: first, days: days.length });
  const go = (months: number) => setSearch({ month: addMonths(month, months) });
  return (
    <Page
      title={say("areas.daily")}
      lead={say("daily.lead")}
      actions={
        <>
          <IconButton aria-label={say("daily.before")} onClick={() => go(-1)}>
            <BackIcon sx={TURNED} />
          </IconButton>
          <Typography component="span" sx={{ alignSelf: "center", fontWeight: 600 }}>
            <bdi dir="ltr">{month}</bdi>
          </Typography>
          <IconButton aria-label={say("daily.after")} onClick={() => go(1)}>
            <OnIcon sx={TURNED} />
          </IconButton>
        </>
      }
    >
      <Answered query={papers}>{(data) => <Days papers={data} />}</Answered>
    </Page>
  );
}

/** Arrows point where the reading goes. */
const TURNED = { "[dir=rtl] &": { transform: "scaleX(-1)" } };

function Days({ papers: { rows } }: { readonly papers: Papers }) {
  const say = useSay();
  const missing = rows.filter((row) => row.missing > 0 && !row.is_fixed).length;
  return (
    <>
      {missing > 0 && <Alert severity="warning">{say("daily.days_missing", { count: missing })}</Alert>}
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 1,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(190px, 100%), 1fr))",
        }}
      >
        {rows.map((row) => (
          <li key={row.day}>
            <DayCard row={row} />
          </li>
        ))}
      </Box>
    </>
  );
}

function DayCard({ row }: { readonly row: Papers["rows"][number] }) {
  const say = useSay();
  const nameOf = useNameOf();
  const { date } = useFormats();
  const { day, names, is_own: isOwn, questions, missing } = row;
  return (
    <Card variant="outlined" sx={{ height: "100%" }}>
      <CardActionArea
        component={Link}
        to={dailyPaperPath(day)}
        sx={{
          p: 1.5,
          height: "100%",
          display: "grid",
          gap: 0.5,
          alignContent: "start",
          justifyContent: "start",
          justifyItems: "start",
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {date(day)}
        </Typography>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {questions === 0 ? say("daily.nothing") : <bdi>{nameOf(names)}</bdi>}
        </Typography>
        <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
          <Chip size="small" variant="outlined" label={say("content.questions", { count: questions })} />
          {isOwn && <Chip size="small" color="info" variant="outlined" label={say("daily.own")} />}
          {missing > 0 && (
            <Chip
              size="small"
              color="warning"
              variant="outlined"
              label={say("daily.missing", { count: missing })}
            />
          )}
        </Box>
      </CardActionArea>
    </Card>
  );
}
