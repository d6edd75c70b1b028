import Alert from "@mui/material/Alert";
import { lazy, Suspense } from "react";
import type { ConflictProps, Renew } from "./Conflict.tsx";

type ProblemProps = Omit<ConflictProps, "renew"> & {
  /** Absent: nothing was typed that could be kept. */
  readonly renew: Renew | undefined;
};

/** Fetched when somebody meets one: lists are drawn without it. Where it does not arrive, what is typed stays in sight. */
const Conflict = lazy(async () => {
  const part = await import("./Conflict.tsx").catch(() => null);
  return { default: part?.Conflict ?? Nothing };
});

function Nothing(_props: ConflictProps) {
  return null;
}

/** Why a form was not taken in; where somebody else has changed the same meanwhile, what it is now. */
export function Problem({ form, renew, renderTheirs }: ProblemProps) {
  if (form.problem === null) return null;
  return (
    <>
      <Alert severity="error">{form.problem}</Alert>
      {form.refused === "changed_meanwhile" && renew !== undefined && (
        <Suspense>
          <Conflict form={form} renew={renew} renderTheirs={renderTheirs} />
        </Suspense>
      )}
    </>
  );
}
