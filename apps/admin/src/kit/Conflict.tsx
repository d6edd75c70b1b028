import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useSay } from "../texts/i18n.ts";
import { Answered } from "./Answered.tsx";
import { Differences } from "./Differences.tsx";
import type { CallForm } from "./form/use-call-form.ts";

type Fields = Readonly<Record<string, unknown>>;
type ConflictProps = {
  readonly form: Pick<CallForm<OperatorActionName>, "values" | "set">;
  /** What is stored now, with its versions. */
  readonly renew: () => Promise<Fields>;
};

/** Fields that say what was read; they are never typed. */
const READ = new Set(["version", "live_version"]);

/** What somebody else has stored meanwhile beside what is typed here: nothing is overwritten unseen. */
export function Conflict({ form, renew }: ConflictProps) {
  const say = useSay();
  const stored = useQuery({ queryKey: ["conflict", form.values], queryFn: renew, staleTime: 0 });
  return (
    <Answered query={stored}>
      {(now) => {
        const names = Object.keys(now).filter((name) => !READ.has(name));
        const mine = Object.fromEntries(names.map((name) => [name, form.values[name]]));
        const theirs = Object.fromEntries(names.map((name) => [name, now[name]]));
        const take = (wanted: (name: string) => boolean) => {
          for (const [name, value] of Object.entries(now).filter(([one]) => wanted(one)))
            form.set([name], value ?? undefined);
        };
        return (
          <Alert severity="warning">
            <Typography variant="body2" sx={{ mb: 1 }}>
              {say("conflict.lead")}
            </Typography>
            <Differences
              before={theirs}
              after={mine}
              names={[say("conflict.theirs"), say("conflict.mine")]}
            />
            <Box sx={{ display: "flex", gap: 1, mt: 1, flexWrap: "wrap" }}>
              <Button size="small" onClick={() => take((name) => READ.has(name))}>
                {say("conflict.keep_mine")}
              </Button>
              <Button size="small" onClick={() => take(() => true)}>
                {say("conflict.take_theirs")}
              </Button>
            </Box>
          </Alert>
        );
      }}
    </Answered>
  );
}
