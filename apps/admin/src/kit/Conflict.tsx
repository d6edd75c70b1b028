import type { OperatorActionName } from "@crosscheck/contract/operator-actions";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { useSay } from "../texts/i18n.ts";
import { Answered } from "./Answered.tsx";
import { Differences } from "./Differences.tsx";
import type { CallForm } from "./form/use-call-form.ts";

type Fields = Readonly<Record<string, unknown>>;
/** What is stored now, with its versions; null is what is not there any more. */
export type Renew = () => Promise<Fields>;
type Form = Pick<CallForm<OperatorActionName>, "problem" | "refused" | "values" | "settle">;
export type ConflictProps = {
  readonly form: Form;
  readonly renew: Renew;
  /** Shows what is stored now, where a list of what differs says too little. */
  readonly renderTheirs?: ((theirs: Fields) => ReactNode) | undefined;
};

/** Fields that say what was read; they are never typed. */
const READ = new Set(["version", "live_version"]);

/** What somebody else has stored meanwhile beside what is typed here: nothing is overwritten unseen. */
export function Conflict({ form, renew, renderTheirs }: ConflictProps) {
  const say = useSay();
  const stored = useQuery({ queryKey: ["conflict", useId()], queryFn: renew, staleTime: 0, gcTime: 0 });
  return (
    <Answered query={stored}>
      {(now) => {
        const names = Object.keys(now).filter((name) => !READ.has(name));
        const mine = Object.fromEntries(names.map((name) => [name, form.values[name]]));
        const theirs = Object.fromEntries(names.map((name) => [name, now[name]]));
        const take = (wanted: (name: string) => boolean) =>
          form.settle(
            Object.fromEntries(
              Object.entries(now)
                .filter(([name]) => wanted(name))
                .map(([name, value]) => [name, value ?? undefined]),
            ),
          );
        return (
          <Alert severity="warning">
            <Typography variant="body2" sx={{ mb: 1 }}>
              {say("conflict.lead")}
            </Typography>
            {renderTheirs?.(theirs) ?? (
              <Differences
                before={theirs}
                after={mine}
                names={[say("conflict.theirs"), say("conflict.mine")]}
              />
            )}
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
