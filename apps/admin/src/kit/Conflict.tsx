import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import { useSay, useWords } from "../texts/i18n.ts";
import { Answered } from "./Answered.tsx";
import type { CallForm } from "./form/use-call-form.ts";

type Fields = Readonly<Record<string, unknown>>;
type ConflictProps = {
  readonly form: Pick<CallForm<OperatorActionName>, "values" | "set">;
  /** What is stored now, with its version. */
  readonly renew: () => Promise<Fields>;
};

/** What somebody else has stored meanwhile beside what is typed here: nothing is overwritten unseen. */
export function Conflict({ form, renew }: ConflictProps) {
  const say = useSay();
  const { field } = useWords();
  const stored = useQuery({ queryKey: ["conflict", form.values], queryFn: renew, staleTime: 0 });
  return (
    <Answered query={stored}>
      {(now) => {
        const differing = Object.keys(now).filter(
          (name) => name !== "version" && shown(now[name]) !== shown(form.values[name]),
        );
        return (
          <Alert severity="warning">
            <Typography variant="body2">{say("conflict.lead")}</Typography>
            {differing.map((name) => (
              <Box key={name} sx={{ mt: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {field(name)}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                  {say("conflict.theirs")} <bdi>{shown(now[name])}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                  {say("conflict.mine")} <bdi>{shown(form.values[name])}</bdi>
                </Typography>
              </Box>
            ))}
            <Box sx={{ display: "flex", gap: 1, mt: 1, flexWrap: "wrap" }}>
              <Button size="small" onClick={() => form.set(["version"], now["version"])}>
                {say("conflict.keep_mine")}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  for (const [name, value] of Object.entries(now)) form.set([name], value ?? undefined);
                }}
              >
                {say("conflict.take_theirs")}
              </Button>
            </Box>
          </Alert>
        );
      }}
    </Answered>
  );
}

/** A value as text, fields in one order. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "string") return value;
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(shown).join("; ");
  return Object.entries(value)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, part]) => `${name}: ${shown(part)}`)
    .join("; ");
}
