import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSay, useWords } from "../texts/i18n.ts";
import { differencesOf } from "./leaves.ts";

type DifferencesProps = {
  readonly before: unknown;
  readonly after: unknown;
  /** What the two sides are called. */
  readonly names: readonly [before: string, after: string];
};

/** Part by part what one value has and the other has not. */
export function Differences({ before, after, names }: DifferencesProps) {
  const say = useSay();
  const { field } = useWords();
  const found = differencesOf(before, after);
  if (found.length === 0) return <Typography color="textSecondary">{say("questions.same")}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 1 }}>
      {found.map(({ path, ...sides }) => (
        <Box key={path.join(" ")}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {path.map(field).join(" › ")}
          </Typography>
          {([sides.before, sides.after] as const).map((side, at) => (
            <Typography
              key={names[at]}
              component="dd"
              variant="body2"
              sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}
            >
              {names[at]}: <bdi>{textOf(side)}</bdi>
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function textOf(value: unknown): string {
  if (value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
